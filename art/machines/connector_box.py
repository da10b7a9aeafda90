"""Connector box: a small edge computer on a DIN rail, with antennas, ports, lights and cables."""

import math
from types import ModuleType

CAMERA = ((-2.75, -5.1, 2.0), (0.02, 0, 0.50), 106)
RAIL = 0.50


def build(kit: ModuleType) -> None:
    """Mounting plate with rail; box, terminals and supply clipped on. Front faces -Y."""
    plate(kit)
    rail(kit)
    box(kit)
    antennas(kit)
    with kit.moved(kit.Matrix.Translation((0.345, 0, 0))):
        terminals(kit)
    with kit.moved(kit.Matrix.Translation((-0.375, 0, 0))):
        supply(kit)
    cables(kit)


def plate(kit: ModuleType) -> None:
    """Upright mounting plate on a foot."""
    kit.place(kit.rounded_box("foot", 1.24, 0.50, 0, 0.035, 0.06, "navy", eb=0.006, et=0.012), (0, 0.02, 0))
    kit.place(
        kit.rounded_box("plate", 1.14, 0.96, -0.025, 0.025, 0.05, "navy2", eb=0.008, et=0.008), (0, 0.17, 0.50), None, (math.pi / 2, 0, 0)
    )
    for sx in (1, -1):
        kit.slab(
            "gusset", [(0.195, 0.03, 0.006), (0.26, 0.03, 0.01), (0.21, 0.46, 0.03), (0.195, 0.46, 0.006)], 0.03, "navy", edge=0.004
        ).matrix_world = kit.Matrix.Translation((sx * 0.45, 0, 0)) @ kit.Matrix.Rotation(math.pi / 2, 4, "Z")
        for z in (0.09, 0.91):
            kit.bolt((sx * 0.52, 0.145, z), (0, -1, 0), 0.014, "metal")
    # slotted cable duct
    kit.block("duct", 1.00, 0.10, 0.11, 0.010, "shell2", (0, 0.095, 0.125))
    for i in range(24):
        kit.block("slot", 0.016, 0.006, 0.07, 0.0028, "gap", (-0.46 + 0.04 * i, 0.0445, 0.135))
    kit.block("lid", 1.00, 0.104, 0.012, 0.005, "shell", (0, 0.094, 0.184))


def rail(kit: ModuleType) -> None:
    """Top-hat rail with slots."""
    kit.block("web", 1.06, 0.012, 0.16, 0.004, "metal", (0, 0.135, RAIL))
    for s in (1, -1):
        kit.block("wall", 1.06, 0.040, 0.010, 0.003, "metal", (0, 0.115, RAIL + s * 0.080))
        kit.block("lip", 1.06, 0.008, 0.040, 0.003, "metal", (0, 0.096, RAIL + s * 0.098))
    for x in (-0.505, 0.505):
        kit.bolt((x, 0.128, RAIL), (0, -1, 0), 0.014)
        kit.block("stopper", 0.030, 0.05, 0.25, 0.008, "shell2", (x + (0.040 if x < 0 else -0.040), 0.075, RAIL))
        kit.bolt((x + (0.040 if x < 0 else -0.040), 0.050, RAIL), (0, -1, 0), 0.010)


def box(kit: ModuleType) -> None:
    """Housing with cooling fins, front panel, ports and status lights."""
    w, h, depth = 0.40, 0.56, 0.30
    y = 0.085 - depth / 2
    front = y - depth / 2
    kit.place(
        kit.rounded_box("housing", w, h, -depth / 2, depth / 2, 0.040, "shell", eb=0.010, et=0.022, grooves=(-0.08,), gw=0.004, gd=0.004),
        (0, y, RAIL),
        None,
        (math.pi / 2, 0, 0),
    )
    kit.place(
        kit.rounded_box("panel", w - 0.05, h - 0.05, -0.01, 0.006, 0.028, "navy", eb=0, et=0.004),
        (0, front, RAIL),
        None,
        (math.pi / 2, 0, 0),
    )
    # clip towards the rail
    kit.block("clip", 0.12, 0.05, 0.055, 0.010, "mint", (0, 0.075, RAIL - h / 2 - 0.018))
    kit.block("slit", 0.055, 0.012, 0.014, 0.005, "gap", (0, 0.048, RAIL - h / 2 - 0.024))
    for s in (1, -1):
        for i in range(9):
            kit.block("vent", 0.006, 0.014, 0.16, 0.0028, "gap", (s * w / 2, y + 0.085 - 0.022 * i, RAIL + 0.13))
    face = front - 0.006
    kit.label("WAKU", 0.058, "shell", (-0.145, face - 0.0006, RAIL + 0.205), (1, 0, 0), (0, 0, 1), "LEFT")
    kit.label("CONNECTOR BOX", 0.0185, "mint", (-0.143, face - 0.0006, RAIL + 0.160), (1, 0, 0), (0, 0, 1), "LEFT")
    lights(kit, face)
    ports(kit, face)
    for sx in (1, -1):
        for sz in (1, -1):
            kit.bolt((sx * (w / 2 - 0.040), face, RAIL + sz * (h / 2 - 0.040)), (0, -1, 0), 0.008, "metal")


