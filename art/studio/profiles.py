"""Extruded side profiles: bodies and bands drawn in the XZ plane, with rounded edges."""

import math
from collections.abc import Sequence

from studio.shapes import mesh, skin

Point = tuple[float, float, float]


def _outline(points: Sequence[Point], inset: float, seg: int) -> list[tuple[float, float]]:
    """Counter-clockwise polygon of (x, z, corner radius), moved inwards and filleted."""
    out: list[tuple[float, float]] = []
    n = len(points)
    for i in range(n):
        (px, pz, _), (x, z, r), (nx, nz, _) = points[i - 1], points[i], points[(i + 1) % n]
        a, b = math.hypot(x - px, z - pz), math.hypot(nx - x, nz - z)
        d0, d1 = ((x - px) / a, (z - pz) / a), ((nx - x) / b, (nz - z) / b)
        n0, n1 = (-d0[1], d0[0]), (-d1[1], d1[0])
        k = inset / (1 + n0[0] * n1[0] + n0[1] * n1[1])
        vx, vz = x + (n0[0] + n1[0]) * k, z + (n0[1] + n1[1]) * k
        turn = math.atan2(d0[0] * d1[1] - d0[1] * d1[0], d0[0] * d1[0] + d0[1] * d1[1])
        side = 1 if turn > 0 else -1
        radius = max(r - side * inset, 0.0005)
        t = radius * math.tan(abs(turn) / 2)
        sx, sz = vx - d0[0] * t, vz - d0[1] * t
        cx, cz = sx + side * n0[0] * radius, sz + side * n0[1] * radius
        start = math.atan2(sz - cz, sx - cx)
        out += [(cx + radius * math.cos(start + turn * j / seg), cz + radius * math.sin(start + turn * j / seg)) for j in range(seg + 1)]
    return out


def _ccw(points: Sequence[Point]) -> list[Point]:
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(points, [*points[1:], points[0]]))
    return list(points) if area > 0 else list(points)[::-1]


def slab(name: str, points: Sequence[Point], width: float, material: str, edge: float = 0.01, y: float = 0, seg: int = 8):
    """Side profile of (x, z, corner radius) extruded along Y, with rounded outer edges."""
    points = _ccw(points)
    steps = 5
    rings = [
        (-width / 2 + edge - edge * math.sin(a), edge - edge * math.cos(a))
        for a in (math.pi / 2 * (1 - i / steps) for i in range(steps + 1))
    ]
    rings += [(-ry, inset) for ry, inset in reversed(rings)]
    verts: list[tuple[float, float, float]] = []
    for ry, inset in rings:
        verts += [(px, y + ry, pz) for px, pz in _outline(points, inset, seg)]
    n = len(verts) // len(rings)
    return mesh(name, verts, skin(len(rings), n), material)


def band(name: str, path: Sequence[Point], thick: float, width: float, material: str, edge: float = 0.004, y: float = 0):
    """A bar of rectangular section bent along a path of (x, z, bend radius)."""
    left: list[Point] = []
    right: list[Point] = []
    h = thick / 2
    for i, (x, z, r) in enumerate(path):
        dirs = []
        if i:
            dirs.append((x - path[i - 1][0], z - path[i - 1][1]))
        if i < len(path) - 1:
            dirs.append((path[i + 1][0] - x, path[i + 1][1] - z))
        units = [(dx / math.hypot(dx, dz), dz / math.hypot(dx, dz)) for dx, dz in dirs]
        d0, d1 = units[0], units[-1]
        n0, n1 = (-d0[1], d0[0]), (-d1[1], d1[0])
        k = h / (1 + n0[0] * n1[0] + n0[1] * n1[1])
        ox, oz = (n0[0] + n1[0]) * k, (n0[1] + n1[1]) * k
        turn = d0[0] * d1[1] - d0[1] * d1[0]
        inner = 0.0 if not r else h if turn > 0 else -h
        base = 0.002 if not r else r
        left.append((x + ox, z + oz, max(base - inner, 0.002)))
        right.append((x - ox, z - oz, max(base + inner, 0.002)))
    return slab(name, left + right[::-1], width, material, min(edge, h * 0.9), y)
