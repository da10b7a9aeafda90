"""Rugged tablet with a checklist; torque wrench, multimeter and a removed drive wheel beside it."""

import math
from types import ModuleType

from mathutils import Matrix

from machines import workshop_bench

CAMERA = ((-2.35, -5.0, 2.35), (0.01, -0.01, 0.24), 113)
MAT = 0.014
WIDTH, HEIGHT, THICK = 0.88, 0.60, 0.050
UPRIGHT = (math.pi / 2, 0, 0)
ROWS = ((0.30, "48 V"), (0.24, "45 Nm"), (0.33, "24 A"), (0.20, ""))


def build(kit: ModuleType) -> None:
    """Mat with tablet, tools and wheel."""
    kit.rounded_box("mat", 1.62, 1.08, 0, MAT, 0.07, "mintd", eb=0.003, et=0.005)
    kit.rounded_box("hem", 1.56, 1.02, MAT - 0.003, MAT + 0.0012, 0.05, "mint", eb=0, et=0.0008)
    with kit.moved(Matrix.Translation((-0.14, 0.12, MAT + 0.009)) @ Matrix.Rotation(-0.26, 4, "Z")):
        stand(kit)
        with kit.moved(Matrix.Rotation(-0.34, 4, "X")):
            tablet(kit)
            checklist(kit)
    with kit.moved(Matrix.Translation((0.0, -0.33, MAT)) @ Matrix.Rotation(-0.13, 4, "Z")):
        torque_wrench(kit)
    with kit.moved(Matrix.Translation((0.535, 0.19, MAT)) @ Matrix.Rotation(-0.42, 4, "Z")):
        kit.parts.wheel(0, 0, 0.215, 0.135, -1, tread=20)
        for s in (1, -1):
            kit.block("chock", 0.05, 0.11, 0.034, 0.008, "amber", (s * 0.115, 0, 0.018), (0, s * 0.45, 0))
    wheel_bolts(kit)
    with kit.moved(Matrix.Translation((0.58, -0.24, MAT)) @ Matrix.Rotation(-0.55, 4, "Z") @ Matrix.Scale(2.1, 4)):
        workshop_bench.multimeter(kit)
    leads(kit)


def tablet(kit: ModuleType) -> None:
    """Body with rubber corners, bezel, camera, keys; it stands on its lower edge, screen towards -Y."""
    middle = HEIGHT / 2
    kit.place(
        kit.rounded_box("body", WIDTH, HEIGHT, -THICK / 2, THICK / 2, 0.05, "navy", eb=0.012, et=0.012), (0, 0, middle), None, UPRIGHT
    )
    for sx in (1, -1):
        for sz in (1, -1):
            at = (sx * (WIDTH / 2 - 0.062), 0, middle + sz * (HEIGHT / 2 - 0.062))
            kit.place(
                kit.rounded_box("corner", 0.14, 0.14, -THICK / 2 - 0.006, THICK / 2 + 0.006, 0.05, "mint", eb=0.012, et=0.012),
                at,
                None,
                UPRIGHT,
            )
    front = -THICK / 2
    kit.place(
        kit.rounded_box("bezel", WIDTH - 0.13, HEIGHT - 0.10, -0.004, 0.0085, 0.022, "gloss", eb=0, et=0.003),
        (0, front, middle),
        None,
        UPRIGHT,
    )
    kit.place(
        kit.rounded_box("screen", WIDTH - 0.18, HEIGHT - 0.15, 0, 0.0015, 0.010, "screen", eb=0, et=0),
        (0, front - 0.0085, middle),
        None,
        UPRIGHT,
    )
    kit.parts.lens((0, front - 0.008, HEIGHT - 0.063), (0, -1, 0), 0.30)
    for i in range(3):
        kit.place(kit.rounded_cylinder("key", 0.011, 0.006, 0.002, "shell2"), (-0.05 + 0.05 * i, front, 0.026), (0, -1, 0))
    kit.block("power", 0.07, 0.016, 0.014, 0.005, "dmetal", (0.22, 0, HEIGHT + 0.003))
    for z in (0.24, 0.36):
        kit.block("port", 0.012, 0.022, 0.06, 0.004, "rubber", (-WIDTH / 2 + 0.001, 0, z))


def checklist(kit: ModuleType) -> None:
    """Work order: number, machine, progress, rows with ticks and measured values."""
    y, right, up = -THICK / 2 - 0.0108, (1, 0, 0), (0, 0, 1)
    left, edge = -WIDTH / 2 + 0.125, WIDTH / 2 - 0.125
    kit.label("WO 1482", 0.062, "type", (left, y, 0.466), right, up, "LEFT")
    kit.block("chip", 0.150, 0.002, 0.056, 0.0009, "chart", (edge - 0.075, y + 0.0006, 0.468))
    kit.label("AMR 07", 0.036, "type", (edge - 0.075, y - 0.0008, 0.468), right, up)
    kit.block("track", edge - left, 0.002, 0.010, 0.0009, "chart", ((left + edge) / 2, y, 0.418))
    kit.block("progress", (edge - left) * 0.75, 0.0022, 0.010, 0.001, "led", (left + (edge - left) * 0.375, y - 0.0006, 0.418))
    for i, (length, value) in enumerate(ROWS):
        z = 0.355 - 0.078 * i
        done = i < len(ROWS) - 1
        kit.place(
            kit.rounded_box("box", 0.046, 0.046, 0, 0.0018, 0.008, "led" if done else "alarm", eb=0, et=0),
            (left + 0.023, y + 0.001, z),
            None,
            UPRIGHT,
        )
        kit.place(
            kit.rounded_box("inside", 0.036, 0.036, 0, 0.0028, 0.005, "screen", eb=0, et=0), (left + 0.023, y + 0.001, z), None, UPRIGHT
        )
        if done:
            kit.block("tick", 0.017, 0.0022, 0.007, 0.001, "led", (left + 0.016, y - 0.003, z - 0.005), (0, 0.80, 0))
            kit.block("tick", 0.031, 0.0022, 0.007, 0.001, "led", (left + 0.029, y - 0.003, z), (0, -0.80, 0))
        kit.block("step", length, 0.002, 0.016, 0.0009, "type" if done else "chart", (left + 0.075 + length / 2, y, z))
        if value:
            kit.label(value, 0.038, "type", (edge, y, z), right, up, "RIGHT")


