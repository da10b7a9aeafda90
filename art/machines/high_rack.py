"""Autonomous stacker with raised mast in front of a two-bay pallet rack, a pallet on its forks at the upper level."""

import math
from types import ModuleType

from mathutils import Matrix

from machines import autonomous_forklift, warehouse_diorama

CAMERA = ((-2.9, -5.0, 1.75), (0, 0, 0.495), 102)
SCALE = 0.56
BAY, DEPTH, HEIGHT = 1.16, 0.64, 1.98
LEVELS = (0.13, 1.12)
RACK_X, RACK_Y = 0.74, 0.10
SLOT = 0.27
FORK = LEVELS[1] + 0.085
STACKER_X = -0.36


def build(kit: ModuleType) -> None:
    """Rack facing -X with pallets, the stacker before its free place with the forks towards +X."""
    with kit.moved(Matrix.Translation((-0.24, 0.18, 0)) @ Matrix.Scale(SCALE, 4)):
        with kit.moved(Matrix.Translation((RACK_X, RACK_Y, 0)) @ Matrix.Rotation(-math.pi / 2, 4, "Z")):
            warehouse_diorama.rack_frame(kit, 2, LEVELS, BAY, DEPTH, HEIGHT)
            stock(kit)
        with kit.moved(Matrix.Translation((STACKER_X, RACK_Y - BAY / 2 - SLOT, 0)) @ Matrix.Rotation(math.pi, 4, "Z")):
            autonomous_forklift.body(kit)
            autonomous_forklift.head(kit)
            autonomous_forklift.mast(kit)
            autonomous_forklift.legs(kit)
            inner_mast(kit, FORK + 0.74)
            autonomous_forklift.lift(kit, FORK)


def inner_mast(kit: ModuleType, top: float) -> None:
    """Raised inner stage: channels, crown, cross member, lift rod, pulleys and chains down to the carriage."""
    for s in (1, -1):
        kit.block("stage", 0.042, 0.026, 1.20, 0.006, "dmetal", (0, s * 0.140, top - 0.60))
        kit.place(
            kit.rounded_cylinder("pulley", 0.034, 0.024, 0.005, "metal", grooves=(0.012,), gd=0.006, gw=0.010),
            (0, s * 0.075 - 0.012, top - 0.07),
            (0, 1, 0),
        )
        kit.parts.chain(-0.033, s * 0.075, FORK + 0.15, top - 0.07)
        kit.parts.chain(0.033, s * 0.075, 1.14, top - 0.07)
    kit.block("crown", 0.060, 0.310, 0.036, 0.012, "navy", (0, 0, top))
    kit.block("cross", 0.020, 0.270, 0.050, 0.008, "navy2", (0.020, 0, top - 0.34))
    kit.place(kit.rounded_cylinder("rod", 0.016, top - 1.14, 0.003, "metal"), (0.012, 0, 1.12))


def stock(kit: ModuleType) -> None:
    """Pallets on both levels; the place on the right of the upper level is free."""
    lower, upper = (level + 0.0455 for level in LEVELS)
    places = ((-BAY / 2 - SLOT, lower, 3), (-BAY / 2 + SLOT, lower, 2), (BAY / 2 - SLOT, lower, 3), (BAY / 2 + SLOT, lower, 2))
    places += ((-BAY / 2 - SLOT, upper, 2), (-BAY / 2 + SLOT, upper, 3), (BAY / 2 - SLOT, upper, 2))
    for k, (x, z, layers) in enumerate(places):
        with kit.moved(Matrix.Translation((x, 0, z)) @ Matrix.Rotation(math.pi / 2, 4, "Z")):
            pallet(kit, layers, k)


def pallet(kit: ModuleType, layers: int, first: int) -> None:
    """Pallet with layers of four cartons."""
    kit.parts.pallet(0, 0, 0, 0.60, 0.46)
    materials = ("card", "shell2", "card", "mint", "card", "card", "navy2")
    for layer in range(layers):
        for i, (x, y) in enumerate(((-0.145, -0.11), (-0.145, 0.11), (0.145, -0.11), (0.145, 0.11))):
            kit.parts.carton(x, y, 0.090 + 0.2205 * layer, 0.28, 0.21, 0.22, materials[(first * 3 + layer * 2 + i) % 7])
