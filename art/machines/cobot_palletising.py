"""Cobot that stacks cartons from a short conveyor onto a pallet."""

from types import ModuleType

from mathutils import Matrix, Vector

from machines import cobot, conveyor_sorter

CAMERA = ((-2.9, -5.0, 2.05), (-0.09, 0.02, 0.462), 115)
SCALE = 0.86
PALLET = (0.61, 0.52)
DECK = 0.0895
BOX = (0.19, 0.235, 0.130)
LINE_Y = 0.60


def build(kit: ModuleType) -> None:
    """Cobot with a carton at its vacuum tool, the pallet below, the conveyor behind."""
    with kit.moved(Matrix.Translation((0.28, 0, 0)) @ Matrix.Scale(SCALE, 4)):
        cobot.plinth(kit)
        tip = cobot.arm(kit, Vector((0, 0, cobot.PLINTH + 0.008)))
        lower = vacuum_tool(kit, tip)
        with kit.moved(Matrix.Translation((tip.x, tip.y, lower - BOX[2]))):
            carton(kit, 0, 0, 0, "card")
        with kit.moved(Matrix.Translation((tip.x, tip.y + BOX[1] / 2 + 0.003, 0))):
            load(kit)
        line(kit)
        area_scanner(kit)


def carton(kit: ModuleType, x: float, y: float, z: float, material: str) -> None:
    """Carton of the one size that is packed here."""
    kit.parts.carton(x, y, z, *BOX, material)


def vacuum_tool(kit: ModuleType, tip: Vector) -> float:
    """Suction plate in the gripper; gives the height of its lips."""
    x, y, z = tip
    kit.block("adapter", 0.088, 0.070, 0.080, 0.010, "metal", (x, y, z - 0.012))
    kit.place(kit.rounded_box("plate", 0.190, 0.150, 0, 0.018, 0.020, "navy", eb=0.004, et=0.005), (x, y, z - 0.068))
    lips = [(0.020, 0), (0.021, 0.004), (0.016, 0.010), (0.018, 0.016), (0.012, 0.022), (0.012, 0.030)]
    for sx in (1, -1):
        for sy in (1, -1):
            kit.place(kit.lathe("cup", lips, "rubber", 40), (x + sx * 0.066, y + sy * 0.048, z - 0.098))
            kit.bolt((x + sx * 0.066, y + sy * 0.048, z - 0.050), (0, 0, 1), 0.008, "metal")
    hose = [
        (x + 0.070, y + 0.02, z - 0.050),
        (x + 0.10, y + 0.02, z + 0.01),
        (x + 0.12, y + 0.02, z + 0.12),
        (x + 0.075, y + 0.02, z + 0.22),
    ]
    kit.tube("hose", hose, 0.008, "mintd")
    return z - 0.098


def load(kit: ModuleType) -> None:
    """Pallet with two full layers and the third begun; the next place is under the tool."""
    kit.parts.pallet(0, 0, 0, *PALLET)
    w, d, h = BOX
    cells = [(i * (w + 0.006), j * (d + 0.006)) for i in (-1, 0, 1) for j in (-0.5, 0.5)]
    materials = ("card", "shell2", "card", "mint", "card", "card", "shell2", "card", "card", "card", "mint", "card")
    for layer in range(2):
        for k, (x, y) in enumerate(cells):
            carton(kit, x, y, DECK + layer * (h + 0.002), materials[k + 6 * layer])
        kit.block("sheet", PALLET[0] - 0.04, PALLET[1] - 0.05, 0.0018, 0.0008, "card", (0, 0, DECK + (layer + 1) * (h + 0.002) - 0.001))
    carton(kit, *cells[5], DECK + 2 * (h + 0.002), "mint")


def line(kit: ModuleType) -> None:
    """Short roller conveyor that brings the cartons."""
    x0, x1 = -0.70, 0.56
    top = conveyor_sorter.HEIGHT + 0.0225
    with kit.moved(Matrix.Translation((0, LINE_Y, 0))):
        for s in (1, -1):
            conveyor_sorter.side_rails(kit, x0, x1, s, guide=s > 0)
        conveyor_sorter.rollers(kit, x0 + 0.04, x1 - 0.04)
        for x in (x0 + 0.12, x1 - 0.12):
            conveyor_sorter.stand(kit, x)
        kit.block("stopper", 0.024, conveyor_sorter.WIDTH + 0.05, 0.10, 0.010, "navy2", (x0 + 0.005, 0, conveyor_sorter.HEIGHT + 0.030))
        for x, material in ((x0 + 0.14, "card"), (-0.06, "mint"), (0.34, "card")):
            carton(kit, x, 0, top, material)


def area_scanner(kit: ModuleType) -> None:
    """Area scanner on a post beside the pallet."""
    x, y = 0.02, -0.52
    kit.place(kit.rounded_box("foot", 0.16, 0.16, 0, 0.014, 0.02, "navy", eb=0.003, et=0.004), (x, y, 0))
    kit.block("post", 0.05, 0.05, 0.20, 0.010, "navy", (x, y, 0.112))
    kit.parts.scanner((x, y, 0.212), 0.85)
