"""Collaborative robot on a plinth, gripping a part."""

import math
from types import ModuleType

from mathutils import Vector

CAMERA = ((-3.3, -5.2, 1.75), (-0.11, -0.05, 0.690), 104)
PLINTH = 0.46
SHOULDER, ELBOW = 1.15, -1.75
UPPER, FORE = 0.56, 0.50


def build(kit: ModuleType) -> None:
    """Plinth, arm, part between the fingers."""
    plinth(kit)
    tip = arm(kit, kit.Vector((0, 0, PLINTH + 0.008)))
    part = kit.rounded_box("part", 0.085, 0.075, -0.035, 0.035, 0.012, "mint", eb=0.008, et=0.008)
    kit.place(part, tip)


def plinth(kit: ModuleType) -> None:
    """Machine base with door, screen, vents and stop button."""
    h = PLINTH
    kit.rounded_box("foot", 0.62, 0.62, 0, 0.030, 0.07, "navy", eb=0.004, et=0.010)
    for sx in (1, -1):
        for sy in (1, -1):
            kit.bolt((sx * 0.255, sy * 0.255, 0.030), (0, 0, 1), 0.014, "metal")
    kit.rounded_box("body", 0.50, 0.50, 0.030, h, 0.085, "shell", eb=0.004, et=0.030, grooves=(0.10, h - 0.075), gw=0.005, gd=0.005)
    light = [(h - 0.0665, 0.498, 0.084), (h - 0.066, 0.5015, 0.0855), (h - 0.058, 0.5015, 0.0855), (h - 0.0575, 0.498, 0.084)]
    kit.loft("light", [(z, w, w, r) for z, w, r in light], "led")
    kit.rounded_box("top", 0.40, 0.40, h - 0.002, h + 0.008, 0.06, "navy", eb=0, et=0.005)
    for s in (1, -1):
        for i in range(7):
            kit.block("vent", 0.10, 0.006, 0.006, 0.0028, "gap", (0.10, s * 0.2495, 0.15 + i * 0.017))
        kit.label("CB 12", 0.050, "navy", (-0.10, s * 0.2506, 0.205), (-s, 0, 0), (0, 0, 1))
    kit.block("frame", 0.010, 0.22, 0.15, 0.0045, "navy", (-0.250, 0.02, 0.235))
    kit.block("screen", 0.006, 0.20, 0.13, 0.0028, "gloss", (-0.2545, 0.02, 0.235))
    for i, length in enumerate((0.08, 0.14, 0.11, 0.05)):
        kit.block("line", 0.003, length, 0.008, 0.0014, "led" if i else "ledw", (-0.2575, 0.10 - length / 2, 0.275 - 0.024 * i))
    kit.parts.stop((-0.250, -0.155, 0.235), (-1, 0, 0), 0.9)


def joint(kit: ModuleType, centre: Vector, axis: Vector, r: float, h: float, near: bool = True, far: bool = True) -> None:
    """Joint housing around an axis, with mint caps on the chosen ends."""
    axis = kit.Vector(axis).normalized()
    grooves = (0.022, h - 0.022) if h > 0.1 else ()
    kit.place(kit.rounded_cylinder("housing", r, h, 0.012, "shell", grooves=grooves), centre - axis * h / 2, axis)
    for s, shown in ((1, near), (-1, far)):
        if shown:
            kit.place(
                kit.rounded_cylinder("cap", r * 0.90, 0.014, 0.007, "mint", dome=0.006), centre + axis * s * (h / 2 - 0.002), axis * s
            )


def tube_link(kit: ModuleType, p0: Vector, p1: Vector, r0: float, r1: float) -> None:
    """Slightly waisted tube between two joints with seams at both ends."""
    d = p1 - p0
    length = d.length
    profile = [
        (r0 * 0.99, 0),
        (r0, 0.02),
        (r0, 0.03),
        (r0 - 0.001, 0.0305, 1),
        (r0 - 0.003, 0.031, 1),
        (r0 - 0.003, 0.034, 1),
        (r0 - 0.001, 0.0345),
        (r0, 0.035),
    ]
    for i in range(13):
        t = i / 12
        profile.append((r0 + (r1 - r0) * t - 0.0035 * math.sin(math.pi * t), 0.045 + (length - 0.09) * t))
    profile += [(r1, length - 0.035), (r1 - 0.001, length - 0.0345, 1), (r1 - 0.003, length - 0.034, 1), (r1 - 0.003, length - 0.031, 1)]
    profile += [(r1 - 0.001, length - 0.0305), (r1, length - 0.03), (r1, length - 0.02), (r1 * 0.99, length)]
    kit.place(kit.lathe("link", profile, ["shell", "gap"], 96), p0, d)


