"""Large quadcopter: folding arms, twisted blades, camera on a gimbal, battery, landing skids."""

import math
from types import ModuleType

from mathutils import Vector

CAMERA = ((-2.9, -4.55, 1.75), (0.01, 0, 0.40), 126)
TURNS = {(-1, -1): -0.20, (-1, 1): 0.82, (1, -1): 0.55, (1, 1): -0.75}


def build(kit: ModuleType) -> None:
    """Build the drone hovering a little above the floor."""
    attitude = kit.Matrix.Translation((0, 0, 0.46)) @ kit.Matrix.Rotation(0.66, 4, "Z") @ kit.Matrix.Rotation(-0.06, 4, "Y")
    with kit.moved(attitude):
        airframe(kit)


def airframe(kit: ModuleType) -> None:
    """Level drone around the origin, nose towards -X."""
    hull(kit)
    for sx in (1, -1):
        for sy in (1, -1):
            arm(kit, sx, sy)
    landing_gear(kit)
    gimbal(kit)


def hull(kit: ModuleType) -> None:
    """Body with nose sensors, battery, fins and status lights; nose towards -X."""
    kit.slab(
        "body",
        [
            (-0.27, -0.020, 0.03),
            (-0.20, -0.062, 0.05),
            (0.20, -0.062, 0.05),
            (0.27, -0.030, 0.03),
            (0.27, 0.035, 0.04),
            (0.16, 0.075, 0.08),
            (-0.14, 0.075, 0.08),
            (-0.26, 0.030, 0.05),
        ],
        0.29,
        "shell",
        edge=0.055,
    )
    kit.place(kit.rounded_box("spine", 0.30, 0.15, 0.066, 0.094, 0.05, "navy", eb=0, et=0.014, grooves=()), (0.03, 0, 0))
    for i in range(4):
        kit.place(
            kit.rounded_box("cell", 0.022, 0.010, 0.093, 0.0955, 0.004, "led" if i < 3 else "gap", eb=0, et=0.001),
            (-0.03 + 0.034 * i, -0.032, 0),
        )
    kit.place(kit.rounded_box("latch", 0.05, 0.05, 0.093, 0.098, 0.012, "dmetal", eb=0, et=0.003), (0.145, 0, 0))
    for s in (1, -1):
        kit.block("seam", 0.26, 0.004, 0.0035, 0.0015, "gap", (0.0, s * 0.1445, 0.005))
        for i in range(6):
            kit.block("vent", 0.006, 0.006, 0.034, 0.0028, "gap", (0.06 + 0.014 * i, s * 0.1435, -0.020))
        kit.label("DR 21", 0.036, "navy", (-0.07, s * 0.1456, -0.020), (1, 0, 0) if s < 0 else (-1, 0, 0), (0, 0, 1))
    kit.place(kit.rounded_cylinder("gpsfoot", 0.012, 0.07, 0.003, "navy"), (0.16, 0, 0.09))
    kit.place(kit.rounded_cylinder("gps", 0.046, 0.018, 0.007, "shell", dome=0.006), (0.16, 0, 0.158))
    # nose: visor with two eyes
    kit.place(
        kit.rounded_box("visor", 0.16, 0.048, -0.012, 0.008, 0.022, "gloss", eb=0, et=0.005, seg=14),
        (-0.262, 0, 0.004),
        None,
        (math.pi / 2 + 0.12, 0, -math.pi / 2),
    )
    for y in (-0.048, 0.048):
        kit.place(
            kit.lathe(
                "eye",
                [(0.017, 0), (0.017, 0.004), (0.015, 0.006), (0.012, 0.004), (0.011, 0.003, 1), (0.007, 0.005, 1), (0, 0.006, 1)],
                ["dmetal", "lens"],
                40,
            ),
            (-0.269, y, 0.004),
            (-1, 0, -0.12),
        )
    kit.place(
        kit.rounded_box("glow", 0.036, 0.007, 0, 0.0095, 0.0034, "ledw", eb=0, et=0.001),
        (-0.262, 0, 0.004),
        None,
        (math.pi / 2 + 0.12, 0, -math.pi / 2),
    )


def arm(kit: ModuleType, sx: int, sy: int) -> None:
    """Arm with hinge, motor, two blades and a light."""
    root = kit.Vector((sx * 0.16, sy * 0.125, 0.02))
    tip = kit.Vector((sx * 0.375, sy * 0.385, 0.050))
    d = (tip - root).normalized()
    length = (tip - root).length
    kit.place(
        kit.lathe(
            "arm", [(0.030, -0.02), (0.031, 0), (0.026, 0.05), (0.021, 0.12), (0.019, length - 0.04), (0.021, length)], ["navy2"], 48
        ),
        root,
        d,
    )
    kit.place(kit.rounded_cylinder("hinge", 0.040, 0.075, 0.008, "navy", z=-0.0375, grooves=(0.018, 0.057)), root + d * 0.01, (0, 0, 1))
    kit.place(kit.rounded_cylinder("collar", 0.0245, 0.03, 0.006, "mint", z=-0.015), root + d * 0.115, d)
    kit.place(kit.rounded_cylinder("mount", 0.050, 0.030, 0.008, "shell", z=-0.02), tip, (0, 0, 1))
    kit.place(
        kit.lathe(
            "motor",
            [
                (0.040, 0.010),
                (0.042, 0.014),
                (0.042, 0.022, 1),
                (0.038, 0.023, 1),
                (0.038, 0.026),
                (0.043, 0.027),
                (0.043, 0.050),
                (0.038, 0.058),
                (0.014, 0.060),
                (0.012, 0.075),
                (0, 0.078),
            ],
            ["dmetal", "gap"],
            64,
        ),
        tip,
    )
    kit.place(kit.rounded_cylinder("lamp", 0.030, 0.014, 0.006, "led" if sx > 0 else "ledw", z=-0.034), tip, (0, 0, 1))
    blade_pair(kit, tip + kit.Vector((0, 0, 0.066)), TURNS[sx, sy], sx * sy)


