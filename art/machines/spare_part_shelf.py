"""Spare-part store: labelled bins and parts on shelves above a drawer cabinet, one drawer open, hand scanner on the ledge."""

import math
from contextlib import AbstractContextManager
from types import ModuleType

import bpy
from mathutils import Matrix

CAMERA = ((-2.5, -5.2, 2.15), (0.02, -0.10, 0.535), 108)
WIDTH, LEDGE, TOP = 1.16, 0.40, 1.12
BACK, SHELF_DEPTH, CABINET_DEPTH = 0.27, 0.34, 0.54
SHELVES = (0.655, 0.895)
FRONT = BACK - SHELF_DEPTH
UPRIGHT = (math.pi / 2, 0, 0)


def build(kit: ModuleType) -> None:
    """Cabinet, shelving, bins, parts, scanner."""
    cabinet(kit)
    frame(kit)
    upper_row(kit)
    middle_row(kit)
    ledge(kit)


def cabinet(kit: ModuleType) -> None:
    """Two columns of drawers under a timber ledge; one drawer stands open."""
    front = BACK - CABINET_DEPTH
    kit.place(
        kit.rounded_box("carcass", WIDTH, CABINET_DEPTH - 0.02, 0.035, LEDGE - 0.028, 0.012, "navy", eb=0.004, et=0.004),
        (0, BACK - CABINET_DEPTH / 2 + 0.01, 0),
    )
    kit.block("plinth", WIDTH - 0.06, CABINET_DEPTH - 0.08, 0.036, 0.006, "gap", (0, BACK - CABINET_DEPTH / 2 + 0.02, 0.018))
    kit.place(
        kit.rounded_box("ledge", WIDTH + 0.03, CABINET_DEPTH + 0.02, LEDGE - 0.028, LEDGE, 0.016, "wood", eb=0.005, et=0.005),
        (0, BACK - CABINET_DEPTH / 2, 0),
    )
    for column, x in enumerate((-WIDTH / 4, WIDTH / 4)):
        for row, z in enumerate((0.095, 0.205, 0.315)):
            open_by = 0.29 if (column, row) == (1, 2) else 0.0
            drawer(kit, x, front - open_by, z, f"D{3 * column + 3 - row}", bool(open_by))


