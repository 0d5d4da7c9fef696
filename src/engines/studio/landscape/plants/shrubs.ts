import { onPath } from '../paths.ts';
import { plantBroadleaf } from './broadleaf.ts';
import type { PlantBrush } from './plant-brush.ts';

/** Sage and thorn: low round bushes with bare ground between them. */
export function plantShrubs(brush: PlantBrush): void {
  const { scene, frame, terrain, noise, random } = brush;
  const count = Math.round(150 * scene.cover.shrubs);
  const bush = { radius: 0.75, from: 0.02 };
  for (let index = 0; index < count; index++) {
    const z = 5 * 36 ** random.next();
    const x = random.between(-1.1, 1.1) * (frame.center / frame.focal) * z;
    if (onPath(scene.cover.path, x, z) > 0) continue;
    if (noise.fractal(x * 0.05, z * 0.05 + 7, 2) < 0.34) continue;
    plantBroadleaf(brush, [x, terrain.ground(x, z, 8), z], random.between(0.35, 1.1), bush);
  }
}
