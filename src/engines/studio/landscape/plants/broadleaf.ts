import { mix } from '../../math/interpolate.ts';
import { onPath } from '../paths.ts';
import type { PlantBrush } from './plant-brush.ts';

/** Proportions of a crown, as fractions of the tree's height. */
export interface CrownShape {
  radius: number;
  /** Lower end of the crown. */
  from: number;
}

export const OAK: CrownShape = { radius: 0.46, from: 0.2 };
export const BIRCH: CrownShape = { radius: 0.27, from: 0.22 };
export const CYPRESS: CrownShape = { radius: 0.105, from: 0.02 };

/** Leafy trees: some alone, some in groups and hedgerows, never in the middle of the picture. */
export function plantBroadleaves(brush: PlantBrush): void {
  const { scene, frame, terrain, random } = brush;
  const { cover } = scene;
  const groups = Math.max(2, Math.round(cover.broadleaves * 16));
  for (let group = 0; group < groups; group++) {
    const z = 42 * 14 ** random.next();
    const x = random.sign() * random.between(0.18, 1.1) * (frame.center / frame.focal) * z;
    const shape = cover.cypresses && random.chance(0.6) ? CYPRESS : random.chance(0.75) ? OAK : BIRCH;
    const members = z < 90 ? 1 + Math.floor(random.next() * 2) : 2 + Math.floor(random.next() * 7);
    const rowAngle = random.between(-0.4, 0.4);
    for (let member = 0; member < members; member++) {
      const along = (member - members / 2) * random.between(6, 11);
      const tx = x + along * Math.cos(rowAngle);
      const tz = Math.max(38, z + along * Math.sin(rowAngle) + random.between(-3, 3));
      const ground = terrain.ground(tx, tz, 6);
      if ((scene.water && ground < 0.5) || onPath(cover.path, tx, tz) > 0) continue;
      plantBroadleaf(brush, [tx, ground, tz], random.between(6.5, 12), shape);
    }
  }
}

/** A trunk, some boughs, and leaf clumps on the surface of several lobes, lit by their orientation. */
export function plantBroadleaf(
  brush: PlantBrush,
  [x, ground, z]: readonly [number, number, number],
  tall: number,
  shape: CrownShape,
): void {
  if (!brush.isClear([x, ground, z], { tall, radius: tall * shape.radius * 1.3 })) return;
  const { scene, random, against } = brush;
  const { light, cover } = scene;
  const [sunX, sunY, sunZ] = light.direction;
  const pixels = tall * brush.scaleAt(z);
  const half = (tall * (1 - shape.from)) / 2;
  const middle = ground + tall * shape.from + half;
  const radius = tall * shape.radius;
  brush.light([x, ground + 1, z], TRUNK, 0.7);
  brush.stroke([x, ground - 0.3, z], [x, middle, z], tall * 0.06, tall * 0.02, {
    bend: random.between(-0.2, 0.2),
  });
  const lobes = Array.from({ length: shape === CYPRESS ? 4 : 9 }, (_, index) => {
    const angle = random.between(0, Math.PI * 2);
    const level = shape === CYPRESS ? index / 2 - 0.75 : random.between(-0.5, 0.72);
    const out = Math.sqrt(Math.max(0, 1 - level * level)) * radius * random.between(0.25, 0.6);
    return {
      x: Math.cos(angle) * out,
      y: level * half,
      z: Math.sin(angle) * out,
      size: random.between(0.42, 0.62) * (shape === CYPRESS ? 1.5 : 1),
    };
  });
  for (const lobe of lobes.slice(0, 5))
    brush.stroke([x, middle - half * 0.8, z], [x + lobe.x, middle + lobe.y, z], tall * 0.02, tall * 0.008);
  const clumps = Math.round(Math.min(2200, Math.max(90, (pixels * pixels * shape.radius) / 4)));
  const leaf = Math.max(1.4 / brush.scaleAt(z), tall * 0.042);
  const hue = mix(0.85, 1.2, random.next());
  for (let clump = 0; clump < clumps; clump++) {
    const lobe = random.pick(lobes);
    const turn = random.between(0, Math.PI * 2);
    const ny = random.between(-1, 1);
    const flat = Math.sqrt(1 - ny * ny);
    const nx = Math.cos(turn) * flat;
    const nz = Math.sin(turn) * flat;
    const depth = random.between(0.75, 1.06) * lobe.size;
    const px = x + lobe.x + nx * depth * radius;
    const py = middle + lobe.y + ny * depth * half * 0.75;
    const pz = z + lobe.z + nz * depth * radius;
    if (py < ground + tall * 0.04) continue;
    const facing = Math.max(0, nx * sunX + ny * sunY + nz * sunZ);
    const inner = mix(0.35, 1, (ny + 1) / 2) * (0.55 + 0.6 * random.next()) * hue;
    brush.light(
      [px, py, pz],
      [cover.tree[0] * 1.5 * inner, cover.tree[1] * 1.45 * inner, cover.tree[2] * 1.3 * inner],
      0.2 + 1.7 * facing + 0.9 * against * (1 - flat * 0.5),
    );
    const tilt = Math.PI / 2 + random.between(-0.75, 0.75);
    const dx = Math.cos(tilt) * leaf;
    const dy = Math.sin(tilt) * leaf;
    brush.stroke(
      [px - dx * 0.5, py - dy * 0.5, pz],
      [px + dx * 0.5, py + dy * 0.5, pz],
      leaf * 0.85,
      leaf * 0.35,
      { tip: 0.2 },
    );
  }
}

const TRUNK = [0.075, 0.06, 0.046] as const;
