"""Autonomous pallet stacker: driverless, mast with chains, straddle legs, a loaded pallet on level forks."""

import math
from types import ModuleType

CAMERA = ((-3.7, -4.95, 1.9), (-0.13, 0, 0.535), 102)


def build(kit: ModuleType) -> None:
    """Build the stacker, forks facing -X."""
    body(kit)
    head(kit)
    mast(kit)
    legs(kit)
    lift(kit, 0.26)


def body(kit: ModuleType) -> None:
    """Drive unit with shell, light strip, hatches and drive wheels."""
    x = 0.34
    skirt = kit.place(kit.rounded_box("skirt", 0.56, 0.58, 0.05, 0.20, 0.13, "navy", eb=0.02, et=0.006), (x, 0, 0))
    for s in (1, -1):
        kit.parts.wheel_house(skirt, x, 0.105, 0.124, 0.29, s)
        kit.parts.wheel(x, s * 0.264, 0.105, 0.062, s, tread=0)
        kit.place(kit.rounded_cylinder("castor", 0.045, 0.032, 0.008, "rubber", z=-0.016), (x + 0.17, s * 0.15, 0.0455), (0, 1, 0))
    kit.place(
        kit.loft(
            "led",
            [(0.2005, 0.54, 0.56, 0.120), (0.2013, 0.552, 0.572, 0.126), (0.2095, 0.552, 0.572, 0.126), (0.2103, 0.54, 0.56, 0.120)],
            ["led"],
        ),
        (x, 0, 0),
    )
    kit.place(
        kit.rounded_box("lower", 0.56, 0.58, 0.2115, 0.60, 0.13, "shell", eb=0.010, et=0.008, grooves=(0.30,), gw=0.004, gd=0.004),
        (x, 0, 0),
    )
    kit.place(kit.rounded_box("belt", 0.548, 0.568, 0.598, 0.622, 0.124, "navy", eb=0, et=0), (x, 0, 0))
    kit.place(kit.rounded_box("upper", 0.56, 0.58, 0.620, 0.80, 0.13, "shell", eb=0.008, et=0.055), (x, 0, 0))
    for s in (1, -1):
        f = s * 0.29
        kit.block("hatchgap", 0.236, 0.004, 0.196, 0.0019, "gap", (x, f - s * 0.0012, 0.445))
        kit.block("hatch", 0.228, 0.010, 0.188, 0.0045, "shell", (x, f - s * 0.002, 0.445))
        for bx in (-0.10, 0.10):
            for bz in (0.365, 0.525):
                kit.bolt((x + bx, f + s * 0.003, bz), (0, s, 0), 0.0055)
        for i in range(6):
            kit.block("vent", 0.11, 0.006, 0.007, 0.0028, "gap", (x + 0.02, f + s * 0.0015, 0.385 + 0.018 * i))
        kit.label("AFL 04", 0.055, "navy", (x - 0.0, f + s * 0.0006, 0.700), (1, 0, 0) if s < 0 else (-1, 0, 0), (0, 0, 1))
        kit.block("stripe", 0.20, 0.003, 0.012, 0.0014, "mint", (x, f - s * 0.0002, 0.252))
        kit.parts.stop((x + 0.03, f - s * 0.002, 0.565), (0, s, 0), 0.7)


def head(kit: ModuleType) -> None:
    """Sensor head: lid, lidar mast, light ring, cameras looking over the forks."""
    x = 0.34
    kit.place(kit.rounded_box("lid", 0.40, 0.42, 0.798, 0.812, 0.09, "navy", eb=0, et=0.005), (x, 0, 0))
    kit.place(
        kit.rounded_box("tower", 0.17, 0.24, 0.808, 1.06, 0.07, "shell", eb=0.006, et=0.03, grooves=(0.86,), gw=0.003, gd=0.003),
        (x - 0.05, 0, 0),
    )
    kit.place(
        kit.rounded_box("visor", 0.18, 0.085, -0.006, 0.008, 0.036, "gloss", eb=0, et=0.005, seg=16),
        (x - 0.135, 0, 0.965),
        None,
        (math.pi / 2, 0, -math.pi / 2),
    )
    for y in (-0.05, 0.05):
        kit.place(
            kit.lathe(
                "cam",
                [(0.022, 0), (0.022, 0.005), (0.019, 0.007), (0.016, 0.005), (0.015, 0.004, 1), (0.010, 0.0065, 1), (0, 0.008, 1)],
                ["dmetal", "lens"],
                48,
            ),
            (x - 0.142, y, 0.965),
            (-1, 0, 0),
        )
    kit.place(
        kit.rounded_box("eye", 0.036, 0.008, 0, 0.0100, 0.0039, "ledw", eb=0, et=0.001),
        (x - 0.135, 0, 0.965),
        None,
        (math.pi / 2, 0, -math.pi / 2),
    )
    kit.place(kit.rounded_cylinder("ring", 0.070, 0.022, 0.002, "led"), (x - 0.05, 0, 1.056))
    kit.place(kit.rounded_cylinder("cap", 0.078, 0.018, 0.006, "shell"), (x - 0.05, 0, 1.078))
    kit.parts.lidar((x - 0.05, 0, 1.095), 1.0)
    for s in (1, -1):
        kit.tube("antenna", [(x + 0.12, s * 0.13, 0.80), (x + 0.12, s * 0.13, 0.98)], 0.006, "rubber", smooth=False)
        kit.place(kit.rounded_cylinder("antennafoot", 0.013, 0.03, 0.004, "navy"), (x + 0.12, s * 0.13, 0.808))


