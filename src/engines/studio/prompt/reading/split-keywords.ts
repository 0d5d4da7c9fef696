import { isLandscape } from '../../archetypes.ts';
import { FOOD_ICONS } from '../../artwork/catalog/own-things.ts';
import { phrases, wordSet } from '../../scene/phrases.ts';
import { findPeople } from '../people/find-people.ts';
import { SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from '../time-and-weather-words.ts';
import { findSubjects } from '../vocabulary.ts';
import { isPureColor } from './color-nouns.ts';
import { FORMAT_NOUNS, MEASURES, SOFT_NOUNS } from './function-words.ts';
import { mergeKnown } from './merge-phrases.ts';
import { isOneOf, type Token } from './token.ts';

/** From this many things on, words in a row are a list; two may be one thing, such as a bird house. */
const LEAST_IN_A_LIST = 3;

/**
 * The words of a prompt that lists things without commas ("birthday cake balloons confetti"), with a break before each thing;
 * undefined for other prompts.
 */
export function splitKeywords(
  tokens: readonly Token[],
  isNoun: (phrase: string) => boolean,
): Token[] | undefined {
  const words = mergeKnown(tokens, isNoun).map(asNoun);
  const isOneClause = words.every(
    (word, at) => KEYWORDS.has(word.kind) && (at === 0 || !word.afterBreak) && !findPeople(word),
  );
  if (!isOneClause || !isList(words)) return undefined;
  return words.map((word, at) => {
    const before = words[at - 1];
    const isOther = before !== undefined && (isThing(before) || isSeen(before)) && !areSame(before, word);
    return isOther ? { ...word, afterBreak: true } : word;
  });
}

const KEYWORDS: ReadonlySet<Token['kind']> = new Set(['noun', 'adjective'] as const);

/** "Strawberry banana smoothie", "pumpkin spice latte" */
const MADE_OF_FOOD = wordSet(
  `latte, coffee, tea, juice, smoothie, milkshake, lemonade, cocktail, soup, stew, curry, salad, sandwich, cake, pie, tart, bread, muffin,
  cookie, pudding, ice cream, jam, sauce, pasta, risotto, pizza`,
);

function isFood({ forms }: Token): boolean {
  return findSubjects(forms).some(
    (subject) => subject.kind === 'artwork' && FOOD_ICONS.has(subject.thing.icon),
  );
}

/** "Basket spring": no verb. */
function asNoun(word: Token): Token {
  return word.kind === 'verb' && isOneOf(word, TIMES) ? { ...word, kind: 'noun' } : word;
}

function isList(words: readonly Token[]): boolean {
  const things = words.filter(isThing);
  const [first, last] = [things[0], words.at(-1)];
  if (!first || !last || things.length < 2) return false;
  if (isOneOf(last, MADE_OF_FOOD) && things.some((thing) => thing !== last && isFood(thing))) return false;
  // "Rings flowers": nouns that describe another are singular; "ribbon red": colors stand before what they describe.
  const hasPlural = words.some((word, at) => word.isPlural && isThing(word) && isThing(words[at + 1]));
  return (
    things.length >= LEAST_IN_A_LIST ||
    hasPlural ||
    (last.kind === 'adjective' && isPureColor(last)) ||
    (kindOf(first) === 'artwork' && isOneOf(last, TIMES) && kindOf(last) !== 'artwork') ||
    // "Mountain bike" is one thing.
    (isPlace(first) && first.forms[0]!.includes(' ') && kindOf(last) !== 'archetype')
  );
}

/** Whether a word names something in the picture; "food" describes what follows: a cat food bowl. */
function isThing(word: Token | undefined): boolean {
  if (word?.kind !== 'noun') return false;
  if (isOneOf(word, TIMES)) return true;
  const isSoft = [FORMAT_NOUNS, SOFT_NOUNS, MEASURES].some((others) => isOneOf(word, others));
  return !isSoft && findSubjects(word.forms).length > 0;
}

const TIMES: ReadonlySet<string> = new Set(
  [SEASON_WORDS, TIME_WORDS, WEATHER_WORDS].flatMap((table) => Object.values(table).flatMap(phrases)),
);

/** "Eggs basket spring": in a list a basket is a thing of its own. */
function isSeen(word: Token): boolean {
  return word.kind === 'noun' && kindOf(word) === 'artwork';
}

/** "Bicycle beach": the place of what stands before it. */
function isPlace(word: Token): boolean {
  const [subject] = findSubjects(word.forms);
  return isOneOf(word, TIMES) || (subject?.kind === 'archetype' && isLandscape(subject.archetype));
}

/** "Puppy dog" */
function areSame(one: Token, other: Token): boolean {
  const [first, second] = [one, other].map(({ forms }) => findSubjects(forms)[0]);
  return first?.kind === 'artwork' && second?.kind === 'artwork' && first.thing.icon === second.thing.icon;
}

function kindOf({ forms }: Token) {
  return findSubjects(forms)[0]?.kind;
}
