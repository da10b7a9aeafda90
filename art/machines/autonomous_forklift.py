"""Autonomous pallet stacker: driverless, mast with chains, straddle legs, a loaded pallet on level forks."""
import math

CAMERA = ((-3.7, -4.95, 1.9), (-0.13, 0, 0.535), 102)

def build(kit) -> None:
    """Build the stacker, forks facing -X."""
    body(kit)
    head(kit)
    mast(kit)
    legs(kit)
    lift(kit, .26)

def body(kit) -> None:
    """Drive unit with shell, light strip, hatches and drive wheels."""
    x = .34
    skirt = kit.place(kit.rounded_box('skirt', .56, .58, .05, .20, .13, 'navy', eb=.02, et=.006), (x, 0, 0))
    for s in (1, -1):
        kit.parts.wheel_house(skirt, x, .105, .124, .29, s)
        kit.parts.wheel(x, s*.264, .105, .062, s, tread=0)
        kit.place(kit.rounded_cylinder('castor', .045, .032, .008, 'rubber', z=-.016), (x+.17, s*.15, .0455), (0, 1, 0))
    kit.place(kit.loft('led', [(.2005, .54, .56, .120), (.2013, .552, .572, .126), (.2095, .552, .572, .126), (.2103, .54, .56, .120)], ['led']), (x, 0, 0))
    kit.place(kit.rounded_box('lower', .56, .58, .2115, .60, .13, 'shell', eb=.010, et=.008, grooves=(.30,), gw=.004, gd=.004), (x, 0, 0))
    kit.place(kit.rounded_box('belt', .548, .568, .598, .622, .124, 'navy', eb=0, et=0), (x, 0, 0))
    kit.place(kit.rounded_box('upper', .56, .58, .620, .80, .13, 'shell', eb=.008, et=.055), (x, 0, 0))
    for s in (1, -1):
        f = s*.29
        kit.block('hatchgap', .236, .004, .196, .0019, 'gap', (x, f-s*.0012, .445))
        kit.block('hatch', .228, .010, .188, .0045, 'shell', (x, f-s*.002, .445))
        for bx in (-.10, .10):
            for bz in (.365, .525):
                kit.bolt((x+bx, f+s*.003, bz), (0, s, 0), .0055)
        for i in range(6):
            kit.block('vent', .11, .006, .007, .0028, 'gap', (x+.02, f+s*.0015, .385+.018*i))
        kit.label('AFL 04', .055, 'navy', (x-.0, f+s*.0006, .700), (1, 0, 0) if s < 0 else (-1, 0, 0), (0, 0, 1))
        kit.block('stripe', .20, .003, .012, .0014, 'mint', (x, f-s*.0002, .252))
        kit.parts.stop((x+.03, f-s*.002, .565), (0, s, 0), .7)

def head(kit) -> None:
    """Sensor head: lid, lidar mast, light ring, cameras looking over the forks."""
    x = .34
    kit.place(kit.rounded_box('lid', .40, .42, .798, .812, .09, 'navy', eb=0, et=.005), (x, 0, 0))
    kit.place(kit.rounded_box('tower', .17, .24, .808, 1.06, .07, 'shell', eb=.006, et=.03, grooves=(.86,), gw=.003, gd=.003), (x-.05, 0, 0))
    kit.place(kit.rounded_box('visor', .18, .085, -.006, .008, .036, 'gloss', eb=0, et=.005, seg=16), (x-.135, 0, .965), None, (math.pi/2, 0, -math.pi/2))
    for y in (-.05, .05):
        kit.place(kit.lathe('cam', [(.022, 0), (.022, .005), (.019, .007), (.016, .005), (.015, .004, 1), (.010, .0065, 1), (0, .008, 1)], ['dmetal', 'lens'], 48), (x-.142, y, .965), (-1, 0, 0))
    kit.place(kit.rounded_box('eye', .036, .008, 0, .0100, .0039, 'ledw', eb=0, et=.001), (x-.135, 0, .965), None, (math.pi/2, 0, -math.pi/2))
    kit.place(kit.rounded_cylinder('ring', .070, .022, .002, 'led'), (x-.05, 0, 1.056))
    kit.place(kit.rounded_cylinder('cap', .078, .018, .006, 'shell'), (x-.05, 0, 1.078))
    kit.parts.lidar((x-.05, 0, 1.095), 1.0)
    for s in (1, -1):
        kit.tube('antenna', [(x+.12, s*.13, .80), (x+.12, s*.13, .98)], .006, 'rubber', smooth=False)
        kit.place(kit.rounded_cylinder('antennafoot', .013, .03, .004, 'navy'), (x+.12, s*.13, .808))

