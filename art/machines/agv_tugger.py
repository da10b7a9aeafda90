"""AGV tugger: low tractor with control column, drawbar and one loaded trailer."""
import math

CAMERA = ((-3.75, -4.9, 1.95), (-0.01, 0, 0.345), 108)

def build(kit) -> None:
    """Build tractor and trailer in line, front facing -X."""
    tractor(kit)
    column(kit)
    trailer(kit)

def tractor(kit) -> None:
    """Chassis, hood, front sensors, wheels."""
    x0 = -.47
    skirt = kit.rounded_box('skirt', .62, .50, .045, .205, .11, 'navy', eb=.018, et=.006)
    kit.place(skirt, (x0, 0, 0))
    for s in (1, -1):
        kit.parts.wheel_house(skirt, x0+.165, .088, .101, .25, s)
        kit.parts.wheel(x0+.165, s*.224, .088, .058, s, tread=0)
        kit.place(kit.rounded_cylinder('castor', .045, .032, .008, 'rubber', z=-.016), (x0-.18, s*.14, .0455), (0, 1, 0))
    kit.place(kit.loft('led', [(.2055, .602, .482, .101), (.2063, .612, .492, .106), (.2140, .612, .492, .106), (.2148, .602, .482, .101)], ['led']), (x0, 0, 0))
    kit.slab('hood', [(x0-.31, .216, .012), (x0+.31, .216, .012), (x0+.31, .375, .03), (x0-.12, .375, .10), (x0-.275, .335, .06), (x0-.31, .275, .05)], .50, 'shell', edge=.035)
    for s in (1, -1):
        kit.block('seam', .0035, .004, .125, .0015, 'gap', (x0-.05, s*.2485, .285))
        kit.block('hatchgap', .206, .004, .092, .0019, 'gap', (x0+.13, s*.2485, .285))
        kit.block('hatch', .198, .008, .084, .0035, 'shell', (x0+.13, s*.2485, .285))
        for bx in (.045, .215):
            for bz in (.256, .314):
                kit.bolt((x0+bx, s*.2525, bz), (0, s, 0), .005)
        kit.label('AGV 12', .052, 'navy', (x0-.17, s*.2508, .285), (1, 0, 0) if s < 0 else (-1, 0, 0), (0, 0, 1))
        kit.place(kit.rounded_box('head', .085, .016, -.008, .004, .0078, 'ledw', eb=0, et=.003), (x0-.31, s*.135, .155), None, (math.pi/2, 0, -math.pi/2))
    # bumper with safety scanner in the nose
    kit.place(kit.rounded_box('bumper', .03, .34, .062, .112, .014, 'rubber', eb=.006, et=.006), (x0-.312, 0, 0))
    kit.place(kit.rounded_box('niche', .17, .075, -.008, .004, .02, 'gap', eb=0, et=.002), (x0-.309, 0, .250), None, (math.pi/2, 0, -math.pi/2))
    kit.parts.scanner((x0-.312, 0, .216), .68)
    # deck plate on the hood
    kit.place(kit.rounded_box('deck', .17, .36, .370, .381, .03, 'navy', eb=0, et=.005), (x0+.02, 0, 0))
    for i in range(5):
        kit.block('rib', .010, .30, .005, .002, 'rubber', (x0-.04+.03*i, 0, .382))

def column(kit) -> None:
    """Control column with screen, stop buttons, light ring and lidar."""
    x = -.27
    kit.slab('column', [(x-.07, .34, .01), (x+.105, .34, .01), (x+.105, .66, .05), (x-.01, .66, .05), (x-.05, .50, .05)], .34, 'shell', edge=.035)
    kit.slab('crown', [(x-.045, .655, .02), (x+.10, .655, .02), (x+.10, .70, .02), (x-.03, .70, .02)], .30, 'navy', edge=.012)
    face = (math.pi/2-.245, 0, -math.pi/2)
    kit.place(kit.rounded_box('bezel', .235, .135, -.012, .006, .018, 'navy', eb=0, et=.003), (x-.031, 0, .580), None, face)
    kit.place(kit.rounded_box('screen', .212, .112, 0, .0075, .010, 'gloss', eb=0, et=.001), (x-.031, 0, .580), None, face)
    for i, w in enumerate((.09, .13, .06)):
        kit.place(kit.rounded_box('line', w, .008, 0, .0082, .0035, 'ledw' if i == 0 else 'led', eb=0, et=.0005, seg=4), (x-.039+.0073*(1-i), .085-w/2, .580+.030*(1-i)), None, face)
    for s in (1, -1):
        kit.parts.stop((x+.03, s*.11, .699), (0, 0, 1), .8)
    kit.place(kit.rounded_cylinder('mast', .026, .10, .006, 'navy'), (x+.04, 0, .695))
    kit.place(kit.rounded_cylinder('beam', .0275, .030, .002, 'led'), (x+.04, 0, .745))
    kit.parts.lidar((x+.04, 0, .793), .78)

def trailer(kit) -> None:
    """Platform trailer with drawbar, castors, end frame and load."""
    x, length, width = .43, .64, .50
    # drawbar from the tractor's jaw to the trailer's front beam
    kit.block('jaw', .05, .09, .06, .010, 'dmetal', (-.150, 0, .125))
    kit.place(kit.rounded_cylinder('pin', .013, .085, .004, 'metal'), (-.130, 0, .085))
    kit.band('drawbar', [(-.135, .122, 0), (.04, .122, .04), (.10, .155, .04), (.16, .155, 0)], .024, .05, 'navy2')
    for s in (1, -1):
        kit.tube('brace', [(-.02, s*.02, .125), (.115, s*.17, .158)], .009, 'navy2', smooth=False)
        kit.block('beam', length, .04, .045, .010, 'navy', (x, s*(width/2-.02), .160))
        kit.block('lip', length+.01, .012, .03, .005, 'mint', (x, s*(width/2+.001), .196))
        for e in (1, -1):
            kit.parts.castor(x+e*(length/2-.10), s*(width/2-.075), .052, .142)
    for e in (1, -1):
        kit.block('crossbeam', .04, width-.01, .045, .010, 'navy', (x+e*(length/2-.02), 0, .160))
    kit.rounded_box('platform', length, width, .180, .204, .025, 'navy2', eb=.004, et=.006).location.x = x
    kit.place(kit.rounded_box('mat', length-.06, width-.06, .203, .209, .02, 'rubber', eb=0, et=.002), (x, 0, 0))
    # end frame
    xe = x+length/2-.03
    kit.tube('hoop', [(xe, -.215, .20), (xe, -.215, .60), (xe, -.215, .70), (xe, -.12, .70), (xe, .12, .70), (xe, .215, .70), (xe, .215, .60), (xe, .215, .20)], .014, 'navy2')
    for z in (.36, .53):
        kit.tube('rung', [(xe, -.212, z), (xe, .212, z)], .009, 'navy2', smooth=False)
    # load
    kit.parts.tote((x-.135, 0, .209), 'mint', .26, .38, .17, 'navy')
    kit.parts.tote((x-.135, 0, .4105), 'shell', .26, .38, .17, 'navy')
    kit.parts.carton(x+.130, .0, .209, .24, .40, .21, 'card')
    kit.parts.carton(x+.125, -.085, .4195, .20, .20, .13, 'card', .06)
    kit.parts.carton(x+.135, .11, .4195, .20, .17, .16, 'shell2', -.05)
