import type { Language } from './languages/language.ts';
import { splitWords } from './words.ts';

const END = /(?<=[.!?؟۔](?:["”’»)])?)\s+(?=["“„«'¿¡(]?[\p{Lu}\p{N}\p{Lo}])|(?<=[。！？])/u;
const ABBREVIATED =
  /(?:^|\s)(?:dr|mr|mrs|ms|st|no|nr|str|inc|ltd|co|bzw|ca|z\.\s?b|u\.\s?a|sra?|av|ed|vs|approx|e\.g|i\.e|[a-z])\.$/i;
const SHORTEST_CLAUSE = 3;
/** Longer texts are cut. */
const MAX_CHARACTERS = 3000;

export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.slice(0, MAX_CHARACTERS).split(END)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATED.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

/**
 * The beginnings of a sentence that are sentences themselves, the longest first: the part before a dash, colon or
 * semicolon, or before a comma that introduces an addition.
 */
export function cutClauses(sentence: string, language: Language | undefined): string[] {
  const bare = sentence.replace(/\s*\([^()]*\)/g, '');
  const clauses: string[] = bare === sentence ? [] : [bare];
  if (!language) return clauses;
  const cuts = [...bare.matchAll(/\s[–—-]\s|—|[;:]\s|,\s/g)].reverse();
  for (const cut of cuts) {
    const before = bare.slice(0, cut.index).trim();
    const words = splitWords(before);
    const next = splitWords(bare.slice(cut.index + cut[0].length))[0]?.toLowerCase() ?? '';
    if (words.length < SHORTEST_CLAUSE || language.prefaces.has(words[0]!.toLowerCase())) continue;
    if (language.leaning.has(words[0]!.toLowerCase()) || before.includes(',')) continue;
    const isAdded = language.clauseOpeners.has(next) || (language.code === 'en' && /.ing$/.test(next));
    if (cut[0].startsWith(',') && (!isAdded || before.includes(':'))) continue;
    clauses.push(before);
  }
  return clauses;
}