def drawer(kit: ModuleType, x: float, front: float, z: float, name: str, is_open: bool) -> None:
    """Drawer front with handle and label; an open one shows its tray and what lies in it."""
    w = WIDTH / 2 - 0.030
    kit.block("front", w, 0.020, 0.100, 0.006, "shell", (x, front, z))
    kit.block("handle", 0.22, 0.018, 0.016, 0.006, "dmetal", (x + 0.10, front - 0.017, z + 0.018))
    kit.block("plate", 0.105, 0.004, 0.042, 0.0018, "mint", (x - w / 2 + 0.085, front - 0.0105, z + 0.010))
    kit.label(name, 0.034, "navy", (x - w / 2 + 0.085, front - 0.0128, z + 0.010), (1, 0, 0), (0, 0, 1))
    if not is_open:
        return
    depth = 0.32
    middle = front + depth / 2
    kit.block("bottom", w - 0.03, depth, 0.008, 0.002, "shell2", (x, middle, z - 0.032))
    for s in (1, -1):
        kit.block("side", 0.012, depth, 0.070, 0.004, "shell2", (x + s * (w / 2 - 0.021), middle, z))
        kit.block("rail", 0.010, depth, 0.016, 0.003, "metal", (x + s * (w / 2 - 0.010), middle, z - 0.012))
    for dx in (-0.115, 0.030):
        kit.block("divider", 0.006, depth - 0.02, 0.055, 0.002, "shell", (x + dx, middle, z - 0.004))
    for i in range(3):
        for j in range(2):
            at = (x - 0.228 + 0.040 * i + 0.015, front + 0.055 + 0.075 * j, z - 0.020)
            kit.place(hoop(kit, 0.017, 0.009, 0.014, "metal"), at)
    for i in range(8):
        colour = ("amber", "red", "mint")[i * i % 3]
        at = (x - 0.085 + 0.029 * (i % 4), front + 0.075 + 0.080 * (i // 4), z - 0.016)
        kit.block("fuse", 0.018, 0.060, 0.018, 0.004, colour, at)
    for y in (0.070, 0.155):
        kit.place(
            kit.rounded_cylinder("motor", 0.026, 0.13, 0.004, "dmetal", grooves=(0.02, 0.11)), (x + 0.075, front + y, z - 0.002), (1, 0, 0)
        )
        kit.place(kit.rounded_cylinder("shaft", 0.007, 0.03, 0.001, "metal"), (x + 0.203, front + y, z - 0.002), (1, 0, 0))


def frame(kit: ModuleType) -> None:
    """Uprights, perforated back wall, shelves with lit edge, head sign."""
    for s in (1, -1):
        for y in (FRONT + 0.02, BACK - 0.02):
            kit.block("upright", 0.036, 0.036, TOP - LEDGE, 0.006, "navy", (s * (WIDTH / 2 - 0.02), y, (TOP + LEDGE) / 2))
        for k in range(2):
            kit.block(
                "brace", 0.018, SHELF_DEPTH - 0.04, 0.018, 0.004, "navy2", (s * (WIDTH / 2 - 0.02), (FRONT + BACK) / 2, 0.54 + 0.36 * k)
            )
    kit.block("back", WIDTH - 0.05, 0.010, TOP - LEDGE - 0.02, 0.003, "navy2", (0, BACK - 0.012, (TOP + LEDGE) / 2))
    for z in (*SHELVES, TOP):
        kit.block("shelf", WIDTH - 0.045, SHELF_DEPTH, 0.020, 0.005, "shell2", (0, (FRONT + BACK) / 2, z))
        kit.block("lip", WIDTH - 0.05, 0.014, 0.040, 0.005, "mint", (0, FRONT - 0.002, z))
    kit.block("lamp", WIDTH - 0.16, 0.030, 0.008, 0.003, "ledw", (0, FRONT + 0.035, TOP - 0.014))
    kit.place(
        kit.rounded_box("sign", 0.20, 0.080, -0.008, 0.008, 0.016, "navy", eb=0.002, et=0.003),
        (-0.43, FRONT - 0.002, TOP + 0.058),
        None,
        UPRIGHT,
    )
    kit.label("A 04", 0.056, "type", (-0.43, FRONT - 0.0115, TOP + 0.057), (1, 0, 0), (0, 0, 1))


def shelf_name(kit: ModuleType, x: float, z: float, name: str) -> None:
    """Label on the lip of a shelf."""
    kit.block("tag", 0.105, 0.004, 0.032, 0.0015, "shell", (x, FRONT - 0.010, z))
    kit.label(name, 0.024, "navy", (x, FRONT - 0.0123, z), (1, 0, 0), (0, 0, 1))


def standing(kit: ModuleType, x: float, y: float, z: float, turn: float = 0) -> AbstractContextManager[None]:
    """Place for everything built inside the block; turn in degrees."""
    return kit.moved(Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z"))


def picking_bin(kit: ModuleType, x: float, z: float, material: str, name: str, w: float = 0.165, h: float = 0.125) -> None:
    """Open-fronted bin with a label; its mouth faces -Y at the edge of a shelf."""
    d = 0.26
    with standing(kit, x, FRONT + 0.012 + d / 2, z, 90):
        side = [(-d / 2, 0, 0.006), (d / 2, 0, 0.006), (d / 2, h, 0.006), (-d / 2 + 0.085, h, 0.012), (-d / 2, h * 0.48, 0.010)]
        for s in (1, -1):
            kit.slab("side", side, 0.007, material, edge=0.002, y=s * (w / 2 - 0.0035))
        kit.block("bottom", d, w, 0.007, 0.002, material, (0, 0, 0.004))
        kit.block("back", 0.007, w, h, 0.002, material, (d / 2 - 0.004, 0, h / 2))
        kit.block("front", 0.008, w, h * 0.50, 0.003, material, (-d / 2 + 0.001, 0, h * 0.25))
        kit.block("rim", 0.014, w + 0.004, 0.012, 0.004, material, (-d / 2, 0, h * 0.50))
        paper = "shell" if material != "shell" else "mint"
        kit.block("paper", 0.003, w * 0.62, h * 0.27, 0.0012, paper, (-d / 2 - 0.004, 0, h * 0.24))
        kit.label(name, 0.024, "navy", (-d / 2 - 0.0058, 0, h * 0.24), (0, -1, 0), (0, 0, 1))


def bin_goods(kit: ModuleType, x: float, z: float, kind: str) -> None:
    """Small parts heaped in a bin."""
    heap = ((-0.046, 0, 0.048), (0.0, 0.01, 0.052), (0.044, 0, 0.048), (-0.03, 0.065, 0.085), (0.03, 0.07, 0.088))
    for i, (dx, dy, dz) in enumerate(heap):
        at, tilt = (x + dx, FRONT + 0.10 + dy, z + dz), 0.4 * (i - 2)
        if kind == "rollers":
            material = "rubber" if i % 2 else "dmetal"
            kit.place(kit.rounded_cylinder("roller", 0.022, 0.050, 0.005, material, z=-0.025), at, (1, tilt, 0))
        elif kind == "plugs":
            kit.block("plug", 0.032, 0.045, 0.026, 0.006, ("amber", "mint", "navy2")[i % 3], at, (0.3, tilt / 2, 0.5 * i))
        else:
            kit.bolt(at, (tilt, -0.5, 1), 0.020, "metal")


def upper_row(kit: ModuleType) -> None:
    """Bins on the upper shelf."""
    z = SHELVES[1] + 0.0105
    row = (
        ("mint", "C-101", "rollers"),
        ("shell", "C-102", "plugs"),
        ("mint", "C-103", "bolts"),
        ("navy", "C-104", "plugs"),
        ("shell", "C-105", "rollers"),
        ("mint", "C-106", "bolts"),
    )
    for i, (material, name, goods) in enumerate(row):
        x = -0.452 + 0.181 * i
        picking_bin(kit, x, z, material, name)
        bin_goods(kit, x, z, goods)


def middle_row(kit: ModuleType) -> None:
    """Battery, belts and lidars on the middle shelf."""
    z = SHELVES[0] + 0.0105
    y = FRONT + 0.13
    for x, name in ((-0.39, "B-201"), (0.03, "B-202"), (0.40, "B-203")):
        shelf_name(kit, x, SHELVES[0], name)
    for x in (-0.44, -0.30):
        battery(kit, x, y, z)
    for x in (-0.06, 0.10):
        kit.place(kit.rounded_box("base", 0.13, 0.13, 0, 0.010, 0.012, "card", eb=0.002, et=0.002), (x, y, z))
        if x < 0:
            kit.parts.scanner((x, y, z + 0.0102), 0.95)
        else:
            kit.parts.lidar((x, y, z + 0.0102), 0.95)
    for i, x in enumerate((0.30, 0.46)):
        belt(kit, x, y - 0.02, z, 0.074 - 0.006 * i)


def battery(kit: ModuleType, x: float, y: float, z: float) -> None:
    """Exchange battery with handle, poles and charge lights; front faces -Y."""
    kit.place(
        kit.rounded_box("battery", 0.125, 0.20, 0, 0.150, 0.014, "navy", eb=0.005, et=0.008, grooves=(0.035,), gw=0.003, gd=0.003),
        (x, y, z),
    )
    kit.place(kit.rounded_box("face", 0.100, 0.090, -0.004, 0.003, 0.010, "mint", eb=0, et=0.002), (x, y - 0.10, z + 0.088), None, UPRIGHT)
    kit.label("48 V", 0.034, "navy", (x, y - 0.1036, z + 0.100), (1, 0, 0), (0, 0, 1))
    for i in range(4):
        kit.block("cell", 0.013, 0.003, 0.007, 0.0012, "led" if i < 3 else "gap", (x - 0.027 + 0.018 * i, y - 0.1035, z + 0.066))
    kit.tube(
        "handle",
        [
            (x - 0.045, y - 0.05, z + 0.146),
            (x - 0.045, y - 0.05, z + 0.176),
            (x + 0.045, y - 0.05, z + 0.176),
            (x + 0.045, y - 0.05, z + 0.146),
        ],
        0.007,
        "dmetal",
        smooth=False,
    )


def belt(kit: ModuleType, x: float, y: float, z: float, r: float) -> None:
    """Coiled toothed belt standing on edge, held by a mint band."""
    for k in range(3):
        kit.place(hoop(kit, r - 0.0095 * k, 0.006, 0.044, "rubber"), (x, y, z + r), (0, 1, 0))
    inner, teeth = r - 0.0265, 40
    for i in range(teeth):
        a = 2 * math.pi * i / teeth
        kit.block("tooth", 0.0045, 0.040, 0.0035, 0.0012, "rubber", (x + inner * math.cos(a), y, z + r + inner * math.sin(a)), (0, -a, 0))
    kit.block("band", 0.018, 0.050, 0.036, 0.003, "mint", (x, y, z + 2 * r - 0.0145))


def hoop(kit: ModuleType, r: float, thick: float, width: float, material: str) -> bpy.types.Object:
    """Open ring around Z: outer radius, wall thickness, height."""
    n, profile = 96, ((r, -width / 2), (r, width / 2), (r - thick, width / 2), (r - thick, -width / 2))
    angles = [2 * math.pi * i / n for i in range(n)]
    verts = [(p * math.cos(a), p * math.sin(a), h) for p, h in profile for a in angles]
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) % 4 * n + (i + 1) % n, (k + 1) % 4 * n + i) for k in range(4) for i in range(n)]
    return kit.mesh("hoop", verts, faces, material)


