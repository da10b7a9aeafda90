"""Abstract humanoid: capsules, dark joints, visor face; carries a tote."""

import math
from collections.abc import Sequence
from types import ModuleType

CAMERA = ((-3.2, -5.1, 1.75), (-0.04, 0, 0.635), 110)
DOWN = (0, 0, -1)


def build(kit: ModuleType) -> None:
    """Standing figure, face towards -X, tote in both hands."""
    torso(kit)
    head(kit)
    for s in (1, -1):
        leg(kit, s)
        arm(kit, s)
    kit.parts.tote((-0.27, 0, 0.655), "mint", 0.22, 0.27, 0.14, "navy")


def capsule(
    kit: ModuleType, p0: Sequence[float], p1: Sequence[float], r0: float, r1: float, material: str = "shell", band: bool = False
) -> None:
    """Limb with round ends between two points, with an optional seam near its end."""
    p0, p1 = kit.Vector(p0), kit.Vector(p1)
    length = (p1 - p0).length
    steps = 10
    profile = [(r0 * math.sin(math.pi / 2 * i / steps), -r0 * math.cos(math.pi / 2 * i / steps)) for i in range(steps + 1)]
    for i in range(1, 12):
        t = i / 12
        profile.append((r0 + (r1 - r0) * t + 0.10 * min(r0, r1) * math.sin(math.pi * t), length * t))
    profile += [(r1 * math.cos(math.pi / 2 * i / steps), length + r1 * math.sin(math.pi / 2 * i / steps)) for i in range(steps + 1)]
    kit.place(kit.lathe("limb", profile, material), p0, p1 - p0)
    if band:
        t = 0.72
        r = r0 + (r1 - r0) * t + 0.10 * min(r0, r1) * math.sin(math.pi * t)
        kit.place(
            kit.lathe("band", [(r - 0.001, -0.007), (r + 0.0025, -0.005), (r + 0.0025, 0.005), (r - 0.001, 0.007)], "mint"),
            p0 + (p1 - p0) * t,
            p1 - p0,
        )


def joint(kit: ModuleType, at: Sequence[float], r: float, w: float, cap: str | None = "mint") -> None:
    """Round joint across the body with caps."""
    kit.place(kit.rounded_cylinder("joint", r, w, r * 0.2, "navy2", z=-w / 2), at, (0, 1, 0))
    for s in (1, -1):
        if cap:
            kit.place(
                kit.rounded_cylinder("cap", r * 0.72, 0.010, 0.004, cap, dome=0.003), (at[0], at[1] + s * (w / 2 - 0.003), at[2]), (0, s, 0)
            )


def torso(kit: ModuleType) -> None:
    """Chest, waist, hips."""
    kit.place(kit.rounded_box("hips", 0.17, 0.25, 0.520, 0.625, 0.075, "navy", eb=0.035, et=0.025), (0, 0, 0))
    kit.place(kit.rounded_cylinder("waist", 0.070, 0.10, 0.012, "navy2", grooves=(0.03, 0.05, 0.07), gd=0.005, gw=0.006), (0, 0, 0.605))
    chest = [
        (0.685, 0.150, 0.190, 0.070),
        (0.700, 0.172, 0.222, 0.080),
        (0.780, 0.196, 0.272, 0.090),
        (0.880, 0.212, 0.318, 0.098),
        (0.935, 0.200, 0.312, 0.096),
        (0.965, 0.170, 0.270, 0.082),
        (0.980, 0.120, 0.190, 0.058),
        (0.984, 0.080, 0.120, 0.039),
    ]
    kit.loft("chest", smooth_sections(chest), "shell", seg=20)
    kit.place(
        kit.rounded_box("plate", 0.13, 0.085, -0.02, 0.004, 0.034, "navy", eb=0, et=0.004),
        (-0.103, 0, 0.865),
        None,
        (math.pi / 2, 0, -math.pi / 2),
    )
    kit.place(kit.lathe("core", [(0.020, 0), (0.021, 0.004), (0.027, 0.004), (0.028, 0)], "led"), (-0.1065, 0, 0.865), (-1, 0, 0))
    kit.place(kit.rounded_cylinder("dot", 0.012, 0.004, 0.002, "led"), (-0.1065, 0, 0.865), (-1, 0, 0))
    kit.label("HM 01", 0.030, "navy", (-0.0985, 0, 0.775), (0, -1, 0), (-0.12, 0, 1))
    kit.place(kit.rounded_box("pack", 0.07, 0.20, 0.70, 0.93, 0.03, "navy", eb=0.012, et=0.020), (0.115, 0, 0))
    kit.parts.stop((0.152, 0, 0.86), (1, 0, 0), 0.7)
    kit.place(kit.rounded_cylinder("neck", 0.040, 0.07, 0.006, "navy2", grooves=(0.02, 0.035, 0.05), gd=0.004, gw=0.005), (0, 0, 0.975))