def stand(kit: ModuleType) -> None:
    """Folding foot behind the tablet."""
    for s in (1, -1):
        kit.tube("leg", [(s * 0.24, 0.150, 0.36), (s * 0.24, 0.315, 0.004)], 0.012, "dmetal", smooth=False)
    kit.tube("foot", [(-0.24, 0.315, 0.004), (0.24, 0.315, 0.004)], 0.013, "rubber", smooth=False)


def torque_wrench(kit: ModuleType) -> None:
    """Torque wrench lying along X: grip at -X, ratchet head with socket at +X."""
    z, along = 0.034, (1, 0, 0)
    grip = [
        (0.022, 0),
        (0.031, 0.006),
        (0.033, 0.02),
        (0.033, 0.055),
        (0.029, 0.060),
        (0.029, 0.068),
        (0.032, 0.072),
        (0.032, 0.20),
        (0.029, 0.215),
        (0.022, 0.22),
    ]
    kit.place(kit.lathe("grip", grip, "navy"), (-0.56, 0, z), along)
    for i in range(14):
        a = 2 * math.pi * i / 14
        kit.block("rib", 0.120, 0.006, 0.006, 0.0026, "mint", (-0.420, 0.031 * math.cos(a), z + 0.031 * math.sin(a)), (a, 0, 0))
    kit.place(kit.rounded_cylinder("ring", 0.0345, 0.022, 0.004, "mint"), (-0.340, 0, z), along)
    kit.place(kit.rounded_cylinder("barrel", 0.024, 0.26, 0.004, "metal", grooves=(0.03, 0.05, 0.22)), (-0.320, 0, z), along)
    kit.block("window", 0.085, 0.020, 0.008, 0.003, "gloss", (-0.180, -0.012, z + 0.0195), (0.6, 0, 0))
    kit.label("45 Nm", 0.019, "type", (-0.180, -0.0148, z + 0.0236), (1, 0, 0), (0, math.cos(0.6), math.sin(0.6)))
    kit.place(
        kit.lathe("shaft", [(0.020, 0), (0.019, 0.02), (0.015, 0.06), (0.015, 0.36), (0.019, 0.40), (0.024, 0.43)], "metal"),
        (-0.062, 0, z),
        along,
    )
    kit.place(kit.rounded_cylinder("head", 0.058, 0.046, 0.010, "metal", grooves=(0.023,)), (0.410, 0, z - 0.023))
    kit.place(kit.rounded_cylinder("lid", 0.046, 0.006, 0.002, "dmetal"), (0.410, 0, z + 0.022))
    socket = [
        (0.026, 0),
        (0.028, 0.004),
        (0.028, 0.022),
        (0.034, 0.034),
        (0.034, 0.086),
        (0.032, 0.089),
        (0.024, 0.089),
        (0.023, 0.050, 1),
        (0, 0.050, 1),
    ]
    kit.place(kit.lathe("socket", socket, ["dmetal", "gap"]), (0.410, 0, z + 0.026))
    kit.block("lever", 0.040, 0.014, 0.010, 0.004, "mint", (0.352, 0, z + 0.026))


def wheel_bolts(kit: ModuleType) -> None:
    """Magnetic dish with the bolts of the wheel."""
    x, y = 0.20, -0.13
    dish = [(0.060, 0), (0.064, 0.004), (0.078, 0.026), (0.080, 0.028), (0.076, 0.029), (0.060, 0.008), (0, 0.007)]
    kit.place(kit.lathe("dish", dish, "metal"), (x, y, MAT))
    for i, (dx, dy) in enumerate(((-0.030, 0.010), (0.008, 0.034), (0.034, -0.004), (-0.006, -0.030), (0.0, 0.002))):
        kit.bolt((x + dx, y + dy, MAT + 0.014), (0.5 * (i - 2), 0.5 - 0.3 * i, 1), 0.015, "dmetal")


def leads(kit: ModuleType) -> None:
    """Red and black test lead of the multimeter with their probes."""
    for s, material in ((1, "red"), (-1, "rubber")):
        points = [(0.46 + 0.03 * s, -0.37 - 0.016 * s, 0.06), (0.40 + 0.03 * s, -0.45, 0.04), (0.30, -0.47 - 0.02 * s, MAT + 0.009)]
        points += [(0.16, -0.46 - 0.03 * s, MAT + 0.009), (0.02, -0.44 - 0.02 * s, MAT + 0.009)]
        kit.tube("lead", points, 0.008, material)
        tip = (0.02, -0.44 - 0.02 * s, MAT + 0.013)
        kit.place(
            kit.lathe(
                "probe",
                [(0.006, 0), (0.013, 0.01), (0.013, 0.10), (0.008, 0.13), (0.003, 0.132), (0.002, 0.17), (0, 0.175)],
                [material],
                32,
            ),
            tip,
            (-1, 0.05 * s, 0),
        )
