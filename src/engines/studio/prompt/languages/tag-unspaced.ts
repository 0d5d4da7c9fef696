import { isUnknown, type Token } from '../reading/token.ts';
import { baseForms } from '../split-words.ts';
import type { Entry, Lexicon } from './lexicon.ts';
import { normalizeWords } from './normalize-words.ts';
import { BREAK, splitSpaced, toToken, unknownForm } from './tag-spaced.ts';

type IsNoun = (form: string) => boolean;

/** Words of Japanese and Chinese, the longest known first; what is unknown is cut where the dictionary of the platform cuts it. */
export function tagUnspaced(
  prompt: string,
  language: 'ja' | 'zh',
  lexicon: Lexicon,
  isNoun: IsNoun,
): Token[] {
  const lowered = normalizeWords(prompt, language).length === prompt.length ? prompt.toLowerCase() : prompt;
  const text = lowered.replace(/[０-９]/g, (digit) => digit.normalize('NFKC'));
  const ends = segmentEnds(text, language);
  const tokens: Token[] = [];
  let afterBreak = true;
  for (let at = 0; at < text.length; ) {
    const character = text[at]!;
    if (!/[\p{L}\p{N}\p{M}]/u.test(character)) {
      afterBreak ||= character === ' ' || character === '　' || BREAK.test(character);
      at++;
      continue;
    }
    const { length, entry } = nextWord(text, at, ends, lexicon);
    const place = { start: at, end: at + length, afterBreak };
    const previous = tokens.at(-1);
    if (!afterBreak && previous && isOneWord(prompt, previous, place, entry)) {
      tokens.pop();
      const whole = { ...place, start: previous.start, afterBreak: previous.afterBreak };
      tokens.push(toUnspaced(prompt, whole, undefined, isNoun));
    } else tokens.push(toUnspaced(prompt, place, entry, isNoun));
    afterBreak = false;
    at += length;
  }
  return tokens;
}

/** A known character beside unknown ones is part of their word: 机 in 洗衣机. */
function isOneWord(
  prompt: string,
  previous: Token,
  { start, end }: { start: number; end: number },
  entry: Entry | undefined,
): boolean {
  const isHan = /^\p{Script=Han}+$/u.test(prompt.slice(previous.end - 1, end));
  if (previous.end !== start || previous.kind !== 'noun' || !isHan) return false;
  const isCharacter = end - start === 1 && entry?.kind === 'noun';
  return (isUnknown(previous) && isCharacter) || (!entry && previous.end - previous.start === 1);
}

const INFLECTED: ReadonlySet<string> = new Set(['noun', 'adjective', 'verb']);

/** Particles and Japanese verb endings that other words may begin with. */
const KANA = /^[\u3040-\u309f]$/u;

function nextWord(
  text: string,
  at: number,
  ends: ReadonlyMap<number, number>,
  lexicon: Lexicon,
): { length: number; entry: Entry | undefined } {
  const { entries, longest } = lexicon;
  let known = Math.min(longest, text.length - at);
  while (known > 0 && !entries.has(text.slice(at, at + known))) known--;
  const latin = /^[a-z0-9]+/iu.exec(text.slice(at))?.[0];
  // "3つ" is one word.
  if (latin && known <= latin.length)
    return { length: latin.length, entry: entries.get(latin.toLowerCase()) };
  const segment = (ends.get(at) ?? at) - at;
  const word = text.slice(at, at + Math.max(known, segment, 1));
  const entry = known > 0 ? entries.get(text.slice(at, at + known)) : undefined;
  if (!entry) return { length: Math.max(segment, 1), entry: undefined };
  const isLonger = segment > known;
  // A word of the dictionary that begins with a known one is another word: 马 and 马路.
  if (
    isLonger &&
    !isKnownSequence(text.slice(at + known, at + segment), lexicon) &&
    !KANA.test(text.slice(at, at + known))
  )
    return /^[\u3040-\u309f]+$/u.test(word.slice(known))
      ? { length: known, entry }
      : { length: segment, entry: undefined };
  const rest = entries.get(text.slice(at + known, at + segment));
  if (isLonger && known === 1 && segment === 2 && entry.kind === 'noun' && rest && INFLECTED.has(rest.kind))
    return { length: segment, entry: undefined };
  return { length: known, entry };
}

function isKnownSequence(rest: string, { entries, longest }: Pick<Lexicon, 'entries' | 'longest'>): boolean {
  const isKnown = [true];
  for (let end = 1; end <= rest.length; end++)
    for (let start = Math.max(0, end - longest); start < end && !isKnown[end]; start++)
      isKnown[end] = isKnown[start] === true && entries.has(rest.slice(start, end));
  return isKnown[rest.length]!;
}

function segmentEnds(text: string, language: string): Map<number, number> {
  const ends = new Map<number, number>();
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    ends.set(index, index + segment.length);
  return ends;
}

function toUnspaced(
  prompt: string,
  place: { start: number; end: number; afterBreak: boolean },
  entry: Entry | undefined,
  isNoun: IsNoun,
): Token {
  const text = prompt.slice(place.start, place.end);
  if (entry) {
    const { kind, forms, isPlural, value } = entry;
    return toToken(prompt, place, {
      kind,
      forms: forms.length > 0 ? forms : [unknownForm(text)],
      isPlural,
      value,
    });
  }
  const digits = text.normalize('NFKC');
  if (/^\d+$/.test(digits))
    return toToken(prompt, place, { kind: 'number', forms: [text], value: Number(digits) });
  return toToken(prompt, place, { kind: 'noun', forms: englishForms(text, isNoun) });
}

