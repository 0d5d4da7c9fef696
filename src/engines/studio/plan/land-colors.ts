import type { LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf } from '../prompt/reading/token.ts';
import { wordSet } from '../scene/phrases.ts';
import type { TimeOfDay } from '../scene/weather.ts';
import { type NamedColor, namedColor } from './name-color.ts';

export interface LandColors {
  water?: NamedColor;
  sand?: NamedColor;
}

/** The colors that a prompt names for water and sand, if the landscape has them in a light that shows them. */
export function landColors(
  groups: readonly NounGroup[],
  archetype: LandscapeArchetype | undefined,
  time: TimeOfDay | undefined,
): LandColors {
  if (!archetype || (time && DIM.has(time))) return {};
  const colorOf = (nouns: ReadonlySet<string>) =>
    groups
      .filter((group) => !group.isNegated && isOneOf(group.noun, nouns))
      .map((group) => namedColor(group))
      .find(Boolean);
  const water = HAS_WATER.has(archetype) ? colorOf(WATERS) : undefined;
  const sand = HAS_SAND.has(archetype) ? colorOf(SANDS) : undefined;
  return { ...(water ? { water } : {}), ...(sand ? { sand } : {}) };
}

const DIM: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['sunset', 'dusk', 'night']);
const HAS_WATER: ReadonlySet<LandscapeArchetype> = new Set<LandscapeArchetype>([
  'lake',
  'sea',
  'island',
  'coast',
  'river',
  'waterfall',
]);
const HAS_SAND: ReadonlySet<LandscapeArchetype> = new Set<LandscapeArchetype>(['sea', 'island', 'dunes']);
const WATERS = wordSet(
  'water, sea, ocean, lake, mountain lake, alpine lake, river, mountain river, pond, lagoon, bay, wave, ocean wave',
);
const SANDS = wordSet('sand, beach, sandy beach, sand beach, tropical beach, dune, sand dune, desert');
