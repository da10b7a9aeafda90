"""Corner of a warehouse: racks, conveyor with cobot, mobile robots, pallet stacker, drone, charging dock."""

import math
import random
from collections.abc import Sequence
from contextlib import AbstractContextManager
from types import ModuleType

from machines import amr, autonomous_forklift, cobot, conveyor_sorter, drone

ISOMETRIC = ((-9, -9.6, 8.93), (0, 0, 1.13), 8.6)
FLOOR = -0.302
SIDE = 4.9
LINE = (0.05, 2.28, -1.36)


def build(kit: ModuleType) -> None:
    """Room open towards -X and -Y, fleet at work inside."""
    room(kit)
    with at(kit, -0.75, SIDE / 2 - 0.56):
        rack(kit, 2, random.Random(4))
    with at(kit, SIDE / 2 - 0.56, 0.98, turn=-90):
        rack(kit, 1, random.Random(9))
    line(kit)
    floor_marks(kit)
    fleet(kit)
    pallets(kit)
    dashboard(kit)


def at(kit: ModuleType, x: float, y: float, z: float = 0, turn: float = 0, scale: float = 1) -> AbstractContextManager[None]:
    """Place for everything built inside the block; turn in degrees."""
    return kit.moved(kit.Matrix.Translation((x, y, z)) @ kit.Matrix.Rotation(math.radians(turn), 4, "Z") @ kit.Matrix.Scale(scale, 4))


def room(kit: ModuleType) -> None:
    """Floor slab with seams, two walls with caps, a mint band and lamps."""
    kit.rounded_box("slab", SIDE, SIDE, -0.22, 0, 0.28, "floor", eb=0.02, et=0.03)
    kit.rounded_box("base", SIDE + 0.02, SIDE + 0.02, -0.30, -0.20, 0.29, "navy", eb=0.03, et=0.01)
    for i in range(1, 5):
        t = -SIDE / 2 + i * SIDE / 5
        kit.block("seam", 0.008, SIDE - 0.1, 0.002, 0.0008, "seam", (t, 0, 0.0003))
        kit.block("seam", SIDE - 0.1, 0.008, 0.002, 0.0008, "seam", (0, t, 0.0006))
    for turn in (0, -90):
        with at(kit, 0, 0, turn=turn):
            inner = SIDE / 2 - 0.16
            kit.block("wall", SIDE - 0.3, 0.12, 2.5, 0.03, "wall", (0, SIDE / 2 - 0.10, 1.25))
            kit.block("cap", SIDE - 0.28, 0.14, 0.07, 0.02, "navy", (0, SIDE / 2 - 0.10, 2.5))
            kit.block("band", SIDE - 0.44, 0.004, 0.10, 0.0015, "mint", (-0.05, inner - 0.003, 0.95))
            kit.block("skirting", SIDE - 0.44, 0.014, 0.09, 0.004, "navy2", (-0.05, inner - 0.005, 0.045))
            for x in (-1.4, 0, 1.4):
                kit.block("housing", 0.70, 0.10, 0.045, 0.014, "navy", (x, inner - 0.06, 2.40))
                kit.block("lamp", 0.64, 0.05, 0.012, 0.005, "ledw", (x, inner - 0.07, 2.374))


def rack(kit: ModuleType, bays: int, chance: random.Random) -> None:
    """Rack with totes and cartons; its front faces -Y."""
    bay, levels = 1.15, (0.16, 0.86, 1.56)
    rack_frame(kit, bays, levels, bay, 0.62, 2.15)
    for i in range(bays):
        x = (i - bays / 2 + 0.5) * bay
        for z in levels:
            shelf(kit, chance, x - bay / 2 + 0.09, x + bay / 2 - 0.05, z + 0.046)


