import { mix, smoothstep } from '../../math/interpolate.ts';
import { onPath } from '../paths.ts';
import type { PlantBrush } from './plant-brush.ts';

/** Blades and flowers of the foreground, denser where the noise says so. */
export function growGrass(brush: PlantBrush): void {
  const { scene, frame, terrain, noise, random, against } = brush;
  const { cover } = scene;
  const wind = random.between(-0.5, 0.5);
  const count = Math.round(15000 * cover.blades * Math.max(0.8, frame.width / frame.height));
  const nearest = Math.max(1.3, (frame.clearance * frame.focal) / (frame.height - frame.horizon) / 1.25);
  for (let index = 0; index < count; index++) {
    const z = nearest * 28 ** (random.next() ** 1.15);
    const x = ((random.between(-0.06, 1.06) * frame.width - frame.center) / frame.focal) * z;
    const patch = noise.fractal(x * 0.22 + 11, z * 0.22, 3);
    const vigour = random.next();
    if (vigour > smoothstep(0.3, 0.52, patch) + 0.25) continue;
    if (onPath(cover.path, x, z) > 0.3) continue;
    const height = terrain.ground(x, z, 8);
    if (scene.water && height < 0.12) continue;
    const length = cover.bladeLength * mix(0.45, 1.25, vigour) * mix(0.7, 1.25, patch);
    const scale = brush.scaleAt(z);
    const lean = (wind + random.between(-0.55, 0.55)) * length;
    const tone = mix(0.65, 1.35, random.next()) * mix(0.8, 1.15, patch);
    const dry = random.chance(0.16) ? 0.75 : smoothstep(0.45, 0.7, patch) * 0.6;
    const albedo = [0, 1, 2].map(
      (c) => mix(cover.grassDark[c]! * 1.1, cover.grassLight[c]! * 1.25, dry) * tone,
    );
    brush.light([x, height + 0.2, z], albedo, 0.75 + 1.5 * against * vigour);
    const wide = Math.max(0.9 / scale, 0.0085 * (z > 9 ? 1.8 : 1));
    const tip = [x + lean, height + length * 0.95, z] as const;
    brush.stroke([x, height - 0.03, z], tip, wide, 0.25 / scale, { bend: -lean * 0.5, tip: 0.35 + against });
    if (
      cover.flowers.length > 0 &&
      random.chance(cover.flowerShare * smoothstep(0.38, 0.5, noise.fractal(x * 0.11, z * 0.11 + 9, 2)))
    ) {
      brush.light([x, height + 0.3, z], random.pick(cover.flowers), 0.9 + 0.8 * against);
      addBloom(brush, tip, random.between(0.011, 0.022));
    }
  }
}

/** Three petals like a fan. */
function addBloom(brush: PlantBrush, [x, y, z]: readonly [number, number, number], radius: number): void {
  for (let petal = -1; petal <= 1; petal++) {
    const spread = petal * radius * 0.9;
    brush.stroke(
      [x + spread * 0.4, y - radius * 0.7, z - 0.01],
      [x + spread, y + radius * 0.8, z - 0.01],
      radius * 0.9,
      radius * 1.1,
      { tip: 0.25 },
    );
  }
}
