import { addChange, type Change, NO_CHANGE, type Steps } from '../scene/change.ts';
import { SEASONS, type Season } from '../scene/weather.ts';
import { COLOR_PATTERN, COLOR_WORDS, colorNamed } from './color-words.ts';
import type { AskedEdit } from './edit-clause.ts';
import { splitTranslated, translateClause } from './languages/translate-refinement.ts';
import { readPeopleClause } from './people/read-people-clause.ts';
import { namesSomebody } from './people/read-whom.ts';
import { readBareClause, readClause, splitClauses } from './read-edits.ts';
import { readMainThing } from './read-sizes-and-moves.ts';
import { REFINEMENT_WORDS, REQUEST_WORDS, type RefinementEntry } from './refinement-words.ts';
import { baseForms, splitWords } from './split-words.ts';
import { isStopWord } from './stop-words.ts';
import { type Found, findEntries, indexWords } from './word-index.ts';

/** The result of one refinement. */
export interface RefinementReport {
  text: string;
  /** Words, lower case and in order, that changed the picture. */
  understood: string[];
  /** Words that no refinement supports. */
  leftOut: string[];
}

/** A property that a change can affect; `main` is the main thing's size and color, `cast` who is shown, how and where. */
export type Changeable =
  | keyof Steps
  | 'time'
  | 'weather'
  | Season
  | 'falling'
  | 'toward'
  | 'colors'
  | 'look'
  | 'main'
  | 'cast';

/** All refinements of a picture: the change of its view and light, and the edits of its things. */
export interface Refinements {
  change: Change;
  texts: readonly ReadRefinement[];
}

/** One refinement; its report does not yet have the words of the edits. */
interface ReadRefinement {
  edits: AskedEdit[];
  report: RefinementReport;
}

/**
 * Reads edits part by part; the rest is a change of view and light.
 * @param view what the prompt asks for of view and light
 */
export function readRefinements(
  texts: readonly string[],
  changeable: ReadonlySet<Changeable>,
  view: Change = NO_CHANGE,
): Refinements {
  let change = view;
  const read = texts.map((text) => {
    const { edits, toward, words, leftOut, rest, own } = readParts(text, changeable);
    const { next, report } = understandRefinement(rest, changeable);
    change = next.reduce(addChange, change);
    const canMove = toward !== undefined && changeable.has('toward');
    if (canMove) change = addChange(change, moveAside(toward));
    const inOwnWords = (list: readonly string[]) => list.map((word) => own.get(word) ?? word);
    return {
      edits: edits.map(({ edit, words: asked }) => ({
        edit,
        words: {
          noun: inOwnWords(asked.noun),
          color: inOwnWords(asked.color),
          count: inOwnWords(asked.count),
          rest: inOwnWords(asked.rest),
          ...(asked.host ? { host: inOwnWords(asked.host) } : {}),
        },
      })),
      report: {
        text,
        understood: inOwnWords([...report.understood, ...(canMove ? words : [])]),
        leftOut: inOwnWords([...report.leftOut, ...leftOut, ...(canMove ? [] : words)]),
      },
    };
  });
  return { change, texts: read };
}

function moveAside(toward: -1 | 0 | 1): Parameters<typeof addChange>[1] {
  return toward === 0 ? { steps: { aside: -2 } } : { steps: { aside: 2 }, toward };
}

/** Whether a text tells what to change, and is not a prompt of its own. */
export function isCommand(text: string): boolean {
  return splitClauses(text).some((written) => {
    const clause = translateClause(written)?.english ?? written;
    return readClause(clause)?.isCommand || readPeopleClause(clause)?.isCommand;
  });
}

interface Parts {
  edits: AskedEdit[];
  toward: -1 | 0 | 1 | undefined;
  /** The words for `toward`. */
  words: string[];
  leftOut: string[];
  /** The clauses that are not edits. */
  rest: string;
  /** Words in the refinement's own language, by those in English. */
  own: Map<string, string>;
}

function readParts(text: string, changeable: ReadonlySet<Changeable>): Parts {
  const parts: Parts = { edits: [], toward: undefined, words: [], leftOut: [], rest: '', own: new Map() };
  const rest: string[] = [];
  const plain = text.replace(MORE_WEATHER, (word, stem: string) => {
    parts.own.set(`${stem.toLowerCase()}y`, word.toLowerCase());
    return `${stem}y`;
  });
  for (const written of splitClauses(plain).flatMap(splitTranslated)) {
    const translated = translateClause(written);
    const clause = translated?.english ?? written;
    for (const [english, own] of translated?.own ?? []) parts.own.set(english, own);
    const asked =
      (changeable.has('main') ? readMainThing(clause) : undefined) ??
      (changeable.has('cast') ? readPeopleClause(clause) : undefined) ??
      (isOnlySteps(clause) ? undefined : (readClause(clause) ?? readBareClause(clause)));
    if (!asked) {
      // A color or a light that is meant for somebody is not for the whole picture.
      if (changeable.has('cast') && namesSomebody(clause)) parts.leftOut.push(...splitWords(clause));
      else rest.push(clause);
      continue;
    }
    parts.toward = asked.toward ?? parts.toward;
    parts.words.push(...asked.words);
    parts.leftOut.push(...asked.leftOut);
    for (const { edit, words } of asked.edits) {
      // "Add fog" is a change of the weather; "a boat at sunset" asks for both.
      const isWeather = edit.kind === 'add' && isStep(edit.thing.forms);
      const steps = isWeather
        ? [...words.rest, edit.thing.forms[0]!]
        : words.rest.filter((word) => isStep([word]));
      rest.push(...steps);
      if (!isWeather)
        parts.edits.push({
          edit,
          words: { ...words, rest: words.rest.filter((word) => !steps.includes(word)) },
        });
    }
  }
  return { ...parts, rest: rest.join(', ') };
}