def mast(kit: ModuleType) -> None:
    """Channels, cross members, lift cylinder, chains and pulleys."""
    top = 1.22
    for s in (1, -1):
        for x in (0.030, -0.030):
            kit.block("flange", 0.012, 0.044, top - 0.06, 0.004, "navy2", (x, s * 0.196, 0.06 + (top - 0.06) / 2))
        kit.block("web", 0.060, 0.014, top - 0.06, 0.004, "navy2", (0, s * 0.216, 0.06 + (top - 0.06) / 2))
        kit.block("inner", 0.046, 0.028, top - 0.08, 0.006, "dmetal", (0, s * 0.168, 0.06 + (top - 0.08) / 2))
        kit.place(
            kit.rounded_cylinder("pulley", 0.038, 0.024, 0.005, "dmetal", grooves=(0.012,), gd=0.006, gw=0.010),
            (0.0, s * 0.075 - 0.012, top - 0.08),
            (0, 1, 0),
        )
        kit.parts.chain(-0.037, s * 0.075, 0.40, top - 0.08)
        kit.parts.chain(0.037, s * 0.075, 0.40, top - 0.08)
    kit.place(kit.rounded_cylinder("cylinder", 0.030, 0.60, 0.006, "navy", grooves=(0.57,)), (0.012, 0, 0.10))
    kit.place(kit.rounded_cylinder("rod", 0.018, 0.46, 0.003, "metal"), (0.012, 0, 0.69))
    for z in (0.13, 0.55):
        kit.block("cross", 0.022, 0.42, 0.05, 0.010, "navy2", (0.042, 0, z))
    kit.block("crown", 0.074, 0.446, 0.034, 0.012, "navy", (0, 0, top + 0.004))
    kit.block("yoke", 0.05, 0.30, 0.03, 0.010, "dmetal", (0.006, 0, top - 0.035))
    kit.block("strip", 0.004, 0.30, 0.010, 0.0018, "led", (-0.037, 0, top + 0.004))


def legs(kit: ModuleType) -> None:
    """Straddle legs with load rollers and corner scanners."""
    for s in (1, -1):
        y = s * 0.30
        kit.slab(
            "leg",
            [(0.10, 0.035, 0.02), (-0.70, 0.035, 0.025), (-0.73, 0.075, 0.02), (-0.66, 0.118, 0.05), (0.10, 0.135, 0.02)],
            0.075,
            "shell",
            edge=0.016,
            y=y,
        )
        kit.block("legled", 0.42, 0.003, 0.008, 0.0014, "led", (-0.30, y + s * 0.0372, 0.085))
        kit.block("corner", 0.12, 0.18, 0.12, 0.03, "navy", (0.06, s * 0.235, 0.115))
        for x in (-0.64, -0.52):
            kit.place(kit.rounded_cylinder("roller", 0.034, 0.050, 0.006, "rubber", z=-0.025), (x, y, 0.0345), (0, 1, 0))
        kit.parts.scanner((-0.655, y, 0.104), 0.58)


def lift(kit: ModuleType, z: float) -> None:
    """Carriage, backrest, level forks and the load at fork height z."""
    x = -0.052
    for dz in (0.03, 0.19):
        kit.block("plate", 0.024, 0.50, 0.05, 0.008, "navy", (x, 0, z + dz))
    for s in (1, -1):
        kit.block("bracket", 0.03, 0.03, 0.24, 0.006, "dmetal", (x + 0.014, s * 0.125, z + 0.11))
        kit.block("post", 0.022, 0.022, 0.50, 0.007, "navy", (x, s * 0.235, z + 0.42))
        y = s * 0.125
        kit.slab(
            "fork",
            [
                (-0.092, z + 0.235, 0.006),
                (-0.066, z + 0.235, 0.006),
                (-0.066, z - 0.028, 0.018),
                (-0.755, z - 0.028, 0.003),
                (-0.76, z - 0.022, 0.002),
                (-0.62, z - 0.002, 0.02),
                (-0.092, z, 0.012),
            ],
            0.07,
            "metal",
            edge=0.004,
            y=y,
        )
        kit.block("tip", 0.012, 0.02, 0.008, 0.003, "led", (-0.757, y, z - 0.024))
    for i in range(5):
        kit.block("rail", 0.013, 0.013, 0.46, 0.005, "navy", (x, -0.15 + 0.075 * i, z + 0.44))
    kit.block("head", 0.022, 0.492, 0.024, 0.008, "navy", (x, 0, z + 0.672))
    px = -0.40
    kit.parts.pallet(px, 0, z - 0.020 + 0.0, 0.60, 0.46)
    top = z - 0.020 + 0.090
    kit.parts.carton(px - 0.145, -0.11, top, 0.28, 0.21, 0.22, "card")
    kit.parts.carton(px - 0.145, 0.11, top, 0.28, 0.21, 0.22, "shell2")
    kit.parts.carton(px + 0.145, -0.11, top, 0.28, 0.21, 0.22, "mint")
    kit.parts.carton(px + 0.145, 0.11, top, 0.28, 0.21, 0.22, "card")
    kit.parts.carton(px + 0.140, -0.105, top + 0.2205, 0.27, 0.20, 0.18, "card", 0.03)
    kit.parts.carton(px - 0.150, -0.02, top + 0.2205, 0.26, 0.30, 0.14, "shell2", -0.04)
    kit.parts.carton(px + 0.145, 0.11, top + 0.2205, 0.26, 0.19, 0.15, "card", -0.03)
