"""Long lenses, three-quarter view."""

import bpy
from mathutils import Vector

Point = tuple[float, float, float]


def look(at: Point, target: Point, lens: float) -> None:
    """Perspective camera at a point, looking at a target."""
    _shoot(at, target).lens = lens


def isometric(at: Point, target: Point, scale: float) -> None:
    """Orthographic camera for dioramas; scale is the width of the frame in metres."""
    data = _shoot(at, target)
    data.type = "ORTHO"
    data.ortho_scale = scale


def _shoot(at: Point, target: Point) -> bpy.types.Camera:
    data = bpy.data.cameras.new("camera")
    data.clip_end = 200
    made = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(made)
    made.location = at
    made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = made
    return data
