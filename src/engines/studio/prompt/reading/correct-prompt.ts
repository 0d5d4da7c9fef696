import { detectLanguage } from '../languages/detect-language.ts';
import { blankQuoted } from '../quoted-text.ts';
import type { Part } from '../spans.ts';
import { correctTyping } from './correct-typing.ts';
import { KINDS } from './kinds.ts';
import { TYPED_WORDS } from './typed-words.ts';

export interface CorrectedPrompt {
  text: string;
  /** A part of the corrected text as it was typed. */
  asTyped<P extends Part>(part: P): P;
}

/** Corrects the mistyped words of an English prompt, except in quotation marks; others stay as they are. */
export function correctPrompt(prompt: string, isNoun: (phrase: string) => boolean): CorrectedPrompt {
  const readable = blankQuoted(prompt);
  const all = readable.split(/\s+/).filter(Boolean);
  const isTitle = all.filter((word) => /^\p{Lu}/u.test(word)).length > all.length / 2;
  const mistakes = [...readable.matchAll(WORD)].flatMap(({ 0: typed, index }) => {
    const word = typed.toLowerCase();
    // "Redding" is a name, unless most words begin with a capital letter.
    const isName = index > 0 && typed !== word && !isTitle;
    const meant = isNoun(word) || KINDS.has(word) || isName ? undefined : correctOnce(word);
    return meant === undefined || meant === word ? [] : [{ typed, meant, index }];
  });
  if (mistakes.length === 0 || detectLanguage(readable, isNoun) !== 'en')
    return { text: prompt, asTyped: (part) => part };
  let text = '';
  let read = 0;
  const changes = mistakes.map(({ typed, meant, index }) => {
    text += prompt.slice(read, index);
    const change = {
      start: text.length,
      end: text.length + meant.length,
      from: index,
      to: index + typed.length,
    };
    text += meant;
    read = change.to;
    return change;
  });
  text += prompt.slice(read);
  const typedAt = (place: number) => {
    const last = changes.findLast(({ start }) => start < place);
    if (!last) return place;
    return place < last.end ? last.from : last.to + place - last.end;
  };
  return {
    text,
    asTyped(part) {
      const [start, end] = [typedAt(part.start), typedAt(part.end)];
      const isChanged = changes.some((change) => change.start < part.end && part.start < change.end);
      const words = isChanged ? prompt.slice(start, end).toLowerCase() : part.words;
      return { ...part, words, start, end };
    },
  };
}

/** Prompts are read several times while they are typed. */
function correctOnce(word: string): string | undefined {
  if (corrected.has(word)) return corrected.get(word);
  const meant = correctTyping(word, TYPED_WORDS);
  if (corrected.size >= MOST_REMEMBERED) corrected.clear();
  corrected.set(word, meant);
  return meant;
}

const corrected = new Map<string, string | undefined>();
const MOST_REMEMBERED = 5000;
const WORD = /(?<![\p{L}\p{N}'’-])[a-z]{5,}(?![\p{L}\p{N}'’-])/giu;
