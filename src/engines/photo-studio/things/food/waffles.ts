import { grid } from '../../geometry/grid.ts';
import { sphere } from '../../geometry/lathe.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, meshOf, placeShape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { ThingModel } from '../thing.ts';
import { HERB, herb, PLATE_TOP, plate, strewn } from './serving.ts';

/** Two round waffles, one on the other, with berries and syrup. */
export function waffles(): ThingModel {
  const dough: Material = {
    ...createMaterial('bread', '#ffffff'),
    texture: paintTexture(
      512,
      512,
      (u, v) => {
        const { wall } = waffleAt((u - 0.5) * 0.16, (v - 0.5) * 0.16);
        const brown = smoothStep(0.3, 0.7, layers(u, v, 8, 8, 3, 5));
        const deep = mixPaint([0.86, 0.62, 0.3], [0.74, 0.47, 0.19], brown);
        return mixPaint(deep, [0.57, 0.32, 0.12], wall * (0.45 + 0.5 * brown));
      },
      { repeat: false },
    ),
  };
  const radius = 0.07;
  const round = (x: number, z: number) => 1 - (Math.hypot(x, z) / radius) ** 10;
  const side = (up: 1 | -1) =>
    grid(240, 120, (u, v) => {
      const angle = u * Math.PI * 2 * up;
      const part = 1 - v;
      const r = part * radius * (1 + 0.01 * Math.sin(angle * 7));
      const [x, z] = [Math.sin(angle) * r, Math.cos(angle) * r];
      const { wall } = waffleAt(x, z);
      const edge = Math.sqrt(Math.max(0, round(x / 1.012, z / 1.012)));
      const half = (0.0035 + 0.0055 * wall) * edge;
      return { position: [x, 0.01 + half * up, z], uv: [0.5 + x / 0.16, 0.5 + z / 0.16] };
    });
  const body = mergeShapes([side(1), side(-1)]);
  const sugar: Material = createMaterial('snow', '#f1ede6');
  const syrup: Material = {
    color: [0.72, 0.34, 0.06],
    roughness: 0.02,
    metallic: 0,
    coat: { strength: 1, roughness: 0.03 },
    softness: 0.3,
  };
  const pools = Array.from({ length: 9 }, (_, i) => {
    const [x, z] = [((i % 3) - 1) * 0.0172 + 0.0086, (Math.floor(i / 3) - 1) * 0.0172 + 0.0086];
    return placeShape(
      roundedBox({ width: 0.0135, height: 0.003, depth: 0.0135, radius: 0.0014 }),
      at([x + 0.0086, 0.0315, z - 0.0086]),
    );
  });
  const red: Material = { ...createMaterial('fruit', '#b01f28'), coat: { strength: 0.7, roughness: 0.12 } };
  const blue: Material = { ...createMaterial('fruit', '#2b3157'), coat: { strength: 0.15, roughness: 0.5 } };
  const top = 0.0375;
  const raspberries = Array.from({ length: 5 }, (_, i) => {
    const [x, z] = strewn(i, 5, 0.02, 5);
    return placeShape(sphere(0.0085, 24), at([x - 0.014, top - 0.002, z + 0.008]));
  });
  const blues = Array.from({ length: 7 }, (_, i) => {
    const [x, z] = strewn(i, 7, 0.03, 9);
    return placeShape(sphere(0.0062, 24), at([x - 0.012, top - 0.002, z + 0.006]));
  });
  const dust = Array.from({ length: 150 }, (_, i) => {
    const [x, z] = strewn(i, 150, 0.062, 31);
    return placeShape(sphere(0.0006, 6), at([x, top - 0.0003, z]));
  }).filter((_, i) => {
    const [x, z] = strewn(i, 150, 0.062, 31);
    return waffleAt(x, z).wall > 0.8;
  });
  const [rim, glaze] = plate(0.125, '#e2dfd8');
  return {
    mesh: meshOf([
      [rim, glaze],
      [
        mergeShapes([
          placeShape(body, at([0.006, PLATE_TOP - 0.001, -0.004], 0.4)),
          placeShape(body, at([0, PLATE_TOP + 0.0112, 0])),
        ]),
        dough,
      ],
      [mergeShapes(pools), syrup],
      [mergeShapes(raspberries), red],
      [mergeShapes(blues), blue],
      [mergeShapes(dust), sugar],
      [mergeShapes([0, 1, 2].map((i) => herb(0.018, [-0.01, top + 0.008, 0.004], 0.5 + i * 2))), HERB],
    ]),
    colored: [glaze],
  };
}

/** Height of the grid of a waffle, 0 in its pockets to 1 on its ribs. */
function waffleAt(x: number, z: number): { wall: number } {
  const cell = 0.0172;
  const away = (value: number) => Math.abs(value / cell - Math.round(value / cell)) * cell;
  const near = Math.min(away(x), away(z));
  return { wall: smoothStep(0.0036, 0.0016, near) };
}
