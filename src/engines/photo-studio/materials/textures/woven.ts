import type { Material } from '../../scene/material.ts';
import {
  hash,
  layers,
  mixPaint,
  noise,
  paintHeights,
  paintTexture,
  relief,
  TEXTURE_SIDE,
  wrap,
} from '../paint.ts';
import { cells } from '../scattered-cells.ts';

/** A twill: two colored threads show for each pale one, a step further in every row. */
export function denim(): Material {
  const threads = 96;
  const at = (u: number, v: number) => {
    const sway = 0.25 * (layers(u, v, 6, 6, 2, 3) - 0.5);
    const x = (u + sway / threads) * threads;
    const y = v * threads;
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const isPale = wrap(ix + iy, 3) === 0;
    const [a, b] = [2 * (x - ix) - 1, 2 * (y - iy) - 1];
    const round = isPale ? (1 - b * b) * (1 - 0.4 * a * a) : (1 - a * a) * (1 - 0.25 * b * b);
    const slub = noise(u, v, threads, 7, 21) * 0.7 + layers(u, v, 3, 3, 3, 5) * 0.6;
    return { isPale, round, slub, fiber: noise(u, v, 512, 512, 31) };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.95,
    metallic: 0,
    specular: 0.02,
    sheen: 0.3,
    mapping: { kind: 'triplanar', size: 0.075, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const { isPale, round, slub, fiber } = at(u, v);
      const tone = (0.34 + 0.5 * round) * (0.72 + 0.45 * slub) * (0.86 + 0.28 * fiber);
      return isPale ? mixPaint([tone, tone, tone], [0.95, 0.95, 0.93], 0.55 * round) : [tone, tone, tone];
    }),
    detail: relief(
      paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
        const { isPale, round, fiber } = at(u, v);
        return (isPale ? 0.1 : 0.25) + 0.6 * round + 0.1 * fiber;
      }),
      0.00042,
    ),
  };
}

/** A loose plain weave of thick, hairy threads. */
export function burlap(): Material {
  const threads = 42;
  const at = (u: number, v: number) => {
    const x = (u + (0.35 / threads) * (noise(u, v, 5, threads, 3) - 0.5)) * threads;
    const y = (v + (0.35 / threads) * (noise(u, v, threads, 5, 5) - 0.5)) * threads;
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [a, b] = [2 * (x - ix) - 1, 2 * (y - iy) - 1];
    const isOver = (ix + iy) % 2 === 0;
    const wide = 0.62 + 0.3 * hash(wrap(isOver ? ix : iy, threads), isOver ? 1 : 2, 7);
    const round = (across: number, along: number) =>
      Math.max(0, 1 - (across / wide) ** 2) * (1 - 0.35 * along * along);
    const over = isOver ? round(a, b) : round(b, a);
    const under = 0.55 * (isOver ? round(b, a * 0.2) : round(a, b * 0.2));
    const fiber = isOver ? noise(u, v, 420, 60, 9) : noise(u, v, 60, 420, 9);
    return { height: Math.max(over, under), fiber };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.95,
    metallic: 0,
    specular: 0.02,
    sheen: 0.25,
    mapping: { kind: 'triplanar', size: 0.1, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const { height, fiber } = at(u, v);
      const tone = (0.22 + 0.72 * Math.sqrt(height)) * (0.82 + 0.36 * fiber);
      return [tone, tone, tone];
    }),
    detail: relief(
      paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
        const { height, fiber } = at(u, v);
        return 0.85 * height + 0.12 * fiber;
      }),
      0.0011,
    ),
  };
}

/** Columns of V-shaped stitches. */
export function knit(): Material {
  const columns = 24;
  const rows = 32;
  const at = (u: number, v: number) => {
    const x = u * columns;
    const column = Math.floor(x);
    const across = x - column - 0.5;
    // The two legs of a stitch lean towards each other.
    const y = v * rows - 0.9 * Math.abs(across);
    const row = Math.floor(y);
    const along = y - row - 0.5;
    const leg = Math.abs(Math.abs(across) - 0.25) / 0.25;
    const round = Math.sqrt(Math.max(0, 1 - leg * leg)) * Math.sqrt(Math.max(0, 1 - (along / 0.56) ** 2));
    const wrapped = wrap(row, rows);
    const fiber = noise(u, v, 300, 300, 3) * 0.6 + noise(u, (v + across * 0.05 + 1) % 1, 90, 420, 5) * 0.4;
    return { height: round * (0.85 + 0.15 * hash(column, wrapped, 7)), fiber };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.98,
    metallic: 0,
    specular: 0.02,
    sheen: 0.6,
    mapping: { kind: 'triplanar', size: 0.15, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const { height, fiber } = at(u, v);
      const tone = (0.3 + 0.62 * height) * (0.82 + 0.32 * fiber);
      return [tone, tone, tone];
    }),
    detail: relief(
      paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
        const { height, fiber } = at(u, v);
        return 0.8 * height + 0.2 * fiber;
      }),
      0.0026,
    ),
  };
}

/** Loops of a low pile. */
export function carpet(): Material {
  const at = (u: number, v: number) => {
    const { first, id } = cells(u, v, 70, 70, 3);
    return { loop: Math.max(0, 1 - (first / 0.72) ** 2), id, fiber: noise(u, v, 420, 420, 5) };
  };
  return {
    color: [1, 1, 1],
    roughness: 1,
    metallic: 0,
    specular: 0.02,
    sheen: 0.5,
    mapping: { kind: 'triplanar', size: 0.26, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const { loop, id, fiber } = at(u, v);
      const tone = (0.34 + 0.55 * loop) * (0.8 + 0.3 * id) * (0.8 + 0.35 * fiber);
      return [tone, tone, tone];
    }),
    detail: relief(
      paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
        const { loop, fiber } = at(u, v);
        return 0.8 * loop + 0.2 * fiber;
      }),
      0.004,
    ),
  };
}
