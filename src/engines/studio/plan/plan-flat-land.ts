import type { LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { Outdoors } from '../people/people-scene.ts';
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
    ({ noun, isNegated, number }) => !isNegated && !number && isOneOf(noun, SHOWN_IN[place]),
  );
  const shows = new Set([head.noun, ...shown.map(({ noun }) => noun)]);
  return placeAlone(place, shows);
}

const ANY_LAND = wordSet('landscape, nature, scenery, scene, background');

type FlatLand = Extract<
  Outdoors,
  'mountain' | 'meadow' | 'lake' | 'forest' | 'desert' | 'seashore' | 'skyline' | 'snow' | 'farm'
>;

const FLAT_LANDS: Readonly<Partial<Record<LandscapeArchetype, FlatLand>>> = {
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

const SHOWN_IN: Readonly<Record<FlatLand, ReadonlySet<string>>> = {
  mountain: wordSet(
    'landscape, nature, mountain, peak, snow, fir, pine, tree, path, trail, meadow, grass, valley',
  ),
  meadow: wordSet(
    'landscape, nature, hill, meadow, countryside, field, grass, tree, path, flower, wildflower, mountain, valley',
  ),
  lake: wordSet('landscape, nature, lake, water, mountain, peak, fir, pine, tree, forest, shore, reed, snow'),
  forest: wordSet('landscape, nature, forest, wood, woodland, tree, fir, pine, path, trail, bush'),
  desert: wordSet('landscape, nature, desert, dune, sand, cactus, rock, mesa, canyon'),
  seashore: wordSet(
    'landscape, seascape, nature, sea, ocean, beach, sand, palm, palm tree, water, boat, sailboat, coast, shore, beach ball',
  ),
  skyline: wordSet(
    'landscape, city, skyline, building, skyscraper, tower, river, water, tree, cityscape, downtown, architecture',
  ),
  snow: wordSet('landscape, nature, snow, hill, fir, pine, tree, forest, winter'),
  farm: wordSet('landscape, nature, field, wheat, barn, farm, hill, countryside'),
};
