"""The one material set of all pictures."""

import bpy

NAVY, MINT = "#0E2037", "#A8DBB8"
GLOW = 2.6
MATERIALS: dict[str, bpy.types.Material] = {}


def linear(colour: str) -> tuple[float, float, float, float]:
    """sRGB hex colour as linear RGBA."""
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return (r, g, b, 1)


def material(
    name: str,
    colour: str,
    rough: float = 0.45,
    metal: float = 0,
    coat: float = 0,
    bump: float = 0,
    grain: float = 900,
    bevel: float = 0.0025,
    emit: float = 0,
    spec: float = 0.5,
    alpha: float = 1,
) -> None:
    """Add a surface: principled shader, soft edges, faint noise bump."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    values = {"Roughness": rough, "Metallic": metal, "Clearcoat": coat, "Clearcoat Roughness": 0.25, "Specular": spec, "Alpha": alpha}
    for key, value in values.items():
        shader.inputs[key].default_value = value
    shader.inputs["Base Color"].default_value = linear(colour)
    if emit:
        shader.inputs["Emission"].default_value = linear(colour)
        shader.inputs["Emission Strength"].default_value = emit
    normal = None
    if bevel:
        soft = nodes.new("ShaderNodeBevel")
        soft.samples = 4
        soft.inputs["Radius"].default_value = bevel
        normal = soft.outputs["Normal"]
    if bump:
        noise, coords, relief = (nodes.new(f"ShaderNode{n}") for n in ("TexNoise", "TexCoord", "Bump"))
        noise.inputs["Scale"].default_value = grain
        noise.inputs["Detail"].default_value = 2
        relief.inputs["Strength"].default_value = bump
        relief.inputs["Distance"].default_value = 0.0006
        links.new(coords.outputs["Object"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], relief.inputs["Height"])
        if normal:
            links.new(normal, relief.inputs["Normal"])
        normal = relief.outputs["Normal"]
    if normal:
        links.new(normal, shader.inputs["Normal"])
    MATERIALS[name] = made


def load() -> None:
    """Create every material of the set in the current scene."""
    MATERIALS.clear()
    material("shell", "#D9DED8", 0.38, coat=0.15, bump=0.12)
    material("shell2", "#BCC7C0", 0.45, bump=0.12)
    material("navy", NAVY, 0.40, coat=0.12, bump=0.12)
    material("navy2", "#1B3350", 0.42, bump=0.1)
    material("mint", MINT, 0.42, coat=0.1, bump=0.12)
    material("mintd", "#6FB58A", 0.45, bump=0.1)
    material("rubber", "#15191F", 0.75, bump=0.3, grain=400, spec=0.35)
    material("gap", "#060A10", 0.8, bevel=0)
    material("gloss", "#05080D", 0.06, coat=1, bevel=0.001)
    material("lens", "#0A1A2C", 0.02, coat=1, bevel=0)
    material("metal", "#B9BFC4", 0.28, metal=1, bevel=0.001)
    material("dmetal", "#4A525B", 0.35, metal=1, bevel=0.001)
    material("led", "#4BE598", emit=GLOW, bevel=0)
    material("ledw", "#F4FFFA", emit=GLOW * 1.6, bevel=0)
    material("ledm", "#7FE3AC", emit=1.6, bevel=0)
    material("type", "#DDEBE4", emit=0.9, bevel=0)
    material("chart", "#2A5A80", emit=0.7, bevel=0)
    material("alarm", "#F0A93C", emit=1.6, bevel=0)
    material("red", "#D2402F", 0.35, coat=0.3)
    material("amber", "#E9B44C", 0.4)
    material("card", "#CBB391", 0.8, bump=0.3, grain=200)
    material("wood", "#B99F78", 0.7, bump=0.2)
    material("floor", "#9CC4AC", 0.5, bump=0.1)
    material("wall", "#D3DDD6", 0.6)
    material("seam", "#7FAE93", 0.6, bevel=0)
    material("path", "#4BE598", emit=1.2, bevel=0)
    material("beam", "#4BE598", emit=0.9, bevel=0, spec=0, alpha=0.075)
    material("screen", "#07111F", 0.25)
