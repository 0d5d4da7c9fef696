import { mix } from '../../math/interpolate.ts';
import type { Terrain } from '../terrain.ts';
import type { PlantBrush } from './plant-brush.ts';

/** Height in meters above the water from which palms grow. */
const DRY = 0.12;
/** Meters before the camera within which a palm still shows its crown. */
const NEAREST = 4;

/** Coconut palms leaning over the beach, most on one side of the picture, each with a crown of its own. */
export function plantPalms(brush: PlantBrush, count: number, side: number): void {
  const { frame, terrain, random } = brush;
  for (let index = 0; index < count; index++) {
    const wanted = random.between(7, 12) + index * random.between(1.2, 2.6);
    const isOpposite = index % 3 === 2;
    const place =
      (Math.floor(index / 3) * 2 + (isOpposite ? 0 : index % 3) + random.between(0.2, 0.6)) /
      Math.max(2, count);
    const across = side * (isOpposite ? -1 : 1) * (0.98 - 0.62 * place) * (frame.center / frame.focal);
    const z = findDryGround(terrain, across, wanted);
    const x = across * z;
    const ground = Math.max(DRY, terrain.ground(x, z, 6));
    const top = frame.horizon * random.between(0.55, 0.8);
    const tall = Math.min(11, Math.max(4.2, (top / frame.focal) * z + frame.clearance));
    plantPalm(brush, [x, ground, z], tall, (isOpposite ? side : -side) * random.between(0.1, 0.34), count);
  }
}

/** The distance nearest to the wanted one where the beach is dry, toward the camera. */
function findDryGround(terrain: Terrain, across: number, wanted: number): number {
  let z = wanted;
  while (z > NEAREST && terrain.ground(across * z, z, 6) < DRY) z -= 0.25;
  return z;
}

export function plantPalm(
  brush: PlantBrush,
  [x, ground, z]: readonly [number, number, number],
  tall: number,
  lean: number,
  count: number,
): void {
  const { random, against } = brush;
  const crown = [x + lean * tall, ground + tall, z] as const;
  const rings = 26;
  const at = (t: number) => [x + lean * tall * t * t, ground + tall * t, z] as const;
  for (let ring = 0; ring < rings; ring++) {
    const t = ring / rings;
    const thick = 0.3 * (1 - 0.5 * t) + 0.14 * Math.exp(-t * 14);
    brush.light(at(t), ring % 2 === 0 ? [0.2, 0.165, 0.125] : [0.165, 0.135, 0.1], 0.75);
    brush.stroke(at(Math.max(0, t - 0.004)), at(t + 1.15 / rings), thick, thick * 0.86, { bark: 2.4 });
  }
  const fronds = 17;
  const first = random.between(0, 1);
  for (let frond = 0; frond < fronds; frond++) {
    const turn = ((frond + first) / fronds) * Math.PI * 2 + random.between(-0.14, 0.14);
    const lift = random.between(0.12, 0.85);
    growFrond(brush, crown, turn, lift, tall * random.between(0.38, 0.5) * (count > 1 ? 0.72 : 1));
  }
  brush.light(crown, [0.13, 0.1, 0.05], 0.6);
  for (let nut = 0; nut < 5; nut++) {
    const nx = crown[0] + random.between(-0.2, 0.2);
    brush.stroke([nx, crown[1] - 0.1, z - 0.3], [nx, crown[1] - 0.34, z - 0.3], 0.2, 0.17, { tip: against });
  }
}

/** A rib that rises and falls over, with leaflets hanging from both its sides. */
export function growFrond(
  brush: PlantBrush,
  crown: readonly [number, number, number],
  turn: number,
  lift: number,
  length: number,
): void {
  const { random, against } = brush;
  const out = Math.cos(turn);
  const deep = Math.sin(turn);
  const at = (t: number) =>
    [
      crown[0] + out * length * (t - 0.12 * t * t),
      crown[1] + length * (lift * t - (0.55 + 0.62 * lift) * t * t),
      crown[2] + deep * length * 0.8 * t,
    ] as const;
  const leaflets = 34;
  const tone = mix(0.75, 1.2, random.next()) * (0.85 - 0.2 * deep);
  const scale = brush.scaleAt(crown[2]);
  for (let leaflet = 2; leaflet <= leaflets; leaflet++) {
    const t = leaflet / leaflets;
    const from = at(t);
    const ahead = at(Math.min(1.05, t + 0.05));
    const along = [ahead[0] - from[0], ahead[1] - from[1]] as const;
    const norm = Math.hypot(...along) || 1;
    const size = length * 0.29 * Math.sin(Math.PI * (0.12 + 0.8 * t)) * random.between(0.85, 1.12);
    for (const side of [-1, 1]) {
      const fresh = tone * mix(0.7, 1.25, random.next());
      brush.light(
        from,
        [0.075 * fresh, 0.15 * fresh, 0.028 * fresh],
        0.55 + (side > 0 ? 0.45 : 0.1) + 0.55 * against,
      );
      const tipX = from[0] + (along[0] / norm) * size * 0.62 - side * (along[1] / norm) * size * 0.5;
      const tipY =
        from[1] + (along[1] / norm) * size * 0.62 + side * (along[0] / norm) * size * 0.28 - size * 0.5;
      brush.stroke(from, [tipX, tipY, from[2]], Math.max(1.1 / scale, 0.045), 0.4 / scale, {
        bend: side * 0.05,
        tip: 0.2,
      });
    }
  }
  brush.light(at(0.5), [0.16, 0.17, 0.06], 0.8);
  for (let part = 0; part < 8; part++)
    brush.stroke(at(part / 8), at((part + 1.1) / 8), 0.05 * (1 - part / 9), 0.05 * (1 - (part + 1) / 9));
}
