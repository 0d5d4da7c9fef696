import { TRADES } from '#engines/studio/people/trades';
import { DESCRIBING, HAIR_WORDS } from '#engines/studio/prompt/people/person-words';
import { EMPTY_PLACES, PLACES } from '#engines/studio/prompt/people/place-words';
import { WORN } from '#engines/studio/prompt/people/worn-words';

/** A picture of every trade, by its usual name. */
export const TRADES_SHEET: readonly string[] = Object.values(TRADES).map(({ names: [name = ''] }) =>
  withArticle(name),
);

/** A picture of every attribute that people are given by words. */
export const CASTING_SHEET: readonly string[] = [
  ...firstWords(DESCRIBING).map(([word, { sex = 'woman' }]) =>
    withArticle(`${word.replace(' haired', '-haired')} ${sex}`),
  ),
  ...firstWords(WORN)
    .filter(([word]) => word !== 'hair')
    .map(([word, { sex = 'man' }]) => `a ${sex} with ${withArticle(word)}`),
  ...firstWords(HAIR_WORDS).map(([word]) => `a woman with ${word} hair`),
];

/** Every place with people, and those that are drawn without. */
export const PLACES_SHEET: readonly string[] = [
  ...firstWords(PLACES).map(([name]) => `a woman and a man in ${withArticle(name)}`),
  ...firstWords(EMPTY_PLACES).map(([name]) => withArticle(name)),
];

export const POSES_SHEET: readonly string[] = [
  'a woman sitting',
  'a man standing in a park',
  'a woman walking in a street',
  'a man running in a park',
  'a girl jumping',
  'a couple dancing',
  'two friends hugging',
  'a baby sleeping',
  'a man reading a book',
  'a woman meditating',
  'a man lifting weights',
  'a woman cycling',
  'a boy riding a horse',
  'a man swimming',
  'a man surfing',
  'a woman doing yoga',
  'a man pointing at a chart',
  'a woman giving a presentation',
  'a girl waving',
  'four friends cheering',
  'a man on the phone',
  'a woman drinking coffee',
  'a man thinking',
  'a woman typing on a laptop',
  'a chef cooking',
  'a boy kicking a ball',
  'a man playing golf',
  'a man playing the guitar',
  'a woman carrying a box',
  'two men shaking hands',
  'a man in a wheelchair',
  'a girl on a scooter',
  'a ballet dancer',
  'a woman painting',
  'two people kayaking',
];

/** The first word for each wish or place of a table. */
function firstWords<Value>(table: ReadonlyMap<string, Value>): [word: string, value: Value][] {
  const first = new Map<Value, string>();
  for (const [word, value] of table) if (!first.has(value)) first.set(value, word);
  return [...first].map(([value, word]) => [word, value]);
}

function withArticle(name: string): string {
  return `${/^(?:[aeio]|u(?!ni))/.test(name) ? 'an' : 'a'} ${name}`;
}
