"""Control room: desk with monitors and chair in front of a video wall with a live map."""

import math
from collections.abc import Callable
from types import ModuleType

CAMERA = ((-2.7, -5.5, 2.0), (0.0, 0.06, 0.560), 103)
DESK = 0.42
UPRIGHT = (math.pi / 2, 0, 0)


def build(kit: ModuleType) -> None:
    """Video wall, desk, monitors, things on the desk, chair."""
    video_wall(kit)
    desk(kit)
    for x, turn, content in ((-0.40, 0.16, tickets), (0.02, 0, trends), (0.44, -0.16, machine)):
        with kit.moved(kit.Matrix.Translation((x, 0.065 - abs(x - 0.02) * 0.10, DESK)) @ kit.Matrix.Rotation(turn, 4, "Z")):
            monitor(kit, content)
    desk_things(kit)
    with kit.moved(kit.Matrix.Translation((0.30, -0.50, 0)) @ kit.Matrix.Rotation(-0.55, 4, "Z")):
        chair(kit)


def bar(kit: ModuleType, x: float, z: float, w: float, h: float, material: str, layer: int = 0, turn: float = 0) -> None:
    """Flat mark on a screen that lies in the XZ plane and faces -Y."""
    thin = min(w, h, 0.003)
    kit.block("mark", w, thin, h, thin * 0.45, material, (x, -0.0012 - 0.0008 * layer, z), (0, turn, 0))


def words(kit: ModuleType, body: str, x: float, z: float, size: float, material: str = "type", align: str = "LEFT") -> None:
    """Text on a screen."""
    kit.label(body, size, material, (x, -0.0042, z), (1, 0, 0), (0, 0, 1), align)


def frame(kit: ModuleType, w: float, h: float, depth: float, border: float) -> None:
    """Screen with its housing; the face is at y = 0."""
    kit.place(kit.rounded_box("case", w, h, -0.004, depth, 0.016, "navy", eb=0.004, et=0.010), (0, 0.0035, 0), None, (-math.pi / 2, 0, 0))
    kit.place(kit.rounded_box("screen", w - 2 * border, h - 2 * border, 0, 0.0015, 0.008, "screen", eb=0, et=0), (0, 0, 0), None, UPRIGHT)


def video_wall(kit: ModuleType) -> None:
    """Large screen on a stand with a lamp in its back."""
    w, h, z = 1.50, 0.62, 0.90
    for s in (1, -1):
        kit.block("post", 0.06, 0.035, 1.10, 0.012, "navy2", (s * 0.48, 0.425, 0.56))
        kit.place(kit.rounded_box("foot", 0.12, 0.42, 0, 0.022, 0.03, "navy2", eb=0.004, et=0.008), (s * 0.48, 0.40, 0))
    kit.block("glow", w - 0.02, 0.012, 0.012, 0.005, "led", (0, 0.385, z - h / 2 - 0.008))
    with kit.moved(kit.Matrix.Translation((0, 0.36, z))):
        frame(kit, w, h, 0.045, 0.014)
        site_map(kit)
        figures(kit)


def site_map(kit: ModuleType) -> None:
    """Floor plan with racks, zones, routes and robots on the left of the wall."""
    words(kit, "H2", -0.705, 0.258, 0.040)
    words(kit, "LIVE", -0.630, 0.258, 0.026, "ledm")
    for x in (-0.66, -0.50, -0.34):
        for row in (0.135, 0.085, -0.005, -0.055):
            bar(kit, x, row, 0.125, 0.030, "chart")
    for i in range(4):
        bar(kit, -0.655 + 0.085 * i, -0.225, 0.060, 0.050, "chart")
    bar(kit, -0.13, 0.10, 0.16, 0.16, "navy2")
    for s in (1, -1):
        bar(kit, -0.13 + s * 0.078, 0.10, 0.004, 0.16, "alarm", 1)
        bar(kit, -0.13, 0.10 + s * 0.078, 0.16, 0.004, "alarm", 1)
    route = ((-0.705, -0.14), (-0.245, -0.14), (-0.245, 0.19), (0.02, 0.19), (0.02, -0.23), (-0.16, -0.23))
    for (x0, z0), (x1, z1) in zip(route, route[1:]):
        bar(kit, (x0 + x1) / 2, (z0 + z1) / 2, abs(x1 - x0) + 0.006, abs(z1 - z0) + 0.006, "ledm", 1)
    bar(kit, -0.475, 0.040, 0.46, 0.005, "ledm", 1)
    robots = (
        (-0.60, -0.14, "led", "07"),
        (-0.40, 0.040, "led", "12"),
        (-0.245, 0.10, "led", "03"),
        (0.02, -0.03, "alarm", "21"),
        (-0.10, -0.23, "led", "16"),
    )
    for x, z, material, number in robots:
        kit.place(kit.rounded_cylinder("robot", 0.017, 0.002, 0.0008, material, seg=32), (x, -0.0030, z), (0, -1, 0))
        words(kit, number, x + 0.024, z + 0.026, 0.026)


