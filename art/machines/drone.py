"""Large quadcopter: folding arms, twisted blades, camera on a gimbal, battery, landing skids."""
import math

CAMERA = ((-2.9, -4.55, 1.75), (0.01, 0, 0.40), 126)
TURNS = {(-1, -1): -0.20, (-1, 1): 0.82, (1, -1): 0.55, (1, 1): -0.75}

def build(kit) -> None:
    """Build the drone hovering a little above the floor."""
    attitude = kit.Matrix.Translation((0, 0, .46)) @ kit.Matrix.Rotation(.66, 4, 'Z') @ kit.Matrix.Rotation(-.06, 4, 'Y')
    with kit.moved(attitude):
        hull(kit)
        for sx in (1, -1):
            for sy in (1, -1):
                arm(kit, sx, sy)
        landing_gear(kit)
        gimbal(kit)

def hull(kit) -> None:
    """Body with nose sensors, battery, fins and status lights; nose towards -X."""
    kit.slab('body', [(-.27, -.020, .03), (-.20, -.062, .05), (.20, -.062, .05), (.27, -.030, .03), (.27, .035, .04), (.16, .075, .08), (-.14, .075, .08), (-.26, .030, .05)], .29, 'shell', edge=.055)
    kit.place(kit.rounded_box('spine', .30, .15, .066, .094, .05, 'navy', eb=0, et=.014, grooves=()), (.03, 0, 0))
    for i in range(4):
        kit.place(kit.rounded_box('cell', .022, .010, .093, .0955, .004, 'led' if i < 3 else 'gap', eb=0, et=.001), (-.03+.034*i, -.032, 0))
    kit.place(kit.rounded_box('latch', .05, .05, .093, .098, .012, 'dmetal', eb=0, et=.003), (.145, 0, 0))
    for s in (1, -1):
        kit.block('seam', .26, .004, .0035, .0015, 'gap', (.0, s*.1445, .005))
        for i in range(6):
            kit.block('vent', .006, .006, .034, .0028, 'gap', (.06+.014*i, s*.1435, -.020))
        kit.label('DR 21', .036, 'navy', (-.07, s*.1456, -.020), (1, 0, 0) if s < 0 else (-1, 0, 0), (0, 0, 1))
    kit.place(kit.rounded_cylinder('gpsfoot', .012, .07, .003, 'navy'), (.16, 0, .09))
    kit.place(kit.rounded_cylinder('gps', .046, .018, .007, 'shell', dome=.006), (.16, 0, .158))
    # nose: visor with two eyes
    kit.place(kit.rounded_box('visor', .16, .048, -.012, .008, .022, 'gloss', eb=0, et=.005, seg=14), (-.262, 0, .004), None, (math.pi/2+.12, 0, -math.pi/2))
    for y in (-.048, .048):
        kit.place(kit.lathe('eye', [(.017, 0), (.017, .004), (.015, .006), (.012, .004), (.011, .003, 1), (.007, .005, 1), (0, .006, 1)], ['dmetal', 'lens'], 40), (-.269, y, .004), (-1, 0, -.12))
    kit.place(kit.rounded_box('glow', .036, .007, 0, .0095, .0034, 'ledw', eb=0, et=.001), (-.262, 0, .004), None, (math.pi/2+.12, 0, -math.pi/2))

def arm(kit, sx, sy) -> None:
    """Arm with hinge, motor, two blades and a light."""
    root = kit.Vector((sx*.16, sy*.125, .02))
    tip = kit.Vector((sx*.375, sy*.385, .050))
    d = (tip-root).normalized()
    length = (tip-root).length
    kit.place(kit.lathe('arm', [(.030, -.02), (.031, 0), (.026, .05), (.021, .12), (.019, length-.04), (.021, length)], ['navy2'], 48), root, d)
    kit.place(kit.rounded_cylinder('hinge', .040, .075, .008, 'navy', z=-.0375, grooves=(.018, .057)), root+d*.01, (0, 0, 1))
    kit.place(kit.rounded_cylinder('collar', .0245, .03, .006, 'mint', z=-.015), root+d*.115, d)
    kit.place(kit.rounded_cylinder('mount', .050, .030, .008, 'shell', z=-.02), tip, (0, 0, 1))
    kit.place(kit.lathe('motor', [(.040, .010), (.042, .014), (.042, .022, 1), (.038, .023, 1), (.038, .026), (.043, .027), (.043, .050), (.038, .058), (.014, .060), (.012, .075), (0, .078)], ['dmetal', 'gap'], 64), tip)
    kit.place(kit.rounded_cylinder('lamp', .030, .014, .006, 'led' if sx > 0 else 'ledw', z=-.034), tip, (0, 0, 1))
    blade_pair(kit, tip+kit.Vector((0, 0, .066)), TURNS[sx, sy], sx*sy)

