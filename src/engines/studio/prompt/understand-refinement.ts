import { addChange, type Change, NO_CHANGE, type Steps } from '../scene/change.ts';
import { COLOR_WORDS } from './color-words.ts';
import { REFINEMENT_WORDS, REQUEST_WORDS, type RefinementEntry } from './refinement-words.ts';
import { isStopWord } from './stop-words.ts';
import { type Found, findEntries, indexWords } from './word-index.ts';
import { baseForms, splitWords } from './words.ts';

/** The result of one refinement. */
export interface RefinementReport {
  text: string;
  /** Words, lower case and in order, that changed the picture. */
  understood: string[];
  /** Words that no refinement supports. */
  leftOut: string[];
}

/** A property that a change can affect. */
export type Changeable = keyof Steps | 'time' | 'weather' | 'season' | 'colors';

/** Combines all refinements of a picture in order; words for unchangeable properties are left out. */
export function understandRefinements(
  texts: readonly string[],
  changeable: ReadonlySet<Changeable>,
): {
  change: Change;
  reports: RefinementReport[];
} {
  let change = NO_CHANGE;
  const reports = texts.map((text) => {
    const { next, report } = understandRefinement(text, changeable);
    change = next.reduce(addChange, change);
    return report;
  });
  return { change, reports };
}

const index = indexWords(REFINEMENT_WORDS.map((entry) => [entry, entry.words, true] as const));

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
  for (const { place, length, entry } of withoutOverlaps(findEntries(words, index))) {
    if (!effectsOf(entry.meaning).some((effect) => changeable.has(effect))) continue;
    const less = words[place - 1] === 'less';
    entries.set(entry.meaning, less ? -1 : 1);
    for (let at = place - (less ? 1 : 0); at < place + length; at++) used.add(at);
  }
  const colors: string[] = [];
  for (const [place, word] of words.entries()) {
    const name = baseForms(word).find((form) => Object.hasOwn(COLOR_WORDS, form));
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

function effectsOf({ words: _, steps = {}, ...rest }: RefinementEntry): Changeable[] {
  return [...Object.keys(steps), ...Object.keys(rest)] as Changeable[];
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
