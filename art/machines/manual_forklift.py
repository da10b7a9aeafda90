"""Manual counterbalance truck: seat, steering wheel, overhead guard, mast with chains, level forks."""
import math

CAMERA = ((-3.55, -5.1, 1.95), (-0.20, 0, 0.545), 106)

def build(kit) -> None:
    """Build the truck, front facing -X, standing on z = 0."""
    chassis(kit)
    workplace(kit)
    guard(kit)
    mast(kit)
    forks(kit)

def chassis(kit) -> None:
    """Frame, wheels, counterweight and engine hood."""
    for s in (1, -1):
        kit.parts.wheel(-.335, s*.232, .155, .105, s, nuts=8, tread=28)
        kit.parts.wheel(.43, s*.224, .118, .085, s, nuts=8, tread=24)
        kit.parts.arch(-.335, .155, .168, .186, .125, s*.232, -.05, math.pi+.02, 'navy')
        # step: cheek plate, tread, grip strip
        kit.slab('cheek', [(-.155, .09, .02), (.215, .09, .02), (.215, .30, .02), (-.155, .30, .02)], .05, 'navy', edge=.006, y=s*.225)
        kit.block('stepcut', .26, .012, .085, .004, 'gap', (.025, s*.2515, .185))
        kit.block('step', .25, .055, .014, .004, 'dmetal', (.025, s*.262, .142))
        for i in range(8):
            kit.block('grip', .010, .045, .004, .0015, 'gap', (-.073+.028*i, s*.264, .150))
    kit.slab('frame', [(-.46, .085, .03), (.25, .085, .03), (.25, .30, .01), (-.46, .30, .06)], .33, 'navy', edge=.008)
    kit.block('floor', .36, .46, .016, .004, 'rubber', (-.03, 0, .303))
    weight = kit.slab('weight', [(.225, .115, .012), (.60, .115, .05), (.675, .20, .06), (.675, .43, .10), (.55, .53, .06), (.225, .53, .02)], .56, 'shell', edge=.045)
    for s in (1, -1):
        kit.parts.wheel_house(weight, .43, .118, .142, .28, s)
        seam = kit.block('cut', .004, .02, .22, .0004, 'gap', (.335, s*.28, .42))
        kit.cut(weight, seam)
        kit.label('FT 03', .062, 'navy', (.505, s*.2808, .385), (1, 0, 0) if s < 0 else (-1, 0, 0), (0, 0, 1))
    # tail lamps, tow pin, vents at the rear
    for s in (1, -1):
        kit.block('tail', .012, .05, .07, .005, 'red', (.674, s*.19, .36))
    for i in range(6):
        kit.block('vent', .012, .22, .010, .004, 'gap', (.672, 0, .27+.026*i))
    kit.place(kit.rounded_cylinder('pin', .016, .09, .005, 'dmetal'), (.675, 0, .155))
    # hood under the seat
    kit.slab('hood', [(.02, .30, .01), (.36, .30, .01), (.36, .50, .02), (.05, .50, .05)], .40, 'mint', edge=.02)
    for s in (1, -1):
        for i in range(5):
            kit.block('louvre', .10, .006, .007, .0028, 'gap', (.125, s*.1995, .36+.019*i))
    # counterweight lifting points and cover plate behind the seat
    kit.slab('cover', [(.37, .525, .01), (.56, .515, .03), (.52, .555, .03), (.37, .57, .01)], .34, 'navy', edge=.012)