def rack_frame(kit: ModuleType, bays: int, levels: Sequence[float], bay: float, depth: float, height: float) -> None:
    """Uprights, braces, beams, shelves and signs of a rack; its front faces -Y, shelves lie 0.045 above their level."""
    for i in range(bays + 1):
        x = (i - bays / 2) * bay
        for y in (-depth / 2, depth / 2):
            kit.block("upright", 0.06, 0.06, height, 0.010, "navy", (x, y, height / 2))
            kit.block("foot", 0.11, 0.11, 0.02, 0.006, "navy", (x, y, 0.01))
        for k in range(int(height / 0.5)):
            kit.block("brace", 0.025, depth, 0.025, 0.006, "navy2", (x, 0, 0.3 + k * 0.5))
    for i in range(bays):
        x = (i - bays / 2 + 0.5) * bay
        for level, z in enumerate(levels):
            for y in (-depth / 2, depth / 2):
                kit.block("beam", bay - 0.06, 0.04, 0.075, 0.010, "mint", (x, y, z))
            kit.block("shelf", bay - 0.07, depth - 0.05, 0.02, 0.005, "shell2", (x, 0, z + 0.035))
            kit.block("sign", 0.12, 0.004, 0.045, 0.0018, "shell", (x, -depth / 2 - 0.021, z))
            kit.label(f"{'AB'[i]}{level + 1}", 0.036, "navy", (x, -depth / 2 - 0.0236, z), (1, 0, 0), (0, 0, 1))


def shelf(kit: ModuleType, chance: random.Random, x0: float, x1: float, z: float) -> None:
    """Fill a shelf with totes and cartons."""
    x = x0
    while x + 0.26 < x1:
        w = min(chance.choice((0.26, 0.34, 0.42)), x1 - x)
        h = chance.choice((0.2, 0.28, 0.36))
        if chance.random() < 0.42:
            material = chance.choice(("mint", "shell", "navy2"))
            kit.parts.tote((x + w / 2, -0.03, z), material, w=w - 0.075, d=0.40, h=0.2, lid="mint" if material == "navy2" else "navy")
        else:
            kit.parts.carton(
                x + w / 2, -0.03, z, w - 0.03, 0.46, h, chance.choice(("card", "shell2", "mint", "card")), chance.uniform(-0.03, 0.03)
            )
            if h < 0.3 and chance.random() < 0.5:
                kit.parts.carton(
                    x + w / 2, -0.01, z + h + 0.002, w - 0.10, 0.34, 0.15, chance.choice(("card", "shell2")), chance.uniform(-0.1, 0.1)
                )
        x += w + 0.02


def line(kit: ModuleType) -> None:
    """Roller conveyor along X with goods, a scan bridge and the cobot at its head."""
    x0, x1, y = LINE
    top = conveyor_sorter.HEIGHT + 0.0225
    with at(kit, 0, y):
        for s in (1, -1):
            conveyor_sorter.side_rails(kit, x0, x1, s)
        conveyor_sorter.rollers(kit, x0 + 0.04, x1 - 0.04)
        for x in (x0 + 0.14, (x0 + x1) / 2, x1 - 0.14):
            conveyor_sorter.stand(kit, x)
        kit.parts.tote((0.86, 0, top), "shell", w=0.34, d=0.26, h=0.17)
        kit.parts.tote((1.90, 0, top), "navy2", w=0.34, d=0.26, h=0.17, lid="mint")
        kit.parts.carton(0.40, 0.02, top, 0.20, 0.22, 0.13, "card", 0.12)
        for s in (1, -1):
            kit.block("post", 0.07, 0.05, 1.02, 0.014, "navy", (1.38, s * 0.255, 0.51))
        kit.place(kit.rounded_box("bridge", 0.22, 0.62, 0.94, 1.07, 0.05, "shell", eb=0.010, et=0.020), (1.38, 0, 0))
        kit.block("light", 0.004, 0.30, 0.022, 0.0018, "led", (1.2695, 0, 1.005))
        for z, material in ((1.075, "led"), (1.120, "amber")):
            kit.place(kit.rounded_cylinder("beacon", 0.026, 0.042, 0.004, material), (1.38, 0.20, z))
    with at(kit, -0.44, y - 0.152, turn=180):
        cobot.build(kit)


