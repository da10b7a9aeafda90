"""Manual counterbalance truck: seat, steering wheel, overhead guard, mast with chains, level forks."""

import math
from types import ModuleType

CAMERA = ((-3.55, -5.1, 1.95), (-0.20, 0, 0.545), 106)


def build(kit: ModuleType) -> None:
    """Build the truck, front facing -X, standing on z = 0."""
    chassis(kit)
    workplace(kit)
    guard(kit)
    mast(kit)
    forks(kit)


def chassis(kit: ModuleType) -> None:
    """Frame, wheels, counterweight and engine hood."""
    for s in (1, -1):
        kit.parts.wheel(-0.335, s * 0.232, 0.155, 0.105, s, nuts=8, tread=28)
        kit.parts.wheel(0.43, s * 0.224, 0.118, 0.085, s, nuts=8, tread=24)
        kit.parts.arch(-0.335, 0.155, 0.168, 0.186, 0.125, s * 0.232, -0.05, math.pi + 0.02, "navy")
        # step: cheek plate, tread, grip strip
        kit.slab(
            "cheek",
            [(-0.155, 0.09, 0.02), (0.215, 0.09, 0.02), (0.215, 0.30, 0.02), (-0.155, 0.30, 0.02)],
            0.05,
            "navy",
            edge=0.006,
            y=s * 0.225,
        )
        kit.block("stepcut", 0.26, 0.012, 0.085, 0.004, "gap", (0.025, s * 0.2515, 0.185))
        kit.block("step", 0.25, 0.055, 0.014, 0.004, "dmetal", (0.025, s * 0.262, 0.142))
        for i in range(8):
            kit.block("grip", 0.010, 0.045, 0.004, 0.0015, "gap", (-0.073 + 0.028 * i, s * 0.264, 0.150))
    kit.slab("frame", [(-0.46, 0.085, 0.03), (0.25, 0.085, 0.03), (0.25, 0.30, 0.01), (-0.46, 0.30, 0.06)], 0.33, "navy", edge=0.008)
    kit.block("floor", 0.36, 0.46, 0.016, 0.004, "rubber", (-0.03, 0, 0.303))
    weight = kit.slab(
        "weight",
        [(0.225, 0.115, 0.012), (0.60, 0.115, 0.05), (0.675, 0.20, 0.06), (0.675, 0.43, 0.10), (0.55, 0.53, 0.06), (0.225, 0.53, 0.02)],
        0.56,
        "shell",
        edge=0.045,
    )
    for s in (1, -1):
        kit.parts.wheel_house(weight, 0.43, 0.118, 0.142, 0.28, s)
        seam = kit.block("cut", 0.004, 0.02, 0.22, 0.0004, "gap", (0.335, s * 0.28, 0.42))
        kit.cut(weight, seam)
        kit.label("FT 03", 0.062, "navy", (0.505, s * 0.2808, 0.385), (1, 0, 0) if s < 0 else (-1, 0, 0), (0, 0, 1))
    # tail lamps, tow pin, vents at the rear
    for s in (1, -1):
        kit.block("tail", 0.012, 0.05, 0.07, 0.005, "red", (0.674, s * 0.19, 0.36))
    for i in range(6):
        kit.block("vent", 0.012, 0.22, 0.010, 0.004, "gap", (0.672, 0, 0.27 + 0.026 * i))
    kit.place(kit.rounded_cylinder("pin", 0.016, 0.09, 0.005, "dmetal"), (0.675, 0, 0.155))
    # hood under the seat
    kit.slab("hood", [(0.02, 0.30, 0.01), (0.36, 0.30, 0.01), (0.36, 0.50, 0.02), (0.05, 0.50, 0.05)], 0.40, "mint", edge=0.02)
    for s in (1, -1):
        for i in range(5):
            kit.block("louvre", 0.10, 0.006, 0.007, 0.0028, "gap", (0.125, s * 0.1995, 0.36 + 0.019 * i))
    # counterweight lifting points and cover plate behind the seat
    kit.slab("cover", [(0.37, 0.525, 0.01), (0.56, 0.515, 0.03), (0.52, 0.555, 0.03), (0.37, 0.57, 0.01)], 0.34, "navy", edge=0.012)