def figures(kit: ModuleType) -> None:
    """Key figures, utilisation bars and an alert list on the right of the wall."""
    bar(kit, 0.085, 0, 0.003, 0.56, "chart")
    for x, number, name in ((0.13, "98 %", "OEE"), (0.42, "4:12 h", "MTTR")):
        words(kit, number, x, 0.225, 0.075)
        words(kit, name, x, 0.165, 0.026, "ledm")
    heights = (0.07, 0.10, 0.085, 0.13, 0.12, 0.15, 0.11, 0.14, 0.165, 0.15, 0.125, 0.155)
    for i, height in enumerate(heights):
        bar(kit, 0.145 + 0.047 * i, -0.085 + height / 2, 0.027, height, "alarm" if i == 6 else "ledm")
    bar(kit, 0.405, -0.091, 0.56, 0.003, "chart")
    for i, (length, material) in enumerate(((0.36, "alarm"), (0.42, "led"), (0.30, "led"))):
        z = -0.138 - 0.052 * i
        bar(kit, 0.145, z, 0.022, 0.022, material)
        bar(kit, 0.175 + length / 2, z + 0.007, length, 0.010, "type")
        bar(kit, 0.175 + length * 0.32, z - 0.011, length * 0.64, 0.007, "chart")


def monitor(kit: ModuleType, content: Callable[[ModuleType], None]) -> None:
    """Desk monitor on its stand; content draws on the screen."""
    kit.place(kit.rounded_box("foot", 0.15, 0.11, 0, 0.010, 0.025, "navy2", eb=0.002, et=0.004), (0, 0.045, 0))
    kit.block("stem", 0.030, 0.016, 0.12, 0.006, "navy2", (0, 0.040, 0.065))
    with kit.moved(kit.Matrix.Translation((0, 0, 0.150)) @ kit.Matrix.Rotation(-0.09, 4, "X")):
        frame(kit, 0.385, 0.225, 0.022, 0.009)
        content(kit)


def tickets(kit: ModuleType) -> None:
    """Ticket board with three columns."""
    for k, (material, count) in enumerate((("alarm", 2), ("ledm", 3), ("chart", 3))):
        x = -0.118 + 0.118 * k
        bar(kit, x, 0.082, 0.100, 0.010, material)
        for i in range(count):
            bar(kit, x, 0.048 - 0.052 * i, 0.102, 0.042, "navy2")
            bar(kit, x - 0.012, 0.056 - 0.052 * i, 0.064, 0.006, "type", 1)
            bar(kit, x - 0.022, 0.041 - 0.052 * i, 0.044, 0.005, "chart", 1)


def trends(kit: ModuleType) -> None:
    """Line of a measured value above its limit band."""
    words(kit, "48 V", -0.165, 0.080, 0.022)
    for z in (-0.07, -0.03, 0.01, 0.05):
        bar(kit, 0, z, 0.33, 0.0025, "chart")
    values = (-0.045, -0.02, -0.03, 0.005, 0.02, 0.012, 0.038, 0.030, -0.005, -0.018, 0.012, 0.034, 0.046)
    points = [(-0.160 + i * 0.0266, -0.0030, z) for i, z in enumerate(values)]
    kit.tube("trend", points, 0.0032, "led", res=6)
    kit.place(kit.rounded_cylinder("now", 0.008, 0.002, 0.0008, "alarm", seg=24), (points[-1][0], -0.0040, points[-1][2]), (0, -1, 0))


