"""Mobile robot under repair: opened on a workbench, its cover leaning at the tool wall."""

import math
from types import ModuleType

from machines import amr

CAMERA = ((-2.9, -5.3, 2.15), (0, 0.02, 0.535), 104)
TOP, WIDTH, DEPTH = 0.46, 1.34, 0.60
SCALE = 0.58
WALL = DEPTH / 2 - 0.045
UPRIGHT = (math.pi / 2, 0, 0)


def build(kit: ModuleType) -> None:
    """Bench with tool wall, robot on a lift, cover, tools, tablet with the work order."""
    frame(kit)
    drawers(kit)
    stock(kit)
    wall(kit)
    tools(kit)
    patient(kit)
    cover(kit)
    tablet(kit)
    loose_parts(kit)


def frame(kit: ModuleType) -> None:
    """Legs with levelling feet, braces, timber top, mat."""
    for sx in (1, -1):
        for sy in (1, -1):
            x, y = sx * (WIDTH / 2 - 0.05), sy * (DEPTH / 2 - 0.05)
            kit.block("leg", 0.055, 0.055, TOP - 0.055, 0.010, "navy", (x, y, 0.015 + (TOP - 0.055) / 2))
            kit.place(kit.rounded_cylinder("foot", 0.036, 0.016, 0.005, "rubber"), (x, y, 0))
    for sy in (1, -1):
        kit.block("rail", WIDTH - 0.14, 0.040, 0.055, 0.008, "navy", (0, sy * (DEPTH / 2 - 0.05), TOP - 0.066))
    kit.block("shelf", 0.80, DEPTH - 0.08, 0.022, 0.006, "shell2", (-0.24, 0, 0.120))
    kit.rounded_box("top", WIDTH, DEPTH, TOP - 0.040, TOP, 0.024, "wood", eb=0.006, et=0.006)
    kit.block("edge", WIDTH - 0.05, 0.006, 0.010, 0.0026, "led", (0, -DEPTH / 2 - 0.001, TOP - 0.020))
    kit.place(kit.rounded_box("mat", 0.80, 0.44, 0, 0.004, 0.02, "mintd", eb=0, et=0.002), (-0.22, -0.05, TOP))


def drawers(kit: ModuleType) -> None:
    """Drawer cabinet under the right half."""
    x, front = 0.40, -DEPTH / 2 + 0.025
    kit.place(kit.rounded_box("cabinet", 0.42, DEPTH - 0.06, 0.02, TOP - 0.042, 0.016, "navy", eb=0.006, et=0.004), (x, 0, 0))
    for z, h in ((0.095, 0.13), (0.205, 0.08), (0.290, 0.08), (0.370, 0.07)):
        kit.block("drawer", 0.38, 0.020, h - 0.008, 0.007, "shell", (x, front, z))
        kit.block("handle", 0.20, 0.016, 0.014, 0.006, "dmetal", (x, front - 0.016, z + h * 0.18))
        kit.block("name", 0.06, 0.004, 0.020, 0.0018, "mint", (x - 0.14, front - 0.0105, z + h * 0.18))


def stock(kit: ModuleType) -> None:
    """Totes and a carton with spare parts on the lower shelf."""
    for x, material in ((-0.50, "mint"), (-0.24, "shell")):
        kit.parts.tote((x, -0.06, 0.131), material, w=0.20, d=0.30, h=0.13)
    kit.parts.carton(0.03, -0.06, 0.131, 0.21, 0.28, 0.15, "card", 0.06)


