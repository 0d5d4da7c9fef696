import type { LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { Outdoors } from '../people/people-scene.ts';
import { SHOWN_ALONE } from '../prompt/people/place-words.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf } from '../prompt/reading/token.ts';
import { phrases, wordSet } from '../scene/phrases.ts';
import { findGround } from './find-place.ts';
import type { PlannedContent } from './picture-plan.ts';
import { placeAlone } from './plan-empty-place.ts';

/** "Flat illustration of a desert": undefined for a landscape that is only painted. */
export function planFlatLand(
  archetype: LandscapeArchetype,
  head: NounGroup,
  groups: readonly NounGroup[],
): PlannedContent | undefined {
  const others = groups.filter((group) => group !== head && group.relation !== 'and');
  const place = FLAT_LANDS[(isOneOf(head.noun, ANY_LAND) && findGround(others)) || archetype];
  if (!place || head.number || OTHER_LANDS.some((noun) => head.noun.forms.includes(noun))) return undefined;
  const shown = groups.filter(
    ({ noun, isNegated, number }) => !isNegated && !number && isOneOf(noun, SHOWN_ALONE[place]),
  );
  const shows = new Set([head.noun, ...shown.map(({ noun }) => noun)]);
  return placeAlone(place, shows);
}

const ANY_LAND = wordSet('landscape, nature, scenery, scene, background');

const FLAT_LANDS: Readonly<Partial<Record<LandscapeArchetype, Outdoors>>> = {
  mountains: 'mountain',
  hills: 'meadow',
  lake: 'lake',
  forest: 'forest',
  dunes: 'desert',
  sea: 'seashore',
  city: 'skyline',
  snow: 'snow',
  fields: 'farm',
};

/** They are no more than kinds of these landscapes where those are painted. */
const OTHER_LANDS = phrases(
  'vineyard, lavender field, tulip field, oasis, rice field, rice terrace, iceberg, cliff',
);
