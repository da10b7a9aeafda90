"""Serving robot: drive base, two side columns, three trays with dishes, friendly display."""
import math

CAMERA = ((-3.4, -4.9, 1.95), (-0.01, 0, 0.585), 112)

def build(kit) -> None:
    """Build the robot, front facing -X."""
    base(kit)
    frame(kit)
    display(kit)
    for z in (.345, .585, .810):
        tray(kit, z)
    dishes(kit)

def base(kit) -> None:
    """Rounded drive unit with light strip, bumper scanner slot and castors."""
    skirt = kit.rounded_box('skirt', .54, .48, .035, .125, .17, 'navy', eb=.018, et=.004)
    for s in (1, -1):
        kit.parts.wheel_house(skirt, .0, .052, .064, .24, s)
        kit.parts.wheel(.0, s*.216, .054, .046, s, nuts=5)
        for x in (-.17, .17):
            kit.place(kit.rounded_cylinder('castor', .032, .026, .006, 'rubber', z=-.013), (x, s*.11, .0325), (0, 1, 0))
    kit.loft('led', [(.1255, .518, .458, .160), (.1263, .530, .470, .165), (.1345, .530, .470, .165), (.1353, .518, .458, .160)], ['led'])
    kit.rounded_box('slot', .50, .44, .135, .165, .15, 'gloss', eb=0, et=0)
    kit.rounded_box('shell', .54, .48, .164, .285, .17, 'shell', eb=.008, et=.045)
    kit.place(kit.rounded_box('top', .40, .34, .283, .292, .11, 'navy', eb=0, et=.005), (0, 0, 0))
    for s in (1, -1):
        kit.label('SR 08', .042, 'navy', (-.015, s*.2407, .215), (1, 0, 0) if s < 0 else (-1, 0, 0), (0, 0, 1))
        kit.place(kit.rounded_box('head', .07, .015, -.02, .004, .0073, 'ledw', eb=0, et=.002), (-.2685, s*.055, .212), None, (math.pi/2, 0, -math.pi/2))
    kit.parts.stop((.21, -.0, .280), (.25, 0, 1), .7)

def frame(kit) -> None:
    """Two curved side columns joined by a head beam, with inner light lines."""
    for s in (1, -1):
        kit.band('column', [(.13, .22, 0), (.13, .95, .09), (-.10, 1.03, 0)], .072, .040, 'shell', edge=.016, y=s*.205)
        kit.band('inlay', [(.13, .32, 0), (.13, .90, 0)], .012, .006, 'led', edge=.002, y=s*.2262)
    kit.slab('back', [(.135, .30, .01), (.160, .30, .01), (.160, .93, .01), (.135, .93, .01)], .375, 'navy2', edge=.004)

def tray(kit, z) -> None:
    """Tray with raised lip, anti-slip mat and bracket."""
    x = -.055
    kit.place(kit.rounded_box('tray', .43, .355, z, z+.018, .06, 'shell', eb=.006, et=.006), (x, 0, 0))
    ring = [(x+dx, dy, z+.024) for dx, dy in ((-.205, -.11), (-.205, .11), (-.205, .168), (-.14, .168), (.14, .168), (.205, .168), (.205, .11), (.205, -.11), (.205, -.168), (.14, -.168), (-.14, -.168), (-.205, -.168))]
    kit.tube('lip', ring, .0075, 'mint', cyclic=True)
    kit.place(kit.rounded_box('mat', .375, .30, z+.0175, z+.0215, .045, 'navy', eb=0, et=.002), (x, 0, 0))
    kit.place(kit.rounded_box('glow', .10, .007, -.006, .003, .0034, 'led', eb=0, et=.001), (x-.2145, 0, z+.009), None, (math.pi/2, 0, -math.pi/2))
    for s in (1, -1):
        kit.block('bracket', .10, .014, .03, .006, 'dmetal', (.11, s*.180, z+.004))

