"""AGV tugger: low tractor with control column, drawbar and one loaded trailer."""

import math
from types import ModuleType

CAMERA = ((-3.75, -4.9, 1.95), (-0.01, 0, 0.345), 108)


def build(kit: ModuleType) -> None:
    """Build tractor and trailer in line, front facing -X."""
    tractor(kit)
    column(kit)
    trailer(kit)


def tractor(kit: ModuleType) -> None:
    """Chassis, hood, front sensors, wheels."""
    x0 = -0.47
    skirt = kit.rounded_box("skirt", 0.62, 0.50, 0.045, 0.205, 0.11, "navy", eb=0.018, et=0.006)
    kit.place(skirt, (x0, 0, 0))
    for s in (1, -1):
        kit.parts.wheel_house(skirt, x0 + 0.165, 0.088, 0.101, 0.25, s)
        kit.parts.wheel(x0 + 0.165, s * 0.224, 0.088, 0.058, s, tread=0)
        kit.place(kit.rounded_cylinder("castor", 0.045, 0.032, 0.008, "rubber", z=-0.016), (x0 - 0.18, s * 0.14, 0.0455), (0, 1, 0))
    kit.place(
        kit.loft(
            "led",
            [(0.2055, 0.602, 0.482, 0.101), (0.2063, 0.612, 0.492, 0.106), (0.2140, 0.612, 0.492, 0.106), (0.2148, 0.602, 0.482, 0.101)],
            ["led"],
        ),
        (x0, 0, 0),
    )
    kit.slab(
        "hood",
        [
            (x0 - 0.31, 0.216, 0.012),
            (x0 + 0.31, 0.216, 0.012),
            (x0 + 0.31, 0.375, 0.03),
            (x0 - 0.12, 0.375, 0.10),
            (x0 - 0.275, 0.335, 0.06),
            (x0 - 0.31, 0.275, 0.05),
        ],
        0.50,
        "shell",
        edge=0.035,
    )
    for s in (1, -1):
        kit.block("seam", 0.0035, 0.004, 0.125, 0.0015, "gap", (x0 - 0.05, s * 0.2485, 0.285))
        kit.block("hatchgap", 0.206, 0.004, 0.092, 0.0019, "gap", (x0 + 0.13, s * 0.2485, 0.285))
        kit.block("hatch", 0.198, 0.008, 0.084, 0.0035, "shell", (x0 + 0.13, s * 0.2485, 0.285))
        for bx in (0.045, 0.215):
            for bz in (0.256, 0.314):
                kit.bolt((x0 + bx, s * 0.2525, bz), (0, s, 0), 0.005)
        kit.label("AGV 12", 0.052, "navy", (x0 - 0.17, s * 0.2508, 0.285), (1, 0, 0) if s < 0 else (-1, 0, 0), (0, 0, 1))
        kit.place(
            kit.rounded_box("head", 0.085, 0.016, -0.008, 0.004, 0.0078, "ledw", eb=0, et=0.003),
            (x0 - 0.31, s * 0.135, 0.155),
            None,
            (math.pi / 2, 0, -math.pi / 2),
        )
    # bumper with safety scanner in the nose
    kit.place(kit.rounded_box("bumper", 0.03, 0.34, 0.062, 0.112, 0.014, "rubber", eb=0.006, et=0.006), (x0 - 0.312, 0, 0))
    kit.place(
        kit.rounded_box("niche", 0.17, 0.075, -0.008, 0.004, 0.02, "gap", eb=0, et=0.002),
        (x0 - 0.309, 0, 0.250),
        None,
        (math.pi / 2, 0, -math.pi / 2),
    )
    kit.parts.scanner((x0 - 0.312, 0, 0.216), 0.68)
    # deck plate on the hood
    kit.place(kit.rounded_box("deck", 0.17, 0.36, 0.370, 0.381, 0.03, "navy", eb=0, et=0.005), (x0 + 0.02, 0, 0))
    for i in range(5):
        kit.block("rib", 0.010, 0.30, 0.005, 0.002, "rubber", (x0 - 0.04 + 0.03 * i, 0, 0.382))


