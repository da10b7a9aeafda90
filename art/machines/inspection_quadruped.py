"""Four-legged inspection robot with sensor head, mast camera and status light."""

import math
from types import ModuleType

from mathutils import Vector

CAMERA = ((-3.2, -4.9, 1.75), (-0.02, 0, 0.40), 112)
BODY = 0.50


def build(kit: ModuleType) -> None:
    """Robot in a walking stance, head towards -X."""
    body(kit)
    sensors(kit)
    for front in (True, False):
        for s in (1, -1):
            leg(kit, front, s)


def body(kit: ModuleType) -> None:
    """Long hull with seams, rails, battery and handles."""
    z = BODY
    kit.slab(
        "hull",
        [
            (-0.44, z - 0.045, 0.03),
            (-0.36, z - 0.090, 0.05),
            (0.36, z - 0.090, 0.05),
            (0.43, z - 0.050, 0.04),
            (0.43, z + 0.050, 0.04),
            (0.34, z + 0.085, 0.06),
            (-0.34, z + 0.085, 0.06),
            (-0.44, z + 0.045, 0.04),
        ],
        0.24,
        "shell",
        edge=0.040,
    )
    kit.slab(
        "belly",
        [(-0.30, z - 0.105, 0.01), (0.30, z - 0.105, 0.01), (0.32, z - 0.070, 0.01), (-0.32, z - 0.070, 0.01)],
        0.20,
        "navy",
        edge=0.010,
    )
    for s in (1, -1):
        side = s * 0.12
        kit.block("light", 0.36, 0.004, 0.010, 0.0019, "led", (0, side - s * 0.0005, z - 0.035))
        for x in (-0.17, 0.17):
            kit.block("seam", 0.0035, 0.004, 0.09, 0.0015, "gap", (x, side - s * 0.0014, z + 0.002))
        kit.label("IQ 04", 0.052, "navy", (-0.05, side + s * 0.0006, z + 0.012), (-s, 0, 0), (0, 0, 1))
        for i in range(5):
            kit.block("vent", 0.005, 0.006, 0.034, 0.0022, "gap", (0.085 + 0.014 * i, side - s * 0.0010, z + 0.012))
        kit.tube(
            "rail",
            [(-0.20, s * 0.075, z + 0.083), (-0.18, s * 0.075, z + 0.108), (0.26, s * 0.075, z + 0.108), (0.28, s * 0.075, z + 0.083)],
            0.008,
            "navy2",
            res=8,
        )
    kit.place(kit.rounded_box("deck", 0.54, 0.12, z + 0.083, z + 0.092, 0.03, "navy", eb=0, et=0.004), (0.02, 0, 0))
    kit.parts.stop((0.355, 0.0, z + 0.076), (0.35, 0, 1), 0.72)
    kit.place(
        kit.rounded_box("tail", 0.15, 0.06, -0.01, 0.006, 0.024, "gloss", eb=0, et=0.004), (0.43, 0, z), None, (math.pi / 2, 0, math.pi / 2)
    )


def sensors(kit: ModuleType) -> None:
    """Head with visor, mast with pan-tilt camera, lidar."""
    z, front = BODY, (math.pi / 2, 0, -math.pi / 2)
    kit.place(kit.rounded_box("head", 0.215, 0.115, -0.10, 0.035, 0.042, "navy", eb=0.01, et=0.016), (-0.44, 0, z + 0.004), None, front)
    kit.place(kit.rounded_box("visor", 0.185, 0.086, 0.02, 0.041, 0.034, "gloss", eb=0, et=0.005), (-0.44, 0, z + 0.004), None, front)
    for y in (-0.058, 0.058):
        kit.parts.lens((-0.480, y, z + 0.006), (-1, 0, 0), 0.85)
    kit.place(kit.rounded_box("eye", 0.044, 0.009, 0, 0.0032, 0.0044, "ledw", eb=0, et=0.001), (-0.480, 0, z + 0.006), None, front)
    # pan-tilt camera
    x = -0.20
    kit.place(kit.rounded_box("base", 0.12, 0.11, z + 0.084, z + 0.115, 0.03, "shell", eb=0.003, et=0.008), (x, 0, 0))
    kit.place(kit.rounded_cylinder("pan", 0.038, 0.09, 0.006, "navy", grooves=(0.02,)), (x, 0, z + 0.112))
    kit.place(kit.lathe("ring", [(0.0380, 0), (0.0395, 0.002), (0.0395, 0.012), (0.0380, 0.014)], "led"), (x, 0, z + 0.172))
    kit.block("yoke", 0.06, 0.156, 0.022, 0.008, "navy", (x, 0, z + 0.208))
    for s in (1, -1):
        kit.slab(
            "cheek",
            [(x - 0.030, z + 0.200, 0.008), (x + 0.030, z + 0.200, 0.008), (x + 0.026, z + 0.300, 0.026), (x - 0.026, z + 0.300, 0.026)],
            0.018,
            "navy",
            edge=0.005,
            y=s * 0.070,
        )
        kit.place(kit.rounded_cylinder("cap", 0.020, 0.008, 0.003, "mint"), (x, s * 0.077, z + 0.274), (0, s, 0))
    kit.place(kit.rounded_box("camera", 0.115, 0.085, -0.065, 0.070, 0.024, "shell", eb=0.010, et=0.010), (x, 0, z + 0.274), None, front)
    kit.place(kit.rounded_box("glass", 0.095, 0.066, 0.06, 0.074, 0.016, "gloss", eb=0, et=0.003), (x, 0, z + 0.274), None, front)
    kit.parts.lens((x - 0.073, -0.022, z + 0.274), (-1, 0, 0), 0.92)
    kit.parts.lens((x - 0.073, 0.028, z + 0.282), (-1, 0, 0), 0.55)
    kit.place(kit.rounded_box("mount", 0.12, 0.12, z + 0.090, z + 0.112, 0.03, "shell", eb=0.003, et=0.006), (0.14, 0, 0))
    kit.parts.lidar((0.14, 0, z + 0.110), 0.92)
    kit.place(kit.rounded_cylinder("socket", 0.012, 0.03, 0.003, "navy"), (0.25, 0.04, z + 0.088))
    kit.tube("antenna", [(0.25, 0.04, z + 0.10), (0.27, 0.04, z + 0.30)], 0.0055, "rubber", smooth=False)