def blade_pair(kit: ModuleType, centre: Vector, turn: float, spin: int) -> None:
    """Two twisted, tapered blades and a hub cap."""
    sections, around = 16, 12
    length = 0.305
    for k in range(2):
        verts, faces = [], []
        for i in range(sections):
            t = i / (sections - 1)
            r = 0.012 + length * t
            chord = 0.024 + 0.034 * math.sin(math.pi * min(1, t * 1.25 + 0.08)) * (1 - 0.25 * t) if t < 0.97 else 0.016
            pitch = spin * (0.42 - 0.26 * t)
            for j in range(around):
                a = 2 * math.pi * j / around
                u, v = chord * 0.5 * math.cos(a) + spin * chord * 0.10, 0.0055 * (1 - 0.45 * t) * math.sin(a)
                verts.append((r, u * math.cos(pitch) - v * math.sin(pitch), u * math.sin(pitch) + v * math.cos(pitch) + 0.012 * t * t))
        for i in range(sections - 1):
            faces += [
                (i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j)
                for j in range(around)
            ]
        faces += [tuple(range(around))[::-1], tuple(range((sections - 1) * around, sections * around))]
        blade = kit.mesh("blade", verts, faces, "navy2")
        kit.place(blade, centre, None, (0, 0, turn + math.pi * k))
    kit.place(kit.rounded_cylinder("hub", 0.022, 0.016, 0.005, "mint", z=-0.007, dome=0.004), centre)


def landing_gear(kit: ModuleType) -> None:
    """Two skids on splayed legs."""
    for sy in (1, -1):
        for sx in (1, -1):
            kit.tube(
                "leg", [(sx * 0.10, sy * 0.11, -0.045), (sx * 0.12, sy * 0.15, -0.12), (sx * 0.14, sy * 0.20, -0.250)], 0.0115, "navy2"
            )
            kit.place(
                kit.rounded_cylinder("socket", 0.020, 0.03, 0.005, "navy", z=-0.02),
                (sx * 0.102, sy * 0.115, -0.05),
                (sx * 0.02, sy * 0.04, -0.07),
            )
            kit.place(kit.rounded_cylinder("sleeve", 0.0155, 0.05, 0.005, "rubber", z=-0.025), (sx * 0.19, sy * 0.20, -0.256), (1, 0, 0))
        kit.tube(
            "skid",
            [
                (-0.27, sy * 0.20, -0.238),
                (-0.235, sy * 0.20, -0.256),
                (-0.18, sy * 0.20, -0.256),
                (0.18, sy * 0.20, -0.256),
                (0.235, sy * 0.20, -0.256),
                (0.27, sy * 0.20, -0.238),
            ],
            0.0125,
            "navy2",
        )


def gimbal(kit: ModuleType) -> None:
    """Three-axis gimbal with a camera below the nose."""
    x, z = -0.15, -0.060
    kit.place(kit.rounded_box("plate", 0.11, 0.12, z - 0.016, z + 0.006, 0.03, "navy", eb=0.004, et=0.004), (x, 0, 0))
    for sx in (1, -1):
        for sy in (1, -1):
            kit.place(kit.rounded_cylinder("damper", 0.010, 0.018, 0.004, "rubber"), (x + sx * 0.04, sy * 0.045, z - 0.030))
    kit.place(kit.rounded_box("plate", 0.10, 0.11, z - 0.040, z - 0.028, 0.028, "dmetal", eb=0.003, et=0.003), (x, 0, 0))
    kit.place(kit.rounded_cylinder("yaw", 0.030, 0.030, 0.005, "navy", z=-0.03), (x, 0, z - 0.038))
    kit.band("yoke", [(x + 0.015, z - 0.075, 0), (x + 0.085, z - 0.075, 0.02), (x + 0.085, z - 0.135, 0)], 0.020, 0.034, "navy", edge=0.006)
    kit.place(kit.rounded_cylinder("roll", 0.026, 0.03, 0.005, "navy", z=-0.022), (x + 0.078, 0, z - 0.135), (-1, 0, 0))
    for s in (1, -1):
        kit.slab(
            "cheek",
            [(x - 0.03, z - 0.155, 0.014), (x + 0.065, z - 0.150, 0.01), (x + 0.065, z - 0.118, 0.01), (x - 0.03, z - 0.112, 0.014)],
            0.012,
            "navy",
            edge=0.004,
            y=s * 0.062,
        )
        kit.place(kit.rounded_cylinder("pitch", 0.024, 0.014, 0.004, "mint", dome=0.003), (x - 0.012, s * 0.066, z - 0.134), (0, s, 0))
    kit.block("rear", 0.016, 0.12, 0.036, 0.006, "navy", (x + 0.058, 0, z - 0.134))
    kit.place(kit.rounded_box("camera", 0.10, 0.096, -0.045, 0.045, 0.026, "shell", eb=0.018, et=0.018), (x - 0.014, 0, z - 0.134))
    kit.place(
        kit.lathe(
            "barrel",
            [(0.040, 0), (0.040, 0.026), (0.037, 0.030), (0.031, 0.030), (0.029, 0.020, 1), (0.016, 0.028, 1), (0, 0.031, 1)],
            ["navy", "lens"],
            64,
        ),
        (x - 0.060, 0, z - 0.134),
        (-1, 0, 0),
    )
    kit.place(kit.rounded_cylinder("dot", 0.004, 0.003, 0.001, "red"), (x - 0.0625, 0.0, z - 0.096), (-1, 0, 0))
