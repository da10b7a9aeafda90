"""Everything a machine is built from."""

from mathutils import Matrix, Vector

from studio import parts
from studio.parts import moved
from studio.profiles import band, slab
from studio.shapes import (
    block,
    bolt,
    cut,
    label,
    lathe,
    link,
    loft,
    mesh,
    place,
    rounded_box,
    rounded_cylinder,
    tube,
)

__all__ = [
    "Matrix",
    "Vector",
    "band",
    "block",
    "bolt",
    "cut",
    "label",
    "lathe",
    "link",
    "loft",
    "mesh",
    "moved",
    "parts",
    "place",
    "rounded_box",
    "rounded_cylinder",
    "slab",
    "tube",
]