def lights(kit: ModuleType, face: float) -> None:
    """Light ring and a column of status lights with their names."""
    at = (0.105, face, RAIL + 0.175)
    kit.place(kit.lathe("ring", [(0.030, 0), (0.031, 0.004), (0.037, 0.004), (0.038, 0)], "led"), at, (0, -1, 0))
    kit.place(kit.rounded_cylinder("button", 0.026, 0.007, 0.003, "shell2"), at, (0, -1, 0))
    for i, (name, material) in enumerate((("PWR", "led"), ("NET", "led"), ("4G", "led"), ("BUS", "amber"))):
        z = RAIL + 0.090 - 0.034 * i
        kit.place(kit.rounded_cylinder("light", 0.0075, 0.005, 0.002, material), (-0.136, face, z), (0, -1, 0))
        kit.label(name, 0.019, "shell2", (-0.115, face - 0.0006, z), (1, 0, 0), (0, 0, 1), "LEFT")


def ports(kit: ModuleType, face: float) -> None:
    """Two network sockets, USB, card slot, terminal strip."""
    for i in range(2):
        x, z = 0.020 + 0.092 * i, RAIL + 0.045
        kit.block("shield", 0.078, 0.016, 0.074, 0.005, "metal", (x, face, z))
        kit.block("socket", 0.062, 0.006, 0.050, 0.0028, "gap", (x, face - 0.0065, z - 0.004))
        kit.block("notch", 0.028, 0.006, 0.012, 0.0028, "gap", (x, face - 0.0065, z + 0.026))
        for s in (1, -1):
            kit.block("link", 0.010, 0.004, 0.007, 0.0018, "led" if s > 0 else "amber", (x + s * 0.028, face - 0.007, z + 0.028))
    kit.block("shield", 0.036, 0.012, 0.072, 0.004, "metal", (0.016, face, RAIL - 0.062))
    kit.block("socket", 0.022, 0.004, 0.058, 0.0018, "gap", (0.016, face - 0.0055, RAIL - 0.062))
    kit.block("tongue", 0.007, 0.003, 0.050, 0.0012, "shell2", (0.019, face - 0.0068, RAIL - 0.062))
    kit.block("slot", 0.078, 0.004, 0.012, 0.0018, "gap", (0.105, face - 0.001, RAIL - 0.045))
    kit.label("SIM", 0.018, "shell2", (0.105, face - 0.0006, RAIL - 0.076), (1, 0, 0), (0, 0, 1))
    kit.block("strip", 0.31, 0.060, 0.066, 0.008, "mint", (0, face - 0.010, RAIL - 0.185))
    for i in range(8):
        x = -0.1365 + 0.039 * i
        kit.block("entry", 0.024, 0.006, 0.024, 0.0028, "gap", (x, face - 0.039, RAIL - 0.199))
        kit.bolt((x, face - 0.039, RAIL - 0.170), (0, -1, 0), 0.009, "metal")


def antennas(kit: ModuleType) -> None:
    """Three antennas on threaded sockets on top of the box."""
    top = RAIL + 0.28
    for x, lean in ((-0.13, -0.16), (0.0, 0.0), (0.13, 0.16)):
        with kit.moved(kit.Matrix.Translation((x, -0.06, top)) @ kit.Matrix.Rotation(lean, 4, "Y")):
            kit.rounded_cylinder("socket", 0.020, 0.030, 0.004, "metal", z=-0.008, grooves=(0.012, 0.018, 0.024), gd=0.002, gw=0.002)
            kit.rounded_cylinder("knuckle", 0.024, 0.050, 0.008, "rubber", z=0.020)
            kit.lathe("antenna", [(0.019, 0.066), (0.020, 0.070), (0.016, 0.27), (0.013, 0.282), (0, 0.285)], "rubber")
            kit.place(kit.lathe("band", [(0.0196, 0), (0.0206, 0.002), (0.0204, 0.008), (0.0194, 0.010)], "mint"), (0, 0, 0.080))