def ledge(kit: ModuleType) -> None:
    """Drive wheels and a tote at the back of the ledge, the hand scanner in front."""
    for i, x in enumerate((-0.44, -0.245)):
        with standing(kit, x, FRONT + 0.10, LEDGE):
            kit.parts.wheel(0, 0, 0.088, 0.060, -1, tread=18 if i else 0)
        for s in (1, -1):
            kit.block("chock", 0.020, 0.050, 0.016, 0.004, "amber", (x + s * 0.052, FRONT + 0.10, LEDGE + 0.008), (0, s * 0.5, 0))
    kit.parts.tote((0.36, FRONT + 0.17, LEDGE), "mint", w=0.30, d=0.24, h=0.13)
    kit.parts.carton(0.03, FRONT + 0.18, LEDGE, 0.20, 0.20, 0.13, "card", 0.08)
    with kit.moved(Matrix.Translation((-0.02, FRONT - 0.080, LEDGE)) @ Matrix.Rotation(math.radians(-58), 4, "Z") @ Matrix.Scale(1.2, 4)):
        hand_scanner(kit)


def hand_scanner(kit: ModuleType) -> None:
    """Barcode scanner lying on its side: head along X with its window at -X, grip towards -Y."""
    z = 0.036
    head = [(-0.080, -0.020, 0.010), (0.050, -0.026, 0.016), (0.072, 0.0, 0.018), (0.050, 0.026, 0.016), (-0.080, 0.024, 0.010)]
    with kit.moved(Matrix.Translation((0, 0, z)) @ Matrix.Rotation(-math.pi / 2, 4, "X")):
        kit.slab("head", head, 0.066, "shell", edge=0.014)
        kit.slab(
            "grip",
            [(0.000, -0.022, 0.008), (0.052, -0.022, 0.008), (0.078, -0.142, 0.014), (0.036, -0.146, 0.014)],
            0.046,
            "navy",
            edge=0.014,
        )
        kit.slab(
            "trigger",
            [(-0.012, -0.026, 0.005), (0.010, -0.026, 0.005), (0.014, -0.066, 0.005), (0.002, -0.062, 0.005)],
            0.018,
            "mint",
            edge=0.005,
        )
        kit.block("nose", 0.016, 0.060, 0.054, 0.007, "navy", (-0.080, 0, 0.002))
        kit.block("window", 0.006, 0.046, 0.034, 0.0025, "gloss", (-0.087, 0, 0.002))
        kit.block("beam", 0.003, 0.034, 0.005, 0.0012, "alarm", (-0.0895, 0, 0.002))
    kit.block("status", 0.028, 0.010, 0.004, 0.0018, "led", (0.0, 0.004, z + 0.0335))
