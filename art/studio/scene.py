"""Empty scene, backdrop, render, denoise, bloom, PNG."""

import tempfile
from pathlib import Path

import bpy
import numpy as np

from studio import lights, materials
from studio.denoise import denoise

Array = np.ndarray
# Backdrop colour, sky colour, sky strength, sheen of the floor.
BACKDROPS = {"light": ("#D6E3DB", "#EEF3F2", 0.12, 0.1), "navy": ("#10233D", "#24456E", 0.28, 0.25)}
PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "backdrop": lights.BACKDROP}
PLATE_PERCENT, PLATE_SAMPLES = 20, 32
EXPOSURE = 0.15
# Scene colour of a levelled backdrop; tone mapping turns it into about #ECF3EF.
GROUNDS = {"light": (2.2, 2.98, 2.46)}
SHADOW = 1.6


def reset() -> None:
    """Start from nothing, with the material set loaded."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.load()


def surround(variant: str, back: float = 3.4, floor: float = 0) -> None:
    """Backdrop and sky of a variant."""
    colour, sky, strength, sheen = BACKDROPS[variant]
    lights.backdrop(colour, back, sheen, floor)
    lights.sky(sky, strength)


def render(target: Path, variant: str, width: int, samples: int) -> None:
    """Render the scene at 4:3, denoise it, add bloom, even out a light backdrop and save a PNG."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = max(6, samples // 3)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.sample_clamp_indirect = 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    cycles.filter_width = 1.3
    cycles.use_denoising = False
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    mask = layer.aovs.add()
    mask.name, mask.type = lights.BACKDROP, "VALUE"
    scene.render.resolution_x, scene.render.resolution_y = width, width * 3 // 4
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = EXPOSURE
    picture, backdrop = _shoot()
    picture = bloom(picture)
    if variant in GROUNDS:
        picture = level(picture, backdrop, _plate(), GROUNDS[variant])
    _save(picture, target)


def _shoot() -> tuple[Array, Array]:
    """Denoised picture and the share of the backdrop in each of its pixels."""
    with tempfile.TemporaryDirectory() as folder:
        _store_passes(folder)
        bpy.ops.render.render()
        planes = {name: _read(Path(folder) / f"{name}{bpy.context.scene.frame_current:04d}.exr") for name in PASSES}
    return denoise(planes["colour"], planes["albedo"], planes["normal"]), planes["backdrop"]


def _plate() -> Array:
    """Small picture of the backdrop alone."""
    scene = bpy.context.scene
    for made in scene.objects:
        made.hide_render = made.type != "LIGHT" and not made.name.startswith(lights.BACKDROP)
    scene.render.resolution_percentage = PLATE_PERCENT
    scene.cycles.samples, scene.cycles.adaptive_min_samples = PLATE_SAMPLES, PLATE_SAMPLES
    return _shoot()[0]


def _store_passes(folder: str) -> None:
    """Write the render passes as 32-bit files."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "NONE"
    files.format.color_mode = "RGBA"
    files.file_slots.clear()
    for name, source in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[name])


def _read(path: Path) -> Array:
    """RGB of an EXR file, top row first."""
    image = bpy.data.images.load(str(path))
    width, height = image.size
    flat = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(flat)
    return flat.reshape(height, width, 4)[::-1, :, :3].copy()


def _save(picture: Array, target: Path) -> None:
    """Tone-map and save as 8-bit PNG with dither against banding."""
    scene = bpy.context.scene
    height, width, _ = picture.shape
    image = bpy.data.images.new("picture", width, height, alpha=True, float_buffer=True)
    opaque = np.dstack([picture, np.ones((height, width, 1), np.float32)])
    image.pixels.foreach_set(opaque[::-1].astype(np.float32).ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "8"
    scene.render.dither_intensity = 1.0
    target.parent.mkdir(parents=True, exist_ok=True)
    image.save_render(str(target), scene=scene)


def bloom(picture: Array, threshold: float = 1.5, amount: float = 0.05) -> Array:
    """Add a soft glow around everything brighter than the threshold."""
    height, width, _ = picture.shape
    bright = np.clip(picture - threshold, 0, 6)
    glow = np.zeros_like(bright)
    for sigma in (width / 300, width / 90, width / 35):
        glow += _smooth(bright, sigma)
    return picture + amount * np.maximum(glow, 0)


def _smooth(x: Array, sigma: float) -> Array:
    """Gaussian blur."""
    return _blur(_blur(x, sigma, 0), sigma, 1)


def _blur(x: Array, sigma: float, axis: int) -> Array:
    """Gaussian blur along one axis by FFT."""
    reach = int(3 * sigma)
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    kernel /= kernel.sum()
    size = x.shape[axis] + 2 * reach
    pad = [(reach, reach) if a == axis else (0, 0) for a in range(3)]
    shape = [-1 if a == axis else 1 for a in range(3)]
    spectrum = np.fft.rfft(np.pad(kernel, (0, size - len(kernel)))).reshape(shape)
    blurred = np.fft.irfft(np.fft.rfft(np.pad(x, pad, mode="edge"), axis=axis) * spectrum, n=size, axis=axis)
    return np.take(blurred, range(2 * reach, 2 * reach + x.shape[axis]), axis=axis)


def level(picture: Array, backdrop: Array, plate: Array, ground: tuple[float, float, float]) -> Array:
    """Give the backdrop one even colour; shadows and glows on it stay, measured against the bare backdrop.

    The share is squared so that edges look even after tone mapping."""
    height, width, _ = picture.shape
    bare = np.maximum(_stretch(_stretch(_smooth(plate, plate.shape[1] / 40), height, 0), width, 1), 1e-4)
    solid = (backdrop > 0.99).astype(np.float32)
    around = _smooth(picture / bare * solid, 2) / np.maximum(_smooth(solid, 2), 1e-3)
    light = np.clip(np.where(solid > 0, picture / bare, around), 0, None)
    share = np.clip(backdrop, 0, 1)
    return picture + share**2 * np.array(ground, np.float32) * light**SHADOW - share * bare * light


def _stretch(x: Array, size: int, axis: int) -> Array:
    """Linear interpolation along one axis."""
    at = np.clip((np.arange(size) + 0.5) * x.shape[axis] / size - 0.5, 0, x.shape[axis] - 1)
    low = np.minimum(at.astype(int), x.shape[axis] - 2)
    share = (at - low).reshape([-1 if a == axis else 1 for a in range(3)])
    return np.take(x, low, axis) * (1 - share) + np.take(x, low + 1, axis) * share
