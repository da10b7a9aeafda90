"""One light rig per backdrop: warm key, cool fill, top softbox, mint rim, glow on the backdrop."""

import math

import bpy
from mathutils import Vector

from studio.materials import MATERIALS, linear, material
from studio.shapes import mesh

Point = tuple[float, float, float]
BACKDROP = "backdrop"
BACK = Vector((0.62, 0.78, 0))
Lamp = tuple[Point, float, float, float, str]
RIGS: dict[str, list[Lamp]] = {
    "light": [
        ((-2.7, -1.3, 2.6), 1.3, 1.3, 235, "#FFF9F3"),
        ((3.2, -3.0, 0.8), 2.2, 2.2, 12, "#DCE9FF"),
        ((0.3, 0.7, 2.8), 2.6, 1.6, 80, "#FFFFFF"),
        ((1.9, 2.3, 1.9), 1.2, 0.6, 60, "#D8FFE6"),
    ],
    "navy": [
        ((-2.6, -1.6, 2.5), 1.5, 1.5, 125, "#FFF4EA"),
        ((3.0, -3.2, 0.7), 2.4, 2.4, 31, "#B8D2FF"),
        ((0.2, 0.7, 2.7), 2.6, 1.2, 60, "#FFFFFF"),
        ((1.7, 2.0, 1.7), 1.6, 0.5, 64, "#8FEFB8"),
        ((-1.5, 2.5, 1.7), 1.4, 0.5, 70, "#CFE2FF"),
    ],
}
HALO = {"light": (3.2, 90, "#FFFFFF"), "navy": (3.0, 230, "#86B4EC")}


def area(at: Point | Vector, target: Point | Vector, width: float, height: float, watts: float, colour: str) -> None:
    """Area light that looks at a target and stays invisible to the camera."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y, data.energy = width, height, watts
    data.color = linear(colour)[:3]
    lamp = bpy.data.objects.new("area", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = at
    lamp.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    lamp.visible_camera = False


def rig(target: Point, variant: str) -> None:
    """Light a machine of about one metre around the target."""
    centre = Vector(target)
    for offset, width, height, watts, colour in RIGS[variant]:
        area(centre + Vector(offset), centre, width, height, watts, colour)
    above = centre + BACK * 1.9
    above.z = 4.2
    below = centre + BACK * 4.6
    below.z = 0.5
    width, watts, colour = HALO[variant]
    area(above, below, width, 1.4, watts, colour)


def room(variant: str) -> None:
    """Light a diorama of about five metres around the origin."""
    navy = variant == "navy"
    area((-5.6, -1.2, 5.6), (0, 0, 0.4), 1.6, 1.6, 620 if navy else 480, "#FFF4E8")
    area((3, -7, 3.5), (0, 0, 0.5), 5, 4, 110, "#CFE0FF")
    area((0, 0, 7), (0, 0, 0), 4, 4, 150, "#FFFFFF")
    area((6, 5, 3), (0, 0, 1), 1, 4, 260 if navy else 110, "#9FF0C0")
    if not navy:
        area((0, 0, 9), (0, 0, 0), 16, 16, 900, "#FFFFFF")


def sky(colour: str, strength: float) -> None:
    """Even light from all sides."""
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = linear(colour)
    background.inputs[1].default_value = strength
    bpy.context.scene.world = world


def backdrop(colour: str, back: float, sheen: float, floor: float = 0) -> None:
    """Endless floor that curves up into a wall behind the machine."""
    curve, width = 3.0, 60.0
    profile = [(-30.0, 0.0), (back, 0.0)]
    profile += [(back + curve * math.sin(math.pi / 2 * i / 24), curve - curve * math.cos(math.pi / 2 * i / 24)) for i in range(1, 25)]
    profile.append((back + curve, 40.0))
    verts = [(x, y, z) for y, z in profile for x in (-width / 2, width / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    material(BACKDROP, colour, 0.5, bevel=0, spec=sheen)
    mark = MATERIALS[BACKDROP].node_tree.nodes.new("ShaderNodeOutputAOV")
    mark.name, mark.inputs["Value"].default_value = BACKDROP, 1
    made = mesh(BACKDROP, verts, faces, BACKDROP)
    made.data.auto_smooth_angle = math.pi
    made.rotation_euler.z = -math.radians(36)
    made.location.z = floor