def machine(kit: ModuleType) -> None:
    """Digital file of a robot: outline, ring, lines."""
    words(kit, "AMR 07", -0.165, 0.080, 0.022)
    bar(kit, -0.085, -0.035, 0.150, 0.030, "chart")
    bar(kit, -0.085, -0.006, 0.150, 0.024, "type")
    bar(kit, -0.085, -0.0205, 0.150, 0.004, "led", 1)
    bar(kit, -0.036, 0.026, 0.010, 0.036, "chart")
    for x in (-0.125, -0.045):
        kit.place(kit.rounded_cylinder("wheel", 0.013, 0.002, 0.0008, "ledm", seg=24), (x, -0.0035, -0.052), (0, -1, 0))
    ring = [(0.095 + 0.036 * math.sin(t), -0.0025, 0.035 + 0.036 * math.cos(t)) for t in (i * 2 * math.pi * 0.78 / 24 for i in range(25))]
    kit.tube("ring", ring, 0.0055, "led", res=4)
    for i, length in enumerate((0.12, 0.09, 0.11)):
        bar(kit, 0.040 + length / 2, -0.030 - 0.022 * i, length, 0.007, "type" if i == 0 else "ledm")


def desk(kit: ModuleType) -> None:
    """Desk top on two pedestals with a light line, modesty panel and cable tray."""
    kit.place(kit.rounded_box("top", 1.56, 0.52, DESK - 0.036, DESK, 0.060, "shell", eb=0.008, et=0.010), (0, -0.06, 0))
    kit.place(kit.rounded_box("light", 1.500, 0.502, DESK - 0.0475, DESK - 0.038, 0.052, "led", eb=0, et=0), (0, -0.06, 0))
    kit.place(kit.rounded_box("apron", 1.48, 0.48, DESK - 0.075, DESK - 0.047, 0.045, "navy", eb=0.006, et=0), (0, -0.06, 0))
    kit.block("panel", 1.16, 0.016, 0.24, 0.006, "navy2", (0, 0.10, DESK - 0.190))
    for s in (1, -1):
        x = s * 0.62
        kit.place(kit.rounded_box("pedestal", 0.22, 0.42, 0.020, DESK - 0.070, 0.030, "navy", eb=0.006, et=0.004), (x, -0.06, 0))
        kit.place(kit.rounded_box("plinth", 0.20, 0.40, 0, 0.022, 0.024, "rubber", eb=0.002, et=0.002), (x, -0.06, 0))
        for z, h in ((0.095, 0.13), (0.215, 0.10), (0.310, 0.075)):
            kit.block("drawer", 0.19, 0.014, h - 0.010, 0.006, "shell2", (x, -0.268, z))
            kit.block("handle", 0.09, 0.012, 0.010, 0.0045, "dmetal", (x, -0.279, z + h * 0.22))
        for i in range(5):
            kit.block("vent", 0.006, 0.12, 0.006, 0.0028, "gap", (x + s * 0.1095, -0.06, 0.12 + 0.018 * i))
    kit.place(kit.rounded_cylinder("grommet", 0.024, 0.004, 0.0015, "navy2"), (0.24, 0.12, DESK - 0.001))


def desk_things(kit: ModuleType) -> None:
    """Keyboard, mouse, mug, radio, stop button, notebook."""
    with kit.moved(kit.Matrix.Translation((-0.02, -0.20, DESK))):
        kit.rounded_box("keyboard", 0.34, 0.115, 0, 0.012, 0.014, "navy", eb=0.003, et=0.004)
        for row in range(4):
            for i in range(13):
                material = "mint" if (row, i) in ((1, 12), (3, 0)) else "shell2"
                if row == 3 and 3 < i < 9:
                    continue
                kit.block("key", 0.0195, 0.0185, 0.006, 0.0026, material, (-0.150 + 0.025 * i, 0.0375 - 0.025 * row, 0.0135))
        kit.block("space", 0.120, 0.0185, 0.006, 0.0026, "shell2", (0.0, -0.0375, 0.0135))
    kit.place(kit.rounded_box("pad", 0.15, 0.13, 0, 0.003, 0.014, "navy2", eb=0, et=0.001), (0.265, -0.20, DESK))
    kit.place(kit.rounded_box("mouse", 0.042, 0.068, 0.002, 0.024, 0.020, "shell2", eb=0.003, et=0.014), (0.265, -0.20, DESK))
    kit.place(
        kit.lathe(
            "mug",
            [(0.026, 0), (0.030, 0.004), (0.031, 0.070), (0.029, 0.072), (0.027, 0.068), (0.026, 0.050, 1), (0, 0.050, 1)],
            ["mint", "gap"],
            48,
        ),
        (-0.60, -0.17, DESK),
    )
    handle = [(-0.63 + -0.022 * math.sin(t), -0.17, DESK + 0.038 + 0.022 * math.cos(t)) for t in (i * math.pi / 12 for i in range(13))]
    kit.tube("handle", handle, 0.0050, "mint", res=6)
    kit.place(kit.rounded_box("console", 0.16, 0.13, 0, 0.030, 0.020, "navy", eb=0.004, et=0.008), (0.58, -0.18, DESK))
    kit.parts.stop((0.545, -0.18, DESK + 0.029), (0, 0, 1), 0.85)
    for i, material in enumerate(("led", "amber", "shell2")):
        kit.place(kit.rounded_cylinder("button", 0.012, 0.008, 0.003, material), (0.618, -0.145 - 0.034 * i, DESK + 0.029))
    with kit.moved(kit.Matrix.Translation((-0.385, -0.205, DESK)) @ kit.Matrix.Rotation(0.14, 4, "Z")):
        kit.rounded_box("notebook", 0.14, 0.10, 0, 0.012, 0.008, "shell2", eb=0.002, et=0.002)
        kit.block("ribbon", 0.010, 0.101, 0.014, 0.003, "mintd", (0.045, 0, 0.006))
        kit.place(kit.rounded_cylinder("pen", 0.0045, 0.12, 0.002, "navy", seg=24), (-0.06, -0.02, 0.0165), (1, 0.25, 0))


