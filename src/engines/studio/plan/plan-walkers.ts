import { LANDSCAPES, type LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import { OVERLAYS, type Walker } from '../landscape/overlays/overlay-kinds.ts';
import type { PersonWish } from '../people/cast/person-wish.ts';
import type { Setting } from '../people/people-scene.ts';
import type { ReadPeople } from '../prompt/people/read-people.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isMoodWord } from './mood-words.ts';
import type { PlannedContent } from './picture-plan.ts';
import { isIndoorLight, isTimeOrWeatherWord } from './sky-words.ts';

/**
 * People out in a landscape, where that shows more of the prompt than an illustration: a man on a cliff, a
 * couple at sunset. Undefined if it does not, or if they would be too far away to show their looks.
 */
export function planWalkers(
  people: ReadPeople,
  {
    head,
    others,
    place,
  }: { head: NounGroup; others: readonly NounGroup[]; place: LandscapeArchetype | undefined },
): PlannedContent | undefined {
  const isMissed = (group: NounGroup) => !people.shows.has(group.noun);
  const missesPlace = place !== undefined && (people.place === undefined || people.place === WILDS[place]);
  const missesSky = others.some(
    (group) =>
      isMissed(group) &&
      isTimeOrWeatherWord(group.noun) &&
      !isIndoorLight(group.noun) &&
      !isMoodWord(group.noun),
  );
  const isOutline = [head, ...others].some(({ noun, modifiers }) =>
    [noun, ...modifiers].some(({ forms }) => forms.includes('silhouette')),
  );
  if (!missesPlace && !missesSky && !isOutline) return undefined;
  if (people.place !== undefined && place === undefined) return undefined;
  if (place && LANDSCAPES[place].isAcrossWater) return undefined;
  const walkers = people.people.map(asWalker);
  if (!walkers.every((walker) => walker !== undefined)) return undefined;
  // From afar a child is told by the grown-up beside it.
  if (walkers.every(({ build }) => build === 'child')) return undefined;
  const overlays = [{ kind: 'walkers' as const, count: walkers.length, people: walkers }];
  return place
    ? { kind: 'archetype', archetype: place, overlays, people }
    : { kind: 'overlay', homes: OVERLAYS.walkers.homes, overlays, people };
}

/** Landscapes that are also settings of illustrations: people whose looks are asked for stand before them there. */
const WILDS: Readonly<Partial<Record<LandscapeArchetype, Setting>>> = { forest: 'forest', dunes: 'desert' };

const POSES: Partial<Record<NonNullable<PersonWish['pose']>, Walker['pose']>> = {
  stand: 'stand',
  walk: 'walk',
  run: 'run',
  sit: 'sit',
  cheer: 'cheer',
};

/** Undefined if more is asked for than can be seen from afar. */
function asWalker({ sex, age, pose, trade, outfit, hat, overs, ...looks }: PersonWish): Walker | undefined {
  const dress = trade === 'hiker' ? 'outdoor' : outfit === 'sport' && !trade ? 'sport' : undefined;
  if (!dress && (trade || outfit || hat)) return undefined;
  // Hikers carry a backpack.
  if (overs?.some(({ over, color }) => color || over !== 'backpack' || dress !== 'outdoor')) return undefined;
  if (Object.keys(looks).length > 0 || age === 'baby' || age === 'old' || age === 'teenager')
    return undefined;
  const seen = dress === 'outdoor' && !pose ? 'hike' : pose && POSES[pose];
  if (pose && !seen) return undefined;
  const build = age === 'child' ? 'child' : sex;
  return { ...(build ? { build } : {}), ...(seen ? { pose: seen } : {}), ...(dress ? { dress } : {}) };
}
