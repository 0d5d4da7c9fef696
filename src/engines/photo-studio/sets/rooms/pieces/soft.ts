import { grid } from '../../../geometry/grid.ts';
import { placeShape, type Shape } from '../../../geometry/shape.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import { FINISHES, type FinishName } from '../../../materials/finishes.ts';
import type { Material } from '../../../scene/material.ts';
import { at, type Transform } from '../../../scene/transform.ts';
import type { Rgb, Vec3 } from '../../../scene/vector.ts';
import { repeatingNoise } from '../surfaces/paint-texture.ts';

export const cloth = (color: Rgb, finish: FinishName = 'fabric'): Material => ({
  ...FINISHES[finish],
  color,
});

export const leatherOf = (hex: string): Material => createMaterial('leather', hex);

/**
 * An upholstered block: a box whose edges are round and whose faces swell. It stands on the floor. `edge` is 0.1 for a firm
 * seat and 0.5 for a soft one.
 */
export function softBox([width, height, depth]: Vec3, { edge = 0.22, puff = 0, seed = 1 } = {}): Shape {
  const noise = repeatingNoise(seed, 7, 7);
  const power = 2 / edge;
  return grid(40, 24, (u, v) => {
    const [a, b] = squareAt(u * 4 + 0.5);
    const [q, y] = profileAt(v);
    const around = 1 / (Math.abs(a) ** power + Math.abs(b) ** power) ** (1 / power);
    const up = 1 / (q ** power + Math.abs(y) ** power) ** (1 / power);
    const [x, z] = [a * around * q * up, -b * around * q * up];
    const flat = (1 - x * x) * (1 - z * z);
    const wrinkle = 1 + 0.06 * (noise(u, v) - 0.5) * edge;
    return {
      position: [
        (x * wrinkle * width) / 2,
        ((y * up + 1) / 2) * height + (y > 0 ? puff * flat * wrinkle : 0),
        (z * wrinkle * depth) / 2,
      ],
    };
  });
}

/** Around the square from -1 to 1, sides 0..4 from a corner; points are closer to each other near corners. */
function squareAt(turn: number): [number, number] {
  const side = Math.floor(turn) % 4;
  const across = crowd((turn - Math.floor(turn)) * 2 - 1);
  if (side === 0) return [1, across];
  if (side === 1) return [-across, 1];
  return side === 2 ? [-1, -across] : [across, -1];
}

/** From the middle of the underside over the side to the middle of the top. */
function profileAt(v: number): [q: number, y: number] {
  if (v < 0.3) return [crowd(v / 0.3), -1];
  if (v > 0.7) return [crowd((1 - v) / 0.3), 1];
  return [1, crowd((v - 0.3) / 0.2 - 1)];
}

const crowd = (t: number) => Math.sign(t) * (1 - (1 - Math.abs(t)) ** 1.6);

/** A scatter cushion that stands upright and faces +z; corners are drawn out as sewn ones are. */
export function scatterCushion(size: number, thickness: number, seed = 1, aspect = 1): Shape {
  const noise = repeatingNoise(seed, 5, 5);
  const side = (sign: number) =>
    grid(22, 22, (u, v) => {
      const [x, y] = [u * 2 - 1, v * 2 - 1];
      const belly = ((1 - x ** 4) * (1 - y ** 4)) ** 0.62;
      const pull = 1 - 0.075 * (1 - x * x) * Math.abs(y) ** 3;
      const pullX = 1 - 0.075 * (1 - y * y) * Math.abs(x) ** 3;
      const crease = 1 + 0.22 * (noise(u, v) - 0.5);
      const sag = y > 0 ? 1 - 0.12 * (1 - x * x) * y * y : 1;
      return {
        position: [
          ((x * size * aspect) / 2) * pullX,
          size / 2 + ((y * size) / 2) * pull * sag,
          sign * (thickness / 2) * belly * crease,
        ],
        uv: [u, v],
      };
    });
  return joinSides(side(1), side(-1));
}

/** A sheet that lies over a box and hangs down its sides, with folds; `drop` meters long at the front and sides. */
export function drapedSheet(
  width: number,
  depth: number,
  top: number,
  drop: number,
  { seed = 1, wrinkle = 0.012, folds = 0.03, backDrop = 0 } = {},
): Shape {
  const broad = repeatingNoise(seed, 9, 9);
  const fine = repeatingNoise(seed + 1, 22, 26);
  const round = 0.05;
  const across = width + 2 * drop;
  const along = depth + drop + backDrop;
  return grid(110, 90, (u, v) => {
    const sx = (u - 0.5) * across;
    const sz = (v - 0.5) * along + (drop - backDrop) / 2;
    const overX = Math.max(0, Math.abs(sx) - width / 2);
    const overZ = Math.max(0, sz - depth / 2);
    const behind = Math.max(0, -sz - depth / 2);
    const bend = (over: number) => (over < round ? (over * over) / (2 * round) : over - round / 2);
    const out = (over: number) => Math.min(over, round) * (1 - Math.min(over, round) / (2 * round));
    const down = Math.max(bend(overX), bend(overZ), bend(behind));
    const wave = folds * Math.min(1, down / 0.25);
    const ripple = wave * (Math.sin(sz * 19 + 5 * broad(u, v)) + 0.4 * Math.sin(sz * 41));
    const rippleZ = wave * (Math.sin(sx * 17 + 5 * broad(v, u)) + 0.4 * Math.sin(sx * 39));
    // Both begin and end softly: a step would look like a slit.
    const lying = 1 - ease(down / 0.05);
    const lie = lying * wrinkle * (broad(u, v) - 0.3 + 0.5 * (fine(u, v) - 0.5));
    return {
      position: [
        Math.sign(sx) *
          (Math.min(Math.abs(sx), width / 2) + out(overX) + ease(overX / 0.08) * (0.02 + ripple)),
        top - down + lie + wrinkle,
        Math.max(-depth / 2, Math.min(sz, depth / 2)) +
          out(overZ) -
          out(behind) +
          ease(overZ / 0.08) * (0.02 + rippleZ),
      ],
      uv: [u * across, v * along],
    };
  });
}

/** From 0 to 1 without a corner. */
function ease(t: number): number {
  const part = Math.min(1, Math.max(0, t));
  return part * part * (3 - 2 * part);
}

/** Moves a shape that was modeled standing so that it leans back by an angle in radians, then turns and goes to its place. */
export function lean(shape: Shape, position: Vec3, back: number, turn = 0): Shape {
  const transform: Transform = { ...at(position, turn), tilt: [-back, 0] };
  return placeShape(shape, transform);
}

function joinSides(a: Shape, b: Shape): Shape {
  const offset = a.positions.length / 3;
  return {
    positions: Float32Array.from([...a.positions, ...b.positions]),
    normals: Float32Array.from([...a.normals, ...b.normals]),
    uvs: Float32Array.from([...a.uvs, ...b.uvs]),
    indices: Uint32Array.from([...a.indices, ...[...b.indices].map((index) => index + offset)]),
  };
}
