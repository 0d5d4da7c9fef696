import { mix } from '../../math/interpolate.ts';
import { onPath } from '../paths.ts';
import type { PlantBrush } from './plant-brush.ts';

/** Ferns: arching fronds around a crown, each with leaflets that shorten towards its tip. */
export function growFerns(brush: PlantBrush): void {
  const { scene, frame, terrain, noise, random } = brush;
  const count = Math.round(190 * scene.cover.ferns);
  for (let index = 0; index < count; index++) {
    const z = 2.2 * 14 ** random.next();
    const x = random.between(-1.1, 1.1) * (frame.center / frame.focal) * z;
    if (onPath(scene.cover.path, x, z) > 0 || noise.fractal(x * 0.12, z * 0.12 + 3, 2) < 0.3) continue;
    growFern(brush, x, terrain.ground(x, z, 8), z, random.between(0.35, 0.8));
  }
}

function growFern(brush: PlantBrush, x: number, ground: number, z: number, size: number): void {
  const { random, scene, against } = brush;
  const { cover } = scene;
  const scale = brush.scaleAt(z);
  const fronds = 5 + Math.floor(random.next() * 5);
  const leaflets = Math.round(Math.min(13, Math.max(4, (size * scale) / 7)));
  const hue = mix(0.7, 1.25, random.next());
  for (let frond = 0; frond < fronds; frond++) {
    const turn = ((frond + random.next()) / fronds) * Math.PI * 2;
    const out = Math.cos(turn) * size;
    const depth = Math.sin(turn) * size * 0.6;
    const arch = size * random.between(0.5, 0.95);
    const at = (t: number) =>
      [x + out * t, ground + arch * (2.1 * t - 1.7 * t * t), Math.max(1.3, z + depth * t)] as const;
    const tone = hue * mix(0.6, 1.25, random.next());
    brush.light(
      at(0.5),
      [cover.grassLight[0] * 0.5 * tone, cover.grassLight[1] * 0.8 * tone, cover.grassLight[2] * 0.35 * tone],
      0.55 + 1.2 * against,
    );
    for (let leaflet = 1; leaflet <= leaflets; leaflet++) {
      const t = leaflet / leaflets;
      const from = at(t);
      const length = size * 0.24 * Math.sin(Math.PI * Math.min(1, 0.18 + 0.82 * t)) + 0.012;
      for (const side of [-1, 1]) {
        const tip = [
          from[0] + side * length * 0.5 + out * 0.1,
          from[1] + length * (side > 0 ? 0.35 : -0.55),
          from[2],
        ] as const;
        brush.stroke(from, tip, Math.max(0.9 / scale, length * 0.36), 0.3 / scale, { tip: 0.25 });
      }
    }
    brush.stroke(at(0), at(0.55), 0.008, 0.004);
    brush.stroke(at(0.55), at(1), 0.004, 0.002);
  }
}