def chair(kit: ModuleType) -> None:
    """Swivel chair with five castors; looks towards +Y."""
    for i in range(5):
        a = 2 * math.pi * i / 5 + 0.3
        x, y = 0.19 * math.cos(a), 0.19 * math.sin(a)
        kit.tube("leg", [(0, 0, 0.085), (x * 0.5, y * 0.5, 0.080), (x, y, 0.052)], 0.014, "navy2")
        for s in (1, -1):
            offset = kit.Vector((-math.sin(a), math.cos(a), 0)) * s * 0.009
            kit.place(kit.rounded_cylinder("castor", 0.023, 0.014, 0.004, "rubber", z=-0.007), kit.Vector((x, y, 0.023)) + offset, offset)
        kit.place(kit.rounded_cylinder("pin", 0.008, 0.028, 0.002, "metal"), (x, y, 0.030))
    kit.rounded_cylinder("hub", 0.034, 0.045, 0.008, "navy2", z=0.062)
    kit.rounded_cylinder("column", 0.018, 0.14, 0.003, "metal", z=0.10)
    kit.rounded_box("plate", 0.17, 0.20, 0.222, 0.240, 0.03, "dmetal", eb=0.004, et=0.004)
    kit.rounded_box("seat", 0.36, 0.34, 0.238, 0.300, 0.09, "navy", eb=0.022, et=0.028, grooves=(0.262,), gw=0.003, gd=0.002)
    kit.tube("spine", [(0, -0.08, 0.232), (0, -0.20, 0.235), (0, -0.215, 0.30), (0, -0.205, 0.42)], 0.017, "dmetal")
    with kit.moved(kit.Matrix.Translation((0, -0.180, 0.485)) @ kit.Matrix.Rotation(0.12, 4, "X")):
        kit.place(kit.rounded_box("back", 0.33, 0.34, -0.022, 0.022, 0.10, "navy", eb=0.020, et=0.020), (0, 0, 0), None, UPRIGHT)
        kit.place(kit.rounded_box("pad", 0.25, 0.26, 0, 0.008, 0.08, "mintd", eb=0, et=0.007), (0, -0.021, 0), None, UPRIGHT)
        kit.place(kit.rounded_box("head", 0.20, 0.085, -0.018, 0.018, 0.035, "navy", eb=0.015, et=0.015), (0, 0.004, 0.235), None, UPRIGHT)
        kit.block("stalk", 0.05, 0.010, 0.06, 0.004, "dmetal", (0, 0.002, 0.185))
    for s in (1, -1):
        kit.tube("bracket", [(s * 0.10, 0, 0.230), (s * 0.195, 0, 0.235), (s * 0.205, 0, 0.30), (s * 0.205, 0, 0.385)], 0.011, "dmetal")
        kit.place(kit.rounded_box("rest", 0.055, 0.20, 0, 0.022, 0.025, "rubber", eb=0.006, et=0.008), (s * 0.205, 0.01, 0.382))
