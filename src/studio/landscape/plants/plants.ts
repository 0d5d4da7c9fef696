import type { Strokes } from '../stroke.ts';
import { plantBroadleaves } from './broadleaf.ts';
import { growGrass } from './grass.ts';
import type { PlantBrush } from './plant-brush.ts';
import { plantSpruces } from './spruces.ts';

/** Everything that grows one by one, as strokes from far to near. */
export function growPlants(brush: PlantBrush): Strokes {
  const { cover } = brush.scene;
  if (cover.blades > 0) growGrass(brush);
  if (cover.spruces > 0) plantSpruces(brush);
  if (cover.broadleaves > 0) plantBroadleaves(brush);
  return brush.finish();
}
