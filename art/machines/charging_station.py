"""Two wall chargers: a mobile robot without load charges at one, the other is free."""

import math
from types import ModuleType

from machines import amr

CAMERA = ((-2.75, -5.0, 1.85), (-0.095, -0.05, 0.435), 112)
SCALE = 0.68
WALL, WALL_WIDTH, WALL_HEIGHT = 0.84, 2.05, 1.36
BUSY, FREE = 0.44, -0.52
UPRIGHT = (math.pi / 2, 0, 0)


def build(kit: ModuleType) -> None:
    """Wall with two chargers, the robot with its rear at the right one, floor marks."""
    with kit.moved(kit.Matrix.Scale(SCALE, 4)):
        wall(kit)
        charger(kit, BUSY, "01", 0.84)
        charger(kit, FREE, "02", None)
        bay(kit, BUSY)
        bay(kit, FREE)
        with kit.moved(kit.Matrix.Translation((BUSY, 0.078, 0)) @ kit.Matrix.Rotation(math.pi / 2, 4, "Z")):
            amr.robot(kit)


def wall(kit: ModuleType) -> None:
    """Piece of wall with a cap, skirting, a mint band and the cable tray that feeds the chargers."""
    kit.block("wall", WALL_WIDTH, 0.10, WALL_HEIGHT, 0.016, "wall", (0, WALL + 0.05, WALL_HEIGHT / 2))
    kit.block("cap", WALL_WIDTH + 0.02, 0.13, 0.045, 0.014, "navy", (0, WALL + 0.05, WALL_HEIGHT))
    kit.block("skirting", WALL_WIDTH - 0.02, 0.020, 0.10, 0.006, "navy2", (0, WALL - 0.004, 0.051))
    kit.block("band", WALL_WIDTH - 0.02, 0.004, 0.07, 0.0015, "mint", (0, WALL - 0.001, 0.46))
    kit.block("tray", WALL_WIDTH - 0.16, 0.065, 0.060, 0.008, "dmetal", (0, WALL - 0.030, 1.24))
    for i in range(22):
        kit.block("slot", 0.050, 0.003, 0.010, 0.0014, "gap", (-0.86 + 0.082 * i, WALL - 0.0625, 1.24))


def charger(kit: ModuleType, x: float, number: str, charge: float | None) -> None:
    """Wall charger: carcass, display, light strips, contacts; charge is the level of the robot at it."""
    front = WALL - 0.155
    kit.place(
        kit.rounded_box("carcass", 0.50, 0.155, 0.055, 1.09, 0.035, "shell", eb=0.010, et=0.022, grooves=(0.46,), gw=0.004, gd=0.004),
        (x, WALL - 0.0775, 0),
    )
    kit.place(kit.rounded_box("foot", 0.54, 0.20, 0, 0.058, 0.030, "navy", eb=0.004, et=0.010), (x, WALL - 0.10, 0))
    kit.place(kit.rounded_box("panel", 0.40, 0.50, -0.010, 0.006, 0.030, "navy", eb=0, et=0.004), (x, front, 0.79), None, UPRIGHT)
    kit.place(kit.rounded_box("display", 0.33, 0.22, 0, 0.0035, 0.014, "screen", eb=0, et=0.001), (x, front - 0.005, 0.905), None, UPRIGHT)
    display(kit, x, front - 0.0095, charge)
    glow = "led" if charge else "type"
    for s in (1, -1):
        kit.block("light", 0.016, 0.008, 0.80, 0.0038, glow, (x + s * 0.222, front - 0.001, 0.60))
        for z in (0.12, 1.045):
            kit.bolt((x + s * 0.222, front, z), (0, -1, 0), 0.008)
    kit.label(f"LP {number}", 0.062, "shell", (x - 0.07, front - 0.0068, 0.640), (1, 0, 0), (0, 0, 1))
    kit.parts.stop((x + 0.125, front - 0.006, 0.640), (0, -1, 0), 0.95)
    contacts(kit, x, front)
    for dx in (-0.06, 0.0):
        feed = [(x + dx, WALL - 0.08, 1.08), (x + dx, WALL - 0.08, 1.14), (x + dx, WALL - 0.030, 1.16), (x + dx, WALL - 0.030, 1.22)]
        kit.tube("feed", feed, 0.013, "rubber")
        kit.place(kit.rounded_cylinder("gland", 0.022, 0.03, 0.005, "dmetal"), (x + dx, WALL - 0.08, 1.082))


def display(kit: ModuleType, x: float, y: float, charge: float | None) -> None:
    """What the screen says: the battery level of the robot, or no power for nobody."""
    words = "0 kW" if charge is None else f"{charge:.0%}".replace("%", " %")
    kit.label(words, 0.098, "type", (x, y, 0.940), (1, 0, 0), (0, 0, 1))
    kit.block("track", 0.24, 0.002, 0.030, 0.0009, "chart", (x, y + 0.001, 0.850))
    if charge is not None:
        kit.block("level", 0.24 * charge, 0.003, 0.030, 0.0012, "led", (x - 0.12 * (1 - charge), y, 0.850))


def contacts(kit: ModuleType, x: float, front: float) -> None:
    """Spring-loaded contact head with metal bars and guide cheeks."""
    kit.place(kit.rounded_box("recess", 0.32, 0.20, -0.010, 0.004, 0.024, "gap", eb=0, et=0.002), (x, front, 0.275), None, UPRIGHT)
    kit.place(kit.rounded_box("head", 0.26, 0.13, 0, 0.055, 0.022, "navy2", eb=0, et=0.010), (x, front, 0.275), None, UPRIGHT)
    for z in (0.245, 0.305):
        kit.block("bar", 0.20, 0.014, 0.026, 0.004, "metal", (x, front - 0.057, z))
    for s in (1, -1):
        kit.block("cheek", 0.022, 0.055, 0.17, 0.007, "amber", (x + s * 0.150, front - 0.024, 0.275))


def bay(kit: ModuleType, x: float) -> None:
    """Painted corners of a parking place and the line along which a robot backs in."""
    near, far, half = -0.66, 0.60, 0.43
    for s in (1, -1):
        for y, turn in ((near, 1), (far, -1)):
            kit.block("corner", 0.16, 0.030, 0.004, 0.0015, "mintd", (x + s * (half - 0.08), y, 0.002))
            kit.block("corner", 0.030, 0.16, 0.004, 0.0015, "mintd", (x + s * half, y + turn * 0.08, 0.0025))
    kit.block("line", 0.030, 1.10, 0.004, 0.0015, "mintd", (x, -0.02, 0.002))
