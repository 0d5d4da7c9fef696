import { roundedBox } from '../geometry/rounded-box.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import type { Material } from '../scene/material.ts';
import type { Mesh } from '../scene/mesh.ts';
import type { Random } from '../scene/random.ts';
import type { Instance } from '../scene/scene.ts';
import { at } from '../scene/transform.ts';
import { add, scale, type Vec3 } from '../scene/vector.ts';
import { leafShape } from '../things/plants/leaves.ts';

const SHADE: Material = { color: [0.4, 0.4, 0.4], roughness: 0.9, metallic: 0 };

/** Something outside of the picture between the sun and the center: bars of a window, or leaves of a branch. */
export function sunShadow(sun: Vec3, center: Vec3, radius: number, random: Random): Instance {
  const mesh = random.chance(0.5) ? windowBars(radius, random) : branches(radius, random);
  const distance = radius * 5;
  const turn = Math.atan2(sun[0], sun[2]);
  const rise = Math.asin(sun[1]);
  return {
    mesh,
    // The mesh faces +z and is tilted so that it faces the sun.
    transform: { ...at(add(center, scale(sun, distance)), turn), tilt: [-rise, 0] },
    id: 0,
  };
}

/** Panes about as large as the subject, in a dark wall. */
function windowBars(radius: number, random: Random): Mesh {
  const pane = radius * random.between(1.1, 1.5);
  const bar = pane * 0.13;
  const shapes: Shape[] = [];
  const offset = random.between(-0.4, 0.4) * pane;
  for (let i = -1; i <= 2; i++) {
    const isFrame = i === -1 || i === 2;
    const width = isFrame ? pane * 6 : bar;
    const shift = (i - 0.5) * pane + offset + (i === -1 ? -width / 2 : i === 2 ? width / 2 : 0);
    const upright = roundedBox({ width, height: pane * 12, depth: bar * 0.2 });
    shapes.push(placeShape(upright, at([shift, -pane * 6, 0])));
    if (!isFrame || i === 2) continue;
  }
  for (let i = -1; i <= 1; i++) {
    const rail = roundedBox({ width: pane * 5, height: bar, depth: bar * 0.2 });
    shapes.push(placeShape(rail, at([0, i * pane * 1.15 - bar / 2, 0])));
  }
  return meshOf([[mergeShapes(shapes), SHADE]]);
}

/** Leafy twigs that hang in from one side. */
function branches(radius: number, random: Random): Mesh {
  const shapes: Shape[] = [];
  const side = random.sign();
  for (let i = 0; i < 5; i++) {
    const start: Vec3 = [
      side * radius * random.between(0.6, 2.6),
      radius * random.between(0.4, 2.6),
      random.between(-0.4, 0.4) * radius,
    ];
    const lean = random.between(-0.9, 0.3);
    const along = (t: number): Vec3 => [
      start[0] - side * t * radius * 2.2,
      start[1] + t * radius * 2 * lean - t * t * radius * 0.7,
      start[2],
    ];
    shapes.push(tube([0, 0.25, 0.5, 0.75, 1].map(along), radius * 0.012, { segments: 5 }));
    for (let leaf = 0; leaf < 16; leaf++) {
      const t = (leaf + 0.5) / 16;
      const size = radius * random.between(0.28, 0.46);
      const shape = leafShape(size, size * 0.32, size * 0.1, { rows: 5 });
      // Leaves grow along +z; lying in the plane that faces the sun they draw their whole outline.
      const upright = placeShape(shape, {
        position: [0, 0, 0],
        turn: 0,
        scale: 1,
        tilt: [-Math.PI / 2, (leaf % 2 ? 1 : -1) * random.between(0.5, 1.2) + side * 1.2],
      });
      shapes.push(placeShape(upright, at(along(t), random.between(-0.5, 0.5))));
    }
  }
  return meshOf([[mergeShapes(shapes), SHADE]]);
}