/** English words stand in prompts of every script. */
function englishForms(text: string, isNoun: IsNoun): string[] {
  const forms = baseForms(text.toLowerCase());
  return /^[a-z]{2,}$/iu.test(text) && forms.some(isNoun) ? forms : [unknownForm(text)];
}

/** Korean: words with spaces between them, whose particles are written onto them. */
export function tagKorean(prompt: string, lexicon: Lexicon, isNoun: IsNoun): Token[] {
  const words = splitSpaced(prompt, 'ko');
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    const { end, length } = findKoreanPhrase(words, at, lexicon) ?? { end: word.end, length: 1 };
    const isPhrase = length > 1;
    const counts = tokens.at(-1)?.kind === 'number' && COUNTERS.test(word.text);
    if (isPhrase) {
      const phrase = lexicon.entries.get(prompt.slice(word.start, end).replace(/\s+/gu, ' ').toLowerCase());
      tokens.push(toUnspaced(prompt, { ...word, end }, phrase, isNoun));
      const last = words[at + length - 1]!;
      const rest = { text: prompt.slice(end, last.end), start: end, end: last.end, afterBreak: false };
      if (rest.text !== '') tokens.push(...cutKorean(prompt, rest, lexicon, isNoun));
    } else if (!counts) tokens.push(...cutKorean(prompt, word, lexicon, isNoun));
    at += length;
  }
  return tokens;
}

/** Words for what is counted, after a number. */
const COUNTERS = /^(?:개|마리|명|송이|권|대|잔|그루|장|분)(?:의|가|이|를|을|는)?$/u;

/** A known phrase of up to four words, the last with or without a particle. */
function findKoreanPhrase(
  words: readonly KoreanWord[],
  at: number,
  lexicon: Lexicon,
): { end: number; length: number } | undefined {
  for (let length = Math.min(4, words.length - at); length > 1; length--) {
    const all = words.slice(at, at + length);
    if (all.slice(1).some(({ afterBreak }) => afterBreak)) continue;
    const lead = all.slice(0, -1).map(({ text }) => text);
    const last = all.at(-1)!;
    for (let cut = last.text.length; cut > 0; cut--) {
      const isWhole = cut === last.text.length || isTail(last.text.slice(cut), lexicon);
      if (isWhole && lexicon.entries.has([...lead, last.text.slice(0, cut)].join(' ').toLowerCase()))
        return { end: last.start + cut, length };
    }
  }
  return undefined;
}

interface KoreanWord {
  text: string;
  start: number;
  end: number;
  afterBreak: boolean;
}

function cutKorean(prompt: string, word: KoreanWord, lexicon: Lexicon, isNoun: IsNoun): Token[] {
  const { text, start, end, afterBreak } = word;
  const parts = coverWith(text.normalize('NFC').toLowerCase(), lexicon);
  if (!parts) {
    const bare = withoutParticle(text, lexicon);
    if (bare.length < text.length && bare.length > 0)
      return [
        toUnspaced(prompt, { start, end: start + bare.length, afterBreak }, undefined, isNoun),
        ...cutKorean(
          prompt,
          { text: text.slice(bare.length), start: start + bare.length, end, afterBreak: false },
          lexicon,
          isNoun,
        ),
      ];
    return [toUnspaced(prompt, word, undefined, isNoun)];
  }
  let at = start;
  return parts.map((part, index) => {
    const place = { start: at, end: at + part.length, afterBreak: afterBreak && index === 0 };
    at += part.length;
    return toUnspaced(prompt, place, lexicon.entries.get(part), isNoun);
  });
}

/** Known words that make up a whole, the longest first; particles only after another word. */
function coverWith(text: string, lexicon: Lexicon): string[] | undefined {
  // Where the word at each place ends. Decided from the end and once, since many words can be cut in two ways.
  const ends: number[] = [];
  for (let at = text.length - 1; at >= 0; at--)
    for (let end = Math.min(text.length, at + lexicon.longestKey); end > at && !ends[at]; end--) {
      const isLast = end === text.length;
      const entry = isLast || ends[end] ? lexicon.entries.get(text.slice(at, end)) : undefined;
      if (!entry) continue;
      // One syllable inside a word is rarely that word.
      const isParticle = entry.kind === 'link' || entry.kind === 'filler';
      if (end - at > 1 || isParticle || (at === 0 && (isLast || isTail(text.slice(end), lexicon))))
        ends[at] = end;
    }
  if (text !== '' && !ends[0]) return undefined;
  const parts: string[] = [];
  for (let at = 0; at < text.length; at = ends[at]!) parts.push(text.slice(at, ends[at]));
  return parts;
}

function isTail(text: string, { entries }: Lexicon): boolean {
  const kind = entries.get(text)?.kind;
  return kind === 'link' || kind === 'filler' || kind === 'negation';
}

function withoutParticle(text: string, lexicon: Lexicon): string {
  for (let at = 2; at < text.length; at++) if (isTail(text.slice(at), lexicon)) return text.slice(0, at);
  return text;
}
