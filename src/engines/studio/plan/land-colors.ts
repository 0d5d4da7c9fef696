import { DETAIL_WORDS } from '../landscape/detail-words.ts';
import type { LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import { COLOR_WORDS } from '../prompt/color-words.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf } from '../prompt/reading/token.ts';
import { phrases, wordSet } from '../scene/phrases.ts';
import type { TimeOfDay } from '../scene/weather.ts';
import { type NamedColor, namedColor } from './name-color.ts';

interface LandColors {
  water?: NamedColor;
  sand?: NamedColor;
  /** Display hex of flowers in grass, with the words that name it. */
  flowers?: { hexes: readonly string[]; words: NamedColor['words'] };
}

/** The colors that a prompt names for water and sand, if the landscape has them in a light that shows them. */
export function landColors(
  groups: readonly NounGroup[],
  archetype: LandscapeArchetype | undefined,
  time: TimeOfDay | undefined,
): LandColors {
  const flowers = archetype && HAS_FLOWERS.has(archetype) ? flowerColors(groups) : undefined;
  if (!archetype || (time && DIM.has(time))) return flowers ? { flowers } : {};
  const colorOf = (nouns: ReadonlySet<string>) =>
    groups
      .filter((group) => !group.isNegated && isOneOf(group.noun, nouns))
      .map((group) => namedColor(group))
      .find(Boolean);
  const water = HAS_WATER.has(archetype) ? colorOf(COLORED_WATERS) : undefined;
  const sand = HAS_SAND.has(archetype) ? colorOf(SANDS) : undefined;
  return { ...(water ? { water } : {}), ...(sand ? { sand } : {}), ...(flowers ? { flowers } : {}) };
}

/** The color named with flowers, or the usual one of their kind. */
function flowerColors(groups: readonly NounGroup[]): LandColors['flowers'] {
  for (const group of groups) {
    if (group.isNegated) continue;
    const words = [...group.modifiers, group.noun];
    const kind = words
      .flatMap(({ forms }) => forms.flatMap((form) => form.split(' ')))
      .find((form) => Object.hasOwn(KINDS, form));
    const isOfFlowers = kind || words.some((word) => isOneOf(word, phrases(DETAIL_WORDS.flowers)));
    if (!isOfFlowers) continue;
    const named = namedColor(group);
    const isOfLand = /\b(?:meadow|hill|field)s?$/.test(group.noun.text) && named?.hex === COLOR_WORDS.green;
    if (named && !isOfLand) return { hexes: [named.hex], words: named.words };
    // "White flowers" are one phrase.
    const first = group.noun.text.toLowerCase().split(' ')[0]!;
    if (Object.hasOwn(COLOR_WORDS, first)) return { hexes: [COLOR_WORDS[first]!], words: [] };
    if (kind) return { hexes: KINDS[kind]!, words: [] };
  }
  return undefined;
}

const HAS_FLOWERS: ReadonlySet<LandscapeArchetype> = new Set<LandscapeArchetype>(['hills', 'mountains']);
const KINDS: Readonly<Record<string, readonly string[]>> = {
  poppy: ['#e0301e', '#cf2018'],
  daisy: ['#fbfaf4'],
  dandelion: ['#f7cf1d'],
  buttercup: ['#f9d92a'],
  cornflower: ['#3f63d8'],
  bluebell: ['#5a5fd0'],
};

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
/** Their color is that of all water in the picture; a brook is only a part of it. */
const COLORED_WATERS = wordSet(
  'water, sea, ocean, lake, mountain lake, alpine lake, river, mountain river, pond, lagoon, bay, wave, ocean wave',
);
const SANDS = wordSet('sand, beach, sandy beach, sand beach, tropical beach, dune, sand dune, desert');
