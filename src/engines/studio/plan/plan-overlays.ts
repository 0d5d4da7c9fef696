import { LAND_FORMS } from '../landscape/land-forms.ts';
import { LANDSCAPES, type LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import {
  isCountable,
  OVERLAYS,
  type OverlayKind,
  type OverlayWish,
} from '../landscape/overlays/overlay-kinds.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf } from '../prompt/reading/token.ts';
import { findSubjects } from '../prompt/vocabulary.ts';
import { wordSet } from '../scene/phrases.ts';
import { DEFAULT_PLURAL_COUNT } from './things-of-group.ts';

const MOST_IN_A_LANDSCAPE = 12;
const CROWD = 34;

/** The additions to a landscape that the groups name, each kind once. */
export function planOverlays(groups: readonly NounGroup[]): OverlayWish[] {
  const wishes = new Map<OverlayKind, OverlayWish>();
  for (const group of groups)
    for (const subject of findSubjects(group.noun.forms))
      if (subject.kind === 'overlay' && !wishes.has(subject.overlay))
        wishes.set(subject.overlay, { kind: subject.overlay, ...countOf(subject.overlay, group) });
  return [...wishes.values()];
}

function countOf(kind: OverlayKind, { noun, number, count }: NounGroup): Pick<OverlayWish, 'count'> {
  if (!isCountable(kind)) return {};
  if (noun.forms.some((form) => form.startsWith('crowd'))) return { count: CROWD };
  const isPerson = OVERLAYS[kind].person !== null;
  // "Hot air balloons", which are known as a phrase, count as one.
  const isPlural = noun.forms.includes(noun.text.toLowerCase().replace(/s$/, '')) && noun.text.endsWith('s');
  if (!number && count === 1) return isOneOf(noun, SINGULAR_IS_ONE) && !isPlural ? { count: 1 } : {};
  if (!number && (!isPerson || kind === 'family')) return {};
  return { count: Math.min(MOST_IN_A_LANDSCAPE, count ?? DEFAULT_PLURAL_COUNT) };
}

/** Nouns whose singular means one: "a boat on a lake", but not "a harbor". */
const SINGULAR_IS_ONE = wordSet(
  `boat, sailboat, sailing boat, yacht, ship, fishing boat, bird, seagull, gull, balloon, hot air balloon, palm, palm tree,
    coconut palm, coconut tree, wind turbine, turbine, windmill`,
);

/** Whether a landscape can have an overlay: boats need water, fireworks an open sky. */
export function fits(kind: OverlayKind, archetype: LandscapeArchetype): boolean {
  const { form, hasBoats } = LANDSCAPES[archetype];
  if (kind === 'fireworks') return archetype !== 'forest' && archetype !== 'waterfall';
  return kind !== 'boats' || (hasBoats ?? (typeof form === 'string' && LAND_FORMS[form].hasBoats));
}
