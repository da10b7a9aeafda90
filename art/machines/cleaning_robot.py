"""Autonomous scrubber-drier: tanks, disc brushes, squeegee with hose, sensors and handle."""

import math
from types import ModuleType

CAMERA = ((-3.7, -4.7, 1.9), (0.03, 0, 0.43), 118)


def build(kit: ModuleType) -> None:
    """Build the machine, front facing -X."""
    chassis(kit)
    tanks(kit)
    face(kit)
    brushes(kit)
    squeegee(kit)
    handle(kit)


def chassis(kit: ModuleType) -> None:
    """Lower body with drive wheels and light strip."""
    base = kit.slab(
        "base",
        [(-0.40, 0.115, 0.04), (0.36, 0.075, 0.04), (0.40, 0.11, 0.04), (0.40, 0.27, 0.01), (-0.42, 0.27, 0.01), (-0.42, 0.16, 0.04)],
        0.50,
        "navy",
        edge=0.035,
    )
    for s in (1, -1):
        kit.parts.wheel_house(base, 0.10, 0.125, 0.146, 0.25, s)
        kit.parts.wheel(0.10, s * 0.226, 0.125, 0.065, s, tread=24)
        kit.parts.castor(0.33, s * 0.14, 0.045, 0.10)
    kit.place(
        kit.loft(
            "led",
            [(0.2702, 0.77, 0.47, 0.10), (0.271, 0.784, 0.484, 0.106), (0.2795, 0.784, 0.484, 0.106), (0.2803, 0.77, 0.47, 0.10)],
            ["led"],
        ),
        (-0.005, 0, 0),
    )


def tanks(kit: ModuleType) -> None:
    """Clean water tank, recovery tank with lid, seams, fill cap, level gauge."""
    kit.slab("tank", [(-0.42, 0.281, 0.015), (0.40, 0.281, 0.015), (0.40, 0.47, 0.02), (-0.42, 0.47, 0.02)], 0.52, "shell", edge=0.045)
    kit.slab(
        "gasket", [(-0.405, 0.468, 0.004), (0.385, 0.468, 0.004), (0.385, 0.478, 0.004), (-0.405, 0.478, 0.004)], 0.44, "gap", edge=0.001
    )
    kit.slab(
        "upper",
        [(-0.42, 0.476, 0.02), (0.40, 0.476, 0.02), (0.395, 0.70, 0.09), (0.10, 0.73, 0.15), (-0.24, 0.69, 0.12), (-0.40, 0.60, 0.08)],
        0.52,
        "shell",
        edge=0.065,
    )
    kit.slab("lid", [(-0.02, 0.715, 0.01), (0.30, 0.715, 0.01), (0.29, 0.745, 0.02), (0.0, 0.748, 0.02)], 0.33, "navy", edge=0.012)
    for s in (1, -1):
        kit.block("hinge", 0.05, 0.03, 0.018, 0.005, "dmetal", (0.30, s * 0.10, 0.732))
        kit.block("seam", 0.0035, 0.004, 0.15, 0.0015, "gap", (-0.13, s * 0.2588, 0.376))
        kit.block("hatchgap", 0.256, 0.004, 0.112, 0.0019, "gap", (0.10, s * 0.2588, 0.376))
        kit.block("hatch", 0.248, 0.010, 0.104, 0.0045, "shell", (0.10, s * 0.2580, 0.376))
        for bx in (-0.005, 0.205):
            for bz in (0.339, 0.413):
                kit.bolt((bx, s * 0.263, bz), (0, s, 0), 0.0055)
        for i in range(6):
            kit.block("vent", 0.07, 0.006, 0.006, 0.0026, "gap", (0.10, s * 0.2622, 0.345 + 0.0125 * i))
        kit.label("CR 05", 0.058, "navy", (-0.265, s * 0.2606, 0.376), (1, 0, 0) if s < 0 else (-1, 0, 0), (0, 0, 1))
        kit.block("gauge", 0.018, 0.006, 0.13, 0.0028, "gloss", (0.325, s * 0.2575, 0.575))
        for i in range(5):
            kit.block("level", 0.010, 0.003, 0.014, 0.0013, "led" if i < 3 else "navy2", (0.325, s * 0.2605, 0.530 + 0.0225 * i))
        kit.block("stripe", 0.36, 0.004, 0.014, 0.0018, "mint", (0.02, s * 0.2588, 0.560))


