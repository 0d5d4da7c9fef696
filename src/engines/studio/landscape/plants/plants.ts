import type { Strokes } from '../blade-stroke.ts';
import { addBirds } from './birds.ts';
import { plantBroadleaves } from './broadleaf.ts';
import { growCrop } from './crop.ts';
import { growFerns } from './ferns.ts';
import { growFlowers } from './flowers.ts';
import { growGrass } from './grass.ts';
import { plantPalms } from './palms.ts';
import type { PlantBrush } from './plant-brush.ts';
import { plantShrubs } from './shrubs.ts';
import { plantSpruces } from './spruces.ts';
import { growTropics } from './tropics.ts';
import { addTrunks } from './trunks.ts';
import { addTurbines } from './turbines.ts';

/** All individually drawn plants, turbines and birds, as strokes from far to near. */
export function growPlants(brush: PlantBrush): Strokes {
  const { cover } = brush.scene;
  if (cover.blades > 0) {
    growGrass(brush);
    growFlowers(brush);
  }
  if (cover.crop) growCrop(brush, cover.crop);
  if (cover.spruces > 0) plantSpruces(brush);
  if (cover.broadleaves > 0) plantBroadleaves(brush);
  if (cover.shrubs > 0) plantShrubs(brush);
  if (cover.trunks > 0) addTrunks(brush);
  if (cover.isTropical) growTropics(brush);
  if (cover.ferns > 0) growFerns(brush);
  for (const { kind, count, x } of brush.scene.overlays) {
    if (kind === 'palms') plantPalms(brush, count, x < 0.5 ? -1 : 1);
    if (kind === 'turbines') addTurbines(brush, count);
    if (kind === 'birds') addBirds(brush, count);
  }
  return brush.finish();
}
