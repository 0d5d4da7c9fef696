import { type Archetype, isLandscape, isObject, isPeople } from '../archetypes.ts';
import { LANDSCAPES } from '../landscape/landscape-archetypes.ts';
import type { Changeable } from '../prompt/understand-refinement.ts';
import { SEASONS, type Season } from '../scene/weather.ts';

const GRADE = ['warmth', 'brightness', 'saturation', 'contrast', 'split', 'look'] as const;
const VIEW = ['zoom', 'turn', 'rise', 'aside', 'tidiness'] as const;
const PLACE = ['toward'] as const;
const LENS = ['vignette', 'bloom'] as const;
const PEOPLE = ['zoom', 'turn', 'aside', 'tidiness', 'lowSun'] as const;
const STUDIO = ['softness', 'lowSun'] as const;

/**
 * The properties that a refinement can change, by kind of picture; a night sky keeps its hour and weather.
 */
export const CHANGEABLE = {
  landscape: new Set<Changeable>([
    ...GRADE,
    ...VIEW,
    ...LENS,
    'softness',
    'time',
    'weather',
    'falling',
    ...SEASONS,
    'colors',
  ]),
  'night-sky': new Set<Changeable>([...GRADE, ...VIEW, ...LENS, 'softness', ...SEASONS, 'colors']),
  abstract: new Set<Changeable>([...GRADE, ...VIEW, ...PLACE, ...LENS, 'colors']),
  object: new Set<Changeable>([...GRADE, ...VIEW, ...PLACE, ...LENS, ...STUDIO, 'colors']),
  reference: new Set<Changeable>([...GRADE, ...VIEW, ...PLACE, ...LENS, ...STUDIO, 'colors']),
  /** Drawings without light or depth. */
  drawing: new Set<Changeable>([
    ...GRADE,
    'zoom',
    'turn',
    'rise',
    'aside',
    'tidiness',
    ...PLACE,
    ...LENS,
    'colors',
    'main',
  ]),
  artwork: new Set<Changeable>([...GRADE, ...VIEW, ...PLACE, ...LENS, ...STUDIO, 'colors', 'main']),
  people: new Set<Changeable>([...GRADE, ...PEOPLE, 'toward', 'colors', 'cast']),
  'people-outdoors': new Set<Changeable>([
    ...GRADE,
    ...PEOPLE,
    ...PLACE,
    'time',
    'falling',
    'colors',
    'cast',
  ]),
} as const;

/**
 * The properties of an archetype's picture; in a landscape only what stands or swims in it can move.
 * @param seasons that the open place of people shows; undefined indoors
 */
export function changeableOf(
  archetype: Archetype,
  {
    hasOverlays,
    hasThings,
    seasons,
  }: { hasOverlays: boolean; hasThings: boolean; seasons: readonly Season[] | undefined },
): ReadonlySet<Changeable> {
  if (isPeople(archetype))
    return seasons ? new Set([...CHANGEABLE['people-outdoors'], ...seasons]) : CHANGEABLE.people;
  if (isObject(archetype)) return CHANGEABLE.object;
  if (!isLandscape(archetype)) return CHANGEABLE.abstract;
  const changeable = LANDSCAPES[archetype].isNightSky ? CHANGEABLE['night-sky'] : CHANGEABLE.landscape;
  if (hasThings) return new Set([...changeable, 'toward', 'main']);
  return hasOverlays ? new Set([...changeable, 'toward']) : changeable;
}