def wall(kit: ModuleType) -> None:
    """Perforated tool wall on posts, with lamp bar and a rack of small bins."""
    for s in (1, -1):
        kit.block("post", 0.040, 0.050, 0.70, 0.010, "navy", (s * (WIDTH / 2 - 0.03), WALL + 0.030, TOP + 0.345))
        kit.block("arm", 0.030, 0.20, 0.030, 0.008, "navy", (s * (WIDTH / 2 - 0.03), WALL - 0.055, TOP + 0.678))
    kit.block("panel", WIDTH - 0.10, 0.018, 0.54, 0.007, "shell", (0, WALL, TOP + 0.345))
    verts: list[tuple[float, float, float]] = []
    for i in range(37):
        for j in range(15):
            x, z, r = -0.594 + 0.033 * i, TOP + 0.114 + 0.033 * j, 0.0042
            verts += [(x + r * math.cos(a), WALL - 0.0096, z + r * math.sin(a)) for a in (k * math.pi / 4 for k in range(8))]
    kit.mesh("holes", verts, [tuple(range(k, k + 8)) for k in range(0, len(verts), 8)], "gap")
    kit.place(kit.rounded_box("housing", WIDTH + 0.02, 0.11, 0, 0.040, 0.018, "navy", eb=0.006, et=0.010), (0, WALL - 0.150, TOP + 0.680))
    kit.block("lamp", WIDTH - 0.10, 0.060, 0.008, 0.003, "ledw", (0, WALL - 0.150, TOP + 0.677))


def tools(kit: ModuleType) -> None:
    """Spanners, screwdrivers, hammer, pliers and hex keys on hooks."""
    y = WALL - 0.020
    for i in range(5):
        spanner(kit, -0.575 + 0.050 * i, y, TOP + 0.36, 0.20 - 0.022 * i)
    for i, grip in enumerate(("mint", "red", "mint", "amber")):
        x = -0.295 + 0.045 * i
        screwdriver(kit, x, y - 0.012, TOP + 0.545, grip)
        kit.block("hook", 0.030, 0.040, 0.006, 0.0025, "dmetal", (x, y, TOP + 0.475))
    hammer(kit, -0.075, y)
    pliers(kit, 0.025, y)
    for i in range(6):
        length = 0.12 - 0.014 * i
        x = -0.29 + 0.028 * i
        kit.tube("hexkey", [(x + 0.016, y, TOP + 0.385), (x, y, TOP + 0.385), (x, y, TOP + 0.385 - length)], 0.0036, "metal", smooth=False)
    kit.block("holder", 0.18, 0.020, 0.016, 0.005, "navy", (-0.215, y, TOP + 0.375))


def spanner(kit: ModuleType, x: float, y: float, z: float, length: float) -> None:
    """Combination spanner hanging with its jaw up; z is its lower end."""
    k = length / 0.20
    top = z + length
    shape = [(-0.0065, z + 0.01, 0.003), (-0.0075, top - 0.030, 0.010), (-0.019, top - 0.010, 0.010), (-0.015, top + 0.012, 0.004)]
    shape += [(-0.007, top + 0.012, 0.002), (-0.007, top - 0.006, 0.005), (0.007, top - 0.006, 0.005), (0.007, top + 0.012, 0.002)]
    shape += [(0.015, top + 0.012, 0.004), (0.019, top - 0.010, 0.010), (0.0075, top - 0.030, 0.010), (0.0065, z + 0.01, 0.003)]
    kit.slab("spanner", [(x + px * (0.6 + 0.4 * k), pz, r) for px, pz, r in shape], 0.008, "metal", edge=0.0025, y=y)
    ring = [
        (0.009, -0.005),
        (0.009, 0.005),
        (0.012, 0.006),
        (0.0165, 0.006),
        (0.018, 0.003),
        (0.018, -0.003),
        (0.0165, -0.006),
        (0.012, -0.006),
        (0.009, -0.005),
    ]
    kit.place(kit.lathe("ring", ring[:-1], "metal", 40), (x, y, z), (0, -1, 0))


def screwdriver(kit: ModuleType, x: float, y: float, z: float, grip: str) -> None:
    """Screwdriver with its grip up; z is the foot of the grip."""
    profile = [(0.006, -0.075), (0.010, -0.070), (0.008, -0.062), (0.013, -0.045), (0.014, -0.015), (0.012, 0.002), (0, 0.005)]
    kit.place(kit.lathe("grip", profile, grip, 32), (x, y, z))
    kit.place(kit.rounded_cylinder("blade", 0.0036, 0.11, 0.001, "metal"), (x, y, z - 0.185))


