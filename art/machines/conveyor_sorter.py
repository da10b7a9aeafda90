"""Roller conveyor with scan portal, diverter wheels and a branch line."""

import math
from types import ModuleType

from mathutils import Matrix

CAMERA = ((-2.9, -5.2, 2.77), (-0.05, -0.17, 0.452), 96)
HEIGHT = 0.46
WIDTH = 0.36


def build(kit: ModuleType) -> None:
    """Main line along X, branch line towards -Y, goods in motion from -X."""
    main_line(kit)
    diverter(kit)
    with kit.moved(branch_place(kit)):
        branch(kit)
    portal(kit)
    cabinet(kit)
    goods(kit)


def branch_place(kit: ModuleType) -> Matrix:
    """Where the branch line stands: its +X points towards -Y."""
    return kit.Matrix.Translation((0.32, -WIDTH / 2, 0)) @ kit.Matrix.Rotation(-math.pi / 2, 4, "Z")


def side_rails(kit: ModuleType, x0: float, x1: float, s: int, guide: bool = True) -> None:
    """Profile rail with light line and side guide on one side of a line."""
    length, x, y = x1 - x0, (x0 + x1) / 2, s * (WIDTH / 2 + 0.02)
    kit.block("rail", length, 0.035, 0.105, 0.012, "shell", (x, y, HEIGHT - 0.030))
    kit.block("slot", length - 0.03, 0.004, 0.012, 0.0018, "gap", (x, y + s * 0.0165, HEIGHT - 0.055))
    kit.block("light", length - 0.03, 0.004, 0.009, 0.0018, "led", (x, y + s * 0.0170, HEIGHT - 0.012))
    if guide:
        kit.block("guide", length, 0.014, 0.020, 0.006, "dmetal", (x, y, HEIGHT + 0.085))
        posts = max(2, round(length / 0.30))
        for i in range(posts):
            px = x0 + 0.06 + i * (length - 0.12) / (posts - 1)
            kit.block("post", 0.016, 0.016, 0.085, 0.004, "dmetal", (px, y, HEIGHT + 0.050))


def rollers(kit: ModuleType, x0: float, x1: float) -> None:
    """Steel rollers with dark end caps."""
    count = round((x1 - x0) / 0.056)
    for i in range(count + 1):
        x = x0 + (x1 - x0) * i / count
        kit.place(
            kit.rounded_cylinder("roller", 0.0215, WIDTH - 0.012, 0.003, "metal", z=-WIDTH / 2 + 0.006, seg=32), (x, 0, HEIGHT), (0, 1, 0)
        )
        for s in (1, -1):
            kit.place(
                kit.rounded_cylinder("cap", 0.0222, 0.012, 0.002, "navy2", z=-0.006, seg=32),
                (x, s * (WIDTH / 2 - 0.012), HEIGHT),
                (0, 1, 0),
            )


def stand(kit: ModuleType, x: float) -> None:
    """Pair of legs with cross bar and levelling feet."""
    for s in (1, -1):
        y = s * (WIDTH / 2 + 0.01)
        kit.block("leg", 0.045, 0.045, HEIGHT - 0.105, 0.010, "navy2", (x, y, 0.025 + (HEIGHT - 0.105) / 2))
        kit.block("bracket", 0.10, 0.012, 0.07, 0.005, "navy2", (x, s * (WIDTH / 2 + 0.038), HEIGHT - 0.080))
        for bx in (-0.030, 0.030):
            kit.bolt((x + bx, s * (WIDTH / 2 + 0.044), HEIGHT - 0.095), (0, s, 0), 0.006, "metal")
        kit.place(kit.rounded_cylinder("spindle", 0.010, 0.03, 0.002, "metal"), (x, y, 0.012))
        kit.place(kit.rounded_cylinder("foot", 0.040, 0.014, 0.005, "rubber"), (x, y, 0))
    kit.block("tie", 0.035, WIDTH, 0.035, 0.008, "navy2", (x, 0, 0.16))


def main_line(kit: ModuleType) -> None:
    """The straight line with a gap in its guide where goods leave."""
    side_rails(kit, -0.92, 0.86, 1)
    side_rails(kit, -0.92, 0.09, -1)
    side_rails(kit, 0.55, 0.86, -1)
    kit.block("rail", 0.48, 0.035, 0.060, 0.012, "shell", (0.32, -WIDTH / 2 - 0.02, HEIGHT - 0.055))
    rollers(kit, -0.88, 0.12)
    rollers(kit, 0.535, 0.82)
    for x in (-0.78, -0.06, 0.74):
        stand(kit, x)
    kit.block("motor", 0.20, 0.09, 0.10, 0.022, "navy", (-0.52, -WIDTH / 2 - 0.015, HEIGHT - 0.150))
    for i in range(6):
        kit.block("fin", 0.006, 0.094, 0.104, 0.002, "navy2", (-0.58 + 0.022 * i, -WIDTH / 2 - 0.015, HEIGHT - 0.150))
    kit.place(kit.rounded_cylinder("gear", 0.045, 0.06, 0.010, "dmetal"), (-0.40, -WIDTH / 2 - 0.015, HEIGHT - 0.150), (1, 0, 0))


