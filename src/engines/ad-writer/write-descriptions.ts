import type { AdTextLimits, AdTone } from './ad-request.ts';
import { AdWriterError } from './ad-writer-error.ts';
import { fillFrame } from './fill-frame.ts';
import { ENGLISH } from './languages/find-language.ts';
import type { ToneFrames } from './languages/language.ts';
import { capitalize } from './letter-case.ts';
import { beginsAlike, isTooAlike } from './likeness.ts';
import { endSentence, rankSentences } from './rank-sentences.ts';
import type { Briefing } from './read-subject.ts';
import { linesInTone } from './trades/trade.ts';
import { isUnspaced, splitWords } from './words.ts';

const COUNT = 4;
/** Platforms hide the rest of longer descriptions. */
const LONGEST = 190;
const NO_FRAMES: ToneFrames = { topic: [], brand: [], plain: [], openers: [], closings: [] };
/** Maximum share of common words. */
const MAX_SHARED = 0.8;
const NONE: ReadonlySet<string> = new Set();

type Build = 'closed' | 'opened' | 'paired' | 'bare';
/** Different builds, so that the descriptions vary. */
const PLAN: Record<AdTone, readonly Build[]> = {
  professional: ['closed', 'paired', 'bare', 'closed'],
  casual: ['opened', 'closed', 'bare', 'closed'],
  playful: ['opened', 'closed', 'closed', 'bare'],
  serious: ['bare', 'closed', 'paired', 'closed'],
  inspirational: ['closed', 'bare', 'opened', 'closed'],
};

/** For subjects that say little: uses the trade's sentences too. */
const THIN_PLAN: readonly Build[] = ['paired', 'closed', 'opened', 'bare'];
/** For subjects that say nothing. */
const EMPTY_PLAN: readonly Build[] = ['closed', 'opened', 'closed', 'bare'];

/** Four different descriptions within the limit. */
export function writeDescriptions(
  briefing: Briefing,
  tone: AdTone,
  limits: AdTextLimits,
  headlines: readonly string[],
): string[] {
  const most = Math.min(limits.description, LONGEST);
  const length = limits.lengthOf;
  const fits = (text: string) => text !== '' && length(text) <= most;
  const frames = framesOf(briefing, tone);
  const openers = frames.openers
    .flatMap((frame) => fillFrame(frame, inRunningText(briefing)).slice(0, 1))
    .map(({ text }) => capitalize(text));
  const closings = frames.closings
    .flatMap((frame) => fillFrame(frame, briefing))
    .map(({ text }) => capitalize(text));
  const { trade } = briefing;
  const texts = [
    ...rankSentences(briefing, tone, headlines, most, length),
    ...(trade ? linesInTone(trade.sentences, tone) : []),
  ];
  const used = new Set<string>();
  const next = (room: number, beside?: string) =>
    texts.find(
      (text) =>
        !used.has(text) &&
        length(text) <= room &&
        !(beside && (isLabel(text) || isTooAlike(beside, text, NONE))),
    );
  const take = (text: string | undefined) => {
    if (text !== undefined) for (const one of texts) if (sharesWords(one, text)) used.add(one);
    return text;
  };
  const close = (text: string) => {
    const closing = closings.find(
      (one) => !used.has(one) && fits(join(text, one)) && !namesTwice(briefing.brand, text, one),
    );
    if (closing) used.add(closing);
    return closing ? join(text, closing) : text;
  };
  const build: Record<Build, () => string | undefined> = {
    bare: () => take(next(most)),
    closed: () => {
      const text = take(next(most));
      return text && close(text);
    },
    opened: () => {
      const opener = openers.find((one) => !used.has(one));
      const text = opener && next(most - length(opener) - 1, opener);
      if (!opener || !text || namesTwice(briefing.brand, opener, text)) return build.closed();
      used.add(opener);
      return join(opener, take(text)!);
    },
    paired: () => {
      const first = take(next(most));
      const second = first && next(most - length(first) - 1, first);
      return second ? join(first, take(second)!) : first;
    },
  };
  const own = briefing.sentences.length + briefing.lines.length > 0 ? THIN_PLAN : EMPTY_PLAN;
  const chosen = (trade ? own : PLAN[tone]).flatMap((one) => build[one]() ?? []).map(soften);
  for (const text of listSubstitutes(briefing, frames, openers, closings, chosen))
    if (chosen.length < COUNT && fits(text) && !chosen.includes(text)) chosen.push(text);
  if (chosen.length < COUNT) throw new AdWriterError('There is too little to write four descriptions about');
  return chosen;
}

function framesOf({ language, isGrave, brand, lines }: Briefing, tone: AdTone): ToneFrames {
  if (!language) return brand && lines.length === 0 ? ENGLISH.tones[tone] : NO_FRAMES;
  return isGrave && tone === 'playful' ? language.gentle : language.tones[tone];
}

/** Keeps only topics that fit inside a sentence: English topics with capitals may be names or headings. */
function inRunningText(briefing: Briefing): Briefing {
  if (briefing.language?.code !== 'en') return briefing;
  return { ...briefing, topics: briefing.topics.filter(({ text }) => !/\p{Lu}/u.test(text)) };
}

/** Keeps at most one exclamation mark: platforms refuse more. */
function soften(text: string): string {
  const last = text.lastIndexOf('!');
  return text.replace(/!+/g, (marks, at: number) => (at + marks.length - 1 === last ? '!' : '.'));
}

function join(first: string, second: string): string {
  return isUnspaced(first) ? `${first}${second}` : `${first} ${second}`;
}

/** Too short for a sentence next to another. */
function isLabel(text: string): boolean {
  return !isUnspaced(text) && splitWords(text).length < 4;
}

function namesTwice(brand: string, ...texts: [string, string]): boolean {
  return brand !== '' && texts.every((text) => text.toLowerCase().includes(brand.toLowerCase()));
}

/** Whether one text is mostly contained in the other. */
function sharesWords(a: string, b: string): boolean {
  const [few, many] = [a, b]
    .map((text) => new Set(splitWords(text.toLowerCase())))
    .sort((one, other) => one.size - other.size);
  return [...few!].filter((word) => many!.has(word)).length > few!.size * MAX_SHARED;
}

/** Substitutes for missing descriptions: the tone's headlines as sentences, each with a different closing. */
function listSubstitutes(
  briefing: Briefing,
  frames: ToneFrames,
  openers: readonly string[],
  closings: readonly string[],
  chosen: readonly string[],
): string[] {
  const { brand, keywords, language, lines } = briefing;
  const told = chosen.join(' ').toLowerCase();
  const isNew = (text: string) => !told.includes(text.toLowerCase());
  const fill = (list: readonly string[]) =>
    list
      .flatMap((frame) => fillFrame(frame, inRunningText(briefing)).slice(0, 1))
      .map(({ text }) => endSentence(text));
  const statements = [...new Set([...openers, ...fill(frames.brand), ...fill(frames.topic)])].filter(isNew);
  const ends = new Set([...closings, ...frames.plain.map(endSentence)].filter(isNew));
  const pairs = statements.map((statement) => {
    const closing = [...ends].find(
      (one) => !namesTwice(brand, statement, one) && !beginsAlike(statement, one),
    );
    if (closing) ends.delete(closing);
    return closing ? soften(`${statement} ${closing}`) : statement;
  });
  const own = [
    ...lines.map(({ text }) => text),
    ...keywords.map((keyword) => (brand ? `${brand}: ${keyword}` : keyword)),
  ];
  return [...pairs, ...(language ? [] : own.map(endSentence)), ...closings, ...frames.plain.map(endSentence)];
}
