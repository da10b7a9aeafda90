"""Serving robot: drive base, two side columns, three trays with dishes, friendly display."""

import math
from types import ModuleType

CAMERA = ((-3.4, -4.9, 1.95), (-0.01, 0, 0.585), 112)


def build(kit: ModuleType) -> None:
    """Build the robot, front facing -X."""
    base(kit)
    frame(kit)
    display(kit)
    for z in (0.345, 0.585, 0.810):
        tray(kit, z)
    dishes(kit)


def base(kit: ModuleType) -> None:
    """Rounded drive unit with light strip, bumper scanner slot and castors."""
    skirt = kit.rounded_box("skirt", 0.54, 0.48, 0.035, 0.125, 0.17, "navy", eb=0.018, et=0.004)
    for s in (1, -1):
        kit.parts.wheel_house(skirt, 0.0, 0.052, 0.064, 0.24, s)
        kit.parts.wheel(0.0, s * 0.216, 0.054, 0.046, s, nuts=5)
        for x in (-0.17, 0.17):
            kit.place(kit.rounded_cylinder("castor", 0.032, 0.026, 0.006, "rubber", z=-0.013), (x, s * 0.11, 0.0325), (0, 1, 0))
    kit.loft(
        "led",
        [(0.1255, 0.518, 0.458, 0.160), (0.1263, 0.530, 0.470, 0.165), (0.1345, 0.530, 0.470, 0.165), (0.1353, 0.518, 0.458, 0.160)],
        ["led"],
    )
    kit.rounded_box("slot", 0.50, 0.44, 0.135, 0.165, 0.15, "gloss", eb=0, et=0)
    kit.rounded_box("shell", 0.54, 0.48, 0.164, 0.285, 0.17, "shell", eb=0.008, et=0.045)
    kit.place(kit.rounded_box("top", 0.40, 0.34, 0.283, 0.292, 0.11, "navy", eb=0, et=0.005), (0, 0, 0))
    for s in (1, -1):
        kit.label("SR 08", 0.042, "navy", (-0.015, s * 0.2407, 0.215), (1, 0, 0) if s < 0 else (-1, 0, 0), (0, 0, 1))
        kit.place(
            kit.rounded_box("head", 0.07, 0.015, -0.02, 0.004, 0.0073, "ledw", eb=0, et=0.002),
            (-0.2685, s * 0.055, 0.212),
            None,
            (math.pi / 2, 0, -math.pi / 2),
        )
    kit.parts.stop((0.21, -0.0, 0.280), (0.25, 0, 1), 0.7)


def frame(kit: ModuleType) -> None:
    """Two curved side columns joined by a head beam, with inner light lines."""
    for s in (1, -1):
        kit.band("column", [(0.13, 0.22, 0), (0.13, 0.95, 0.09), (-0.10, 1.03, 0)], 0.072, 0.040, "shell", edge=0.016, y=s * 0.205)
        kit.band("inlay", [(0.13, 0.32, 0), (0.13, 0.90, 0)], 0.012, 0.006, "led", edge=0.002, y=s * 0.2262)
    kit.slab("back", [(0.135, 0.30, 0.01), (0.160, 0.30, 0.01), (0.160, 0.93, 0.01), (0.135, 0.93, 0.01)], 0.375, "navy2", edge=0.004)


def tray(kit: ModuleType, z: float) -> None:
    """Tray with raised lip, anti-slip mat and bracket."""
    x = -0.055
    kit.place(kit.rounded_box("tray", 0.43, 0.355, z, z + 0.018, 0.06, "shell", eb=0.006, et=0.006), (x, 0, 0))
    ring = [
        (x + dx, dy, z + 0.024)
        for dx, dy in (
            (-0.205, -0.11),
            (-0.205, 0.11),
            (-0.205, 0.168),
            (-0.14, 0.168),
            (0.14, 0.168),
            (0.205, 0.168),
            (0.205, 0.11),
            (0.205, -0.11),
            (0.205, -0.168),
            (0.14, -0.168),
            (-0.14, -0.168),
            (-0.205, -0.168),
        )
    ]
    kit.tube("lip", ring, 0.0075, "mint", cyclic=True)
    kit.place(kit.rounded_box("mat", 0.375, 0.30, z + 0.0175, z + 0.0215, 0.045, "navy", eb=0, et=0.002), (x, 0, 0))
    kit.place(
        kit.rounded_box("glow", 0.10, 0.007, -0.006, 0.003, 0.0034, "led", eb=0, et=0.001),
        (x - 0.2145, 0, z + 0.009),
        None,
        (math.pi / 2, 0, -math.pi / 2),
    )
    for s in (1, -1):
        kit.block("bracket", 0.10, 0.014, 0.03, 0.006, "dmetal", (0.11, s * 0.180, z + 0.004))


