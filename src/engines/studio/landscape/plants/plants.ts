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

/** All individually drawn plants, turbines and birds, as strokes from far to near; beside the scene others of its kind. */
export function growAllPlants(brush: PlantBrush): Strokes {
  growPlants(brush);
  const { around } = brush.scene;
  if (around) {
    const { left, right, bottom } = around;
    const step = (REACH * brush.frame.width) / brush.frame.focal;
    for (let tile = -Math.ceil(left); tile <= Math.ceil(right); tile++)
      if (tile !== 0 || bottom > 0) growPlants(brush.beside(tile * step, bottom, BESIDE + tile));
  }
  return brush.finish();
}

const BESIDE = 0x5eed;
/** Plants stand a little beyond the sides of the frame, too; by its width. */
const REACH = 1.12;

function growPlants(brush: PlantBrush): void {
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
}
