import { ARCHETYPES, type Archetype, isLandscape, isPeople } from '../archetypes.ts';
import { CROP_WORDS, DETAIL_WORDS, type Detail } from '../landscape/detail-words.ts';
import type { LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { Crop } from '../landscape/landscape-scene.ts';
import { OVERLAYS, type OverlayKind } from '../landscape/overlays/overlay-kinds.ts';
import type { Setting } from '../people/people-scene.ts';
import { SETTING_WORDS } from '../people/setting-words.ts';
import type { Category } from '../scene/categories.ts';
import { MOOD_WORDS, type Mood } from '../scene/mood.ts';
import type { Season, TimeOfDay, Weather } from '../scene/weather.ts';
import { COLOR_WORDS } from './color-words.ts';
import { findIdioms, isPartOfIdiom } from './idioms.ts';
import { SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from './modifier-words.ts';
import { isStopWord } from './stop-words.ts';
import { findEntries, indexWords, type WordIndex } from './word-index.ts';
import { baseForms, splitWords } from './words.ts';

export interface Understanding {
  words: string[];
  /** Undefined when no word names anything that can be drawn. */
  archetype: Archetype | undefined;
  /** Other archetypes that the words name, best first. */
  others: Archetype[];
  time: TimeOfDay | undefined;
  weather: Weather | undefined;
  season: Season | undefined;
  /** Best first. */
  overlays: OverlayKind[];
  /** Landscapes to choose from, if the prompt names only an overlay. */
  homes: readonly LandscapeArchetype[];
  /** In the prompt's order, each once. */
  moods: Mood[];
  details: Record<Detail, boolean>;
  crop: Crop['kind'] | undefined;
  /** The room that people are in. */
  setting: Setting | undefined;
  /** Display hex, in the prompt's order. */
  colors: string[];
  understood: string[];
  leftOut: string[];
}

const STRONG = 1.3;
const WEAK = 0.5;
/** A phrase counts more than its words alone. */
const PHRASE_BONUS = 0.9;
/** Prompts name their subject early. */
const ORDER_DECAY = 0.035;
/** Least score of a subject: one weak word early in the prompt reaches it. */
const LEAST_SCORE = 0.4;
/** Bonus for archetypes of the category: less than one weak word. */
const CATEGORY_BONUS = 0.3;
/** Least score at which an overlay is the subject. */
const OVERLAY_SUBJECT_SCORE = 0.8;

/** `category` only decides between several meanings of a word. */
export function understandPrompt(prompt: string, category?: Category): Understanding {
  const words = splitWords(prompt);
  const idioms = findIdioms(words);
  const find = <Meaning>(index: WordIndex<Meaning>) =>
    findEntries(words, index).filter((found) => !isPartOfIdiom(found, idioms));
  const used = new Set<number>();
  const rank = <Meaning>(index: WordIndex<Meaning>): [Meaning, number][] => {
    const scores = new Map<Meaning, number>();
    for (const { place, length, entry } of find(index)) {
      const points =
        (entry.strong ? STRONG : WEAK) + (length > 1 ? PHRASE_BONUS : 0) - ORDER_DECAY * Math.min(place, 12);
      scores.set(entry.meaning, (scores.get(entry.meaning) ?? 0) + points);
      markUsed(used, place, length);
    }
    return [...scores].sort((a, b) => b[1] - a[1]);
  };
  const ranked = preferCategory(
    rank(archetypes).filter(([, score]) => score >= LEAST_SCORE),
    category,
  );
  const subject = chooseSubject(ranked, rank(overlays));
  const use = <Meaning>(index: WordIndex<Meaning>) => {
    const found = find(index);
    for (const { place, length } of found) markUsed(used, place, length);
    return found;
  };
  const choose = <Meaning>(index: WordIndex<Meaning>): Meaning | undefined =>
    use(index).sort((a, b) => b.length - a.length || a.place - b.place)[0]?.entry.meaning;
  const chooseAll = <Meaning>(index: WordIndex<Meaning>): Meaning[] => [
    ...new Set(use(index).map(({ entry }) => entry.meaning)),
  ];
  const mentions = (index: WordIndex<true>) => choose(index) === true;
  const colors: string[] = [];
  for (const [place, word] of words.entries()) {
    const name = baseForms(word).find((form) => Object.hasOwn(COLOR_WORDS, form));
    if (name === undefined) continue;
    colors.push(COLOR_WORDS[name]!);
    used.add(place);
  }
  const understanding: Understanding = {
    words,
    ...subject,
    others: ranked.map(([archetype]) => archetype).filter((archetype) => archetype !== subject.archetype),
    time: choose(times),
    weather: choose(weathers),
    season: choose(seasons),
    moods: chooseAll(moods),
    details: Object.fromEntries(details.map(([detail, index]) => [detail, mentions(index)])) as Record<
      Detail,
      boolean
    >,
    crop: choose(crops),
    setting: choose(settings),
    colors,
    understood: [],
    leftOut: [],
  };
  for (const [place, word] of words.entries()) {
    if (used.has(place)) understanding.understood.push(word);
    else if (!isStopWord(word)) understanding.leftOut.push(word);
  }
  understanding.understood = [...new Set(understanding.understood)];
  understanding.leftOut = [...new Set(understanding.leftOut)];
  return understanding;
}

/** Ranks archetypes of the category above those with a slightly higher score. */
function preferCategory(
  ranked: [Archetype, number][],
  category: Category | undefined,
): [Archetype, number][] {
  if (!category) return ranked;
  return ranked
    .map(([archetype, score]): [Archetype, number] => {
      const { category: own, favoredBy = [own] } = ARCHETYPES[archetype];
      return [archetype, score + (favoredBy.includes(category) ? CATEGORY_BONUS : 0)];
    })
    .sort((a, b) => b[1] - a[1]);
}

/**
 * An overlay chooses the landscape if nothing else is named, or if a thing or pattern scores lower; otherwise
 * it is added to a landscape, and dropped for other archetypes.
 */
function chooseSubject(
  ranked: [Archetype, number][],
  standing: [OverlayKind, number][],
): Pick<Understanding, 'archetype' | 'overlays' | 'homes'> {
  const best = ranked[0];
  const chief = standing[0];
  const land = ranked.map(([archetype]) => archetype).find(isLandscape);
  const kinds = standing.filter(([, score]) => score >= LEAST_SCORE).map(([kind]) => kind);
  // A family or a yogi outdoors is an overlay of the landscape, not an illustration of a room.
  const outdoors = best && isPeople(best[0]) && land && chief && chief[1] >= OVERLAY_SUBJECT_SCORE;
  if (best && (best[0] === land || outdoors)) return { archetype: land, overlays: kinds, homes: [] };
  if (!chief || chief[1] < OVERLAY_SUBJECT_SCORE || (best && best[1] > chief[1]))
    return { archetype: best?.[0], overlays: [], homes: [] };
  const { homes } = OVERLAYS[chief[0]];
  return { archetype: land ?? homes[0], overlays: kinds, homes: land ? [] : homes };
}

const archetypes = indexNamed(ARCHETYPES);
const overlays = indexNamed(OVERLAYS);
const times = indexTable(TIME_WORDS);
const weathers = indexTable(WEATHER_WORDS);
const seasons = indexTable(SEASON_WORDS);
const moods = indexTable(MOOD_WORDS);
const settings = indexTable(SETTING_WORDS);
const crops = indexTable(CROP_WORDS);
const details = typedEntries(DETAIL_WORDS).map(
  ([detail, words]) => [detail, indexWords<true>([[true, words, true]])] as const,
);

function indexNamed<Name extends string>(
  table: Readonly<Record<Name, { strong: string; weak: string }>>,
): WordIndex<Name> {
  return indexWords(
    typedEntries(table).flatMap(([name, { strong, weak }]) => [
      [name, strong, true] as const,
      [name, weak, false] as const,
    ]),
  );
}

function indexTable<Name extends string>(table: Record<Name, string>): WordIndex<Name> {
  return indexWords(typedEntries(table).map(([name, words]) => [name, words, true] as const));
}

function typedEntries<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}

function markUsed(used: Set<number>, place: number, length: number): void {
  for (let index = place; index < place + length; index++) used.add(index);
}
