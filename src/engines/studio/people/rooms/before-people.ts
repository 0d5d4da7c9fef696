import { createRandom } from '../../math/seeded-random.ts';
import type { PeopleScene } from '../people-scene.ts';
import type { Extent } from '../rooms.ts';
import { drawCrowd } from './concert.ts';
import { drawThrownCaps } from './graduation.ts';

/** What is before the people, as SVG: the crowd before a stage, caps in the air. */
export function drawBeforePeople({ setting, layout, seed, cast }: PeopleScene, extent: Extent): string {
  if (layout.furniture !== 'full') return '';
  if (setting === 'concert') return drawCrowd(seed, extent, cast.length === 0);
  const isThrown = cast.some(({ role, isGone }) => !isGone && role?.pose === 'cheer');
  if (setting === 'graduation' && isThrown)
    return drawThrownCaps(extent.w, extent.h, createRandom(seed ^ 0x6ca905));
  return '';
}