def display(kit) -> None:
    """Head with a large glossy face: two eyes and a smile."""
    normal = (-.966, 0, .259)
    face = (math.pi/2-.262, 0, -math.pi/2)
    at = kit.Vector((-.105, 0, 1.075))
    n = kit.Vector(normal)
    kit.place(kit.rounded_box('head', .46, .235, -.045, .030, .085, 'shell', eb=.024, et=.018, seg=18), at, None, face)
    kit.place(kit.rounded_box('screen', .415, .190, .020, .034, .064, 'gloss', eb=0, et=.004, seg=18), at, None, face)
    up = kit.Vector((.259, 0, .966))
    for s in (1, -1):
        eye = at+kit.Vector((0, s*.085, 0))+up*.018+n*.031
        kit.place(kit.rounded_box('eye', .034, .058, 0, .0045, .0168, 'led', eb=0, et=.001, seg=12), eye, None, face)
    smile = [at+up*(-.040-.016*math.cos(a))+kit.Vector((0, .05*math.sin(a), 0))+n*.0345 for a in (-1.25+2.5*i/12 for i in range(13))]
    kit.tube('smile', [tuple(p) for p in smile], .0038, 'led')
    kit.place(kit.lathe('cam', [(.011, 0), (.011, .003), (.008, .004), (.007, .003, 1), (0, .005, 1)], ['dmetal', 'lens'], 32), at+up*.076+n*.033, normal)

def plate(kit, x, y, z, r, m='shell') -> None:
    """Round plate with rim."""
    kit.place(kit.lathe('plate', [(r*.55, 0), (r*.62, .003), (r*.98, .016), (r, .018), (r*.98, .0195), (r*.66, .009), (r*.6, .007), (0, .007)], [m], 72), (x, y, z))

def bowl(kit, x, y, z, r, m, soup) -> None:
    """Bowl with soup and herbs."""
    kit.place(kit.lathe('bowl', [(r*.5, 0), (r*.52, .006), (r*.85, r*.35), (r, r*.72), (r*.97, r*.75), (r*.92, r*.70), (r*.80, r*.42), (0, r*.30)], [m], 72), (x, y, z))
    kit.place(kit.rounded_cylinder('soup', r*.88, .004, .001, soup), (x, y, z+r*.58))
    for i in range(5):
        a = i*1.3
        kit.place(kit.rounded_cylinder('herb', .007, .003, .001, 'mintd', dome=.002), (x+r*.45*math.cos(a)*(.4+.15*i), y+r*.45*math.sin(a)*(.4+.15*i), z+r*.58+.004))

def cup(kit, x, y, z, r, h, m) -> None:
    """Cup with lid and straw."""
    kit.place(kit.lathe('cup', [(r*.76, 0), (r*.78, .004), (r, h), (r*1.06, h+.002), (r*1.06, h+.010), (r*.9, h+.016), (0, h+.017)], [m], 56), (x, y, z))
    kit.place(kit.lathe('sleeve', [(r*.845, h*.25), (r*.87, h*.26), (r*.96, h*.68), (r*.945, h*.69)], ['card'], 56), (x, y, z))

def dishes(kit) -> None:
    """Food on the three trays."""
    z = .8315
    plate(kit, -.135, -.075, z, .085)
    kit.place(kit.rounded_cylinder('patty', .048, .020, .009, 'card', dome=.012), (-.140, -.080, z+.008))
    for i, m in enumerate(('mintd', 'red', 'mintd', 'amber')):
        kit.place(kit.rounded_cylinder('garnish', .013, .012, .006, m, dome=.007), (-.135+.05*math.cos(i*.55-1.2), -.075+.058*math.sin(i*.75+.9), z+.009))
    bowl(kit, -.125, .095, z, .066, 'mint', 'amber')
    cup(kit, .045, -.10, z, .034, .10, 'shell')
    cup(kit, .045, .0, z, .034, .10, 'mint')
    cup(kit, .045, .10, z, .034, .10, 'shell')
    z = .6065
    bowl(kit, -.15, -.085, z, .070, 'shell', 'red')
    plate(kit, -.11, .085, z, .080, 'mint')
    kit.place(kit.rounded_cylinder('cake', .036, .040, .006, 'card', dome=.004), (-.11, .085, z+.007))
    kit.place(kit.rounded_cylinder('berry', .009, .009, .004, 'red', dome=.006), (-.11, .085, z+.050))
    cup(kit, .03, -.075, z, .036, .085, 'mint')
    z = .3665
    for i in range(5):
        plate(kit, -.11, -.07, z+.011*i, .085)
    for i in range(3):
        plate(kit, -.10, .105, z+.011*i, .062, 'mint')
    kit.place(kit.rounded_cylinder('pot', .05, .09, .012, 'metal', dome=.016), (.05, .04, z))