def mast(kit) -> None:
    """Channels, cross members, lift cylinder, chains and pulleys."""
    top = 1.22
    for s in (1, -1):
        for x in (.030, -.030):
            kit.block('flange', .012, .044, top-.06, .004, 'navy2', (x, s*.196, .06+(top-.06)/2))
        kit.block('web', .060, .014, top-.06, .004, 'navy2', (0, s*.216, .06+(top-.06)/2))
        kit.block('inner', .046, .028, top-.08, .006, 'dmetal', (0, s*.168, .06+(top-.08)/2))
        kit.place(kit.rounded_cylinder('pulley', .038, .024, .005, 'dmetal', grooves=(.012,), gd=.006, gw=.010), (.0, s*.075-.012, top-.08), (0, 1, 0))
        kit.parts.chain(-.037, s*.075, .40, top-.08)
        kit.parts.chain(.037, s*.075, .40, top-.08)
    kit.place(kit.rounded_cylinder('cylinder', .030, .60, .006, 'navy', grooves=(.57,)), (.012, 0, .10))
    kit.place(kit.rounded_cylinder('rod', .018, .46, .003, 'metal'), (.012, 0, .69))
    for z in (.13, .55):
        kit.block('cross', .022, .42, .05, .010, 'navy2', (.042, 0, z))
    kit.block('crown', .074, .446, .034, .012, 'navy', (0, 0, top+.004))
    kit.block('yoke', .05, .30, .03, .010, 'dmetal', (.006, 0, top-.035))
    kit.block('strip', .004, .30, .010, .0018, 'led', (-.037, 0, top+.004))

def legs(kit) -> None:
    """Straddle legs with load rollers and corner scanners."""
    for s in (1, -1):
        y = s*.30
        kit.slab('leg', [(.10, .035, .02), (-.70, .035, .025), (-.73, .075, .02), (-.66, .118, .05), (.10, .135, .02)], .075, 'shell', edge=.016, y=y)
        kit.block('legled', .42, .003, .008, .0014, 'led', (-.30, y+s*.0372, .085))
        kit.block('corner', .12, .18, .12, .03, 'navy', (.06, s*.235, .115))
        for x in (-.64, -.52):
            kit.place(kit.rounded_cylinder('roller', .034, .050, .006, 'rubber', z=-.025), (x, y, .0345), (0, 1, 0))
        kit.parts.scanner((-.655, y, .104), .58)

def lift(kit, z) -> None:
    """Carriage, backrest, level forks and the load at fork height z."""
    x = -.052
    for dz in (.03, .19):
        kit.block('plate', .024, .50, .05, .008, 'navy', (x, 0, z+dz))
    for s in (1, -1):
        kit.block('bracket', .03, .03, .24, .006, 'dmetal', (x+.014, s*.125, z+.11))
        kit.block('post', .022, .022, .50, .007, 'navy', (x, s*.235, z+.42))
        y = s*.125
        kit.slab('fork', [(-.092, z+.235, .006), (-.066, z+.235, .006), (-.066, z-.028, .018), (-.755, z-.028, .003), (-.76, z-.022, .002), (-.62, z-.002, .02), (-.092, z, .012)], .07, 'metal', edge=.004, y=y)
        kit.block('tip', .012, .02, .008, .003, 'led', (-.757, y, z-.024))
    for i in range(5):
        kit.block('rail', .013, .013, .46, .005, 'navy', (x, -.15+.075*i, z+.44))
    kit.block('head', .022, .492, .024, .008, 'navy', (x, 0, z+.672))
    px = -.40
    kit.parts.pallet(px, 0, z-.020+.0, .60, .46)
    top = z-.020+.090
    kit.parts.carton(px-.145, -.11, top, .28, .21, .22, 'card')
    kit.parts.carton(px-.145, .11, top, .28, .21, .22, 'shell2')
    kit.parts.carton(px+.145, -.11, top, .28, .21, .22, 'mint')
    kit.parts.carton(px+.145, .11, top, .28, .21, .22, 'card')
    kit.parts.carton(px+.140, -.105, top+.2205, .27, .20, .18, 'card', .03)
    kit.parts.carton(px-.150, -.02, top+.2205, .26, .30, .14, 'shell2', -.04)
    kit.parts.carton(px+.145, .11, top+.2205, .26, .19, .15, 'card', -.03)
