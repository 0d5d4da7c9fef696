import { CROP_WORDS, DETAIL_WORDS, type Detail } from '../landscape/detail-words.ts';
import type { Crop } from '../landscape/landscape-scene.ts';
import type { Setting } from '../people/people-scene.ts';
import { SETTING_WORDS } from '../people/setting-words.ts';
import { MOOD_WORDS, type Mood } from '../scene/mood.ts';
import type { Season, TimeOfDay, Weather } from '../scene/weather.ts';
import { colorNamed, hexInShade, isOneColor, NAMED_BY_COLOR, SHADE_WORDS, VESSELS } from './color-words.ts';
import { findIdioms, isPartOfIdiom } from './idioms.ts';
import { baseForms, splitWords } from './split-words.ts';
import { isStopWord } from './stop-words.ts';
import { SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from './time-and-weather-words.ts';
import { type Found, findEntries, indexWords, type WordIndex } from './word-index.ts';

/** How a prompt's words want its subject to look. */
export interface Understanding {
  words: string[];
  time: TimeOfDay | undefined;
  weather: Weather | undefined;
  season: Season | undefined;
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

export function understandPrompt(prompt: string): Understanding {
  const words = splitWords(prompt);
  const idioms = findIdioms(words);
  const used = new Set<number>();
  const use = <Meaning>(index: WordIndex<Meaning>) => {
    const found = findEntries(words, index).filter((one) => !isPartOfIdiom(one, idioms));
    for (const { place, length } of found)
      for (let word = place; word < place + length; word++) used.add(word);
    return found;
  };
  const choose = <Meaning>(index: WordIndex<Meaning>): Meaning | undefined =>
    use(index).sort((a, b) => b.length - a.length || a.place - b.place)[0]?.meaning;
  const chooseMoods = () => {
    const found = use(moods).filter(({ place }) => !shades.has(place));
    return [...new Set(found.map(({ meaning }) => meaning))];
  };
  const mentions = (index: WordIndex<true>) => choose(index) === true;
  const colors: string[] = [];
  /** Words that only tell the shade of a color: "bright yellow" is no bright picture. */
  const shades = new Set<number>();
  for (const [place, word] of words.entries()) {
    const name = colorNamed(baseForms(word));
    if (name === undefined) continue;
    used.add(place);
    if (NAMED_BY_COLOR.has(words[place + 1] ?? '') && !VESSELS.has(words[place + 2] ?? '')) continue;
    const before = words[place - 1] ?? '';
    const first = colorNamed(baseForms(before));
    if (first !== undefined && isOneColor(first, name)) continue;
    const isShade = SHADE_WORDS.has(before);
    if (isShade) shades.add(place - 1);
    colors.push(hexInShade(name, isShade ? before : undefined));
  }
  const understanding: Understanding = {
    words,
    time: choose(times),
    weather: choose(weathers),
    season: choose(seasons),
    moods: chooseMoods(),
    details: Object.fromEntries(details.map(([detail, index]) => [detail, mentions(index)])) as Record<
      Detail,
      boolean
    >,
    crop: choose(crops),
    setting: chooseRoom(words, use(settings)),
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

/** The room that people are said to be in, rather than one that is only hinted at: "a startup team in a cafe". */
function chooseRoom(words: readonly string[], found: readonly Found<Setting>[]): Setting | undefined {
  const isPlaced = ({ place }: Found<Setting>) =>
    words.slice(Math.max(0, place - 3), place).some((word) => ROOM_PREPOSITIONS.has(word)) ? 1 : 0;
  return found.toSorted((a, b) => isPlaced(b) - isPlaced(a) || b.length - a.length || a.place - b.place)[0]
    ?.meaning;
}

const ROOM_PREPOSITIONS: ReadonlySet<string> = new Set(['in', 'at', 'on', 'inside']);
const times = indexTable(TIME_WORDS);
const weathers = indexTable(WEATHER_WORDS);
const seasons = indexTable(SEASON_WORDS);
const moods = indexTable(MOOD_WORDS);
const settings = indexTable(SETTING_WORDS);
const crops = indexTable(CROP_WORDS);
const details = typedEntries(DETAIL_WORDS).map(
  ([detail, words]) => [detail, indexWords<true>([[true, words]])] as const,
);

function indexTable<Name extends string>(table: Record<Name, string>): WordIndex<Name> {
  return indexWords(typedEntries(table).map(([name, words]) => [name, words] as const));
}

function typedEntries<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
