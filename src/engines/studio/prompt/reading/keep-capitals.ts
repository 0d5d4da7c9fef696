import type { Part } from '../spans.ts';

/** A part of a prompt with the capitals and all words of its names: "New York", but not "A" or a sentence's first word. */
export function keepCapitals<P extends Part>(part: P, prompt: string): P {
  const typed = prompt.slice(part.start, part.end);
  const before = prompt.slice(0, part.start);
  if (typed.toLowerCase() !== part.words || STARTS_SENTENCE.test(before) || !hasNames(prompt)) return part;
  const rest = /^\p{Lu}/u.test(typed) ? NAME_BEFORE.exec(before)?.[0] : undefined;
  if (rest === undefined || STARTS_SENTENCE.test(before.slice(0, -rest.length)))
    return { ...part, words: typed };
  return { ...part, words: rest + typed, start: part.start - rest.length };
}

const STARTS_SENTENCE = /(?:^|[.!?:;"“”])\s*$/;
/** "New " before "York". */
const NAME_BEFORE = /(?<=\s)(?:\p{Lu}\p{L}+ )+$/u;

/** Not if most words begin with a capital letter, as in a title. */
function hasNames(prompt: string): boolean {
  const words = prompt.split(/\s+/).filter(Boolean);
  return words.filter((word) => /^\p{Lu}/u.test(word)).length <= words.length / 2;
}