def blade_pair(kit, centre, turn, spin) -> None:
    """Two twisted, tapered blades and a hub cap."""
    sections, around = 16, 12
    length = .305
    for k in range(2):
        verts, faces = [], []
        for i in range(sections):
            t = i/(sections-1)
            r = .012+length*t
            chord = .024+.034*math.sin(math.pi*min(1, t*1.25+.08))*(1-.25*t) if t < .97 else .016
            pitch = spin*(.42-.26*t)
            for j in range(around):
                a = 2*math.pi*j/around
                u, v = chord*.5*math.cos(a)+spin*chord*.10, .0055*(1-.45*t)*math.sin(a)
                verts.append((r, u*math.cos(pitch)-v*math.sin(pitch), u*math.sin(pitch)+v*math.cos(pitch)+.012*t*t))
        for i in range(sections-1):
            faces += [(i*around+j, i*around+(j+1) % around, (i+1)*around+(j+1) % around, (i+1)*around+j) for j in range(around)]
        faces += [tuple(range(around))[::-1], tuple(range((sections-1)*around, sections*around))]
        blade = kit.mesh('blade', verts, faces, 'navy2')
        kit.place(blade, centre, None, (0, 0, turn+math.pi*k))
    kit.place(kit.rounded_cylinder('hub', .022, .016, .005, 'mint', z=-.007, dome=.004), centre)

def landing_gear(kit) -> None:
    """Two skids on splayed legs."""
    for sy in (1, -1):
        for sx in (1, -1):
            kit.tube('leg', [(sx*.10, sy*.11, -.045), (sx*.12, sy*.15, -.12), (sx*.14, sy*.20, -.250)], .0115, 'navy2')
            kit.place(kit.rounded_cylinder('socket', .020, .03, .005, 'navy', z=-.02), (sx*.102, sy*.115, -.05), (sx*.02, sy*.04, -.07))
            kit.place(kit.rounded_cylinder('sleeve', .0155, .05, .005, 'rubber', z=-.025), (sx*.19, sy*.20, -.256), (1, 0, 0))
        kit.tube('skid', [(-.27, sy*.20, -.238), (-.235, sy*.20, -.256), (-.18, sy*.20, -.256), (.18, sy*.20, -.256), (.235, sy*.20, -.256), (.27, sy*.20, -.238)], .0125, 'navy2')

def gimbal(kit) -> None:
    """Three-axis gimbal with a camera below the nose."""
    x, z = -.15, -.060
    kit.place(kit.rounded_box('plate', .11, .12, z-.016, z+.006, .03, 'navy', eb=.004, et=.004), (x, 0, 0))
    for sx in (1, -1):
        for sy in (1, -1):
            kit.place(kit.rounded_cylinder('damper', .010, .018, .004, 'rubber'), (x+sx*.04, sy*.045, z-.030))
    kit.place(kit.rounded_box('plate', .10, .11, z-.040, z-.028, .028, 'dmetal', eb=.003, et=.003), (x, 0, 0))
    kit.place(kit.rounded_cylinder('yaw', .030, .030, .005, 'navy', z=-.03), (x, 0, z-.038))
    kit.band('yoke', [(x+.015, z-.075, 0), (x+.085, z-.075, .02), (x+.085, z-.135, 0)], .020, .034, 'navy', edge=.006)
    kit.place(kit.rounded_cylinder('roll', .026, .03, .005, 'navy', z=-.022), (x+.078, 0, z-.135), (-1, 0, 0))
    for s in (1, -1):
        kit.slab('cheek', [(x-.03, z-.155, .014), (x+.065, z-.150, .01), (x+.065, z-.118, .01), (x-.03, z-.112, .014)], .012, 'navy', edge=.004, y=s*.062)
        kit.place(kit.rounded_cylinder('pitch', .024, .014, .004, 'mint', dome=.003), (x-.012, s*.066, z-.134), (0, s, 0))
    kit.block('rear', .016, .12, .036, .006, 'navy', (x+.058, 0, z-.134))
    kit.place(kit.rounded_box('camera', .10, .096, -.045, .045, .026, 'shell', eb=.018, et=.018), (x-.014, 0, z-.134))
    kit.place(kit.lathe('barrel', [(.040, 0), (.040, .026), (.037, .030), (.031, .030), (.029, .020, 1), (.016, .028, 1), (0, .031, 1)], ['navy', 'lens'], 64), (x-.060, 0, z-.134), (-1, 0, 0))
    kit.place(kit.rounded_cylinder('dot', .004, .003, .001, 'red'), (x-.0625, .0, z-.096), (-1, 0, 0))
