"""Autonomous mobile robot with two stacked totes."""

import math
from types import ModuleType

CAMERA = ((-3.75, -4.6, 1.85), (0.01, 0, 0.445), 118)
LENGTH, WIDTH, CORNER = 1.08, 0.70, 0.165
FACE = (math.pi / 2, 0, -math.pi / 2)


def build(kit: ModuleType) -> None:
    """Robot with its load, front facing -X."""
    robot(kit)
    kit.parts.tote((-0.10, 0, 0.444), "mint")
    kit.parts.tote((-0.10, 0, 0.6785), "shell")


def robot(kit: ModuleType) -> None:
    """Robot without load; the deck is at z = 0.444."""
    chassis(kit)
    shell(kit)
    deck(kit)
    face(kit)
    mast(kit)


def chassis(kit: ModuleType) -> None:
    """Skirt with wheels, light strip, scanner gap between skirt and shell."""
    skirt = kit.rounded_box("skirt", LENGTH, WIDTH, 0.05, 0.222, CORNER, "navy", eb=0.022, et=0.006, grooves=(0.205,), gw=0.003, gd=0.003)
    for s in (1, -1):
        kit.parts.wheel_house(skirt, 0.02, 0.092, 0.112, WIDTH / 2, s)
        kit.parts.wheel(0.02, s * (WIDTH / 2 - 0.026), 0.096, 0.055, s)
        for x in (-0.38, 0.38):
            kit.place(kit.rounded_cylinder("castor", 0.040, 0.030, 0.008, "rubber", z=-0.015), (x, s * 0.2, 0.041), (0, 1, 0))
    light = [(0.2225, 0.022), (0.2235, 0.014), (0.2300, 0.014), (0.2310, 0.022)]
    kit.loft("light", [(z, LENGTH - i, WIDTH - i, CORNER - i / 2) for z, i in light], "led")
    ledge = [(0.2308, 0.020), (0.2335, 0.020), (0.2345, 0.026)]
    kit.loft("ledge", [(z, LENGTH - i, WIDTH - i, CORNER - i / 2) for z, i in ledge], "navy")
    kit.rounded_box("gap", LENGTH - 0.085, WIDTH - 0.085, 0.232, 0.285, CORNER - 0.04, "gloss", eb=0, et=0)
    eye = [(0.040, 0.2335), (0.040, 0.246), (0.034, 0.2475, 1), (0.034, 0.272, 1), (0.040, 0.2735), (0.040, 0.284)]
    for sx in (1, -1):
        for sy in (1, -1):
            kit.place(kit.lathe("scanner", eye, ["navy2", "gloss"], 64), (sx * (LENGTH / 2 - 0.085), sy * (WIDTH / 2 - 0.085), 0))


def shell(kit: ModuleType) -> None:
    """Upper shell with seams, service hatches, vents, names."""
    kit.rounded_box("shell", LENGTH, WIDTH, 0.283, 0.425, CORNER, "shell", eb=0.010, et=0.040)
    for s in (1, -1):
        side = s * WIDTH / 2
        for x in (-0.26, 0.30):
            kit.block("seam", 0.0035, 0.004, 0.088, 0.0015, "gap", (x, side - s * 0.0014, 0.338))
        kit.block("hatchgap", 0.236, 0.004, 0.086, 0.0019, "gap", (0.02, side - s * 0.0014, 0.338))
        kit.block("hatch", 0.228, 0.008, 0.078, 0.0035, "shell", (0.02, side - s * 0.0014, 0.338))
        for bx in (-0.080, 0.120):
            for bz in (0.311, 0.365):
                kit.bolt((bx, side + s * 0.0024, bz), (0, s, 0), 0.0052)
        for i in range(4):
            kit.block("vent", 0.09, 0.006, 0.006, 0.0026, "gap", (0.02, side + s * 0.0018, 0.3155 + 0.015 * i))
        for i in range(5):
            kit.block("vent", 0.004, 0.006, 0.05, 0.0019, "gap", (s * -0.345 - s * 0.013 * i, side - s * 0.0015, 0.340))
        kit.label("AMR 07", 0.050, "navy", (s * 0.36, side + s * 0.0006, 0.340), (-s, 0, 0), (0, 0, 1))


def deck(kit: ModuleType) -> None:
    """Load deck with rubber rails."""
    kit.rounded_box("deckgap", LENGTH - 0.150, WIDTH - 0.150, 0.424, 0.4262, CORNER - 0.06, "gap", eb=0, et=0)
    kit.rounded_box("deck", LENGTH - 0.158, WIDTH - 0.158, 0.424, 0.436, CORNER - 0.064, "navy", eb=0, et=0.006)
    for y in (-0.19, 0.19):
        kit.place(kit.rounded_box("pad", 0.66, 0.05, 0, 0.008, 0.024, "rubber", eb=0, et=0.004), (0, y, 0.435))
        for x in (-0.40, 0.40):
            kit.bolt((x, y * 1.13, 0.436), (0, 0, 1), 0.0075, "metal")


def face(kit: ModuleType) -> None:
    """Visor with two cameras, head lamps, bumper."""
    front = -LENGTH / 2
    kit.place(kit.rounded_box("rim", 0.342, 0.100, -0.012, 0.003, 0.048, "navy", eb=0, et=0.003, seg=20), (front, 0, 0.352), None, FACE)
    kit.place(kit.rounded_box("visor", 0.33, 0.088, -0.012, 0.010, 0.042, "gloss", eb=0, et=0.006, seg=20), (front, 0, 0.352), None, FACE)
    for y in (-0.095, 0.095):
        kit.parts.lens((front - 0.009, y, 0.352), (-1, 0, 0))
    kit.place(kit.rounded_box("eye", 0.088, 0.010, 0, 0.0035, 0.0049, "ledw", eb=0, et=0.002), (front - 0.0095, 0, 0.352), None, FACE)
    for s in (1, -1):
        kit.place(kit.rounded_box("lamp", 0.10, 0.018, -0.01, 0.004, 0.0088, "ledw", eb=0, et=0.003), (front, s * 0.10, 0.172), None, FACE)
    kit.place(kit.rounded_box("bumper", 0.36, 0.05, -0.01, 0.007, 0.02, "rubber", eb=0, et=0.006), (front, 0, 0.115), None, FACE)


def mast(kit: ModuleType) -> None:
    """Rear mast with light ring and lidar, stop buttons beside it."""
    x = 0.385
    kit.place(kit.rounded_box("foot", 0.15, 0.20, 0, 0.022, 0.05, "shell", eb=0, et=0.010), (x, 0, 0.434))
    kit.place(
        kit.rounded_box("mast", 0.05, 0.10, 0, 0.36, 0.0245, "navy", eb=0.004, et=0.006, grooves=(0.05, 0.30), gw=0.003, gd=0.002),
        (x, 0, 0.454),
    )
    kit.place(kit.rounded_box("ring", 0.0515, 0.1015, 0.315, 0.345, 0.0252, "led", eb=0, et=0), (x, 0, 0.454))
    kit.place(kit.rounded_box("cap", 0.12, 0.15, 0, 0.018, 0.045, "shell", eb=0.008, et=0.006), (x, 0, 0.812))
    kit.parts.lidar((x, 0, 0.830), 0.95)
    for s in (1, -1):
        kit.parts.stop((0.42, s * 0.235, 0.434))
