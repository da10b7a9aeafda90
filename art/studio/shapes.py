"""Solids with rounded edges, text and placing. Lengths in metres, Z up, machines face -X."""

import math
from collections.abc import Sequence
from pathlib import Path

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from studio.materials import MATERIALS

Point3 = tuple[float, float, float]
FONT = Path(__file__).parents[2] / "node_modules/@fontsource/host-grotesk/files/host-grotesk-latin-600-normal.woff"
SHADING_ANGLE = math.radians(38)
EDGE_STEPS = 6


def link(data: bpy.types.ID, name: str) -> bpy.types.Object:
    """Put data into the scene as an object."""
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    return made


def mesh(
    name: str,
    verts: Sequence[Point3],
    faces: Sequence[tuple[int, ...]],
    materials: str | Sequence[str],
    indices: Sequence[int] | None = None,
) -> bpy.types.Object:
    """Mesh object with outward normals and smooth shading up to the shading angle."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(list(verts), [], list(faces))
    for material in [materials] if isinstance(materials, str) else materials:
        data.materials.append(MATERIALS[material])
    if indices is not None:
        data.polygons.foreach_set("material_index", indices)
    work = bmesh.new()
    work.from_mesh(data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(data)
    work.free()
    smooth(data)
    return link(data, name)


def smooth(data: bpy.types.Mesh) -> None:
    """Shade smooth, keep edges above the shading angle sharp."""
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = SHADING_ANGLE


def skin(rings: int, per_ring: int, closed_ends: bool = True) -> list[tuple[int, ...]]:
    """Faces that join equal rings of vertices; the two end faces come last."""
    faces: list[tuple[int, ...]] = []
    for k in range(rings - 1):
        for i in range(per_ring):
            j = (i + 1) % per_ring
            faces.append((k * per_ring + i, k * per_ring + j, (k + 1) * per_ring + j, (k + 1) * per_ring + i))
    if closed_ends:
        faces.append(tuple(range(per_ring))[::-1])
        faces.append(tuple(range((rings - 1) * per_ring, rings * per_ring)))
    return faces


def place(
    made: bpy.types.Object,
    at: Sequence[float] = (0, 0, 0),
    axis: Sequence[float] | None = None,
    turn: Sequence[float] | None = None,
) -> bpy.types.Object:
    """Move an object; point its Z along an axis or turn it by Euler angles."""
    matrix = Matrix.Translation(Vector(at))
    if axis is not None:
        matrix = matrix @ Vector(axis).normalized().to_track_quat("Z", "Y").to_matrix().to_4x4()
    if turn is not None:
        matrix = matrix @ Euler(turn).to_matrix().to_4x4()
    made.matrix_world = matrix
    return made


def _ring(w: float, d: float, r: float, z: float, seg: int) -> list[Point3]:
    """Corner points of a rounded rectangle at height z."""
    r = min(r, w / 2 - 1e-4, d / 2 - 1e-4)
    points: list[Point3] = []
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(seg + 1):
            t = math.pi / 2 * (k + i / seg)
            points.append((sx * (w / 2 - r) + r * math.cos(t), sy * (d / 2 - r) + r * math.sin(t), z))
    return points


def loft(name: str, sections: Sequence[Sequence[float]], materials: str | Sequence[str], seg: int = 14) -> bpy.types.Object:
    """Stack of rounded rectangles (z, width, depth, radius[, material index])."""
    verts: list[Point3] = []
    indices: list[int] = []
    ring = 4 * (seg + 1)
    pick = [int(s[4]) if len(s) > 4 else 0 for s in sections]
    for s in sections:
        verts += _ring(s[1], s[2], s[3], s[0], seg)
    for k in range(len(sections) - 1):
        indices += [pick[k]] * ring
    return mesh(name, verts, skin(len(sections), ring), materials, [*indices, pick[0], 0])


def rounded_box(
    name: str,
    w: float,
    d: float,
    z0: float,
    z1: float,
    r: float,
    material: str,
    eb: float = 0.01,
    et: float = 0.01,
    grooves: Sequence[float] = (),
    gd: float = 0.004,
    gw: float = 0.004,
    taper: float = 0,
    seg: int = 14,
) -> bpy.types.Object:
    """Box from z0 to z1 with corner radius r, edge radii below and above, and dark seam grooves."""
    sections: list[tuple[float, ...]] = []

    def add(z: float, inset: float, index: int = 0) -> None:
        lean = taper * (z - z0) / (z1 - z0)
        sections.append((z, w - 2 * inset - 2 * lean, d - 2 * inset - 2 * lean, max(r - inset, 0.002), index))

    if eb:
        for i in range(EDGE_STEPS + 1):
            a = math.pi / 2 * (1 - i / EDGE_STEPS)
            add(z0 + eb - eb * math.sin(a), eb - eb * math.cos(a))
    else:
        add(z0, 0)
    for g in sorted(grooves):
        add(g - gw / 2 - 0.0015, 0)
        add(g - gw / 2, 0.0015, 1)
        add(g - gw / 2 + 0.0002, gd, 1)
        add(g + gw / 2 - 0.0002, gd, 1)
        add(g + gw / 2, 0.0015)
        add(g + gw / 2 + 0.0015, 0)
    if et:
        for i in range(EDGE_STEPS + 1):
            a = math.pi / 2 * i / EDGE_STEPS
            add(z1 - et * (1 - math.sin(a)), et * (1 - math.cos(a)))
    else:
        add(z1, 0)
    return loft(name, sections, [material, "gap"], seg)


def block(
    name: str,
    sx: float,
    sy: float,
    sz: float,
    edge: float,
    material: str,
    at: Sequence[float] = (0, 0, 0),
    turn: Sequence[float] | None = None,
) -> bpy.types.Object:
    """Box centred on a point, all edges rounded."""
    made = rounded_box(name, sx, sy, -sz / 2, sz / 2, edge, material, eb=edge * 0.98, et=edge * 0.98, seg=8)
    return place(made, at, None, turn)


def lathe(name: str, profile: Sequence[Sequence[float]], materials: str | Sequence[str], seg: int = 72) -> bpy.types.Object:
    """Body of revolution around Z from (radius, z[, material index]), bottom to top."""
    verts: list[Point3] = []
    indices: list[int] = []
    pick = [int(p[2]) if len(p) > 2 else 0 for p in profile]
    for p in profile:
        r = max(p[0], 1e-5)
        verts += [(r * math.cos(2 * math.pi * i / seg), r * math.sin(2 * math.pi * i / seg), p[1]) for i in range(seg)]
    for k in range(len(profile) - 1):
        indices += [pick[k]] * seg
    return mesh(name, verts, skin(len(profile), seg), materials, [*indices, 0, pick[-1]])


def rounded_cylinder(
    name: str,
    r: float,
    h: float,
    edge: float,
    material: str,
    z: float = 0,
    seg: int = 72,
    grooves: Sequence[float] = (),
    gw: float = 0.003,
    gd: float = 0.003,
    dome: float = 0,
) -> bpy.types.Object:
    """Cylinder from z to z + h with rounded edges, seam grooves and an optional domed top."""
    profile: list[tuple[float, ...]] = []
    for i in range(EDGE_STEPS + 1):
        a = math.pi / 2 * i / EDGE_STEPS
        profile.append((r - edge + edge * math.sin(a), z + edge - edge * math.cos(a)))
    for g in grooves:
        low, high = z + g - gw / 2, z + g + gw / 2
        profile += [(r, low - 0.001), (r - 0.001, low, 1), (r - gd, low + 0.0001, 1)]
        profile += [(r - gd, high - 0.0001, 1), (r - 0.001, high), (r, high + 0.001)]
    for i in range(EDGE_STEPS + 1):
        a = math.pi / 2 * i / EDGE_STEPS
        profile.append((r - edge + edge * math.cos(a), z + h - edge + edge * math.sin(a)))
    if dome:
        for i in range(1, 9):
            a = math.pi / 2 * i / 8
            profile.append(((r - edge) * math.cos(a), z + h + dome * math.sin(a)))
    return lathe(name, profile, [material, "gap"], seg)


def tube(
    name: str,
    points: Sequence[Sequence[float]],
    r: float,
    material: str,
    res: int = 24,
    smooth: bool = True,
    cyclic: bool = False,
) -> bpy.types.Object:
    """Round bar or hose along points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = r
    curve.bevel_resolution = 6
    curve.resolution_u = res
    curve.use_fill_caps = True
    spline = curve.splines.new("NURBS" if smooth else "POLY")
    spline.points.add(len(points) - 1)
    for p, q in zip(spline.points, points):
        p.co = (*q, 1)
    if smooth:
        spline.order_u = min(4, len(points))
        spline.use_endpoint_u = not cyclic
    spline.use_cyclic_u = cyclic
    curve.materials.append(MATERIALS[material])
    return link(curve, name)


