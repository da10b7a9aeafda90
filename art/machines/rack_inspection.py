"""Drone that counts stock: it hovers in front of a rack and reads the labels of its shelves with a fan of light."""

import math
import random
from types import ModuleType

from mathutils import Matrix, Vector

from machines import drone, warehouse_diorama

CAMERA = ((-2.9, -5.0, 1.75), (0, 0, 0.615), 98)
SCALE, DRONE_SCALE = 0.60, 1.2
RACK = Vector((0.56, 0.22, 0))
HOVER = Vector((-0.98, -0.62, 1.48))
HEADING = math.pi + 0.10
LENS = Vector((-0.235, 0, -0.194))
READ_Y, READ_Z = -0.34, (0.86, 1.56)


def build(kit: ModuleType) -> None:
    """Rack facing -X, drone before it, scan fan on the labels."""
    with kit.moved(Matrix.Scale(SCALE, 4)):
        with kit.moved(Matrix.Translation(RACK) @ Matrix.Rotation(-math.pi / 2, 4, "Z")):
            warehouse_diorama.rack(kit, 2, random.Random(11))
        place = Matrix.Translation(HOVER) @ Matrix.Rotation(HEADING, 4, "Z") @ Matrix.Rotation(-0.05, 4, "Y") @ Matrix.Scale(DRONE_SCALE, 4)
        with kit.moved(place):
            drone.airframe(kit)
        fan(kit, place @ LENS)


def fan(kit: ModuleType, lens: Vector) -> None:
    """Upright sheet of light from the lens across two shelves, bright where it meets their beams."""
    face = RACK.x - 0.62 / 2 - 0.024
    sheet = kit.mesh("fan", [tuple(lens), *((face, READ_Y, z) for z in READ_Z)], [(0, 1, 2)], "beam")
    sheet.visible_shadow = False
    for z in (0.86, 1.56):
        kit.block("scan", 0.004, 0.014, 0.085, 0.0018, "led", (face, READ_Y, z))