def diverter(kit: ModuleType) -> None:
    """Pop-up wheels that turn the goods onto the branch."""
    kit.place(kit.rounded_box("bed", 0.37, WIDTH - 0.01, HEIGHT - 0.020, HEIGHT + 0.004, 0.012, "navy", eb=0.002, et=0.003), (0.32, 0, 0))
    turn = -math.radians(45)
    axle = (-math.sin(turn), math.cos(turn), 0)
    for i in range(6):
        for j in range(6):
            at = (0.175 + 0.058 * i, -0.14 + 0.056 * j, HEIGHT + 0.004)
            kit.place(kit.rounded_cylinder("wheel", 0.020, 0.022, 0.004, "mint", z=-0.011, seg=32), at, axle)
            kit.place(kit.rounded_cylinder("pin", 0.007, 0.026, 0.001, "dmetal", z=-0.013, seg=16), at, axle)
    for s in (1, -1):
        kit.block("edge", 0.006, WIDTH - 0.02, 0.006, 0.002, "led", (0.32 + s * 0.178, 0, HEIGHT + 0.004))


def branch(kit: ModuleType) -> None:
    """Branch line, built along +X from its mouth."""
    side_rails(kit, 0.04, 0.74, 1)
    side_rails(kit, 0.04, 0.74, -1)
    rollers(kit, 0.065, 0.70)
    kit.block("stopper", 0.024, WIDTH + 0.05, 0.09, 0.010, "navy2", (0.735, 0, HEIGHT + 0.030))
    stand(kit, 0.62)
    stand(kit, 0.20)


def portal(kit: ModuleType) -> None:
    """Scan tunnel with cameras, light bars and number."""
    x, half, top = -0.32, WIDTH / 2 + 0.085, 0.92
    for s in (1, -1):
        kit.block("column", 0.16, 0.07, top - 0.02, 0.020, "shell", (x, s * half, (top - 0.02) / 2 + 0.01))
        kit.block("base", 0.22, 0.11, 0.030, 0.010, "navy", (x, s * half, 0.016))
        for bx in (-0.09, 0.09):
            kit.bolt((x + bx, s * (half + 0.035), 0.031), (0, 0, 1), 0.009, "metal")
        kit.block("strip", 0.010, 0.006, 0.42, 0.0028, "led", (x - 0.0785, s * half, 0.63))
        kit.block("inner", 0.09, 0.02, 0.20, 0.008, "gloss", (x, s * (half - 0.032), 0.64))
        kit.block("seam", 0.162, 0.072, 0.004, 0.0015, "gap", (x, s * half, 0.40))
    kit.block("bridge", 0.26, 2 * half + 0.10, 0.15, 0.035, "shell", (x, 0, top + 0.030))
    kit.block("roof", 0.20, 2 * half + 0.02, 0.014, 0.006, "navy", (x, 0, top + 0.108))
    kit.place(
        kit.rounded_box("visor", 0.34, 0.070, -0.01, 0.008, 0.030, "gloss", eb=0, et=0.005),
        (x - 0.128, 0, top + 0.030),
        None,
        (math.pi / 2, 0, -math.pi / 2),
    )
    for y in (-0.11, 0, 0.11):
        kit.parts.lens((x - 0.135, y, top + 0.030), (-1, 0, 0), 0.85)
    kit.block("lamp", 0.16, WIDTH - 0.06, 0.010, 0.004, "ledw", (x, 0, top - 0.046))
    kit.label("SCAN 02", 0.058, "navy", (x, -half - 0.0508, top + 0.030), (1, 0, 0), (0, 0, 1))
    pole = (x + 0.02, half - 0.02, top + 0.112)
    kit.place(kit.rounded_cylinder("pole", 0.012, 0.07, 0.003, "dmetal"), pole)
    for i, material in enumerate(("led", "amber", "red")):
        kit.place(kit.rounded_cylinder("tier", 0.026, 0.036, 0.004, material), (pole[0], pole[1], pole[2] + 0.068 + 0.038 * i))
    kit.place(kit.rounded_cylinder("cap", 0.027, 0.012, 0.005, "navy"), (pole[0], pole[1], pole[2] + 0.182))


def cabinet(kit: ModuleType) -> None:
    """Control cabinet with screen and stop button on the near column."""
    x, y = -0.32, -WIDTH / 2 - 0.155
    kit.block("cabinet", 0.15, 0.075, 0.24, 0.016, "navy", (x, y, 0.235))
    kit.block("screen", 0.105, 0.006, 0.075, 0.0028, "gloss", (x, y - 0.036, 0.295))
    for i, length in enumerate((0.05, 0.075, 0.035)):
        kit.block("line", length, 0.003, 0.007, 0.0014, "led" if i else "ledw", (x - 0.04 + length / 2, y - 0.0385, 0.315 - 0.019 * i))
    kit.parts.stop((x - 0.035, y - 0.036, 0.195), (0, -1, 0), 0.75)
    kit.place(kit.rounded_cylinder("key", 0.014, 0.012, 0.004, "metal"), (x + 0.035, y - 0.036, 0.195), (0, -1, 0))


def goods(kit: ModuleType) -> None:
    """Parcels and totes on the rollers."""
    z = HEIGHT + 0.0225
    kit.parts.carton(-0.74, 0.0, z, 0.22, 0.24, 0.15, "card", 0.03)
    kit.parts.tote((-0.33, 0, z), "mint", 0.24, 0.20, 0.12, None)
    kit.parts.carton(-0.33, 0.0, z + 0.02, 0.18, 0.15, 0.135, "shell2")
    kit.parts.carton(0.31, -0.02, z + 0.003, 0.22, 0.18, 0.14, "card", -0.35)
    kit.parts.tote((0.70, 0, z), "navy2", 0.24, 0.22, 0.13, "mint")
    with kit.moved(branch_place(kit)):
        kit.parts.tote((0.56, 0, z), "mint", 0.22, 0.22, 0.12, "navy")
        kit.parts.carton(0.24, 0.01, z, 0.18, 0.20, 0.11, "shell2", 0.08)
