import { mix, smoothstep } from '../../math/interpolate.ts';
import { onPath } from '../paths.ts';
import type { PlantBrush } from './plant-brush.ts';
import { plantSpruce } from './spruces.ts';

const BARKS = [
  [0.085, 0.066, 0.05],
  [0.11, 0.085, 0.062],
  [0.1, 0.1, 0.092],
  [0.07, 0.06, 0.046],
] as const;

const PINE_BARK = [0.14, 0.075, 0.045] as const;
const BIRCH_BARK = [0.8, 0.8, 0.77] as const;
/** Meters beyond which a conifer is seen whole. */
const WHOLE = 13;

/** Inside a wood: trunks that fade into the light between them, with boughs and leaves overhead. */
export function addTrunks(brush: PlantBrush): void {
  const { scene, frame, terrain, random } = brush;
  const { cover, light } = scene;
  const { timber } = cover;
  const usual = random.pick(BARKS);
  const bark = timber === 'conifers' ? PINE_BARK : timber === 'birches' ? BIRCH_BARK : usual;
  const count = Math.round(190 * cover.trunks);
  const stout = random.between(0.75, 1.35);
  const [sunX] = light.direction;
  for (let index = 0; index < count; index++) {
    const z = 5.5 * 24 ** (random.next() ** 0.8);
    const side = random.sign();
    // Keeps a lane in the middle open, wider near the camera.
    const open = mix(0.5, 0.02, smoothstep(6, 70, z));
    const x = side * random.between(open, 1.15) * (frame.center / frame.focal) * z;
    if (onPath(cover.path, x, z) > 0) continue;
    const ground = terrain.ground(x, z, 8);
    const thick = stout * random.between(0.22, 0.62) * (timber === 'birches' ? 0.6 : 1);
    const tall = random.between(17, 30);
    if (timber === 'conifers' && z > WHOLE) {
      plantSpruce(brush, x, ground, z, tall * 0.85);
      continue;
    }
    const tone = mix(0.65, 1.25, random.next());
    const lean = random.between(-0.9, 0.9);
    brush.light(
      [x, ground + 2, z],
      bark.map((value) => value * tone),
      0.5 + 0.3 * Math.abs(sunX),
    );
    brush.stroke([x, ground - 0.2, z], [x + lean, ground + tall, z], thick, thick * 0.45, {
      bend: random.between(-0.3, 0.3),
      bark: timber === 'birches' ? 0 : 1 + index * 0.37,
    });
    brush.stroke(
      [x, ground - 0.25, z - 0.01],
      [x, ground + thick * 1.5, z - 0.01],
      thick * 1.7,
      thick * 0.9,
      { bark: 1 + index * 0.37 },
    );
    if (timber === 'birches') addBirchMarks(brush, [x, ground, z], lean / tall, thick);
    if (scene.cover.snowLine < 0 && random.chance(0.4)) continue;
    if (timber === 'conifers') {
      hangNeedles(brush, [x + lean * 0.6, ground, z], tall);
      continue;
    }
    hangLeaves(brush, [x + lean * 0.6, ground, z], tall);
  }
}

/** Dark cracks across the white bark. */
function addBirchMarks(
  brush: PlantBrush,
  [x, ground, z]: readonly [number, number, number],
  lean: number,
  thick: number,
): void {
  const { random } = brush;
  for (let mark = 0; mark < 14; mark++) {
    const up = random.between(0.3, 11);
    const wide = thick * random.between(0.2, 0.5);
    const at = x + lean * up + random.between(-0.3, 0.3) * thick;
    brush.light([x, ground + up, z], [0.04, 0.036, 0.032], 0.5);
    brush.stroke([at - wide / 2, ground + up, z - 0.05], [at + wide / 2, ground + up, z - 0.05], 0.07, 0.03);
  }
}

/** Drooping boughs with tufts of needles, from above the head upwards. */
function hangNeedles(
  brush: PlantBrush,
  [x, ground, z]: readonly [number, number, number],
  tall: number,
): void {
  const { random, scene, against } = brush;
  const { tree } = scene.cover;
  for (let bough = 0; bough < 16; bough++) {
    const up = ground + tall * random.between(0.13, 0.75);
    const side = random.sign();
    const reach = random.between(1.4, 3.6);
    const tip = [x + side * reach, up - reach * random.between(0.15, 0.5), z] as const;
    brush.light([x, up, z], [0.07, 0.05, 0.036], 0.4);
    brush.stroke([x, up, z], tip, 0.08, 0.02, { bend: side * 0.1 });
    for (let needle = 0; needle < 90; needle++) {
      const t = random.between(0.15, 1.04);
      const px = mix(x, tip[0], t);
      const py = mix(up, tip[1], t);
      const tone = mix(0.5, 1.3, random.next());
      brush.light(
        [px, py, z],
        tree.map((value) => value * tone),
        0.4 + 0.8 * against + random.next() * 0.4,
      );
      const out = side * random.between(-0.1, 0.42) * (1.1 - 0.5 * t);
      brush.stroke(
        [px, py, z],
        [px + out, py - random.between(0.12, 0.6) * (1.1 - 0.6 * t), z],
        0.035,
        0.012,
        { tip: 0.3 },
      );
    }
  }
}

/** Boughs with clumps of leaves, from a third of the height upwards. */
function hangLeaves(
  brush: PlantBrush,
  [x, ground, z]: readonly [number, number, number],
  tall: number,
): void {
  const { random, scene, against } = brush;
  const { cover } = scene;
  const scale = brush.scaleAt(z);
  const boughs = z < 14 ? 7 : 10;
  const leaf = Math.max(1.6 / scale, 0.15);
  for (let bough = 0; bough < boughs; bough++) {
    const up = ground + tall * random.between(0.16, 0.8);
    const side = random.sign();
    const reach = random.between(1.2, 4.2);
    const tip = [x + side * reach, up + reach * random.between(-0.1, 0.5), z] as const;
    brush.light([x, up, z], [0.07, 0.055, 0.042], 0.4);
    brush.stroke([x, up, z], tip, 0.09, 0.02, { bend: -side * 0.2 });
    const clumps = Math.round(Math.min(56, Math.max(12, scale * 0.7)));
    for (let clump = 0; clump < clumps; clump++) {
      const t = random.between(0.3, 1.12);
      const px = mix(x, tip[0], t) + random.between(-0.55, 0.55);
      const py = mix(up, tip[1], t) + random.between(-0.5, 0.42);
      const tone = mix(0.55, 1.5, random.next());
      brush.light(
        [px, py, z],
        [cover.tree[0] * 2.1 * tone, cover.tree[1] * 2 * tone, cover.tree[2] * 1.3 * tone],
        0.5 + 1.6 * against + random.next() * 0.5,
      );
      const dx = random.between(-0.6, 0.6) * leaf;
      brush.stroke([px, py, z], [px + dx, py - leaf, z], leaf * 0.75, leaf * 0.25, { tip: 0.35 });
    }
  }
}
