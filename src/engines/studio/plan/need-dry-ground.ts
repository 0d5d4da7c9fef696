import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import { LANDSCAPES, type LandscapeArchetype } from '../landscape/landscape-archetypes.ts';

/** Whether things stand on dry ground before the camera; ducks float where there is open water. */
export function needDryGround(
  things: readonly ThingInPicture[],
  place: LandscapeArchetype | undefined,
): boolean {
  const canFloat = place !== undefined && LANDSCAPES[place].hasOpenWater;
  return things.some(
    ({ thing }) => thing.stance === 'stands' && !(canFloat && WATER_BIRDS.includes(thing.icon)),
  );
}

const WATER_BIRDS: readonly string[] = ['duck', 'swan', 'goose'];