def workplace(kit) -> None:
    """Dashboard, steering wheel, levers, seat."""
    kit.slab('cowl', [(-.455, .12, .02), (-.27, .12, .02), (-.255, .32, .05), (-.285, .545, .03), (-.36, .60, .035), (-.44, .50, .05), (-.455, .30, .05)], .40, 'shell', edge=.028)
    kit.place(kit.rounded_box('dash', .20, .10, -.01, .012, .02, 'gloss', eb=0, et=.005), (-.318, -.08, .585), None, (0, .60, 0))
    kit.place(kit.rounded_cylinder('column', .022, .20, .006, 'navy'), (-.30, .06, .52), (.62, 0, .78))
    hub = (-.18, .06, .675)
    axis = (.62, 0, .78)
    ring = kit.tube('wheel', [(.088*math.cos(2*math.pi*i/24), .088*math.sin(2*math.pi*i/24), 0) for i in range(24)], .0105, 'rubber', cyclic=True)
    kit.place(ring, hub, axis)
    kit.place(kit.rounded_cylinder('boss', .026, .03, .008, 'navy', z=-.018, dome=.004), hub, axis)
    for k in range(3):
        a = 2*math.pi*k/3+.5
        spoke = kit.tube('spoke', [(.02*math.cos(a), .02*math.sin(a), -.004), (.086*math.cos(a), .086*math.sin(a), 0)], .006, 'dmetal', smooth=False)
        kit.place(spoke, hub, axis)
    knob = kit.rounded_cylinder('knob', .013, .028, .006, 'navy', z=.008, dome=.006)
    kit.place(knob, (hub[0]-.068*.78, hub[1]-.05, hub[2]+.068*.62), axis)
    for i in range(3):
        x, y = -.285, -.07-.035*i
        kit.tube('lever', [(x, y, .56), (x+.02, y, .62), (x+.025, y, .655)], .005, 'metal', smooth=False)
        kit.place(kit.rounded_cylinder('ball', .012, .022, .009, ('navy', 'navy', 'red')[i], z=-.004), (x+.025, y, .655))
    # seat: cushion, back, side bolsters, rails, belt
    kit.block('rail', .24, .20, .022, .006, 'dmetal', (.19, 0, .511))
    kit.slab('cushion', [(.05, .522, .02), (.325, .522, .02), (.325, .578, .02), (.07, .592, .03)], .27, 'rubber', edge=.022)
    kit.slab('back', [(.275, .555, .03), (.345, .545, .03), (.425, .85, .04), (.365, .865, .035), (.325, .75, .06)], .25, 'rubber', edge=.024)
    for s in (1, -1):
        kit.slab('bolster', [(.09, .55, .02), (.30, .55, .02), (.30, .612, .025), (.11, .606, .025)], .045, 'navy2', edge=.018, y=s*.125)
        kit.slab('wing', [(.265, .60, .03), (.345, .60, .03), (.40, .80, .03), (.345, .81, .03)], .04, 'navy2', edge=.016, y=s*.118)
    kit.band('arm', [(.36, .70, 0), (.22, .70, .03), (.16, .695, 0)], .026, .045, 'rubber', edge=.010, y=-.175)
    kit.block('armstay', .022, .05, .022, .005, 'dmetal', (.345, -.15, .70))
    kit.tube('belt', [(.31, -.128, .56), (.22, -.13, .618), (.17, -.07, .602), (.19, .05, .60)], .006, 'red')

def guard(kit) -> None:
    """Overhead guard with roof bars, lamps and beacon."""
    for s in (1, -1):
        kit.band('pillar', [(-.475, .27, 0), (-.265, 1.13, .09), (.44, 1.13, .09), (.555, .50, 0)], .036, .038, 'navy', edge=.010, y=s*.232)
        kit.block('foot', .10, .05, .03, .008, 'navy', (.535, s*.232, .515))
        for bx in (.51, .56):
            kit.bolt((bx, s*.258, .515), (0, s, 0), .007, 'metal')
    kit.block('bar', .05, .46, .030, .010, 'navy', (-.20, 0, 1.13))
    kit.block('bar', .05, .46, .030, .010, 'navy', (.375, 0, 1.13))
    for i in range(6):
        kit.block('bar', .56, .018, .024, .006, 'navy', (.09, -.16+.064*i, 1.13))
    for s in (1, -1):
        at = (-.30, s*.262, .93)
        kit.block('lampstay', .03, .03, .02, .005, 'dmetal', (-.305, s*.248, .945))
        kit.place(kit.rounded_cylinder('lamp', .040, .045, .010, 'navy'), at, (-1, 0, -.12))
        kit.place(kit.rounded_cylinder('lens', .031, .004, .0015, 'ledw'), (at[0]-.044, at[1], at[2]-.006), (-1, 0, -.12))
    kit.place(kit.rounded_cylinder('beaconbase', .034, .014, .004, 'dmetal'), (.40, .15, 1.145))
    kit.place(kit.rounded_cylinder('beacon', .028, .048, .014, 'amber', dome=.006), (.40, .15, 1.158))
    # rear grab handle
    kit.tube('grab', [(.50, -.262, .70), (.49, -.285, .72), (.468, -.285, .86), (.47, -.258, .88)], .008, 'dmetal')