def hammer(kit: ModuleType, x: float, y: float) -> None:
    """Soft-faced hammer, head up."""
    kit.place(
        kit.lathe("handle", [(0.009, 0), (0.013, 0.004), (0.012, 0.09), (0.008, 0.12), (0.008, 0.23)], "navy", 32),
        (x, y - 0.012, TOP + 0.335),
    )
    kit.place(kit.rounded_cylinder("head", 0.017, 0.070, 0.003, "dmetal", z=-0.035), (x, y - 0.012, TOP + 0.555), (1, 0, 0))
    for s in (1, -1):
        kit.place(kit.rounded_cylinder("face", 0.019, 0.022, 0.005, "amber"), (x + s * 0.035, y - 0.012, TOP + 0.555), (s, 0, 0))


def pliers(kit: ModuleType, x: float, y: float) -> None:
    """Pliers with mint grips, jaws up."""
    joint = TOP + 0.515
    for s in (1, -1):
        kit.slab(
            "jaw",
            [
                (x + s * 0.001, joint, 0.002),
                (x + s * 0.017, joint, 0.006),
                (x + s * 0.008, joint + 0.065, 0.003),
                (x + s * 0.001, joint + 0.065, 0.001),
            ],
            0.012,
            "dmetal",
            edge=0.003,
            y=y,
        )
        kit.tube(
            "grip",
            [
                (x + s * 0.010, y, joint - 0.014),
                (x + s * 0.026, y, joint - 0.055),
                (x + s * 0.024, y, joint - 0.10),
                (x + s * 0.014, y, joint - 0.140),
            ],
            0.0075,
            "mintd",
        )
    kit.place(kit.rounded_cylinder("joint", 0.018, 0.015, 0.004, "metal", z=-0.0075), (x, y, joint - 0.004), (0, -1, 0))


def patient(kit: ModuleType) -> None:
    """Robot without cover on a scissor lift, its inside in view."""
    x, y = -0.30, 0
    kit.place(kit.rounded_box("lift", 0.38, 0.24, 0, 0.014, 0.014, "navy", eb=0.003, et=0.004), (x, y, TOP + 0.004))
    for s in (1, -1):
        for turn in (0.17, -0.17):
            kit.block("scissor", 0.30, 0.014, 0.016, 0.005, "dmetal", (x, y + s * 0.09 + 0.010 * (turn > 0), TOP + 0.046), (0, turn, 0))
        kit.bolt((x, y - 0.099, TOP + 0.046), (0, -1, 0), 0.007, "metal")
    kit.place(kit.rounded_box("table", 0.40, 0.24, 0, 0.012, 0.014, "navy2", eb=0.003, et=0.003), (x, y, TOP + 0.074))
    with kit.moved(kit.Matrix.Translation((x, y, TOP + 0.059)) @ kit.Matrix.Scale(SCALE, 4)):
        amr.chassis(kit)
        inside(kit)


