import { Document, Logger, NodeIO, type Texture } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRMeshQuantization,
  KHRTextureTransform,
} from '@gltf-transform/extensions';
import { quantize, reorder } from '@gltf-transform/functions';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { createMaterial } from '../../src/engines/photo-studio/materials/create-material.ts';
import type { ModelPart } from '../../src/engines/photo-studio/models/model-record.ts';
import type { Material } from '../../src/engines/photo-studio/scene/material.ts';
import type { BuiltPart } from './build-mesh.ts';

export interface GlbPartSource {
  mesh: BuiltPart;
  record: ModelPart;
  /** A WebP file, and the name under which several parts share it. */
  picture: { name: string; bytes: Uint8Array } | null;
}

/** A GLB file that any glTF viewer shows; the product takes finishes from the records. */
export async function writeGlb(
  key: string,
  copyright: string,
  parts: readonly GlbPartSource[],
): Promise<Uint8Array> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready]);
  const document = new Document().setLogger(new Logger(Logger.Verbosity.ERROR));
  const buffer = document.createBuffer();
  const mesh = document.createMesh(key);
  document.createScene().addChild(document.createNode(key).setMesh(mesh));
  document.getRoot().getAsset().copyright = copyright;
  document.getRoot().getAsset().generator = 'scripts/models';
  document.createExtension(EXTTextureWebP).setRequired(true);
  const transforms = document.createExtension(KHRTextureTransform);
  const textures = new Map<string, Texture>();
  for (const { mesh: built, record, picture } of parts) {
    const { color, roughness, metallic, isCutOut } = createMaterial(record.finish, record.color);
    const material = document
      .createMaterial(record.name)
      .setDoubleSided(true)
      .setBaseColorFactor([...color, 1])
      .setRoughnessFactor(roughness)
      .setMetallicFactor(metallic);
    const accessor = (type: 'VEC2' | 'VEC3' | 'SCALAR', array: Float32Array | Uint32Array) =>
      document.createAccessor().setType(type).setArray(array.slice()).setBuffer(buffer);
    const primitive = document
      .createPrimitive()
      .setMaterial(material)
      .setIndices(accessor('SCALAR', Uint32Array.from(built.indices)))
      .setAttribute('POSITION', accessor('VEC3', Float32Array.from(built.positions)))
      .setAttribute('NORMAL', accessor('VEC3', Float32Array.from(built.normals)));
    if (picture) {
      const texture =
        textures.get(picture.name) ??
        document.createTexture().setMimeType('image/webp').setImage(picture.bytes);
      textures.set(picture.name, texture);
      const { uvs, offset, scale } = intoUnitSquare(built.uvs);
      primitive.setAttribute('TEXCOORD_0', accessor('VEC2', uvs));
      material.setBaseColorTexture(texture);
      material
        .getBaseColorTextureInfo()
        ?.setExtension(
          'KHR_texture_transform',
          transforms.createTransform().setOffset(offset).setScale(scale),
        );
      if (isCutOut) material.setAlphaMode('MASK');
    }
    mesh.addPrimitive(primitive);
  }
  await document.transform(
    reorder({ encoder: MeshoptEncoder }),
    quantize({ quantizePosition: 14, quantizeNormal: 10, quantizeTexcoord: 14 }),
  );
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: parts.some((part) => isShiny(part, parts)) ? QUANTIZE : FILTER });
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, EXTTextureWebP, KHRMeshQuantization, KHRTextureTransform])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder });
  return io.writeBinary(document);
}

const { QUANTIZE, FILTER } = EXTMeshoptCompression.EncoderMethod;

/** The filter leaves normals 8 bits, whose steps show in sharp reflections. */
function isShiny({ record, mesh }: GlbPartSource, parts: readonly GlbPartSource[]): boolean {
  const { coat, metallic, roughness }: Material = createMaterial(record.finish, record.color);
  const isSharp =
    (coat && coat.strength > 0.5 && coat.roughness < 0.08) || (metallic === 1 && roughness < 0.15);
  const corners = parts.reduce((sum, part) => sum + part.mesh.indices.length, 0);
  return isSharp === true && mesh.indices.length > corners * 0.15;
}

/** Quantized coordinates cannot leave 0..1: the transform of the texture gets the rest. v turns to glTF's direction. */
function intoUnitSquare(uvs: readonly number[]): {
  uvs: Float32Array;
  offset: [number, number];
  scale: [number, number];
} {
  const low: [number, number] = [Infinity, Infinity];
  const high: [number, number] = [-Infinity, -Infinity];
  const down = uvs.map((value, i) => (i % 2 ? 1 - value : value));
  for (const [i, value] of down.entries()) {
    low[i % 2] = Math.min(low[i % 2]!, value);
    high[i % 2] = Math.max(high[i % 2]!, value);
  }
  const scale: [number, number] = [high[0] - low[0] || 1, high[1] - low[1] || 1];
  // Whole turns of a repeating texture do not show.
  const offset: [number, number] = [low[0] - Math.floor(low[0]), low[1] - Math.floor(low[1])];
  return { uvs: Float32Array.from(down, (value, i) => (value - low[i % 2]!) / scale[i % 2]!), offset, scale };
}
