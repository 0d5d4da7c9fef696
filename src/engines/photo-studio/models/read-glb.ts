import { MeshoptDecoder } from 'meshoptimizer/decoder';

/** A primitive of a GLB file, in meters. */
export interface GlbPart {
  positions: Float32Array;
  normals: Float32Array;
  /** v up, as in Mesh. Null if the primitive has no texture. */
  uvs: Float32Array | null;
  indices: Uint32Array;
  /** Index into `images`. */
  image: number | null;
}

export interface Glb {
  parts: GlbPart[];
  /** WebP files. */
  images: Uint8Array[];
}

/**
 * Reads the GLB files that scripts/models writes: one mesh in one node, quantized (KHR_mesh_quantization), compressed
 * (EXT_meshopt_compression), textures as WebP (EXT_texture_webp) with KHR_texture_transform. Other files may fail.
 */
export async function readGlb(bytes: Uint8Array): Promise<Glb> {
  await MeshoptDecoder.ready;
  const { json, binary } = splitChunks(bytes);
  const views = json.bufferViews.map((view) => readView(view, binary));
  const node = json.nodes.find(({ mesh }) => mesh !== undefined);
  const scale = node?.scale ?? [1, 1, 1];
  const translation = node?.translation ?? [0, 0, 0];
  const accessor = (index: number | undefined) => readAccessor(json.accessors[index ?? -1], views);
  const parts = (json.meshes[node?.mesh ?? 0]?.primitives ?? []).map((primitive): GlbPart => {
    const texture = json.materials[primitive.material]?.pbrMetallicRoughness.baseColorTexture;
    const positions = accessor(primitive.attributes.POSITION);
    for (let i = 0; i < positions.length; i++)
      positions[i] = positions[i]! * scale[i % 3]! + translation[i % 3]!;
    return {
      positions,
      normals: toUnit(accessor(primitive.attributes.NORMAL)),
      uvs: texture ? transformUvs(accessor(primitive.attributes.TEXCOORD_0), texture) : null,
      indices: Uint32Array.from(accessor(primitive.indices)),
      image: texture ? imageOf(json.textures?.[texture.index]) : null,
    };
  });
  return { parts, images: (json.images ?? []).map(({ bufferView }) => views[bufferView]!.bytes) };
}

interface GltfView {
  byteOffset?: number;
  byteLength: number;
  byteStride?: number;
  extensions?: { EXT_meshopt_compression?: MeshoptView };
}
interface MeshoptView {
  byteOffset?: number;
  byteLength: number;
  byteStride: number;
  count: number;
  mode: string;
  filter?: string;
}
interface GltfAccessor {
  bufferView: number;
  byteOffset?: number;
  componentType: number;
  normalized?: boolean;
  count: number;
  type: string;
}
interface GltfTextureUse {
  index: number;
  extensions?: { KHR_texture_transform?: { offset?: number[]; scale?: number[] } };
}
interface GltfTexture {
  extensions: { EXT_texture_webp: { source: number } };
}
interface Gltf {
  bufferViews: GltfView[];
  accessors: GltfAccessor[];
  nodes: Array<{ mesh?: number; scale?: number[]; translation?: number[] }>;
  meshes: Array<{
    primitives: Array<{
      attributes: { POSITION: number; NORMAL: number; TEXCOORD_0?: number };
      indices: number;
      material: number;
    }>;
  }>;
  materials: Array<{ pbrMetallicRoughness: { baseColorTexture?: GltfTextureUse } }>;
  textures?: GltfTexture[];
  images?: Array<{ bufferView: number }>;
}

interface View {
  bytes: Uint8Array;
  stride: number | null;
}

function splitChunks(bytes: Uint8Array): { json: Gltf; binary: Uint8Array } {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (words.getUint32(0, true) !== 0x46546c67) throw new Error('not a GLB file');
  const jsonLength = words.getUint32(12, true);
  const start = 20 + jsonLength;
  return {
    json: JSON.parse(new TextDecoder().decode(bytes.subarray(20, start))),
    binary: bytes.subarray(start + 8, start + 8 + words.getUint32(start, true)),
  };
}

function readView(view: GltfView, binary: Uint8Array): View {
  const packed = view.extensions?.EXT_meshopt_compression;
  const { byteOffset = 0, byteLength } = packed ?? view;
  const source = binary.subarray(byteOffset, byteOffset + byteLength);
  if (!packed) return { bytes: source, stride: view.byteStride ?? null };
  const bytes = new Uint8Array(packed.count * packed.byteStride);
  MeshoptDecoder.decodeGltfBuffer(bytes, packed.count, packed.byteStride, source, packed.mode, packed.filter);
  return { bytes, stride: packed.byteStride };
}

const SIZES: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };

/** Component types of glTF: bytes, the largest value if normalized, and how to read one. */
const COMPONENTS: Readonly<
  Record<number, { bytes: number; largest: number; read: (view: DataView, at: number) => number }>
> = {
  5120: { bytes: 1, largest: 127, read: (view, at) => view.getInt8(at) },
  5121: { bytes: 1, largest: 255, read: (view, at) => view.getUint8(at) },
  5122: { bytes: 2, largest: 32767, read: (view, at) => view.getInt16(at, true) },
  5123: { bytes: 2, largest: 65535, read: (view, at) => view.getUint16(at, true) },
  5125: { bytes: 4, largest: 1, read: (view, at) => view.getUint32(at, true) },
  5126: { bytes: 4, largest: 1, read: (view, at) => view.getFloat32(at, true) },
};

/** Numbers of an accessor; indices up to 2^24 stay exact. */
function readAccessor(accessor: GltfAccessor | undefined, views: readonly View[]): Float32Array {
  const size = SIZES[accessor?.type ?? ''];
  const component = COMPONENTS[accessor?.componentType ?? 0];
  const view = views[accessor?.bufferView ?? -1];
  if (!accessor || !size || !component || !view) throw new Error('unusual GLB file: accessor');
  const data = new DataView(view.bytes.buffer, view.bytes.byteOffset, view.bytes.byteLength);
  const stride = view.stride ?? size * component.bytes;
  const factor = accessor.normalized ? 1 / component.largest : 1;
  const numbers = new Float32Array(accessor.count * size);
  for (let i = 0; i < accessor.count; i++)
    for (let c = 0; c < size; c++)
      numbers[i * size + c] =
        component.read(data, (accessor.byteOffset ?? 0) + i * stride + c * component.bytes) * factor;
  return numbers;
}

function toUnit(normals: Float32Array): Float32Array {
  for (let i = 0; i < normals.length; i += 3) {
    const size = Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!) || 1;
    for (let axis = 0; axis < 3; axis++) normals[i + axis] = normals[i + axis]! / size;
  }
  return normals;
}

/** glTF measures v from the top down. */
function transformUvs(uvs: Float32Array, use: GltfTextureUse): Float32Array {
  const { offset = [0, 0], scale = [1, 1] } = use.extensions?.KHR_texture_transform ?? {};
  for (let i = 0; i < uvs.length; i += 2) {
    uvs[i] = uvs[i]! * scale[0]! + offset[0]!;
    uvs[i + 1] = 1 - (uvs[i + 1]! * scale[1]! + offset[1]!);
  }
  return uvs;
}

function imageOf(texture: GltfTexture | undefined): number {
  if (!texture) throw new Error('unusual GLB file: texture');
  return texture.extensions.EXT_texture_webp.source;
}
