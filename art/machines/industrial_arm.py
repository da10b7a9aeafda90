"""Six-axis industrial arm: cast links, motors, balancer, hose pack, welding-free gripper, bolted base."""

import math
from types import ModuleType

CAMERA = ((-3.3, -5.2, 1.75), (-0.16, 0, 0.60), 100)


def build(kit: ModuleType) -> None:
    """Arm on its base plate, reaching towards -X."""
    base(kit)
    carousel(kit)
    lower_arm(kit)
    upper_arm(kit)
    wrist(kit)
    hoses(kit)


SHOULDER = (-0.06, 0, 0.40)
ELBOW = (0.09, 0, 0.94)
WRIST = (-0.62, 0, 0.90)


def base(kit: ModuleType) -> None:
    """Floor plate, cast foot, connector panel."""
    kit.rounded_box("plate", 0.72, 0.72, 0, 0.035, 0.06, "navy", eb=0.004, et=0.010)
    for sx in (1, -1):
        for sy in (1, -1):
            kit.place(kit.rounded_cylinder("washer", 0.030, 0.006, 0.002, "dmetal"), (sx * 0.29, sy * 0.29, 0.035))
            kit.bolt((sx * 0.29, sy * 0.29, 0.040), (0, 0, 1), 0.020, "metal")
    kit.place(kit.rounded_box("foot", 0.46, 0.42, 0.034, 0.10, 0.08, "shell", eb=0.004, et=0.016), (0, 0, 0))
    kit.lathe("pedestal", [(0.20, 0.09), (0.205, 0.10), (0.185, 0.125), (0.180, 0.19), (0.186, 0.20)], "shell", 96)
    kit.lathe("ring", [(0.180, 0.199), (0.1845, 0.201), (0.1845, 0.211), (0.180, 0.213)], "led", 96)
    kit.block("panel", 0.10, 0.24, 0.12, 0.014, "navy", (0.235, 0, 0.105))
    for i in range(2):
        kit.place(kit.rounded_cylinder("plug", 0.026, 0.05, 0.006, "dmetal"), (0.275, -0.05 + 0.10 * i, 0.115), (1, 0, 0))
        kit.tube(
            "lead",
            [
                (0.32, -0.05 + 0.10 * i, 0.115),
                (0.42, -0.06 + 0.12 * i, 0.110),
                (0.47, -0.10 + 0.16 * i, 0.03),
                (0.62, -0.16 + 0.22 * i, 0.018),
                (0.95, -0.10 + 0.22 * i, 0.018),
                (2.40, 0.60 + 0.22 * i, 0.018),
            ],
            0.017,
            "rubber",
        )
    for s in (1, -1):
        for i in range(2):
            kit.bolt((-0.10 + 0.20 * i, s * 0.211, 0.070), (0, s, 0), 0.011)
    kit.label("IR 160", 0.040, "navy", (0, -0.2106, 0.070), (1, 0, 0), (0, 0, 1))


def carousel(kit: ModuleType) -> None:
    """Turning column with axis-one motor, shoulder forks and balancer."""
    kit.rounded_cylinder("disc", 0.195, 0.055, 0.014, "navy2", z=0.214)
    kit.slab(
        "column",
        [
            (-0.19, 0.262, 0.02),
            (0.19, 0.262, 0.02),
            (0.20, 0.34, 0.05),
            (0.05, 0.40, 0.06),
            (-0.02, 0.50, 0.05),
            (-0.12, 0.50, 0.06),
            (-0.19, 0.42, 0.06),
        ],
        0.13,
        "shell",
        edge=0.022,
        y=0.125,
    )
    kit.rounded_cylinder("hub", 0.165, 0.04, 0.012, "shell", z=0.260)
    kit.place(kit.rounded_cylinder("motor", 0.058, 0.16, 0.010, "navy", grooves=(0.03, 0.11)), (0.13, -0.09, 0.285))
    kit.place(kit.rounded_cylinder("cap", 0.050, 0.012, 0.006, "mint"), (0.13, -0.09, 0.443))
    x, y, z = SHOULDER
    kit.place(kit.rounded_cylinder("drive", 0.115, 0.10, 0.016, "shell", grooves=(0.03,)), (x, 0.15, z), (0, 1, 0))
    kit.place(kit.rounded_cylinder("motor", 0.062, 0.15, 0.010, "navy", grooves=(0.04, 0.10)), (x, 0.245, z), (0, 1, 0))
    kit.place(kit.rounded_cylinder("flange", 0.118, 0.07, 0.006, "navy2"), (x, 0.03, z), (0, 1, 0))