def inside(kit: ModuleType) -> None:
    """Tray with battery, controller, drives, fan and wiring on top of a chassis."""
    z = 0.285
    kit.rounded_box("tray", 0.98, 0.60, 0.283, 0.296, 0.11, "dmetal", eb=0.003, et=0.004)
    for sx in (1, -1):
        for sy in (1, -1):
            kit.place(kit.rounded_cylinder("stud", 0.016, 0.10, 0.003, "metal"), (sx * 0.43, sy * 0.24, z + 0.008))
    kit.place(
        kit.rounded_box("battery", 0.36, 0.26, z + 0.012, z + 0.135, 0.02, "mint", eb=0.006, et=0.012, grooves=(z + 0.05,)),
        (0.20, -0.11, 0),
    )
    kit.block("strap", 0.05, 0.268, 0.129, 0.006, "rubber", (0.20, -0.11, z + 0.0755))
    kit.label("48 V", 0.060, "navy", (0.095, -0.2406, z + 0.092), (1, 0, 0), (0, 0, 1))
    for px, material in ((0.30, "red"), (0.345, "gap")):
        kit.place(kit.rounded_cylinder("pole", 0.018, 0.03, 0.004, material), (px, -0.17, z + 0.130))
    kit.block("controller", 0.34, 0.24, 0.075, 0.010, "navy", (-0.22, -0.12, z + 0.050))
    for i in range(11):
        kit.block("fin", 0.008, 0.20, 0.030, 0.003, "navy2", (-0.355 + 0.022 * i, -0.11, z + 0.100))
    for i in range(5):
        kit.block(
            "plug", 0.034, 0.026, 0.030, 0.004, ("shell2", "mintd", "shell2", "amber", "shell2")[i], (-0.34 + 0.052 * i, -0.246, z + 0.045)
        )
        kit.block("status", 0.008, 0.003, 0.008, 0.0014, "led" if i != 3 else "alarm", (-0.34 + 0.052 * i, -0.2408, z + 0.075))
    kit.block("board", 0.36, 0.20, 0.010, 0.004, "mintd", (-0.20, 0.14, z + 0.045))
    for bx, by, size in ((-0.29, 0.14, 0.07), (-0.18, 0.17, 0.05), (-0.10, 0.11, 0.045), (-0.19, 0.09, 0.035)):
        kit.block("chip", size, size, 0.014, 0.003, "gap", (bx, by, z + 0.056))
    kit.block("drive", 0.30, 0.16, 0.11, 0.012, "shell2", (0.22, 0.18, z + 0.066))
    kit.place(
        kit.lathe(
            "fan",
            [(0.050, 0), (0.060, 0.004), (0.060, 0.016), (0.050, 0.018), (0.046, 0.006, 1), (0.016, 0.006, 1), (0.014, 0.016), (0, 0.018)],
            ["navy", "gap"],
            48,
        ),
        (0.22, 0.18, z + 0.120),
    )
    wires = (
        ("red", 0.012, ((0.30, -0.17, 0.155), (0.26, -0.16, 0.215), (0.02, -0.04, 0.20), (-0.03, -0.08, 0.075), (-0.06, -0.10, 0.06))),
        ("rubber", 0.012, ((0.345, -0.17, 0.155), (0.33, -0.10, 0.21), (0.08, 0.02, 0.18), (0.01, 0.06, 0.08), (-0.03, 0.12, 0.05))),
        ("amber", 0.009, ((-0.12, 0.14, 0.06), (-0.06, 0.16, 0.15), (0.02, 0.18, 0.12), (0.09, 0.18, 0.09))),
        ("shell", 0.009, ((-0.26, 0.20, 0.06), (-0.38, 0.20, 0.15), (-0.43, 0.05, 0.12), (-0.41, -0.10, 0.06), (-0.37, -0.12, 0.05))),
    )
    for material, r, points in wires:
        kit.tube("wire", [(x, y, z + h) for x, y, h in points], r, material)


def cover(kit: ModuleType) -> None:
    """Cover of the robot, leaning at the tool wall."""
    lean = kit.Matrix.Rotation(math.radians(80), 4, "X")
    place = (
        kit.Matrix.Translation((0.345, WALL - 0.131, TOP + 0.215))
        @ lean
        @ kit.Matrix.Scale(SCALE, 4)
        @ kit.Matrix.Translation((0, 0, -0.43))
    )
    with kit.moved(place):
        amr.shell(kit)
        amr.deck(kit)
        amr.face(kit)


def tablet(kit: ModuleType) -> None:
    """Tablet on a stand with the work order: ticked steps and a progress bar."""
    turn = kit.Matrix.Translation((0.46, -0.155, TOP)) @ kit.Matrix.Rotation(-0.30, 4, "Z")
    with kit.moved(turn):
        kit.place(kit.rounded_box("foot", 0.13, 0.10, 0, 0.010, 0.03, "navy", eb=0.002, et=0.004), (0, 0.02, 0))
        kit.tube("stem", [(0, 0.030, 0.008), (0, 0.045, 0.05), (0, 0.020, 0.10)], 0.009, "dmetal")
        with kit.moved(kit.Matrix.Translation((0, 0, 0.105)) @ kit.Matrix.Rotation(-0.30, 4, "X")):
            kit.place(kit.rounded_box("case", 0.25, 0.175, -0.007, 0.007, 0.016, "navy", eb=0.004, et=0.004), (0, 0, 0), None, UPRIGHT)
            kit.place(kit.rounded_box("screen", 0.232, 0.157, 0, 0.0015, 0.010, "screen", eb=0, et=0), (0, -0.0065, 0), None, UPRIGHT)
            kit.label("WO 1482", 0.024, "type", (-0.102, -0.0086, 0.056), (1, 0, 0), (0, 0, 1), "LEFT")
            for i in range(4):
                z = 0.024 - 0.024 * i
                kit.block("tick", 0.012, 0.002, 0.012, 0.0009, "led" if i < 3 else "alarm", (-0.096, -0.0088, z))
                length = (0.13, 0.10, 0.14, 0.08)[i]
                kit.block("step", length, 0.002, 0.006, 0.0009, "type" if i < 3 else "chart", (-0.080 + length / 2, -0.0088, z))