def mast(kit) -> None:
    """Two nested pairs of channels, lift cylinders, chains over pulleys, tilt cylinders."""
    for s in (1, -1):
        for x in (-.512, -.566):
            kit.block('flange', .012, .044, 1.10, .004, 'navy2', (x, s*.176, .61))
        kit.block('web', .060, .014, 1.10, .004, 'navy2', (-.539, s*.196, .61))
        kit.block('inner', .050, .030, 1.06, .006, 'dmetal', (-.539, s*.146, .61))
        kit.place(kit.rounded_cylinder('cyl', .022, .56, .006, 'navy', grooves=(.53,)), (-.505, s*.105, .10))
        kit.place(kit.rounded_cylinder('rod', .012, .46, .003, 'metal'), (-.505, s*.105, .65))
        kit.place(kit.rounded_cylinder('pulley', .040, .024, .005, 'dmetal', grooves=(.012,), gd=.006, gw=.010), (-.535, s*.058-.012, 1.04), (0, 1, 0))
        kit.parts.chain(-.574, s*.058, .30, 1.04)
        kit.parts.chain(-.498, s*.058, .30, 1.04)
        kit.place(kit.rounded_cylinder('tilt', .020, .13, .006, 'navy'), (-.40, s*.10, .36), (-1, 0, .12))
        kit.place(kit.rounded_cylinder('tiltrod', .011, .06, .003, 'metal'), (-.52, s*.10, .372), (1, 0, -.12))
    for z, x in ((.12, -.50), (.42, -.492), (1.145, -.515)):
        kit.block('cross', .026, .40, .05, .010, 'navy', (x, 0, z))
    kit.block('crosstop', .05, .32, .036, .010, 'dmetal', (-.539, 0, 1.125))
    for s in (1, -1):
        kit.tube('hose', [(-.50, s*.022, .12), (-.49, s*.022, .5), (-.50, s*.022, .98), (-.53, s*.022, 1.06), (-.566, s*.022, 1.0), (-.570, s*.022, .6), (-.575, s*.022, .33)], .006, 'rubber')

def forks(kit) -> None:
    """Carriage, load backrest and two level forks."""
    for z in (.125, .325):
        kit.block('plate', .026, .47, .055, .008, 'navy', (-.602, 0, z))
        for i in range(9):
            kit.block('notch', .006, .006, .016, .002, 'gap', (-.6145, -.2+.05*i, z+.018))
    for y in (-.10, .10):
        kit.block('side', .040, .03, .26, .006, 'dmetal', (-.588, y, .225))
    for y in (-.215, .215):
        kit.block('post', .024, .024, .42, .007, 'navy', (-.602, y, .535))
    for i in range(5):
        kit.block('rail', .014, .014, .39, .005, 'navy', (-.602, -.14+.07*i, .545))
    kit.block('head', .024, .454, .026, .008, 'navy', (-.602, 0, .752))
    for s in (1, -1):
        y = s*.135
        kit.slab('fork', [(-.642, .372, .006), (-.616, .372, .006), (-.616, .050, .020), (-1.14, .040, .003), (-1.145, .046, .002), (-.90, .072, .02), (-.642, .076, .012)], .062, 'metal', edge=.004, y=y)
        kit.block('hook', .034, .062, .022, .006, 'dmetal', (-.622, y, .366))
        kit.block('lock', .012, .02, .03, .004, 'amber', (-.628, y, .392))
        kit.block('label', .002, .03, .05, .0008, 'mint', (-.6425, y, .24))