def lower_arm(kit: ModuleType) -> None:
    """Cast link between shoulder and elbow with pocket, bolts and mint covers."""
    sx, _, sz = SHOULDER
    ex, _, ez = ELBOW
    d = kit.Vector((ex - sx, 0, ez - sz))
    length = d.length
    lean = math.atan2(d.x, d.z)
    with kit.moved(kit.Matrix.Translation((sx, -0.04, sz)) @ kit.Matrix.Rotation(lean, 4, "Y")):
        hull = [
            (-0.135, -0.02, 0.08),
            (-0.09, -0.125, 0.09),
            (0.09, -0.125, 0.09),
            (0.135, -0.02, 0.08),
            (0.085, 0.25, 0.25),
            (0.100, length + 0.02, 0.06),
            (0.06, length + 0.100, 0.07),
            (-0.06, length + 0.100, 0.07),
            (-0.100, length + 0.02, 0.06),
            (-0.085, 0.25, 0.25),
        ]
        kit.slab("link", hull, 0.13, "shell", edge=0.026)
        pocket = [(-0.042, 0.145, 0.025), (0.042, 0.145, 0.025), (0.036, length - 0.125, 0.025), (-0.036, length - 0.125, 0.025)]
        kit.slab("pocket", pocket, 0.134, "navy", edge=0.003)
        kit.slab(
            "rib",
            [(-0.008, 0.16, 0.004), (0.008, 0.16, 0.004), (0.008, length - 0.14, 0.004), (-0.008, length - 0.14, 0.004)],
            0.140,
            "navy2",
            edge=0.004,
        )
        for z, r in ((0, 0.100), (length, 0.078)):
            kit.place(kit.rounded_cylinder("cover", r, 0.020, 0.008, "mint", dome=0.006), (0, -0.062, z), (0, -1, 0))
            for i in range(10):
                a = 2 * math.pi * i / 10
                kit.bolt((r * 0.84 * math.cos(a), -0.084, z + r * 0.84 * math.sin(a)), (0, -1, 0), 0.0075)


def upper_arm(kit: ModuleType) -> None:
    """Elbow housing with motors at the back, tapered fore-arm."""
    ex, _, ez = ELBOW
    y = 0.085
    kit.place(kit.rounded_cylinder("elbow", 0.095, 0.13, 0.016, "shell", grooves=(0.02,)), (ex, y - 0.055, ez), (0, 1, 0))
    kit.place(kit.rounded_cylinder("gasket", 0.082, 0.04, 0.003, "navy"), (ex, 0.012, ez), (0, 1, 0))
    kit.slab(
        "housing",
        [
            (ex - 0.19, ez - 0.080, 0.04),
            (ex + 0.15, ez - 0.080, 0.05),
            (ex + 0.19, ez - 0.02, 0.05),
            (ex + 0.19, ez + 0.09, 0.05),
            (ex + 0.06, ez + 0.125, 0.06),
            (ex - 0.19, ez + 0.095, 0.05),
        ],
        0.17,
        "shell",
        edge=0.035,
        y=y,
    )
    for dy, dz in ((-0.045, 0.06), (0.045, 0.06), (0.0, -0.02)):
        kit.place(kit.rounded_cylinder("motor", 0.036, 0.13, 0.008, "navy", grooves=(0.03, 0.10)), (ex + 0.165, y + dy, ez + dz), (1, 0, 0))
        kit.place(kit.rounded_cylinder("cap", 0.030, 0.010, 0.004, "mint"), (ex + 0.293, y + dy, ez + dz), (1, 0, 0))
    for s in (1, -1):
        kit.label("IR 160", 0.052, "navy", (ex + 0.02, y + s * 0.0857, ez + 0.035), (-s, 0, 0), (0, 0, 1))
    wx, _, wz = WRIST
    start = kit.Vector((ex - 0.17, y, ez + 0.006))
    end = kit.Vector((wx + 0.085, y, wz))
    d = end - start
    n = d.length
    kit.place(kit.lathe("collar", [(0.080, 0), (0.086, 0.005), (0.086, 0.03), (0.080, 0.035)], "navy2"), start, d)
    kit.place(
        kit.lathe(
            "forearm", [(0.078, 0.02), (0.078, 0.06), (0.066, n * 0.55), (0.058, n - 0.04), (0.060, n - 0.02), (0.060, n)], "shell", 96
        ),
        start,
        d,
    )
    kit.place(
        kit.lathe("ring", [(0.0600, 0), (0.0615, 0.002), (0.0615, 0.010), (0.0600, 0.012)], "led", 96), start + d * (1 - 0.032 / n), d
    )


