import { z } from 'zod';

/** The weights in a TensorFlow.js file, in the order of their bytes. */
export const weightsManifest = z.array(
  z.object({
    paths: z.array(z.string()),
    weights: z.array(
      z.object({
        name: z.string(),
        shape: z.array(z.int().min(0)),
        dtype: z.enum(['float32', 'int32']),
        quantization: z
          .discriminatedUnion('dtype', [
            z.object({ dtype: z.enum(['uint8', 'uint16']), min: z.number(), scale: z.number() }),
            z.object({ dtype: z.literal('float16') }),
          ])
          .optional(),
      }),
    ),
  }),
);
type WeightEntry = z.infer<typeof weightsManifest>[number]['weights'][number];

/** Numbers in TensorFlow's order, channels last. Whole ones, such as axes, are floats here too. */
export interface Weight {
  shape: readonly number[];
  data: Float32Array;
  /** Where its numbers stand in the file of weights. */
  stored?: StoredWeight;
}

/** As the file has the numbers: bytes with an offset and a scale, halves, or single precision. */
export interface StoredWeight {
  offset: number;
  length: number;
  quantization: WeightEntry['quantization'];
}

/** The weights of a model whose numbers are floats stay where they stand; whole numbers go into the graph. */
export function locateWeights(
  manifest: z.infer<typeof weightsManifest>,
  groups: readonly Uint8Array[],
): Map<string, Weight> {
  if (groups.length > 1) throw new Error('the weights stand in more than one group');
  const weights = readWeights(manifest, groups);
  let offset = 0;
  for (const { name, dtype, quantization } of manifest.flatMap((group) => group.weights)) {
    const weight = weights.get(name)!;
    const length = weight.data.length * STORED_BYTES[quantization?.dtype ?? dtype];
    if (dtype === 'float32') weight.stored = { offset, length, quantization };
    offset += length;
  }
  return weights;
}

/**
 * The weights by name, in full precision.
 * @param groups the bytes of each group of the manifest, its files joined
 * @throws Error when there are fewer bytes than the manifest tells of.
 */
export function readWeights(
  manifest: z.infer<typeof weightsManifest>,
  groups: readonly Uint8Array[],
): Map<string, Weight> {
  const weights = new Map<string, Weight>();
  for (const [index, group] of manifest.entries()) {
    const bytes = groups[index] ?? new Uint8Array();
    let start = 0;
    for (const entry of group.weights) {
      const count = entry.shape.reduce((product, size) => product * size, 1);
      const length = count * STORED_BYTES[entry.quantization?.dtype ?? entry.dtype];
      if (start + length > bytes.length) throw new Error(`the model's file ends before ${entry.name}`);
      // Copied, since the numbers need not stand at a multiple of their size.
      const stored = new Uint8Array(bytes.subarray(start, start + length));
      weights.set(entry.name, {
        shape: entry.shape,
        data: toFloats(entry, stored.buffer, stored.byteOffset, count),
      });
      start += length;
    }
  }
  return weights;
}

const STORED_BYTES = { float32: 4, int32: 4, uint8: 1, uint16: 2, float16: 2 };

function toFloats({ dtype, quantization }: WeightEntry, from: ArrayBuffer, at: number, count: number) {
  if (quantization === undefined)
    return dtype === 'float32'
      ? new Float32Array(from, at, count)
      : convert(new Int32Array(from, at, count), (value) => value);
  if (quantization.dtype === 'float16') return convert(new Uint16Array(from, at, count), fromHalf);
  const { min, scale } = quantization;
  const steps =
    quantization.dtype === 'uint8' ? new Uint8Array(from, at, count) : new Uint16Array(from, at, count);
  return convert(steps, (step) => step * scale + min);
}

/** `Float32Array.from` with a function takes ten times as long. */
function convert(stored: Int32Array | Uint16Array | Uint8Array, toFloat: (stored: number) => number) {
  const floats = new Float32Array(stored.length);
  for (let i = 0; i < floats.length; i++) floats[i] = toFloat(stored[i] as number);
  return floats;
}

/** IEEE 754 binary16, by its bits. */
function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 0x1f) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
