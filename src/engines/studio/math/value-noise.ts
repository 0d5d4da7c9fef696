import { createRandom } from './seeded-random.ts';

/** Smooth random fields on the plane and in space; features are about one unit wide. */
export interface Noise {
  /** In [0, 1]. */
  value(x: number, y: number): number;
  /** Writes the value in [0, 1] and its two partial derivatives into `out`. */
  gradient(x: number, y: number, out: Float64Array): void;
  /** Octaves of `value`, each turned and half as strong: in [0, 1), around 0.5. */
  fractal(x: number, y: number, octaves: number): number;
  /** In [0, 1], in three dimensions. */
  volume(x: number, y: number, z: number): number;
  /** The random number in [0, 1) of one lattice point; wraps every 256. */
  cell(x: number, y: number): number;
}

const SIZE = 256;

/** Value noise on a 256 by 256 lattice with quintic interpolation (second derivatives are continuous). */
export function createNoise(seed: number): Noise {
  const random = createRandom(seed);
  const lattice = new Float32Array(SIZE * SIZE);
  for (let index = 0; index < lattice.length; index++) lattice[index] = random.next();

  const value = (x: number, y: number) => {
    const floorX = Math.floor(x);
    const floorY = Math.floor(y);
    const fx = x - floorX;
    const fy = y - floorY;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const left = floorX & 255;
    const right = (floorX + 1) & 255;
    const top = (floorY & 255) << 8;
    const bottom = ((floorY + 1) & 255) << 8;
    const a = lattice[top | left]!;
    const b = lattice[top | right]!;
    const c = lattice[bottom | left]!;
    return a + (b - a) * u + (c - a) * v + (a - b - c + lattice[bottom | right]!) * u * v;
  };

  const gradient = (x: number, y: number, out: Float64Array) => {
    const floorX = Math.floor(x);
    const floorY = Math.floor(y);
    const fx = x - floorX;
    const fy = y - floorY;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const left = floorX & 255;
    const right = (floorX + 1) & 255;
    const top = (floorY & 255) << 8;
    const bottom = ((floorY + 1) & 255) << 8;
    const a = lattice[top | left]!;
    const b = lattice[top | right]!;
    const c = lattice[bottom | left]!;
    const twist = a - b - c + lattice[bottom | right]!;
    out[0] = a + (b - a) * u + (c - a) * v + twist * u * v;
    out[1] = 30 * fx * fx * (fx * (fx - 2) + 1) * (b - a + twist * v);
    out[2] = 30 * fy * fy * (fy * (fy - 2) + 1) * (c - a + twist * u);
  };

  const fractal = (x: number, y: number, octaves: number) => {
    let sum = 0;
    let amplitude = 0.5;
    let px = x;
    let py = y;
    for (let octave = 0; octave < octaves; octave++) {
      sum += amplitude * value(px, py);
      amplitude *= 0.5;
      const turned = (0.8 * px - 0.6 * py) * 2.03 + 17.3;
      py = (0.6 * px + 0.8 * py) * 2.03 + 5.7;
      px = turned;
    }
    return sum;
  };

  // Two far-apart layers of the same lattice stand for two neighboring depths.
  const volume = (x: number, y: number, z: number) => {
    const floorZ = Math.floor(z);
    const fz = z - floorZ;
    const near = value(x + floorZ * 37, y + floorZ * 17);
    const far = value(x + (floorZ + 1) * 37, y + (floorZ + 1) * 17);
    return near + (far - near) * fz * fz * (3 - 2 * fz);
  };

  return {
    value,
    gradient,
    fractal,
    volume,
    cell: (x, y) => lattice[((y & 255) << 8) | (x & 255)]!,
  };
}