def workplace(kit: ModuleType) -> None:
    """Dashboard, steering wheel, levers, seat."""
    kit.slab(
        "cowl",
        [
            (-0.455, 0.12, 0.02),
            (-0.27, 0.12, 0.02),
            (-0.255, 0.32, 0.05),
            (-0.285, 0.545, 0.03),
            (-0.36, 0.60, 0.035),
            (-0.44, 0.50, 0.05),
            (-0.455, 0.30, 0.05),
        ],
        0.40,
        "shell",
        edge=0.028,
    )
    kit.place(kit.rounded_box("dash", 0.20, 0.10, -0.01, 0.012, 0.02, "gloss", eb=0, et=0.005), (-0.318, -0.08, 0.585), None, (0, 0.60, 0))
    kit.place(kit.rounded_cylinder("column", 0.022, 0.20, 0.006, "navy"), (-0.30, 0.06, 0.52), (0.62, 0, 0.78))
    hub = (-0.18, 0.06, 0.675)
    axis = (0.62, 0, 0.78)
    ring = kit.tube(
        "wheel",
        [(0.088 * math.cos(2 * math.pi * i / 24), 0.088 * math.sin(2 * math.pi * i / 24), 0) for i in range(24)],
        0.0105,
        "rubber",
        cyclic=True,
    )
    kit.place(ring, hub, axis)
    kit.place(kit.rounded_cylinder("boss", 0.026, 0.03, 0.008, "navy", z=-0.018, dome=0.004), hub, axis)
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.5
        spoke = kit.tube(
            "spoke",
            [(0.02 * math.cos(a), 0.02 * math.sin(a), -0.004), (0.086 * math.cos(a), 0.086 * math.sin(a), 0)],
            0.006,
            "dmetal",
            smooth=False,
        )
        kit.place(spoke, hub, axis)
    knob = kit.rounded_cylinder("knob", 0.013, 0.028, 0.006, "navy", z=0.008, dome=0.006)
    kit.place(knob, (hub[0] - 0.068 * 0.78, hub[1] - 0.05, hub[2] + 0.068 * 0.62), axis)
    for i in range(3):
        x, y = -0.285, -0.07 - 0.035 * i
        kit.tube("lever", [(x, y, 0.56), (x + 0.02, y, 0.62), (x + 0.025, y, 0.655)], 0.005, "metal", smooth=False)
        kit.place(kit.rounded_cylinder("ball", 0.012, 0.022, 0.009, ("navy", "navy", "red")[i], z=-0.004), (x + 0.025, y, 0.655))
    # seat: cushion, back, side bolsters, rails, belt
    kit.block("rail", 0.24, 0.20, 0.022, 0.006, "dmetal", (0.19, 0, 0.511))
    kit.slab("cushion", [(0.05, 0.522, 0.02), (0.325, 0.522, 0.02), (0.325, 0.578, 0.02), (0.07, 0.592, 0.03)], 0.27, "rubber", edge=0.022)
    kit.slab(
        "back",
        [(0.275, 0.555, 0.03), (0.345, 0.545, 0.03), (0.425, 0.85, 0.04), (0.365, 0.865, 0.035), (0.325, 0.75, 0.06)],
        0.25,
        "rubber",
        edge=0.024,
    )
    for s in (1, -1):
        kit.slab(
            "bolster",
            [(0.09, 0.55, 0.02), (0.30, 0.55, 0.02), (0.30, 0.612, 0.025), (0.11, 0.606, 0.025)],
            0.045,
            "navy2",
            edge=0.018,
            y=s * 0.125,
        )
        kit.slab(
            "wing",
            [(0.265, 0.60, 0.03), (0.345, 0.60, 0.03), (0.40, 0.80, 0.03), (0.345, 0.81, 0.03)],
            0.04,
            "navy2",
            edge=0.016,
            y=s * 0.118,
        )
    kit.band("arm", [(0.36, 0.70, 0), (0.22, 0.70, 0.03), (0.16, 0.695, 0)], 0.026, 0.045, "rubber", edge=0.010, y=-0.175)
    kit.block("armstay", 0.022, 0.05, 0.022, 0.005, "dmetal", (0.345, -0.15, 0.70))
    kit.tube("belt", [(0.31, -0.128, 0.56), (0.22, -0.13, 0.618), (0.17, -0.07, 0.602), (0.19, 0.05, 0.60)], 0.006, "red")


def guard(kit: ModuleType) -> None:
    """Overhead guard with roof bars, lamps and beacon."""
    for s in (1, -1):
        kit.band(
            "pillar",
            [(-0.475, 0.27, 0), (-0.265, 1.13, 0.09), (0.44, 1.13, 0.09), (0.555, 0.50, 0)],
            0.036,
            0.038,
            "navy",
            edge=0.010,
            y=s * 0.232,
        )
        kit.block("foot", 0.10, 0.05, 0.03, 0.008, "navy", (0.535, s * 0.232, 0.515))
        for bx in (0.51, 0.56):
            kit.bolt((bx, s * 0.258, 0.515), (0, s, 0), 0.007, "metal")
    kit.block("bar", 0.05, 0.46, 0.030, 0.010, "navy", (-0.20, 0, 1.13))
    kit.block("bar", 0.05, 0.46, 0.030, 0.010, "navy", (0.375, 0, 1.13))
    for i in range(6):
        kit.block("bar", 0.56, 0.018, 0.024, 0.006, "navy", (0.09, -0.16 + 0.064 * i, 1.13))
    for s in (1, -1):
        at = (-0.30, s * 0.262, 0.93)
        kit.block("lampstay", 0.03, 0.03, 0.02, 0.005, "dmetal", (-0.305, s * 0.248, 0.945))
        kit.place(kit.rounded_cylinder("lamp", 0.040, 0.045, 0.010, "navy"), at, (-1, 0, -0.12))
        kit.place(kit.rounded_cylinder("lens", 0.031, 0.004, 0.0015, "ledw"), (at[0] - 0.044, at[1], at[2] - 0.006), (-1, 0, -0.12))
    kit.place(kit.rounded_cylinder("beaconbase", 0.034, 0.014, 0.004, "dmetal"), (0.40, 0.15, 1.145))
    kit.place(kit.rounded_cylinder("beacon", 0.028, 0.048, 0.014, "amber", dome=0.006), (0.40, 0.15, 1.158))
    # rear grab handle
    kit.tube("grab", [(0.50, -0.262, 0.70), (0.49, -0.285, 0.72), (0.468, -0.285, 0.86), (0.47, -0.258, 0.88)], 0.008, "dmetal")


