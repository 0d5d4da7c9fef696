import { isWritable } from '../lettering/carriers.ts';
import { QUOTATION_MARK, QUOTED } from './quoted-text.ts';

/** The words to write in a picture after its refinements. */
export interface NewWords {
  /** The words after all refinements. */
  text: string;
  /** The new words of each refinement; undefined if it names none. */
  found: (string | undefined)[];
  /** Each refinement without its command to write other words. */
  rests: string[];
}

/** Reads 'change the text to "CLOSED"', 'make it say Closed' and '"CLOSED" instead of "OPEN"'. */
export function readNewWords(original: string, refinements: readonly string[]): NewWords {
  let text = original;
  const found: NewWords['found'] = [];
  const rests: string[] = [];
  for (const refinement of refinements) {
    const command = findCommand(refinement, text);
    found.push(command?.words);
    rests.push(command?.rest ?? refinement);
    text = command?.words ?? text;
  }
  return { text, found, rests };
}

const SAYING =
  /^(?:please )?(?:make it|let it|have it|it should|it must|make the .+?|let the .+?|the .+? should|change it to|change the .+? to) (?:say|read|spell)s? (?:that )?(.+)$/iu;
const TEXT_CHANGE =
  /^(?:please )?(?:change|set|replace) the (?:text|words?|letters|lettering|writing|title|message|caption|slogan|inscription)(?: on (?:it|the .+?))? (?:to|with|by|into) (.+)$/iu;

function findCommand(refinement: string, current: string): { words: string; rest: string } | undefined {
  const quoted = [...refinement.matchAll(QUOTED)].map(([, words]) => words!.trim());
  const others = quoted.filter((words) => words.toLowerCase() !== current.toLowerCase());
  const isReplacement = /^(?:please )?(?:replace|change)\b/i.test(refinement);
  const words = isReplacement ? others.at(-1) : others[0];
  if (quoted.length > 0 && words !== undefined && isWritable(words))
    return { words, rest: restOf(refinement) };
  const plain = (SAYING.exec(refinement) ?? TEXT_CHANGE.exec(refinement))?.[1]?.trim();
  return plain && isWritable(plain) ? { words: plain, rest: '' } : undefined;
}

/** The clauses without quoted words: 'say "HI", warmer'. */
function restOf(refinement: string): string {
  return refinement
    .replace(QUOTED, (found) => found.replaceAll(',', ' '))
    .split(',')
    .filter((clause) => !QUOTATION_MARK.test(clause))
    .join(',')
    .trim();
}