def smooth_sections(sections: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """Catmull-Rom interpolation of loft sections."""
    out: list[tuple[float, ...]] = []
    last = len(sections) - 1
    for i in range(last):
        a, b, c, d = (sections[min(max(k, 0), last)] for k in (i - 1, i, i + 1, i + 2))
        for j in range(6):
            t = j / 6
            out.append(
                tuple(
                    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return [*out, sections[-1]]


def head(kit: ModuleType) -> None:
    """Rounded head with a visor across the face."""
    skull = [
        (1.030, 0.090, 0.085, 0.042),
        (1.040, 0.130, 0.118, 0.058),
        (1.075, 0.168, 0.150, 0.074),
        (1.130, 0.182, 0.162, 0.080),
        (1.180, 0.172, 0.152, 0.075),
        (1.212, 0.130, 0.116, 0.057),
        (1.226, 0.070, 0.062, 0.030),
    ]
    kit.loft("skull", smooth_sections(skull), "shell", seg=20)
    visor = [
        (1.078, 0.140, 0.128, 0.063),
        (1.082, 0.160, 0.144, 0.071),
        (1.100, 0.176, 0.154, 0.076),
        (1.132, 0.186, 0.163, 0.0805),
        (1.160, 0.180, 0.158, 0.078),
        (1.172, 0.166, 0.146, 0.072),
        (1.176, 0.150, 0.132, 0.065),
    ]
    made = kit.loft("visor", smooth_sections(visor), "gloss", seg=20)
    made.location.x = -0.0065
    for s in (1, -1):
        kit.place(
            kit.rounded_box("eye", 0.020, 0.034, -0.004, 0.003, 0.0098, "led", eb=0, et=0.001),
            (-0.0985, s * 0.032, 1.130),
            None,
            (math.pi / 2, 0, -math.pi / 2 + s * -0.22),
        )
        kit.place(kit.rounded_cylinder("ear", 0.034, 0.018, 0.006, "mint", dome=0.004), (0.012, s * 0.072, 1.125), (0, s, 0))
        kit.place(
            kit.lathe("ring", [(0.034, 0), (0.036, 0.002), (0.036, 0.008), (0.034, 0.010)], "navy"), (0.012, s * 0.076, 1.125), (0, s, 0)
        )


def leg(kit: ModuleType, s: int) -> None:
    """Thigh, knee, shin, foot; the left leg steps forward."""
    y = s * 0.085
    step = -0.055 if s > 0 else 0.045
    hip, knee, ankle = (0, y, 0.545), (step * 0.75 - 0.030, y, 0.305), (step, y, 0.075)
    joint(kit, (0, s * 0.098, 0.545), 0.060, 0.105)
    capsule(kit, (hip[0] + (knee[0] - hip[0]) * 0.12, y, 0.515), (knee[0], y, 0.345), 0.058, 0.046, band=True)
    joint(kit, knee, 0.043, 0.098)
    capsule(kit, (knee[0] + (ankle[0] - knee[0]) * 0.15, y, 0.270), (ankle[0], y, 0.115), 0.044, 0.034)
    joint(kit, ankle, 0.030, 0.070, None)
    kit.slab(
        "foot",
        [
            (step - 0.135, 0.012, 0.010),
            (step + 0.070, 0.012, 0.010),
            (step + 0.070, 0.045, 0.02),
            (step + 0.030, 0.080, 0.02),
            (step - 0.030, 0.078, 0.03),
            (step - 0.135, 0.040, 0.022),
        ],
        0.090,
        "shell",
        edge=0.016,
        y=y,
    )
    kit.slab(
        "sole",
        [(step - 0.138, 0, 0.006), (step + 0.074, 0, 0.006), (step + 0.074, 0.016, 0.004), (step - 0.138, 0.016, 0.004)],
        0.096,
        "rubber",
        edge=0.004,
        y=y,
    )


def arm(kit: ModuleType, s: int) -> None:
    """Shoulder, upper arm, elbow, fore-arm and hand under the tote."""
    shoulder, elbow, hand = (0, s * 0.205, 0.905), (0.020, s * 0.232, 0.690), (-0.225, s * 0.185, 0.700)
    kit.place(kit.rounded_cylinder("shoulder", 0.058, 0.075, 0.022, "navy2", z=-0.045), shoulder, (0, s, 0))
    kit.place(kit.rounded_cylinder("cap", 0.040, 0.010, 0.004, "mint", dome=0.004), (0, s * 0.234, 0.905), (0, s, 0))
    capsule(kit, (0.003, s * 0.212, 0.860), (0.017, s * 0.228, 0.735), 0.045, 0.038, band=True)
    joint(kit, elbow, 0.038, 0.082)
    d = kit.Vector(hand) - kit.Vector(elbow)
    e = kit.Vector(elbow)
    capsule(kit, e + d * 0.20, e + d * 0.72, 0.038, 0.030)
    kit.place(kit.rounded_cylinder("wrist", 0.025, 0.035, 0.004, "navy2"), e + d * 0.82, d)
    kit.block("palm", 0.085, 0.024, 0.075, 0.011, "navy", (hand[0] - 0.030, s * 0.168, 0.712))
    for i in range(4):
        x = hand[0] - 0.055 + 0.020 * i
        kit.tube("finger", [(x, s * 0.172, 0.690), (x, s * 0.168, 0.652), (x, s * 0.140, 0.646), (x, s * 0.105, 0.646)], 0.0085, "shell2")