def column(kit: ModuleType) -> None:
    """Control column with screen, stop buttons, light ring and lidar."""
    x = -0.27
    kit.slab(
        "column",
        [(x - 0.07, 0.34, 0.01), (x + 0.105, 0.34, 0.01), (x + 0.105, 0.66, 0.05), (x - 0.01, 0.66, 0.05), (x - 0.05, 0.50, 0.05)],
        0.34,
        "shell",
        edge=0.035,
    )
    kit.slab(
        "crown",
        [(x - 0.045, 0.655, 0.02), (x + 0.10, 0.655, 0.02), (x + 0.10, 0.70, 0.02), (x - 0.03, 0.70, 0.02)],
        0.30,
        "navy",
        edge=0.012,
    )
    face = (math.pi / 2 - 0.245, 0, -math.pi / 2)
    kit.place(kit.rounded_box("bezel", 0.235, 0.135, -0.012, 0.006, 0.018, "navy", eb=0, et=0.003), (x - 0.031, 0, 0.580), None, face)
    kit.place(kit.rounded_box("screen", 0.212, 0.112, 0, 0.0075, 0.010, "gloss", eb=0, et=0.001), (x - 0.031, 0, 0.580), None, face)
    for i, w in enumerate((0.09, 0.13, 0.06)):
        kit.place(
            kit.rounded_box("line", w, 0.008, 0, 0.0082, 0.0035, "ledw" if i == 0 else "led", eb=0, et=0.0005, seg=4),
            (x - 0.039 + 0.0073 * (1 - i), 0.085 - w / 2, 0.580 + 0.030 * (1 - i)),
            None,
            face,
        )
    for s in (1, -1):
        kit.parts.stop((x + 0.03, s * 0.11, 0.699), (0, 0, 1), 0.8)
    kit.place(kit.rounded_cylinder("mast", 0.026, 0.10, 0.006, "navy"), (x + 0.04, 0, 0.695))
    kit.place(kit.rounded_cylinder("beam", 0.0275, 0.030, 0.002, "led"), (x + 0.04, 0, 0.745))
    kit.parts.lidar((x + 0.04, 0, 0.793), 0.78)


def trailer(kit: ModuleType) -> None:
    """Platform trailer with drawbar, castors, end frame and load."""
    x, length, width = 0.43, 0.64, 0.50
    # drawbar from the tractor's jaw to the trailer's front beam
    kit.block("jaw", 0.05, 0.09, 0.06, 0.010, "dmetal", (-0.150, 0, 0.125))
    kit.place(kit.rounded_cylinder("pin", 0.013, 0.085, 0.004, "metal"), (-0.130, 0, 0.085))
    kit.band("drawbar", [(-0.135, 0.122, 0), (0.04, 0.122, 0.04), (0.10, 0.155, 0.04), (0.16, 0.155, 0)], 0.024, 0.05, "navy2")
    for s in (1, -1):
        kit.tube("brace", [(-0.02, s * 0.02, 0.125), (0.115, s * 0.17, 0.158)], 0.009, "navy2", smooth=False)
        kit.block("beam", length, 0.04, 0.045, 0.010, "navy", (x, s * (width / 2 - 0.02), 0.160))
        kit.block("lip", length + 0.01, 0.012, 0.03, 0.005, "mint", (x, s * (width / 2 + 0.001), 0.196))
        for e in (1, -1):
            kit.parts.castor(x + e * (length / 2 - 0.10), s * (width / 2 - 0.075), 0.052, 0.142)
    for e in (1, -1):
        kit.block("crossbeam", 0.04, width - 0.01, 0.045, 0.010, "navy", (x + e * (length / 2 - 0.02), 0, 0.160))
    kit.rounded_box("platform", length, width, 0.180, 0.204, 0.025, "navy2", eb=0.004, et=0.006).location.x = x
    kit.place(kit.rounded_box("mat", length - 0.06, width - 0.06, 0.203, 0.209, 0.02, "rubber", eb=0, et=0.002), (x, 0, 0))
    # end frame
    xe = x + length / 2 - 0.03
    kit.tube(
        "hoop",
        [
            (xe, -0.215, 0.20),
            (xe, -0.215, 0.60),
            (xe, -0.215, 0.70),
            (xe, -0.12, 0.70),
            (xe, 0.12, 0.70),
            (xe, 0.215, 0.70),
            (xe, 0.215, 0.60),
            (xe, 0.215, 0.20),
        ],
        0.014,
        "navy2",
    )
    for z in (0.36, 0.53):
        kit.tube("rung", [(xe, -0.212, z), (xe, 0.212, z)], 0.009, "navy2", smooth=False)
    # load
    kit.parts.tote((x - 0.135, 0, 0.209), "mint", 0.26, 0.38, 0.17, "navy")
    kit.parts.tote((x - 0.135, 0, 0.4105), "shell", 0.26, 0.38, 0.17, "navy")
    kit.parts.carton(x + 0.130, 0.0, 0.209, 0.24, 0.40, 0.21, "card")
    kit.parts.carton(x + 0.125, -0.085, 0.4195, 0.20, 0.20, 0.13, "card", 0.06)
    kit.parts.carton(x + 0.135, 0.11, 0.4195, 0.20, 0.17, 0.16, "shell2", -0.05)