def terminals(kit: ModuleType) -> None:
    """Row of terminal blocks with jumpers and numbers."""
    for i in range(5):
        x = -0.090 + 0.042 * i
        material = ("shell2", "shell2", "mint", "shell2", "navy")[i]
        block = [
            (-0.115, RAIL - 0.09, 0.010),
            (-0.115, RAIL + 0.09, 0.010),
            (-0.075, RAIL + 0.16, 0.014),
            (0.100, RAIL + 0.16, 0.010),
            (0.100, RAIL - 0.16, 0.010),
            (-0.075, RAIL - 0.16, 0.014),
        ]
        kit.place(kit.slab("terminal", block, 0.039, material, edge=0.004), (x, -0.005, 0), None, (0, 0, math.pi / 2))
        for s in (1, -1):
            kit.bolt((x, -0.1205, RAIL + s * 0.055), (0, -1, 0), 0.011, "metal")
        kit.label(str(i + 1), 0.026, "navy" if material != "navy" else "shell", (x, -0.1208, RAIL), (1, 0, 0), (0, 0, 1))


def supply(kit: ModuleType) -> None:
    """Slim power supply with vents and a light."""
    kit.place(
        kit.rounded_box("supply", 0.17, 0.44, -0.12, 0.12, 0.020, "shell2", eb=0.008, et=0.012),
        (0, -0.035, RAIL),
        None,
        (math.pi / 2, 0, 0),
    )
    for i in range(7):
        kit.block("vent", 0.11, 0.006, 0.008, 0.0028, "gap", (0, -0.155, RAIL + 0.010 - 0.020 * i))
    kit.label("24 V", 0.040, "navy", (0, -0.1556, RAIL + 0.135), (1, 0, 0), (0, 0, 1))
    kit.place(kit.rounded_cylinder("light", 0.009, 0.005, 0.002, "led"), (0, -0.155, RAIL + 0.075), (0, -1, 0))
    for i in range(3):
        kit.bolt((-0.045 + 0.045 * i, -0.155, RAIL - 0.180), (0, -1, 0), 0.010, "metal")


def cables(kit: ModuleType) -> None:
    """Wires from the terminal strip into the duct, one network lead."""
    for i, material in ((0, "red"), (1, "navy"), (3, "mintd"), (5, "shell2"), (6, "rubber")):
        x = -0.1365 + 0.039 * i
        kit.tube(
            "wire",
            [
                (x, -0.252, RAIL - 0.199),
                (x, -0.285, RAIL - 0.200),
                (x, -0.292, RAIL - 0.245),
                (x, -0.20, RAIL - 0.290),
                (x, 0.00, 0.215),
                (x, 0.06, 0.205),
                (x, 0.075, 0.16),
            ],
            0.0085,
            material,
        )
    for i in range(3):
        x = -0.42 + 0.045 * i
        kit.tube(
            "wire",
            [
                (x, -0.150, RAIL - 0.205),
                (x, -0.165, RAIL - 0.24),
                (x, -0.10, RAIL - 0.27),
                (x, 0.02, 0.215),
                (x, 0.06, 0.205),
                (x, 0.075, 0.16),
            ],
            0.0085,
            ("red", "navy", "mintd")[i],
        )
    x, z = 0.112, RAIL + 0.045
    kit.block("plug", 0.056, 0.060, 0.044, 0.008, "mint", (x, -0.255, z - 0.004))
    kit.tube("boot", [(x, -0.280, z - 0.004), (x, -0.315, z - 0.004), (x + 0.01, -0.335, z - 0.012)], 0.017, "mint")
    kit.tube(
        "lead",
        [
            (x, -0.310, z - 0.004),
            (x + 0.02, -0.355, z - 0.02),
            (x + 0.05, -0.345, z - 0.16),
            (x + 0.09, -0.25, z - 0.30),
            (x + 0.10, -0.05, 0.215),
            (x + 0.10, 0.05, 0.21),
            (x + 0.10, 0.075, 0.16),
        ],
        0.0125,
        "rubber",
    )