def wrist(kit: ModuleType) -> None:
    """Wrist fork, axis five, flange and a two-finger gripper with a casting."""
    wx, _, wz = WRIST
    y = 0.085
    for s in (1, -1):
        kit.slab(
            "fork",
            [
                (wx + 0.10, wz - 0.050, 0.02),
                (wx + 0.10, wz + 0.050, 0.02),
                (wx + 0.01, wz + 0.055, 0.05),
                (wx - 0.055, wz + 0.03, 0.04),
                (wx - 0.055, wz - 0.03, 0.04),
                (wx + 0.01, wz - 0.055, 0.05),
            ],
            0.036,
            "shell",
            edge=0.012,
            y=y + s * 0.062,
        )
        kit.place(kit.rounded_cylinder("cover", 0.040, 0.010, 0.004, "mint", dome=0.003), (wx, y + s * 0.078, wz), (0, s, 0))
    kit.block("bridge", 0.03, 0.14, 0.10, 0.012, "shell", (wx + 0.090, y, wz))
    kit.place(kit.rounded_cylinder("axis", 0.046, 0.084, 0.006, "navy2"), (wx, y - 0.042, wz), (0, 1, 0))
    kit.place(kit.rounded_cylinder("neck", 0.042, 0.11, 0.008, "navy2"), (wx, y, wz - 0.01), (0, 0, -1))
    kit.place(kit.rounded_cylinder("flange", 0.052, 0.022, 0.004, "metal"), (wx, y, wz - 0.115), (0, 0, -1))
    for i in range(6):
        a = 2 * math.pi * i / 6
        kit.bolt((wx + 0.047 * math.cos(a), y + 0.047 * math.sin(a), wz - 0.126), (math.cos(a), math.sin(a), 0), 0.005)
    z = wz - 0.137
    kit.place(
        kit.rounded_box("grip", 0.20, 0.11, 0, 0.085, 0.025, "navy", eb=0.008, et=0.010, grooves=(0.060,), gw=0.003, gd=0.002),
        (wx, y, z),
        None,
        (math.pi, 0, 0),
    )
    kit.block("light", 0.08, 0.004, 0.009, 0.0018, "led", (wx, y - 0.0555, z - 0.030))
    kit.block("rail", 0.30, 0.060, 0.024, 0.006, "dmetal", (wx, y, z - 0.094))
    for s in (1, -1):
        kit.block("finger", 0.036, 0.070, 0.15, 0.008, "shell2", (wx + s * 0.108, y, z - 0.165))
        kit.block("pad", 0.014, 0.060, 0.070, 0.004, "rubber", (wx + s * 0.085, y, z - 0.200))
        for dz in (0.115, 0.140):
            kit.bolt((wx + s * 0.108, y - 0.035, z - dz), (0, -1, 0), 0.007)
    casting(kit, wx, y, z - 0.20)


def casting(kit: ModuleType, x: float, y: float, z: float) -> None:
    """Metal housing held by the gripper."""
    kit.place(kit.rounded_box("casting", 0.156, 0.13, -0.05, 0.05, 0.02, "metal", eb=0.008, et=0.008), (x, y, z))
    kit.place(kit.rounded_cylinder("bore", 0.036, 0.006, 0.002, "gap"), (x, y - 0.064, z), (0, -1, 0))
    kit.place(kit.lathe("lip", [(0.036, 0), (0.036, 0.010), (0.046, 0.010), (0.046, 0)], "metal"), (x, y - 0.064, z), (0, -1, 0))
    for sx in (1, -1):
        for sz in (1, -1):
            kit.bolt((x + sx * 0.060, y - 0.065, z + sz * 0.034), (0, -1, 0), 0.006)


def hoses(kit: ModuleType) -> None:
    """Hose pack from the base over elbow and fore-arm, with clamps."""
    sx, _, sz = SHOULDER
    ex, _, ez = ELBOW
    wx, _, wz = WRIST
    y = 0.085
    points = [
        (0.19, 0.10, 0.24),
        (0.27, 0.08, 0.34),
        (0.25, 0.02, 0.52),
        (0.27, 0.02, 0.72),
        (0.40, 0.06, 0.88),
        (0.40, 0.08, 1.08),
        (0.24, y, 1.17),
        (ex - 0.08, y, ez + 0.165),
        (ex - 0.26, y, ez + 0.135),
        (-0.35, y, 1.03),
        (-0.48, y, 1.02),
        (wx + 0.02, y - 0.01, 1.01),
        (wx - 0.115, y - 0.03, 0.93),
        (wx - 0.12, y - 0.02, 0.80),
        (wx - 0.08, y, 0.735),
    ]
    kit.tube("hose", points, 0.019, "rubber")
    for x, z in ((ex - 0.19, ez + 0.118), (-0.42, ez + 0.060)):
        kit.block("clamp", 0.035, 0.060, 0.075, 0.010, "navy", (x, y, z + 0.010))
        kit.bolt((x, y - 0.031, z + 0.020), (0, -1, 0), 0.006, "metal")
