"""Parts that several machines share: wheels, castors, stop buttons, scanners, totes, cartons, pallets."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Matrix, Vector

from studio.profiles import slab
from studio.shapes import (
    block,
    bolt,
    cut,
    lathe,
    place,
    rounded_box,
    rounded_cylinder,
    tube,
)


@contextmanager
def moved(matrix: Matrix) -> Iterator[None]:
    """Everything built inside the block is moved by the matrix."""
    before = set(bpy.data.objects)
    yield
    for made in set(bpy.data.objects) - before:
        made.matrix_world = matrix @ made.matrix_world


def wheel(x: float, y: float, r: float, w: float, side: int, nuts: int = 6, tread: int = 0) -> None:
    """Wheel that stands on the floor at (x, y), outer face towards side."""
    axis, at = (0, side, 0), (x, y, r)
    tyre = [(r * 0.55, -w / 2), (r * 0.84, -w / 2), (r * 0.95, -w * 0.44), (r, -w * 0.3), (r, w * 0.3)]
    tyre += [(r * 0.95, w * 0.44), (r * 0.84, w / 2), (r * 0.60, w / 2), (r * 0.55, w * 0.38)]
    place(lathe("tyre", tyre, "rubber", 96), at, axis)
    for i in range(tread):
        a = 2 * math.pi * i / tread
        for s in (1, -1):
            lug = rounded_box("lug", r * 0.09, w * 0.19, -0.003, 0.003, 0.002, "gap", eb=0.0005, et=0.0005, seg=2)
            lug_at = (x + r * 0.957 * math.cos(a), y + s * w * 0.43, r + r * 0.957 * math.sin(a))
            place(lug, lug_at, None, (0, math.pi / 2 - a, 0))
    disc = [(r * 0.58, -w / 2), (r * 0.58, w * 0.40), (r * 0.54, w * 0.46), (r * 0.48, w * 0.35)]
    disc += [(r * 0.30, w * 0.28), (r * 0.27, w * 0.46), (r * 0.2, w * 0.52), (0, w * 0.53)]
    place(lathe("disc", disc, "shell"), at, axis)
    ring = [(r * 0.50, w * 0.37), (r * 0.505, w * 0.415), (r * 0.545, w * 0.47), (r * 0.55, w * 0.42)]
    place(lathe("ring", ring, "mint"), at, axis)
    for i in range(nuts):
        a = 2 * math.pi * i / nuts
        nut_at = (x + r * 0.385 * math.cos(a), y + side * w * 0.31, r + r * 0.385 * math.sin(a))
        bolt(nut_at, axis, r * 0.05, "metal")


def castor(x: float, y: float, r: float, top: float) -> None:
    """Swivel castor trailing towards +X, from the floor up to its plate at height top."""
    hub, w = (x + r * 0.55, y, r), r * 0.62
    axis = (0, 1, 0)
    place(rounded_cylinder("tyre", r, w, r * 0.16, "rubber", z=-w / 2), hub, axis)
    place(rounded_cylinder("hub", r * 0.55, w * 1.06, r * 0.06, "shell2", z=-w * 0.53), hub, axis)
    place(rounded_cylinder("axle", r * 0.16, w * 1.6, r * 0.04, "metal", z=-w * 0.8), hub, axis)
    cheek = [(-r * 0.55, r * 1.62, 0.006), (r * 0.45, r * 1.62, 0.006), (r * 0.25, -r * 0.25, r * 0.2), (-r * 0.25, -r * 0.25, r * 0.2)]
    for s in (1, -1):
        place(slab("cheek", cheek, r * 0.09, "dmetal", edge=r * 0.03, y=s * w * 0.66), hub)
    place(rounded_cylinder("swivel", r * 0.72, max(top - r * 2.6, 0.012), 0.004, "dmetal"), (x + r * 0.19, y, r * 2.58))
    place(rounded_box("plate", r * 2.1, r * 1.7, 0, 0.008, r * 0.2, "dmetal", eb=0.002, et=0.002), (x, y, top - 0.008))


def arch(x: float, z: float, r0: float, r1: float, width: float, y: float, a0: float, a1: float, material: str) -> None:
    """Mudguard: part of a ring around (x, z) between two angles."""
    steps = 20
    rays = [(math.cos(a), math.sin(a)) for a in (a0 + (a1 - a0) * i / steps for i in range(steps + 1))]
    outline = [(x + r1 * c, z + r1 * s, 0.0006) for c, s in rays] + [(x + r0 * c, z + r0 * s, 0.0006) for c, s in rays[::-1]]
    slab("arch", outline, width, material, edge=0.005, y=y, seg=1)


def wheel_house(body: bpy.types.Object, x: float, z: float, r: float, face: float, side: int, depth: float = 0.11) -> None:
    """Cut a lined wheel arch with a rubber trim into the side face of a body."""
    cutter = rounded_cylinder("cutter", r, depth + 0.05, 0.002, "gap")
    cut(body, place(cutter, (x, side * (face + 0.05), z), (0, -side, 0)))
    liner = [(0.02, depth - 0.004), (r - 0.002, depth - 0.004), (r - 0.002, 0.003), (r + 0.0005, 0.003), (r + 0.0005, depth), (0.02, depth)]
    made = place(lathe("liner", liner, "gap"), (x, side * face, z), (0, -side, 0))
    bottom = min((body.matrix_world @ Vector(corner)).z for corner in body.bound_box) + 0.003
    work = bmesh.new()
    work.from_mesh(made.data)
    below = [vertex for vertex in work.verts if (made.matrix_world @ vertex.co).z < bottom]
    bmesh.ops.delete(work, geom=below, context="VERTS")
    work.to_mesh(made.data)
    work.free()
    low = math.asin(min(max((bottom + 0.01 - z) / r, -0.7), 0))
    angles = [low + (math.pi - 2 * low) * i / 40 for i in range(41)]
    trim = [(x + (r + 0.001) * math.cos(a), side * (face + 0.0005), z + (r + 0.001) * math.sin(a)) for a in angles]
    tube("trim", trim, 0.005, "rubber", res=4)


def chain(x: float, y: float, z0: float, z1: float) -> None:
    """Vertical leaf chain: alternating wide and narrow links."""
    links = int((z1 - z0) / 0.013)
    for i in range(links):
        width, material = (0.016, "metal") if i % 2 else (0.022, "dmetal")
        block("link", 0.010, width, 0.0145, 0.003, material, (x, y, z0 + (i + 0.5) * (z1 - z0) / links))


def stop(at: Sequence[float], axis: Sequence[float] = (0, 0, 1), size: float = 1.0) -> None:
    """Emergency stop: collar, amber plate, red mushroom."""
    k = size
    place(rounded_cylinder("collar", 0.032 * k, 0.014 * k, 0.004 * k, "shell2"), at, axis)
    place(rounded_cylinder("plate", 0.028 * k, 0.005 * k, 0.002 * k, "amber", z=0.0135 * k), at, axis)
    place(rounded_cylinder("neck", 0.013 * k, 0.014 * k, 0.002 * k, "red", z=0.018 * k), at, axis)
    place(rounded_cylinder("button", 0.022 * k, 0.013 * k, 0.005 * k, "red", z=0.028 * k, dome=0.003 * k), at, axis)


def scanner(at: Sequence[float], size: float = 1.0) -> None:
    """Safety laser scanner with its dark optical band."""
    profile = [(0.060, 0), (0.062, 0.004), (0.062, 0.030), (0.056, 0.034, 1), (0.050, 0.056, 1)]
    profile += [(0.056, 0.060), (0.062, 0.066), (0.062, 0.088), (0.056, 0.096), (0, 0.098)]
    place(lathe("scanner", _scaled(profile, size), ["amber", "gloss"]), at)


def lidar(at: Sequence[float], size: float = 1.0) -> None:
    """Spinning lidar with a light ring at its foot."""
    profile = [(0.062, 0), (0.064, 0.004), (0.064, 0.022), (0.058, 0.028), (0.055, 0.030, 1), (0.054, 0.062, 1), (0.056, 0.066)]
    profile += [(0.060, 0.070), (0.060, 0.080), (0.056, 0.090), (0.045, 0.097), (0.025, 0.101), (0, 0.102)]
    ring = [(0.0645, 0.0095), (0.0655, 0.0105), (0.0655, 0.0135), (0.0645, 0.0145)]
    place(lathe("lidar", _scaled(profile, size), ["navy", "gloss"], 96), at)
    place(lathe("ring", _scaled(ring, size), "led", 96), at)


def lens(at: Sequence[float], axis: Sequence[float], size: float = 1.0) -> None:
    """Camera lens with a metal ring."""
    profile = [(0.026, 0), (0.026, 0.006), (0.023, 0.008), (0.019, 0.006), (0.018, 0.005, 1), (0.012, 0.0075, 1), (0, 0.009, 1)]
    place(lathe("lens", _scaled(profile, size), ["dmetal", "lens"], 56), at, axis)


def _scaled(profile: Sequence[Sequence[float]], size: float) -> list[tuple[float, ...]]:
    return [(p[0] * size, p[1] * size, *p[2:]) for p in profile]


def tote(at: Sequence[float], material: str = "mint", w: float = 0.46, d: float = 0.34, h: float = 0.2, lid: str | None = "navy") -> None:
    """Stackable container with ribs, rim, grips and labels."""
    x, y, z = at
    place(rounded_box("tote", w, d, 0, h, 0.03, material, eb=0.012, et=0, taper=-0.012), at)
    for level in (0.62, 0.80):
        grow = 0.024 * level + 0.012
        place(rounded_box("rib", w + grow, d + grow, h * level, h * level + 0.010, 0.034, material, eb=0.004, et=0.004), at)
    place(rounded_box("rim", w + 0.05, d + 0.05, h - 0.014, h + 0.012, 0.042, material, eb=0.006, et=0.006), at)
    if lid:
        place(rounded_box("lid", w + 0.044, d + 0.044, h + 0.012, h + 0.030, 0.038, lid, eb=0.003, et=0.009), at)
        place(rounded_box("panel", w - 0.06, d - 0.06, h + 0.030, h + 0.0325, 0.03, lid, eb=0, et=0.002), at)
    paper = "mint" if material == "shell" else "shell"
    for s in (1, -1):
        block("grip", min(0.13, w * 0.28), 0.012, h * 0.18, 0.006, "gap", (x + w * 0.12, y + s * (d / 2 + 0.006), z + h * 0.40))
        block("label", min(0.085, w * 0.2), 0.004, h * 0.25, 0.0018, paper, (x - w * 0.26, y + s * (d / 2 + 0.0052), z + h * 0.36))
        block("grip", 0.012, min(0.11, d * 0.3), h * 0.18, 0.006, "gap", (x + s * (w / 2 + 0.006), y, z + h * 0.40))


def carton(x: float, y: float, z: float, w: float, d: float, h: float, material: str = "card", turn: float = 0.0) -> None:
    """Parcel with a strip of tape and a label."""
    with moved(Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, "Z")):
        rounded_box("carton", w, d, 0, h, 0.008, material, eb=0.005, et=0.005, seg=4)
        rounded_box("tape", 0.045, d + 0.002, 0.002, h + 0.0012, 0.007, "shell2", eb=0.003, et=0.004, seg=4)
        paper = rounded_box("label", min(0.10, w * 0.3), min(0.07, h * 0.4), 0, 0.0012, 0.003, "shell", eb=0, et=0.0004, seg=2)
        place(paper, (-w * 0.27, -d / 2 - 0.0005, h * 0.55), None, (math.pi / 2, 0, 0))


def pallet(x: float, y: float, z: float, length: float = 0.60, width: float = 0.44) -> None:
    """Timber pallet, entry openings along X."""
    for k in (-1, 0, 1):
        rail = y + k * (width / 2 - 0.025)
        block("runner", length, 0.05, 0.016, 0.003, "wood", (x, rail, z + 0.009))
        for j in (-1, 0, 1):
            block("block", 0.07, 0.05, 0.046, 0.003, "wood", (x + j * (length / 2 - 0.035), rail, z + 0.040))
    for j in (-1, 0, 1):
        block("cross", 0.07, width, 0.012, 0.003, "wood", (x + j * (length / 2 - 0.035), y, z + 0.069))
    for i in range(7):
        block("deck", length / 7 - 0.010, width, 0.014, 0.003, "wood", (x - length / 2 + length / 14 + i * length / 7, y, z + 0.082))