def display(kit: ModuleType) -> None:
    """Head with a large glossy face: two eyes and a smile."""
    normal = (-0.966, 0, 0.259)
    face = (math.pi / 2 - 0.262, 0, -math.pi / 2)
    at = kit.Vector((-0.105, 0, 1.075))
    n = kit.Vector(normal)
    kit.place(kit.rounded_box("head", 0.46, 0.235, -0.045, 0.030, 0.085, "shell", eb=0.024, et=0.018, seg=18), at, None, face)
    kit.place(kit.rounded_box("screen", 0.415, 0.190, 0.020, 0.034, 0.064, "gloss", eb=0, et=0.004, seg=18), at, None, face)
    up = kit.Vector((0.259, 0, 0.966))
    for s in (1, -1):
        eye = at + kit.Vector((0, s * 0.085, 0)) + up * 0.018 + n * 0.031
        kit.place(kit.rounded_box("eye", 0.034, 0.058, 0, 0.0045, 0.0168, "led", eb=0, et=0.001, seg=12), eye, None, face)
    smile = [
        at + up * (-0.040 - 0.016 * math.cos(a)) + kit.Vector((0, 0.05 * math.sin(a), 0)) + n * 0.0345
        for a in (-1.25 + 2.5 * i / 12 for i in range(13))
    ]
    kit.tube("smile", [tuple(p) for p in smile], 0.0038, "led")
    kit.place(
        kit.lathe("cam", [(0.011, 0), (0.011, 0.003), (0.008, 0.004), (0.007, 0.003, 1), (0, 0.005, 1)], ["dmetal", "lens"], 32),
        at + up * 0.076 + n * 0.033,
        normal,
    )


def plate(kit: ModuleType, x: float, y: float, z: float, r: float, m: str = "shell") -> None:
    """Round plate with rim."""
    kit.place(
        kit.lathe(
            "plate",
            [
                (r * 0.55, 0),
                (r * 0.62, 0.003),
                (r * 0.98, 0.016),
                (r, 0.018),
                (r * 0.98, 0.0195),
                (r * 0.66, 0.009),
                (r * 0.6, 0.007),
                (0, 0.007),
            ],
            [m],
            72,
        ),
        (x, y, z),
    )


def bowl(kit: ModuleType, x: float, y: float, z: float, r: float, m: str, soup: str) -> None:
    """Bowl with soup and herbs."""
    kit.place(
        kit.lathe(
            "bowl",
            [
                (r * 0.5, 0),
                (r * 0.52, 0.006),
                (r * 0.85, r * 0.35),
                (r, r * 0.72),
                (r * 0.97, r * 0.75),
                (r * 0.92, r * 0.70),
                (r * 0.80, r * 0.42),
                (0, r * 0.30),
            ],
            [m],
            72,
        ),
        (x, y, z),
    )
    kit.place(kit.rounded_cylinder("soup", r * 0.88, 0.004, 0.001, soup), (x, y, z + r * 0.58))
    for i in range(5):
        a = i * 1.3
        kit.place(
            kit.rounded_cylinder("herb", 0.007, 0.003, 0.001, "mintd", dome=0.002),
            (x + r * 0.45 * math.cos(a) * (0.4 + 0.15 * i), y + r * 0.45 * math.sin(a) * (0.4 + 0.15 * i), z + r * 0.58 + 0.004),
        )


def cup(kit: ModuleType, x: float, y: float, z: float, r: float, h: float, m: str) -> None:
    """Cup with lid and straw."""
    kit.place(
        kit.lathe(
            "cup",
            [(r * 0.76, 0), (r * 0.78, 0.004), (r, h), (r * 1.06, h + 0.002), (r * 1.06, h + 0.010), (r * 0.9, h + 0.016), (0, h + 0.017)],
            [m],
            56,
        ),
        (x, y, z),
    )
    kit.place(
        kit.lathe("sleeve", [(r * 0.845, h * 0.25), (r * 0.87, h * 0.26), (r * 0.96, h * 0.68), (r * 0.945, h * 0.69)], ["card"], 56),
        (x, y, z),
    )


def dishes(kit: ModuleType) -> None:
    """Food on the three trays."""
    z = 0.8315
    plate(kit, -0.135, -0.075, z, 0.085)
    kit.place(kit.rounded_cylinder("patty", 0.048, 0.020, 0.009, "card", dome=0.012), (-0.140, -0.080, z + 0.008))
    for i, m in enumerate(("mintd", "red", "mintd", "amber")):
        kit.place(
            kit.rounded_cylinder("garnish", 0.013, 0.012, 0.006, m, dome=0.007),
            (-0.135 + 0.05 * math.cos(i * 0.55 - 1.2), -0.075 + 0.058 * math.sin(i * 0.75 + 0.9), z + 0.009),
        )
    bowl(kit, -0.125, 0.095, z, 0.066, "mint", "amber")
    cup(kit, 0.045, -0.10, z, 0.034, 0.10, "shell")
    cup(kit, 0.045, 0.0, z, 0.034, 0.10, "mint")
    cup(kit, 0.045, 0.10, z, 0.034, 0.10, "shell")
    z = 0.6065
    bowl(kit, -0.15, -0.085, z, 0.070, "shell", "red")
    plate(kit, -0.11, 0.085, z, 0.080, "mint")
    kit.place(kit.rounded_cylinder("cake", 0.036, 0.040, 0.006, "card", dome=0.004), (-0.11, 0.085, z + 0.007))
    kit.place(kit.rounded_cylinder("berry", 0.009, 0.009, 0.004, "red", dome=0.006), (-0.11, 0.085, z + 0.050))
    cup(kit, 0.03, -0.075, z, 0.036, 0.085, "mint")
    z = 0.3665
    for i in range(5):
        plate(kit, -0.11, -0.07, z + 0.011 * i, 0.085)
    for i in range(3):
        plate(kit, -0.10, 0.105, z + 0.011 * i, 0.062, "mint")
    kit.place(kit.rounded_cylinder("pot", 0.05, 0.09, 0.012, "metal", dome=0.016), (0.05, 0.04, z))