def face(kit: ModuleType) -> None:
    """Visor with depth cameras, screen, lidar, stop buttons."""
    nose = (math.pi / 2 - 0.22, 0, -math.pi / 2)
    kit.place(kit.rounded_box("rim", 0.36, 0.112, -0.03, 0.006, 0.050, "navy", eb=0, et=0.004, seg=18), (-0.402, 0, 0.540), None, nose)
    kit.place(kit.rounded_box("visor", 0.34, 0.092, -0.01, 0.010, 0.042, "gloss", eb=0, et=0.005, seg=18), (-0.402, 0, 0.540), None, nose)
    for y in (-0.105, 0.105):
        kit.place(
            kit.lathe(
                "cam",
                [(0.026, 0), (0.026, 0.006), (0.023, 0.008), (0.019, 0.006), (0.018, 0.005, 1), (0.012, 0.0075, 1), (0, 0.009, 1)],
                ["dmetal", "lens"],
                56,
            ),
            (-0.411, y, 0.542),
            (-0.976, 0, 0.218),
        )
    kit.place(kit.rounded_box("eye", 0.085, 0.010, 0, 0.0125, 0.0048, "ledw", eb=0, et=0.001), (-0.402, 0, 0.540), None, nose)
    for s in (1, -1):
        kit.place(
            kit.rounded_box("head", 0.095, 0.018, -0.02, 0.004, 0.0088, "ledw", eb=0, et=0.003),
            (-0.4205, s * 0.13, 0.375),
            None,
            (math.pi / 2, 0, -math.pi / 2),
        )
    kit.place(kit.rounded_cylinder("foot", 0.085, 0.02, 0.006, "navy"), (-0.13, 0, 0.698))
    kit.place(kit.rounded_cylinder("neck", 0.045, 0.05, 0.004, "navy"), (-0.13, 0, 0.712))
    kit.place(kit.rounded_cylinder("ring", 0.0465, 0.018, 0.002, "led"), (-0.13, 0, 0.735))
    kit.parts.lidar((-0.13, 0, 0.760), 1.0)
    kit.parts.stop((-0.255, -0.14, 0.665), (-0.25, -0.1, 1), 0.8)


def brushes(kit: ModuleType) -> None:
    """Deck with two counter-rotating disc brushes and a splash guard."""
    kit.place(kit.rounded_box("deck", 0.22, 0.60, 0.10, 0.135, 0.09, "navy2", eb=0.008, et=0.010), (-0.40, 0, 0))
    kit.block("arm", 0.16, 0.10, 0.04, 0.012, "dmetal", (-0.34, 0, 0.150))
    for s in (1, -1):
        at = (-0.40, s * 0.155, 0)
        kit.place(kit.rounded_cylinder("motor", 0.055, 0.07, 0.010, "navy", grooves=(0.03,)), (at[0], at[1], 0.128))
        kit.place(kit.rounded_cylinder("plate", 0.150, 0.030, 0.006, "mint", z=0.060), at)
        kit.place(kit.lathe("bristle", [(0.148, 0), (0.150, 0.004), (0.142, 0.062), (0.05, 0.062), (0.05, 0)], ["rubber"], 96), at)
        for i in range(40):
            a = 2 * math.pi * i / 40
            kit.block(
                "tuft", 0.006, 0.004, 0.060, 0.0018, "gap", (at[0] + 0.1475 * math.cos(a), at[1] + 0.1475 * math.sin(a), 0.0315), (0, 0, a)
            )
    kit.tube(
        "bumper",
        [
            (-0.38, -0.335, 0.10),
            (-0.47, -0.335, 0.10),
            (-0.565, -0.22, 0.10),
            (-0.575, 0, 0.10),
            (-0.565, 0.22, 0.10),
            (-0.47, 0.335, 0.10),
            (-0.38, 0.335, 0.10),
        ],
        0.016,
        "rubber",
    )


def squeegee(kit: ModuleType) -> None:
    """Curved rubber lip on castors behind the machine, suction hose to the recovery tank."""
    pts = [(0.40, -0.40), (0.475, -0.28), (0.51, -0.12), (0.515, 0), (0.51, 0.12), (0.475, 0.28), (0.40, 0.40)]
    kit.tube("lip", [(x, y, 0.016) for x, y in pts], 0.0155, "rubber")
    kit.tube("frame", [(x - 0.005, y, 0.050) for x, y in pts], 0.022, "navy2")
    for s in (1, -1):
        kit.place(kit.rounded_cylinder("guide", 0.024, 0.02, 0.006, "rubber", z=-0.01), (0.405, s * 0.425, 0.045), (0, 0, 1))
        kit.tube("link", [(0.36, s * 0.10, 0.14), (0.42, s * 0.10, 0.12), (0.49, s * 0.09, 0.055)], 0.012, "dmetal")
    kit.place(kit.rounded_cylinder("port", 0.034, 0.06, 0.006, "navy"), (0.50, 0, 0.055))
    kit.tube(
        "hose",
        [(0.50, 0, 0.11), (0.51, 0, 0.20), (0.53, -0.01, 0.34), (0.50, -0.02, 0.50), (0.46, -0.02, 0.56), (0.385, -0.02, 0.57)],
        0.026,
        "rubber",
    )
    for i in range(16):
        t = i / 15
        z = 0.14 + 0.30 * t
        x = 0.503 + 0.022 * math.sin(math.pi * min(t * 0.85, 1))
        kit.place(kit.rounded_cylinder("rib", 0.0285, 0.007, 0.003, "rubber"), (x, -0.018 * t * 0.7, z))


def handle(kit: ModuleType) -> None:
    """Service handle with touch screen for manual drive."""
    for s in (1, -1):
        kit.tube("stay", [(0.35, s * 0.17, 0.66), (0.42, s * 0.17, 0.74), (0.47, s * 0.17, 0.84), (0.47, s * 0.14, 0.865)], 0.013, "navy2")
    kit.tube("bar", [(0.47, -0.15, 0.862), (0.47, 0.15, 0.862)], 0.017, "rubber", smooth=False)