/** "Foggier" */
const MORE_WEATHER = /\b(fogg|mist|haz|cloud|storm|snow|sunn|mood|gloom)ier\b/gi;

/** Words of view, light and weather that describe no thing. */
function isStep(forms: readonly string[]): boolean {
  return forms.some((form) => form !== 'cloud' && form !== 'clouds' && index.has(form));
}

const EVERYTHING: ReadonlySet<Changeable> = new Set<Changeable>([
  ...(Object.keys(NO_CHANGE.steps) as (keyof Steps)[]),
  'time',
  'weather',
  ...SEASONS,
  'falling',
  'look',
]);
const DENIES = /^(?:remove|without|no|delete|erase|hide|don't|get rid|take|clear)\b|\bclouds?\b/;
const COLORED_NOUN = new RegExp(
  `\\b(?:${COLOR_PATTERN}) (?!tones?\\b|colou?rs?\\b|light|hues?\\b|and\\b)[a-z]`,
);

/** Whether words of view, light and colors account for the whole clause. */
function isOnlySteps(clause: string): boolean {
  if (clause === 'cloudy' || clause === 'clouds') return true;
  if (DENIES.test(clause) || NAMES_A_SIDE.test(clause) || COUNTED_FRUIT.test(clause)) return false;
  const isCovered = (changeable: ReadonlySet<Changeable>) => {
    const { understood, leftOut } = understandRefinement(clause, changeable).report;
    return understood.length > 0 && leftOut.length === 0;
  };
  if (isCovered(EVERYTHING)) return true;
  return (
    !COLORED_NOUN.test(clause) &&
    !TONE.test(clause) &&
    isCovered(new Set<Changeable>([...EVERYTHING, 'colors']))
  );
}

/** "Add two lemons", whose name is a color, too. */
const COUNTED_FRUIT = new RegExp(
  `\\b(?:an?|one|two|three|four|five|six|another|\\d+)(?: more)? (?:${COLOR_PATTERN})s?$`,
);
const NAMES_A_SIDE = /\b(?:left|right)\b|\b(?:in|to|into) the (?:middle|cent(?:er|re))\b/;
const TONE = /^(?:less|more|too|reduce)\b/;

const index = indexWords(REFINEMENT_WORDS.map((entry) => [entry, entry.words] as const));

function understandRefinement(
  text: string,
  changeable: ReadonlySet<Changeable>,
): {
  next: Parameters<typeof addChange>[1][];
  report: RefinementReport;
} {
  const words = splitWords(text);
  const used = new Set<number>();
  const entries = new Map<RefinementEntry, 1 | -1>();
  for (const { place, length, meaning } of withoutOverlaps(findEntries(words, index))) {
    if (!effectsOf(meaning).some((effect) => changeable.has(effect))) continue;
    const less = words[place - 1] === 'less';
    entries.set(meaning, less ? -1 : 1);
    for (let at = place - (less ? 1 : 0); at < place + length; at++) used.add(at);
  }
  const colors: string[] = [];
  for (const [place, word] of words.entries()) {
    const name = colorNamed(baseForms(word));
    if (used.has(place) || name === undefined || !changeable.has('colors')) continue;
    colors.push(COLOR_WORDS[name]!);
    used.add(place);
  }
  const isMeant = (word: string) => !isStopWord(word) && !REQUEST_WORDS.has(word);
  return {
    next: [
      ...[...entries].map(([entry, way]) =>
        way === 1 ? { steps: {}, ...entry } : { steps: reverse(entry) },
      ),
      { steps: {}, colors },
    ],
    report: {
      text,
      understood: [...new Set(words.filter((_, place) => used.has(place)))],
      leftOut: [...new Set(words.filter((word, place) => !used.has(place) && isMeant(word)))],
    },
  };
}

function effectsOf({ words: _, steps = {}, season, ...rest }: RefinementEntry): Changeable[] {
  return [...Object.keys(steps), ...Object.keys(rest), ...(season ? [season] : [])] as Changeable[];
}

function reverse({ steps = {} }: RefinementEntry): Partial<Steps> {
  return Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, -step]));
}

/** From the left, the longest phrase at each place. */
function withoutOverlaps<Meaning>(found: Found<Meaning>[]): Found<Meaning>[] {
  let end = 0;
  return found.filter(({ place, length }) => {
    if (place < end) return false;
    end = place + length;
    return true;
  });
}
