import { mix, smoothstep } from '../../math/interpolate.ts';
import { onPath } from '../paths.ts';
import { growFrond, plantPalm } from './palms.ts';
import type { PlantBrush } from './plant-brush.ts';

/** The undergrowth of a rainforest, from far to near: palms, bushes of fronds, and vines from the canopy. */
export function growTropics(brush: PlantBrush): void {
  const { frame, terrain, random, scene } = brush;
  const reach = frame.center / frame.focal;
  const place = (z: number) => {
    // The middle stays open, less so far away.
    const open = mix(0.42, 0.08, smoothstep(5, 45, z));
    const x = random.sign() * random.between(open, 1.15) * reach * z;
    return { x, ground: terrain.ground(x, z, 8), isFree: onPath(scene.cover.path, x, z) === 0 };
  };
  for (let palm = 0; palm < 26; palm++) {
    const z = random.between(12, 42);
    const { x, ground, isFree } = place(z);
    if (isFree) plantPalm(brush, [x, ground, z], random.between(3.4, 9), random.between(-0.2, 0.2), 2);
  }
  for (let bush = 0; bush < 70; bush++) {
    const z = 4.5 * 9 ** random.next();
    const { x, ground, isFree } = place(z);
    if (!isFree) continue;
    const size = random.between(0.8, 2.2);
    const fronds = 6 + Math.floor(random.next() * 4);
    for (let frond = 0; frond < fronds; frond++)
      growFrond(
        brush,
        [x, ground + 0.05, z],
        ((frond + random.next() * 0.6) / fronds) * Math.PI * 2,
        random.between(0.9, 1.7),
        size,
      );
  }
  for (let vine = 0; vine < 26; vine++) hangVine(brush, random.between(-1, 1) * reach, random.between(7, 26));
}

/** A slack line between two boughs above the picture, or one that hangs down, with leaves on it. */
function hangVine(brush: PlantBrush, slope: number, z: number): void {
  const { frame, random } = brush;
  const top = frame.clearance + (frame.horizon / frame.focal) * z * 1.1;
  const x = slope * z;
  const wide = random.chance(0.5) ? random.between(1.5, 4) : random.between(0.1, 0.5);
  const sag = random.between(0.25, 0.6) * (top - frame.clearance);
  const at = (t: number) =>
    [x + wide * t, top - sag * 4 * t * (1 - t) - (wide < 1 ? sag * t : 0), z] as const;
  const steps = 22;
  for (let step = 0; step < steps; step++) {
    brush.light(at(step / steps), [0.05, 0.055, 0.025], 0.5);
    brush.stroke(at(step / steps), at((step + 1.1) / steps), 0.03, 0.03);
    if (!random.chance(0.55)) continue;
    const [lx, ly] = at((step + 0.5) / steps);
    const fresh = random.between(0.7, 1.3);
    brush.light([lx, ly, z], [0.07 * fresh, 0.16 * fresh, 0.03 * fresh], 0.9);
    brush.stroke(
      [lx, ly, z - 0.02],
      [lx + random.between(-0.16, 0.16), ly - random.between(0.12, 0.3), z - 0.02],
      0.12,
      0.02,
      {
        tip: 0.2,
      },
    );
  }
}
