"""Autonomous scrubber-drier: tanks, disc brushes, squeegee with hose, sensors and handle."""
import math

CAMERA = ((-3.7, -4.7, 1.9), (0.03, 0, 0.43), 118)

def build(kit) -> None:
    """Build the machine, front facing -X."""
    chassis(kit)
    tanks(kit)
    face(kit)
    brushes(kit)
    squeegee(kit)
    handle(kit)

def chassis(kit) -> None:
    """Lower body with drive wheels and light strip."""
    base = kit.slab('base', [(-.40, .115, .04), (.36, .075, .04), (.40, .11, .04), (.40, .27, .01), (-.42, .27, .01), (-.42, .16, .04)], .50, 'navy', edge=.035)
    for s in (1, -1):
        kit.parts.wheel_house(base, .10, .125, .146, .25, s)
        kit.parts.wheel(.10, s*.226, .125, .065, s, tread=24)
        kit.parts.castor(.33, s*.14, .045, .10)
    kit.place(kit.loft('led', [(.2702, .77, .47, .10), (.271, .784, .484, .106), (.2795, .784, .484, .106), (.2803, .77, .47, .10)], ['led']), (-.005, 0, 0))

def tanks(kit) -> None:
    """Clean water tank, recovery tank with lid, seams, fill cap, level gauge."""
    kit.slab('tank', [(-.42, .281, .015), (.40, .281, .015), (.40, .47, .02), (-.42, .47, .02)], .52, 'shell', edge=.045)
    kit.slab('gasket', [(-.405, .468, .004), (.385, .468, .004), (.385, .478, .004), (-.405, .478, .004)], .44, 'gap', edge=.001)
    kit.slab('upper', [(-.42, .476, .02), (.40, .476, .02), (.395, .70, .09), (.10, .73, .15), (-.24, .69, .12), (-.40, .60, .08)], .52, 'shell', edge=.065)
    kit.slab('lid', [(-.02, .715, .01), (.30, .715, .01), (.29, .745, .02), (.0, .748, .02)], .33, 'navy', edge=.012)
    for s in (1, -1):
        kit.block('hinge', .05, .03, .018, .005, 'dmetal', (.30, s*.10, .732))
        kit.block('seam', .0035, .004, .15, .0015, 'gap', (-.13, s*.2588, .376))
        kit.block('hatchgap', .256, .004, .112, .0019, 'gap', (.10, s*.2588, .376))
        kit.block('hatch', .248, .010, .104, .0045, 'shell', (.10, s*.2580, .376))
        for bx in (-.005, .205):
            for bz in (.339, .413):
                kit.bolt((bx, s*.263, bz), (0, s, 0), .0055)
        for i in range(6):
            kit.block('vent', .07, .006, .006, .0026, 'gap', (.10, s*.2622, .345+.0125*i))
        kit.label('CR 05', .058, 'navy', (-.265, s*.2606, .376), (1, 0, 0) if s < 0 else (-1, 0, 0), (0, 0, 1))
        kit.block('gauge', .018, .006, .13, .0028, 'gloss', (.325, s*.2575, .575))
        for i in range(5):
            kit.block('level', .010, .003, .014, .0013, 'led' if i < 3 else 'navy2', (.325, s*.2605, .530+.0225*i))
        kit.block('stripe', .36, .004, .014, .0018, 'mint', (.02, s*.2588, .560))