def leg(kit: ModuleType, front: bool, s: int) -> None:
    """Hip drive, thigh, knee, shin and rubber foot."""
    root = -0.33 if front else 0.33
    swing = 0.035 if front == (s > 0) else -0.045
    z = BODY - 0.030
    y = s * 0.205
    hip = kit.Vector((root, y, z))
    knee = kit.Vector((root + 0.125 + swing * 0.5, y, z - 0.205))
    foot = kit.Vector((root - 0.015 + swing, y, 0.030))
    kit.place(kit.rounded_cylinder("roll", 0.062, 0.12, 0.012, "navy", z=-0.06, grooves=(0.03, 0.09)), (root, s * 0.118, z), (1, 0, 0))
    kit.place(kit.rounded_cylinder("drive", 0.068, 0.090, 0.014, "shell", z=-0.055, grooves=(0.02,)), hip, (0, s, 0))
    kit.place(kit.rounded_cylinder("cap", 0.050, 0.012, 0.005, "mint", dome=0.004), (root, y + s * 0.033, z), (0, s, 0))
    for i in range(6):
        a = 2 * math.pi * i / 6 + 0.3
        kit.bolt((root + 0.059 * math.cos(a), y + s * 0.034, z + 0.059 * math.sin(a)), (0, s, 0), 0.0048)
    limb(kit, hip, knee, 0.052, 0.034, 0.046, "shell")
    kit.place(kit.rounded_cylinder("knee", 0.037, 0.064, 0.008, "navy2", z=-0.032), knee, (0, 1, 0))
    kit.place(kit.rounded_cylinder("cap", 0.026, 0.008, 0.003, "mint", dome=0.002), (knee.x, y + s * 0.030, knee.z), (0, s, 0))
    limb(kit, knee, foot, 0.028, 0.017, 0.032, "navy2")
    kit.place(kit.rounded_cylinder("ankle", 0.020, 0.034, 0.005, "dmetal", z=-0.017), foot + (knee - foot).normalized() * 0.035, (0, 1, 0))
    kit.place(kit.rounded_cylinder("foot", 0.0305, 0.044, 0.016, "rubber", z=-0.022), foot, (0, 1, 0))


def limb(kit: ModuleType, p0: Vector, p1: Vector, r0: float, r1: float, width: float, material: str) -> None:
    """Flat tapered link with round ends between two points in one XZ plane."""
    d = p1 - p0
    length = d.length
    lean = math.atan2(d.x, d.z)
    with kit.moved(kit.Matrix.Translation(p0) @ kit.Matrix.Rotation(lean, 4, "Y")):
        kit.slab(
            "limb",
            [(-r0, -r0, r0 * 0.95), (r0, -r0, r0 * 0.95), (r1, length + r1, r1 * 0.95), (-r1, length + r1, r1 * 0.95)],
            width,
            material,
            edge=min(width, r1) * 0.30,
        )
        if material == "shell":
            kit.slab(
                "inlay",
                [
                    (-r0 * 0.30, length * 0.34, 0.008),
                    (r0 * 0.30, length * 0.34, 0.008),
                    (r1 * 0.34, length * 0.76, 0.008),
                    (-r1 * 0.34, length * 0.76, 0.008),
                ],
                width + 0.002,
                "navy",
                edge=0.001,
            )
