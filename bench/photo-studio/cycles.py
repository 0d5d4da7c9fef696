"""Renders a scene that photo-studio-beside-cycles.ts wrote, with Blender's Cycles on the processor.

blender --background --factory-startup --python cycles.py -- FOLDER SAMPLES SEED
"""
import json
import os
import sys

import bpy
import numpy

folder, samples, seed = sys.argv[sys.argv.index("--") + 1 :]
with open(os.path.join(folder, "scene.json"), encoding="utf-8") as file:
    described = json.load(file)


def turned(points):
    """From y up to Blender's z up."""
    return numpy.stack([points[..., 0], -points[..., 2], points[..., 1]], axis=-1)


def placed(thing, position, target):
    """Looks from the position to the target; Blender's cameras and lamps look along -z."""
    from mathutils import Vector

    at = Vector(turned(numpy.array(position)).tolist())
    to = Vector(turned(numpy.array(target)).tolist())
    thing.location = at
    thing.rotation_euler = (to - at).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


bpy.ops.wm.read_factory_settings(use_empty=True)
corners = numpy.fromfile(os.path.join(folder, "corners.f32"), dtype=numpy.float32).reshape(-1, 3, 3)
for number, part in enumerate(described["parts"]):
    triangles = turned(corners[part["first"] : part["first"] + part["count"]]).reshape(-1, 3)
    mesh = bpy.data.meshes.new(str(number))
    mesh.from_pydata(triangles.tolist(), [], numpy.arange(len(triangles)).reshape(-1, 3).tolist())
    material = bpy.data.materials.new(str(number))
    material.use_nodes = True
    nodes = material.node_tree.nodes
    nodes.clear()
    diffuse = nodes.new("ShaderNodeBsdfDiffuse")
    diffuse.inputs["Color"].default_value = (*part["color"], 1)
    material.node_tree.links.new(diffuse.outputs[0], nodes.new("ShaderNodeOutputMaterial").inputs[0])
    mesh.materials.append(material)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new(str(number), mesh))

light = described["light"]
half = numpy.array([light["width"] / 2, light["height"] / 2, 0])
panel = bpy.data.meshes.new("light")
signs = [(-1, -1, 0), (-1, 1, 0), (1, 1, 0), (1, -1, 0)]
panel.from_pydata([tuple(half * sign) for sign in signs], [], [(0, 1, 2, 3)])
glow = bpy.data.materials.new("light")
glow.use_nodes = True
nodes, links = glow.node_tree.nodes, glow.node_tree.links
nodes.clear()
# It shines to one side only.
front = nodes.new("ShaderNodeMath")
front.operation = "MULTIPLY_ADD"
links.new(nodes.new("ShaderNodeNewGeometry").outputs["Backfacing"], front.inputs[0])
front.inputs[1].default_value, front.inputs[2].default_value = -light["radiance"], light["radiance"]
shine = nodes.new("ShaderNodeEmission")
links.new(front.outputs[0], shine.inputs["Strength"])
links.new(shine.outputs[0], nodes.new("ShaderNodeOutputMaterial").inputs[0])
panel.materials.append(glow)
placed(bpy.data.objects.new("light", panel), light["center"], light["target"]).visible_camera = False

world = bpy.data.worlds.new("world")
world.use_nodes = True
world.node_tree.nodes["Background"].inputs["Color"].default_value = (*[described["surroundings"]] * 3, 1)
scene = bpy.context.scene
scene.world = world

camera = bpy.data.cameras.new("camera")
camera.sensor_fit = "VERTICAL"
camera.angle = numpy.radians(described["camera"]["verticalFov"])
scene.camera = placed(
    bpy.data.objects.new("camera", camera), described["camera"]["position"], described["camera"]["target"]
)

scene.render.engine = "CYCLES"
scene.render.threads_mode = "FIXED"
scene.render.threads = 2
scene.render.resolution_x = scene.render.resolution_y = described["size"]
scene.cycles.device = "CPU"
scene.cycles.samples = int(samples)
scene.cycles.seed = int(seed)
scene.cycles.use_adaptive_sampling = False
scene.cycles.use_denoising = False
scene.cycles.sample_clamp_indirect = 0
scene.cycles.max_bounces = scene.cycles.diffuse_bounces = 12
scene.render.image_settings.file_format = "OPEN_EXR"
scene.render.image_settings.color_depth = "32"
scene.render.filepath = os.path.join(folder, "picture.exr")

before = os.times()
bpy.ops.render.render(write_still=True)
after = os.times()
picture = bpy.data.images.load(scene.render.filepath)
picture.colorspace_settings.name = "Non-Color"
pixels = numpy.empty(described["size"] ** 2 * 4, dtype=numpy.float32)
picture.pixels.foreach_get(pixels)
pixels.reshape(described["size"], -1)[::-1].tofile(os.path.join(folder, "picture.f32"))
with open(os.path.join(folder, "seconds.json"), "w", encoding="utf-8") as file:
    json.dump(after.user + after.system - before.user - before.system, file)