def mast(kit: ModuleType) -> None:
    """Two nested pairs of channels, lift cylinders, chains over pulleys, tilt cylinders."""
    for s in (1, -1):
        for x in (-0.512, -0.566):
            kit.block("flange", 0.012, 0.044, 1.10, 0.004, "navy2", (x, s * 0.176, 0.61))
        kit.block("web", 0.060, 0.014, 1.10, 0.004, "navy2", (-0.539, s * 0.196, 0.61))
        kit.block("inner", 0.050, 0.030, 1.06, 0.006, "dmetal", (-0.539, s * 0.146, 0.61))
        kit.place(kit.rounded_cylinder("cyl", 0.022, 0.56, 0.006, "navy", grooves=(0.53,)), (-0.505, s * 0.105, 0.10))
        kit.place(kit.rounded_cylinder("rod", 0.012, 0.46, 0.003, "metal"), (-0.505, s * 0.105, 0.65))
        kit.place(
            kit.rounded_cylinder("pulley", 0.040, 0.024, 0.005, "dmetal", grooves=(0.012,), gd=0.006, gw=0.010),
            (-0.535, s * 0.058 - 0.012, 1.04),
            (0, 1, 0),
        )
        kit.parts.chain(-0.574, s * 0.058, 0.30, 1.04)
        kit.parts.chain(-0.498, s * 0.058, 0.30, 1.04)
        kit.place(kit.rounded_cylinder("tilt", 0.020, 0.13, 0.006, "navy"), (-0.40, s * 0.10, 0.36), (-1, 0, 0.12))
        kit.place(kit.rounded_cylinder("tiltrod", 0.011, 0.06, 0.003, "metal"), (-0.52, s * 0.10, 0.372), (1, 0, -0.12))
    for z, x in ((0.12, -0.50), (0.42, -0.492), (1.145, -0.515)):
        kit.block("cross", 0.026, 0.40, 0.05, 0.010, "navy", (x, 0, z))
    kit.block("crosstop", 0.05, 0.32, 0.036, 0.010, "dmetal", (-0.539, 0, 1.125))
    for s in (1, -1):
        kit.tube(
            "hose",
            [
                (-0.50, s * 0.022, 0.12),
                (-0.49, s * 0.022, 0.5),
                (-0.50, s * 0.022, 0.98),
                (-0.53, s * 0.022, 1.06),
                (-0.566, s * 0.022, 1.0),
                (-0.570, s * 0.022, 0.6),
                (-0.575, s * 0.022, 0.33),
            ],
            0.006,
            "rubber",
        )


def forks(kit: ModuleType) -> None:
    """Carriage, load backrest and two level forks."""
    for z in (0.125, 0.325):
        kit.block("plate", 0.026, 0.47, 0.055, 0.008, "navy", (-0.602, 0, z))
        for i in range(9):
            kit.block("notch", 0.006, 0.006, 0.016, 0.002, "gap", (-0.6145, -0.2 + 0.05 * i, z + 0.018))
    for y in (-0.10, 0.10):
        kit.block("side", 0.040, 0.03, 0.26, 0.006, "dmetal", (-0.588, y, 0.225))
    for y in (-0.215, 0.215):
        kit.block("post", 0.024, 0.024, 0.42, 0.007, "navy", (-0.602, y, 0.535))
    for i in range(5):
        kit.block("rail", 0.014, 0.014, 0.39, 0.005, "navy", (-0.602, -0.14 + 0.07 * i, 0.545))
    kit.block("head", 0.024, 0.454, 0.026, 0.008, "navy", (-0.602, 0, 0.752))
    for s in (1, -1):
        y = s * 0.135
        kit.slab(
            "fork",
            [
                (-0.642, 0.372, 0.006),
                (-0.616, 0.372, 0.006),
                (-0.616, 0.050, 0.020),
                (-1.14, 0.040, 0.003),
                (-1.145, 0.046, 0.002),
                (-0.90, 0.072, 0.02),
                (-0.642, 0.076, 0.012),
            ],
            0.062,
            "metal",
            edge=0.004,
            y=y,
        )
        kit.block("hook", 0.034, 0.062, 0.022, 0.006, "dmetal", (-0.622, y, 0.366))
        kit.block("lock", 0.012, 0.02, 0.03, 0.004, "amber", (-0.628, y, 0.392))
        kit.block("label", 0.002, 0.03, 0.05, 0.0008, "mint", (-0.6425, y, 0.24))
