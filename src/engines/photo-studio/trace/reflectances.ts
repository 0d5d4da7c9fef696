const SIZE = 32;
const SAMPLES = 128;

let table: Float32Array | undefined;

/**
 * Part of the light that a GGX surface reflects, as f0 × scale + bias, by roughness (rows) and cosine (columns): the
 * "split sum" of Karis, "Real Shading in Unreal Engine 4", 2013, with the distribution of visible normals.
 */
export function reflectances(): Float32Array {
  table ??= integrate();
  return table;
}

function integrate(): Float32Array {
  const result = new Float32Array(SIZE * SIZE * 2);
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++) {
      const alpha = Math.max(0.001, (row / (SIZE - 1)) ** 2);
      const cosine = Math.max(0.001, column / (SIZE - 1));
      const view = [Math.sqrt(1 - cosine * cosine), 0, cosine] as const;
      let scale = 0;
      let bias = 0;
      for (let i = 0; i < SAMPLES; i++) {
        const facet = visibleFacet(view, alpha, (i + 0.5) / SAMPLES, radicalInverse(i));
        const along = view[0] * facet[0] + view[2] * facet[2];
        const outZ = 2 * along * facet[2] - cosine;
        if (outZ <= 0) continue;
        const share = masking(alpha, outZ);
        const power = (1 - along) ** 5;
        scale += (1 - power) * share;
        bias += power * share;
      }
      result.set([scale / SAMPLES, bias / SAMPLES], (row * SIZE + column) * 2);
    }
  return result;
}

function masking(alpha: number, cosine: number): number {
  return (2 * cosine) / (cosine + Math.sqrt(alpha * alpha + (1 - alpha * alpha) * cosine * cosine));
}

/** Heitz, "Sampling the GGX Distribution of Visible Normals", 2018, for a view in the plane of x and z. */
function visibleFacet(
  view: readonly [number, number, number],
  alpha: number,
  u: number,
  v: number,
): [number, number, number] {
  const length = Math.hypot(alpha * view[0], view[2]);
  const [x, z] = [(alpha * view[0]) / length, view[2] / length];
  const r = Math.sqrt(u);
  const p = r * Math.cos(2 * Math.PI * v);
  const s = 0.5 * (1 + z);
  const q = (1 - s) * Math.sqrt(1 - p * p) + s * r * Math.sin(2 * Math.PI * v);
  const w = Math.sqrt(Math.max(0, 1 - p * p - q * q));
  // Tangents: (0, 1, 0) and view × tangent.
  const h = [(-z * q + w * x) * alpha, p * alpha, Math.max(1e-6, x * q + w * z)] as const;
  const scale = 1 / Math.hypot(...h);
  return [h[0] * scale, h[1] * scale, h[2] * scale];
}

function radicalInverse(index: number): number {
  let result = 0;
  let digit = 0.5;
  for (let rest = index; rest > 0; rest >>= 1) {
    if (rest & 1) result += digit;
    digit /= 2;
  }
  return result;
}