def label(
    body: str,
    size: float,
    material: str,
    at: Sequence[float],
    xdir: Sequence[float],
    ydir: Sequence[float],
    align: str = "CENTER",
) -> bpy.types.Object:
    """Text in the typeface of the site, reading along xdir with its top towards ydir."""
    curve = bpy.data.curves.new("label", "FONT")
    curve.body = body
    curve.size = size
    curve.align_x = align
    curve.align_y = "CENTER"
    curve.extrude = 0.0006
    curve.font = bpy.data.fonts.load(str(FONT), check_existing=True)
    curve.materials.append(MATERIALS[material])
    made = link(curve, "label")
    x, y = Vector(xdir).normalized(), Vector(ydir).normalized()
    matrix = Matrix((x, y, x.cross(y))).transposed().to_4x4()
    matrix.translation = Vector(at)
    made.matrix_world = matrix
    return made


def cut(made: bpy.types.Object, cutter: bpy.types.Object) -> None:
    """Subtract the cutter from an object; the cutter disappears."""
    modifier = made.modifiers.new("cut", "BOOLEAN")
    modifier.object = cutter
    modifier.solver = "EXACT"
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(made.evaluated_get(graph))
    made.modifiers.clear()
    made.data = data
    data.use_auto_smooth = True
    data.auto_smooth_angle = SHADING_ANGLE
    bpy.data.objects.remove(cutter)


def bolt(at: Sequence[float], axis: Sequence[float], r: float = 0.007, material: str = "dmetal") -> bpy.types.Object:
    """Socket-head bolt."""
    profile = [(r, 0), (r, 0.002), (r * 0.85, 0.0035), (r * 0.55, 0.0035), (r * 0.5, 0.0035, 1), (r * 0.5, 0.001, 1)]
    return place(lathe("bolt", profile, [material, "gap"], seg=24), at, axis)
