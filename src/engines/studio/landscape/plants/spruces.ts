import { mix } from '../../math/interpolate.ts';
import { onPath } from '../paths.ts';
import type { PlantBrush } from './plant-brush.ts';

/**
 * Spruces in loose groups, from the near meadow to the distance at which woods are part of the height field.
 */
export function plantSpruces(brush: PlantBrush): void {
  const { scene, frame, terrain, noise, random } = brush;
  const wanted = Math.round(scene.cover.spruces * 150);
  for (let index = 0; index < wanted; index++) {
    const z = 55 * 7 ** random.next();
    // Keep the middle of the picture open.
    const x = random.sign() * random.between(0.3, 1.15) ** 0.8 * (frame.center / frame.focal) * z;
    if (noise.fractal(x * 0.012 + 5, z * 0.012, 2) < 0.34 || onPath(scene.cover.path, x, z) > 0) continue;
    const height = terrain.ground(x, z, 6);
    if (scene.water && height < 0.5) continue;
    if (terrain.isWalled && Math.abs(height - terrain.ground(x, z + WALL_DEPTH, 6)) > WALL_DEPTH) continue;
    plantSpruce(brush, x, height, z, random.between(9, 21));
  }
}

/** Meters within which a wall rises by more than as much. */
const WALL_DEPTH = 5;

export function plantSpruce(brush: PlantBrush, x: number, ground: number, z: number, tall: number): void {
  if (!brush.isClear([x, ground, z], { tall, radius: tall * 0.25 })) return;
  const { scene, random } = brush;
  const { cover, light } = scene;
  const [sunX, sunY, sunZ] = light.direction;
  const scale = brush.scaleAt(z);
  const pixels = tall * scale;
  const whorls = Math.round(Math.min(46, Math.max(7, pixels / 5)));
  const branches = pixels > 60 ? 11 : 6;
  const reachPart = random.between(0.17, 0.25);
  const snowy = cover.snowLine < ground;
  brush.light([x, ground + tall * 0.5, z], BARK, 0.5);
  brush.stroke([x, ground - 0.3, z], [x, ground + tall * 0.98, z], tall * 0.022, 0.6 / scale);
  for (let whorl = 0; whorl < whorls; whorl++) {
    const part = 0.06 + (0.94 * whorl) / whorls;
    const reach = tall * reachPart * (1 - part) ** 0.82 + 0.12;
    const y = ground + tall * part;
    for (let branch = 0; branch < branches; branch++) {
      const angle = random.between(0, Math.PI * 2);
      const out = Math.cos(angle) * reach * random.between(0.65, 1.15);
      const towards = Math.sin(angle);
      const bright = mix(0.5, 1.3, random.next()) * (0.8 + 0.35 * part) * (0.85 - 0.25 * towards);
      const facing = Math.max(0, (Math.cos(angle) * sunX - towards * sunZ) * 0.8 + sunY);
      const laden = snowy && random.chance(0.5);
      const albedo = laden ? SNOW : cover.tree.map((value) => value * bright);
      brush.light([x, y, z], albedo, 0.25 + (laden ? 0.6 : 1.1) * facing);
      const droop = reach * random.between(0.3, 0.62) - towards * reach * 0.12;
      const depth = z - towards * 0.3;
      brush.stroke(
        [x, y, depth],
        [x + out, y - droop, depth],
        Math.max(1.1 / scale, tall * 0.026),
        0.5 / scale,
        {
          tip: 0.25,
        },
      );
    }
  }
}

const BARK = [0.05, 0.036, 0.025] as const;
const SNOW = [0.62, 0.66, 0.72] as const;
