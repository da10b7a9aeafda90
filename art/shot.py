"""One picture: blender -b -noaudio -P art/shot.py -- NAME light|navy OUT.png [WIDTH] [SAMPLES]."""

import importlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from studio import camera, kit, lights, scene  # noqa: E402


def main(name: str, variant: str, out: str, width: str = "1600", samples: str = "48") -> None:
    """Build a machine, light it and render it."""
    scene.reset()
    machine = importlib.import_module(f"machines.{name.replace('-', '_')}")
    machine.build(kit)
    if hasattr(machine, "ISOMETRIC"):
        at, target, scale = machine.ISOMETRIC
        scene.surround(variant, back=30, floor=machine.FLOOR)
        lights.room(variant)
        camera.isometric(at, target, scale)
    else:
        at, target, lens = machine.CAMERA
        scene.surround(variant)
        lights.rig((0, 0, target[2]), variant)
        camera.look(at, target, lens)
    scene.render(Path(out).resolve(), variant, int(width), int(samples))


main(*sys.argv[sys.argv.index("--") + 1 :])
