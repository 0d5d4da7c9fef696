import type { Material } from '../../scene/material.ts';
import {
  hash,
  layers,
  mixPaint,
  paintHeights,
  paintTexture,
  relief,
  smoothStep,
  TEXTURE_SIDE,
  wrap,
} from '../paint.ts';

/** A wall, drawn smooth with a trowel. */
export function plaster(): Material {
  const at = (u: number, v: number) => {
    const bend = layers(u, v, 3, 3, 4, 3) - 0.5;
    const sweep = layers(u + 0.12 * bend, v + 0.08 * bend, 5, 8, 5, 7);
    return { sweep, grit: layers(u, v, 110, 110, 2, 11) };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.88,
    metallic: 0,
    specular: 0.03,
    mapping: { kind: 'triplanar', size: 1.2, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const { sweep, grit } = at(u, v);
      const tone = 0.94 + 0.1 * (sweep - 0.5) + 0.04 * (grit - 0.5);
      return [tone, tone * 0.997, tone * 0.992];
    }),
    detail: relief(
      paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
        const { sweep, grit } = at(u, v);
        return 0.8 * sweep + 0.2 * grit;
      }),
      0.014,
      { roughness: 0.05 },
    ),
  };
}

/** A running bond with sunken mortar; the bricks differ in tone, and their faces are worn. */
export function brick(): Material {
  const columns = 5;
  const rows = 16;
  const at = (u: number, v: number) => {
    const sway = 0.012 * (layers(u, v, 12, 24, 3, 3) - 0.5);
    const y = v * rows + sway * rows;
    const row = Math.floor(y);
    const x = u * columns + wrap(row, 2) / 2 + sway * columns;
    const column = Math.floor(x);
    const [across, along] = [x - column, y - row];
    // Joints are as wide up as across: a brick is three times as long as it is high.
    const inside = Math.min(Math.min(across, 1 - across) * 3.2, Math.min(along, 1 - along));
    const id = hash(wrap(column, columns), wrap(row, rows), 7);
    const wear = layers(u, v, 40, 40, 4, 11);
    return { face: smoothStep(0.07, 0.15, inside + 0.05 * (wear - 0.5)), id, wear };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.88,
    metallic: 0,
    specular: 0.03,
    mapping: { kind: 'triplanar', size: 1.2, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const { face, id, wear } = at(u, v);
      const tone = (0.66 + 0.34 * id) * (0.75 + 0.5 * wear);
      const mortar = 0.92 * (0.85 + 0.3 * wear);
      return mixPaint([mortar, mortar * 0.99, mortar * 0.97], [tone, tone, tone], face);
    }),
    detail: relief(
      paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
        const { face, id, wear } = at(u, v);
        return 0.15 + face * (0.5 + 0.15 * id) + 0.2 * (wear - 0.5);
      }),
      0.014,
      { roughness: 0.05 },
    ),
  };
}

/** Glazed square tiles, each a little tilted by the hand that laid it. */
export function tiles(): Material {
  const count = 8;
  const at = (u: number, v: number) => {
    const [x, y] = [u * count, v * count];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [across, along] = [x - column, y - row];
    const inside = Math.min(across, 1 - across, along, 1 - along);
    const id = hash(column, row, 5);
    const tilt = 0.16 * ((id - 0.5) * across + (hash(column, row, 9) - 0.5) * along);
    return { face: smoothStep(0.02, 0.05, inside), id, tilt, glaze: layers(u, v, 16, 16, 3, 3) };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.3,
    metallic: 0,
    coat: { strength: 0.7, roughness: 0.06 },
    mapping: { kind: 'triplanar', size: 0.85, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const { face, id, glaze } = at(u, v);
      const tone = 0.88 + 0.1 * id + 0.06 * (glaze - 0.5);
      return mixPaint([0.62, 0.61, 0.59], [tone, tone, tone], face);
    }),
    detail: relief(
      paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
        const { face, tilt, glaze } = at(u, v);
        return 0.2 + face * (0.55 + tilt + 0.08 * (glaze - 0.5));
      }),
      0.006,
    ),
  };
}