def arm(kit: ModuleType, base: Vector) -> Vector:
    """Six joints and a gripper standing on a point; gives the place between the fingers."""
    across, down = kit.Vector((0, 1, 0)), kit.Vector((0, 0, -1))
    kit.place(kit.rounded_cylinder("flange", 0.125, 0.022, 0.006, "navy"), base)
    for i in range(8):
        a = 2 * math.pi * i / 8 + 0.39
        kit.bolt(base + kit.Vector((0.109 * math.cos(a), 0.109 * math.sin(a), 0.022)), (0, 0, 1), 0.008, "metal")
    kit.place(
        kit.lathe("socket", [(0.100, 0), (0.102, 0.006), (0.100, 0.02), (0.094, 0.075), (0.094, 0.09)], "shell", 96), base - down * 0.02
    )
    kit.place(kit.lathe("light", [(0.0935, 0), (0.0955, 0.002), (0.0955, 0.012), (0.0935, 0.014)], "led", 96), base - down * 0.110)
    kit.place(kit.rounded_cylinder("turret", 0.094, 0.10, 0.014, "shell", grooves=(0.018,)), base - down * 0.124)
    shoulder = base - down * 0.235
    joint(kit, shoulder, across, 0.094, 0.225)
    s2 = shoulder - across * 0.165
    joint(kit, s2, across, 0.088, 0.125, near=False)
    gasket(kit, shoulder - across * 0.125, across, 0.080, 0.03)
    u = kit.Vector((-math.cos(SHOULDER), 0, math.sin(SHOULDER)))
    elbow = s2 + u * UPPER
    tube_link(kit, s2 + u * 0.055, elbow - u * 0.045, 0.066, 0.058)
    joint(kit, elbow, across, 0.074, 0.135, near=False)
    e2 = elbow + across * 0.128
    gasket(kit, elbow + across * 0.055, across, 0.062, 0.03)
    joint(kit, e2, across, 0.070, 0.12, far=False)
    angle = SHOULDER + ELBOW
    v = kit.Vector((-math.cos(angle), 0, math.sin(angle)))
    wrist = e2 + v * FORE
    tube_link(kit, e2 + v * 0.045, wrist - v * 0.03, 0.052, 0.044)
    joint(kit, wrist, across, 0.054, 0.115, far=False)
    gasket(kit, wrist - across * 0.072, across, 0.046, 0.02)
    w2 = wrist - across * 0.115
    joint(kit, w2, across, 0.052, 0.095, near=False)
    gasket(kit, w2 + down * 0.046, down, 0.044, 0.016)
    w3 = w2 + down * 0.105
    joint(kit, w3, down, 0.052, 0.098, near=False, far=False)
    kit.place(kit.lathe("light", [(0.0525, 0), (0.054, 0.002), (0.054, 0.008), (0.0525, 0.010)], "led", 96), w3 + down * 0.026, down)
    tip = gripper(kit, w3 + down * 0.05)
    cable(kit, base, s2, u, elbow, e2, v, wrist, w2, w3)
    return tip


def gasket(kit: ModuleType, at: Vector, axis: Vector, r: float, h: float) -> None:
    """Dark ring between two joints."""
    kit.place(kit.rounded_cylinder("gasket", r, h, 0.003, "navy"), at, axis)


def gripper(kit: ModuleType, flange: Vector) -> Vector:
    """Parallel gripper that points down; gives the place between its fingers."""
    down, over = kit.Vector((0, 0, -1)), (math.pi, 0, 0)
    kit.place(kit.rounded_cylinder("plate", 0.042, 0.014, 0.003, "metal"), flange, down)
    g = flange + down * 0.012
    kit.place(
        kit.rounded_box("grip", 0.115, 0.075, 0, 0.075, 0.026, "navy", eb=0.006, et=0.010, grooves=(0.02,), gw=0.003, gd=0.002),
        g,
        None,
        over,
    )
    kit.place(kit.rounded_box("light", 0.05, 0.0762, 0.034, 0.040, 0.024, "led", eb=0, et=0), g, None, over)
    kit.place(kit.rounded_box("rail", 0.17, 0.045, 0.075, 0.092, 0.012, "dmetal", eb=0.003, et=0.003), g, None, over)
    for s in (1, -1):
        x = kit.Vector((s, 0, 0))
        kit.block("finger", 0.026, 0.040, 0.10, 0.007, "shell", g + down * 0.135 + x * 0.064)
        kit.block("pad", 0.010, 0.034, 0.052, 0.004, "rubber", g + down * 0.155 + x * 0.049)
        for z in (0.105, 0.125):
            kit.bolt(g + down * z + kit.Vector((s * 0.064, -0.020, 0)), (0, -1, 0), 0.006)
    return g + down * 0.155


def cable(
    kit: ModuleType, base: Vector, s2: Vector, u: Vector, elbow: Vector, e2: Vector, v: Vector, wrist: Vector, w2: Vector, w3: Vector
) -> None:
    """Hose along the arm, held by clips."""
    nu = kit.Vector((u.z, 0, -u.x))
    nv = kit.Vector((-v.z, 0, v.x))
    nu, nv = nu if nu.x > 0 else -nu, nv if nv.z > 0 else -nv
    at = kit.Vector
    points = [base + at((0.12, 0, 0.04)), base + at((0.20, -0.02, 0.03)), base + at((0.215, -0.10, 0.14))]
    points += [s2 + nu * n + u * a for n, a in ((0.115, -0.02), (0.082, 0.12), (0.078, 0.24), (0.074, 0.36))]
    points += [elbow + nu * 0.078 - u * 0.10, elbow + nu * 0.10, elbow + nv * 0.105 + at((0, 0.04, 0))]
    points += [e2 + nv * n + v * a for n, a in ((0.092, 0.06), (0.066, 0.15), (0.061, 0.28), (0.060, 0.40))]
    points += [
        wrist + nv * 0.075 - v * 0.01 + at((0, -0.02, 0)),
        w2 + at((-0.075, 0, 0.06)),
        w2 + at((-0.078, 0, -0.04)),
        w3 + at((-0.050, 0, -0.01)),
    ]
    kit.tube("cable", [tuple(p) for p in points], 0.0075, "rubber")
    for p, d, r in ((s2 + u * 0.16, u, 0.064), (s2 + u * 0.40, u, 0.0615), (e2 + v * 0.16, v, 0.0505), (e2 + v * 0.36, v, 0.0475)):
        kit.place(kit.lathe("clip", [(r, -0.009), (r + 0.0035, -0.007), (r + 0.0035, 0.007), (r, 0.009)], "navy"), p, d)