def loose_parts(kit: ModuleType) -> None:
    """Wheel, screw tray, spanner and multimeter on the bench."""
    with kit.moved(
        kit.Matrix.Translation((0.20, -0.13, TOP + 0.016))
        @ kit.Matrix.Rotation(-math.pi / 2, 4, "X")
        @ kit.Matrix.Scale(SCALE, 4)
        @ kit.Matrix.Translation((0, 0, -0.096))
    ):
        kit.parts.wheel(0, 0, 0.096, 0.055, -1)
    kit.place(kit.rounded_box("tray", 0.12, 0.08, 0, 0.014, 0.014, "metal", eb=0.003, et=0.003), (-0.02, -0.24, TOP + 0.004))
    kit.place(kit.rounded_box("well", 0.105, 0.065, 0, 0.002, 0.010, "dmetal", eb=0, et=0), (-0.02, -0.24, TOP + 0.017))
    for i, (x, y) in enumerate(((-0.035, 0.012), (-0.01, -0.014), (0.015, 0.010), (0.034, -0.010), (-0.028, -0.016))):
        kit.bolt((-0.02 + x, -0.24 + y, TOP + 0.019), (0.2 * (i - 2), 0.3, 1), 0.0075, "metal")
    with kit.moved(
        kit.Matrix.Translation((0.21, -0.245, TOP + 0.009)) @ kit.Matrix.Rotation(1.35, 4, "Z") @ kit.Matrix.Rotation(math.pi / 2, 4, "X")
    ):
        spanner(kit, 0, 0, -0.09, 0.18)
    with kit.moved(kit.Matrix.Translation((-0.49, -0.247, TOP + 0.004)) @ kit.Matrix.Rotation(1.35, 4, "Z")):
        multimeter(kit)
    for s, material in ((1, "red"), (-1, "rubber")):
        points = [(-0.42, -0.235 + s * 0.02, TOP + 0.026), (-0.37, -0.245 + s * 0.02, TOP + 0.014), (-0.33 + s * 0.02, -0.265, TOP + 0.012)]
        points += [(-0.34 + s * 0.02, -0.27, TOP + 0.08), (-0.40 + s * 0.02, -0.235, TOP + 0.20), (-0.45 + s * 0.02, -0.155, TOP + 0.255)]
        kit.tube("lead", points, 0.004, material)


def multimeter(kit: ModuleType) -> None:
    """Multimeter lying on its back."""
    kit.rounded_box("meter", 0.085, 0.15, 0, 0.034, 0.014, "amber", eb=0.004, et=0.007)
    kit.place(kit.rounded_box("panel", 0.066, 0.13, 0, 0.003, 0.008, "navy", eb=0, et=0.001), (0, 0, 0.033))
    kit.place(kit.rounded_box("display", 0.054, 0.040, 0, 0.002, 0.004, "ledm", eb=0, et=0), (0, 0.035, 0.0355))
    kit.label("24.6", 0.026, "navy", (0, 0.035, 0.0385), (1, 0, 0), (0, 1, 0))
    kit.place(kit.rounded_cylinder("dial", 0.020, 0.008, 0.003, "shell2"), (0, -0.022, 0.035))
    kit.block("mark", 0.004, 0.020, 0.003, 0.0012, "red", (0.006, -0.014, 0.044), (0, 0, -0.6))