def floor_marks(kit: ModuleType) -> None:
    """Route with nodes, parking corners, walkway stripes."""
    points = [kit.Vector(p) for p in ((1.25, 0.22, 0.0025), (-1.60, 0.22, 0.0025), (-1.60, -2.22, 0.0025))]
    for p, q in zip(points, points[1:]):
        d = q - p
        kit.block("route", d.length + 0.035, 0.035, 0.004, 0.0015, "path", (p + q) / 2, (0, 0, math.atan2(d.y, d.x)))
    for p in (points[1], kit.Vector((-0.28, 0.22, 0.0025))):
        kit.place(kit.rounded_cylinder("node", 0.075, 0.005, 0.002, "path"), (p.x, p.y, 0.001))
    for x, y, w, d in ((-1.60, -1.55, 0.95, 1.40), (0.62, 0.22, 1.42, 0.95)):
        for sx in (1, -1):
            for sy in (1, -1):
                kit.block("corner", 0.22, 0.03, 0.003, 0.001, "navy", (x + sx * (w / 2 - 0.11), y + sy * d / 2, 0.002))
                kit.block("corner", 0.03, 0.22, 0.003, 0.001, "navy", (x + sx * w / 2, y + sy * (d / 2 - 0.11), 0.0025))
    for i in range(7):
        kit.block("stripe", 0.10, 0.34, 0.003, 0.001, "shell", (-2.14 + 0.18 * i, -0.52, 0.002))


def fleet(kit: ModuleType) -> None:
    """Two mobile robots, a stacker with its pallet, a drone, a charging dock."""
    with at(kit, -1.60, -1.55, turn=90):
        amr.build(kit)
    with at(kit, 0.62, 0.22):
        amr.robot(kit)
    with at(kit, -1.18, 0.40, scale=1.18):
        autonomous_forklift.build(kit)
    with at(kit, 0.62, 1.02, 1.42, turn=25, scale=0.95):
        drone.build(kit)
    with at(kit, 1.62, 0.22, turn=-90):
        dock(kit)


def dock(kit: ModuleType) -> None:
    """Charging dock; contacts face -Y."""
    kit.rounded_box("foot", 0.62, 0.30, 0, 0.02, 0.05, "navy", eb=0.003, et=0.008)
    kit.rounded_box("dock", 0.50, 0.16, 0.02, 0.62, 0.06, "shell", eb=0.004, et=0.04, grooves=(0.14,))
    upright = (math.pi / 2, 0, 0)
    kit.place(kit.rounded_box("light", 0.30, 0.02, -0.01, 0.004, 0.0095, "led", eb=0, et=0.002), (0, -0.08, 0.50), None, upright)
    kit.place(kit.rounded_box("contacts", 0.24, 0.12, 0, 0.03, 0.02, "gloss", eb=0, et=0.008), (0, -0.075, 0.27), None, upright)
    for x in (-0.06, 0.06):
        kit.block("pin", 0.05, 0.008, 0.06, 0.003, "metal", (x, -0.106, 0.27))


def pallets(kit: ModuleType) -> None:
    """Stacked goods along the open edge."""
    for x, layers in ((0.62, 2), (1.30, 3), (1.98, 1)):
        kit.parts.pallet(x, -2.08, 0)
        for k in range(layers):
            for i, dx in enumerate((-0.145, 0.145)):
                material = ("card", "shell2", "mint")[(k + i + int(x * 2)) % 3]
                kit.parts.carton(x + dx, -2.08, 0.0895 + k * 0.222, 0.275, 0.43, 0.22, material)


def dashboard(kit: ModuleType) -> None:
    """Wall screen with figures, bars, a ring and a small map."""
    wall = SIDE / 2 - 0.17
    face = wall - 0.042
    kit.place(
        kit.rounded_box("screen", 1.45, 0.82, 0, 0.04, 0.05, "screen", eb=0.004, et=0.008),
        (wall, -1.25, 1.72),
        None,
        (math.pi / 2, 0, -math.pi / 2),
    )
    for i, height in enumerate((0.12, 0.20, 0.16, 0.28, 0.24, 0.36, 0.31)):
        kit.block("bar", 0.004, 0.05, height, 0.0018, "ledm", (face, -1.22 - i * 0.085, 1.42 + height / 2))
    kit.label("98 %", 0.15, "type", (face - 0.002, -1.48, 1.98), (0, -1, 0), (0, 0, 1))
    for i, length in enumerate((0.34, 0.27, 0.20)):
        kit.block("line", 0.004, length, 0.026, 0.0018, "ledm", (face, -0.64 - length / 2, 1.99 - 0.075 * i))
    ring = [(face, -0.82 + 0.13 * math.cos(t), 1.54 + 0.13 * math.sin(t)) for t in (i * 2 * math.pi * 0.72 / 20 for i in range(21))]
    kit.tube("ring", ring, 0.017, "ledm")