def face(kit) -> None:
    """Visor with depth cameras, screen, lidar, stop buttons."""
    nose = (math.pi/2-.22, 0, -math.pi/2)
    kit.place(kit.rounded_box('rim', .36, .112, -.03, .006, .050, 'navy', eb=0, et=.004, seg=18), (-.402, 0, .540), None, nose)
    kit.place(kit.rounded_box('visor', .34, .092, -.01, .010, .042, 'gloss', eb=0, et=.005, seg=18), (-.402, 0, .540), None, nose)
    for y in (-.105, .105):
        kit.place(kit.lathe('cam', [(.026, 0), (.026, .006), (.023, .008), (.019, .006), (.018, .005, 1), (.012, .0075, 1), (0, .009, 1)], ['dmetal', 'lens'], 56), (-.411, y, .542), (-.976, 0, .218))
    kit.place(kit.rounded_box('eye', .085, .010, 0, .0125, .0048, 'ledw', eb=0, et=.001), (-.402, 0, .540), None, nose)
    for s in (1, -1):
        kit.place(kit.rounded_box('head', .095, .018, -.02, .004, .0088, 'ledw', eb=0, et=.003), (-.4205, s*.13, .375), None, (math.pi/2, 0, -math.pi/2))
    kit.place(kit.rounded_cylinder('foot', .085, .02, .006, 'navy'), (-.13, 0, .698))
    kit.place(kit.rounded_cylinder('neck', .045, .05, .004, 'navy'), (-.13, 0, .712))
    kit.place(kit.rounded_cylinder('ring', .0465, .018, .002, 'led'), (-.13, 0, .735))
    kit.parts.lidar((-.13, 0, .760), 1.0)
    kit.parts.stop((-.255, -.14, .665), (-.25, -.1, 1), .8)

def brushes(kit) -> None:
    """Deck with two counter-rotating disc brushes and a splash guard."""
    kit.place(kit.rounded_box('deck', .22, .60, .10, .135, .09, 'navy2', eb=.008, et=.010), (-.40, 0, 0))
    kit.block('arm', .16, .10, .04, .012, 'dmetal', (-.34, 0, .150))
    for s in (1, -1):
        at = (-.40, s*.155, 0)
        kit.place(kit.rounded_cylinder('motor', .055, .07, .010, 'navy', grooves=(.03,)), (at[0], at[1], .128))
        kit.place(kit.rounded_cylinder('plate', .150, .030, .006, 'mint', z=.060), at)
        kit.place(kit.lathe('bristle', [(.148, 0), (.150, .004), (.142, .062), (.05, .062), (.05, 0)], ['rubber'], 96), at)
        for i in range(40):
            a = 2*math.pi*i/40
            kit.block('tuft', .006, .004, .060, .0018, 'gap', (at[0]+.1475*math.cos(a), at[1]+.1475*math.sin(a), .0315), (0, 0, a))
    kit.tube('bumper', [(-.38, -.335, .10), (-.47, -.335, .10), (-.565, -.22, .10), (-.575, 0, .10), (-.565, .22, .10), (-.47, .335, .10), (-.38, .335, .10)], .016, 'rubber')

def squeegee(kit) -> None:
    """Curved rubber lip on castors behind the machine, suction hose to the recovery tank."""
    pts = [(.40, -.40), (.475, -.28), (.51, -.12), (.515, 0), (.51, .12), (.475, .28), (.40, .40)]
    kit.tube('lip', [(x, y, .016) for x, y in pts], .0155, 'rubber')
    kit.tube('frame', [(x-.005, y, .050) for x, y in pts], .022, 'navy2')
    for s in (1, -1):
        kit.place(kit.rounded_cylinder('guide', .024, .02, .006, 'rubber', z=-.01), (.405, s*.425, .045), (0, 0, 1))
        kit.tube('link', [(.36, s*.10, .14), (.42, s*.10, .12), (.49, s*.09, .055)], .012, 'dmetal')
    kit.place(kit.rounded_cylinder('port', .034, .06, .006, 'navy'), (.50, 0, .055))
    kit.tube('hose', [(.50, 0, .11), (.51, 0, .20), (.53, -.01, .34), (.50, -.02, .50), (.46, -.02, .56), (.385, -.02, .57)], .026, 'rubber')
    for i in range(16):
        t = i/15
        z = .14+.30*t
        x = .503+.022*math.sin(math.pi*min(t*.85, 1))
        kit.place(kit.rounded_cylinder('rib', .0285, .007, .003, 'rubber'), (x, -.018*t*.7, z))

def handle(kit) -> None:
    """Service handle with touch screen for manual drive."""
    for s in (1, -1):
        kit.tube('stay', [(.35, s*.17, .66), (.42, s*.17, .74), (.47, s*.17, .84), (.47, s*.14, .865)], .013, 'navy2')
    kit.tube('bar', [(.47, -.15, .862), (.47, .15, .862)], .017, 'rubber', smooth=False)
