import type { AdTextLimits, AdTone } from './ad-request.ts';
import { AdWriterError } from './ad-writer-error.ts';
import { fillFrame } from './fill-frame.ts';
import type { Topic } from './find-topics.ts';
import { ENGLISH } from './languages/find-language.ts';
import type { Language } from './languages/language.ts';
import { capitalize, titleCase } from './letter-case.ts';
import { beginsAlike, isTooAlike } from './likeness.ts';
import type { Briefing, Line } from './read-subject.ts';
import { linesInTone } from './trades/trade.ts';
import { isUnspaced, splitWords } from './words.ts';

const COUNT = 5;
/** Longer headlines are hard to read, even if the platform allows them. */
const LONGEST = 60;
/** Shorter lines say little. */
const SHORT = 14;
/** The ad shows the brand anyway. */
const MAX_BRANDED = 3;
/** If there are too few topics. */
const MAX_SAME_TOPIC = 2;
const HOPEFUL =
  /\b(?:dream|life|love|stor(?:y|ies)|future|together|hope|create|grow|change|begin|discover|new|leben|liebe|zukunft|gemeinsam|vie|amour|ensemble|rêve|vida|amor|juntos|sueñ\w*|vita|amore|insieme|sogn\w*|sonh\w*|leven|liefde|samen|droom\w*)\b/i;

type Source = 'line' | 'topic' | 'brand' | 'action' | 'name' | 'trade' | 'plain';

/**
 * Sources of the five headlines: mostly the page's own lines, one frame about a topic, one about the brand or an action. If
 * a source is empty, substitutes are used.
 */
const PLAN: Record<AdTone, readonly Source[]> = {
  professional: ['line', 'topic', 'line', 'action', 'line'],
  casual: ['topic', 'line', 'brand', 'line', 'action'],
  playful: ['topic', 'line', 'brand', 'line', 'action'],
  serious: ['line', 'topic', 'line', 'brand', 'line'],
  inspirational: ['line', 'topic', 'line', 'brand', 'line'],
};
/** For subjects that say little: uses the trade's headlines too. */
const THIN_PLAN: Record<AdTone, readonly Source[]> = {
  professional: ['line', 'trade', 'topic', 'line', 'trade'],
  casual: ['topic', 'line', 'trade', 'line', 'trade'],
  playful: ['topic', 'line', 'trade', 'line', 'trade'],
  serious: ['line', 'trade', 'topic', 'line', 'trade'],
  inspirational: ['trade', 'line', 'topic', 'line', 'trade'],
};
const THIN_SUBSTITUTES: readonly Source[] = ['line', 'trade', 'topic', 'action', 'name'];
/** For languages without frames. */
const OWN_WORDS: readonly Source[] = ['line', 'line', 'line', 'line', 'line'];
const SUBSTITUTES: readonly Source[] = ['line', 'topic', 'action', 'brand', 'name'];
/** Shorter words of an unknown language may be particles. */
const MIN_WORD_LENGTH = 5;

/** A headline, and its frame, unless it is the page's own line. */
interface Draft {
  text: string;
  frame?: string;
  /** The topic that the frame was filled with. */
  topic?: string | undefined;
}

/** How much a headline must differ from the chosen ones. */
type Strictness = 'strict' | 'loose' | 'any';

/** Five different headlines within the limit. */
export function writeHeadlines(briefing: Briefing, tone: AdTone, limits: AdTextLimits): string[] {
  const most = Math.min(limits.headline, LONGEST);
  const drafts = draft(briefing, tone, most);
  const brand = briefing.brand.toLowerCase();
  const brandWords = new Set(splitWords(brand));
  const isBranded = (text: string) => brand !== '' && text.toLowerCase().includes(brand);
  const chosen: Draft[] = [];
  const isWelcome = ({ text, frame, topic }: Draft, strictness: Strictness): boolean => {
    if (text === '' || limits.lengthOf(text) > most) return false;
    if (chosen.some((one) => one.text.toLowerCase() === text.toLowerCase())) return false;
    if (strictness === 'any') return true;
    if (frame !== undefined && chosen.some((one) => one.frame === frame)) return false;
    const sameTopic = topic ? chosen.filter((one) => one.topic === topic).length : 0;
    if (sameTopic >= (strictness === 'strict' ? 1 : MAX_SAME_TOPIC)) return false;
    if (strictness === 'loose') return !chosen.some((one) => beginsAlike(one.text, text));
    const branded = chosen.filter((one) => isBranded(one.text)).length;
    if (isBranded(text) && branded >= MAX_BRANDED) return false;
    return !chosen.some((one) => {
      // A page's own line may elaborate on an earlier frame, but not vice versa.
      const mayElaborate = one.frame !== undefined && frame === undefined;
      if (one.topic?.toLowerCase() === text.toLowerCase()) return true;
      return isTooAlike(one.text, text, brandWords, mayElaborate ? 'longer' : 'shorter');
    });
  };
  const takeFrom = (source: Source, strictness: Strictness): boolean => {
    const found = drafts[source].find((one) => isWelcome(one, strictness));
    if (found) chosen.push(found);
    return found !== undefined;
  };
  const substitutes = briefing.trade ? THIN_SUBSTITUTES : SUBSTITUTES;
  const takeAny = (strictness: Strictness) => substitutes.some((source) => takeFrom(source, strictness));
  const plan = briefing.trade ? THIN_PLAN[tone] : PLAN[tone];
  for (const source of briefing.language ? plan : OWN_WORDS)
    if (!takeFrom(source, 'strict') && !takeAny('strict')) break;
  while (chosen.length < COUNT)
    if (!takeAny('loose') && !takeFrom('plain', 'strict') && !takeFrom('plain', 'any') && !takeAny('any'))
      throw new AdWriterError('There is too little to write five headlines about');
  return chosen.map(({ text }) => text);
}

function draft(briefing: Briefing, tone: AdTone, most: number): Record<Source, Draft[]> {
  const { language, brand } = briefing;
  if (!language) return draftFromOwnWords(briefing, tone, most);
  const frames = briefing.isGrave && tone === 'playful' ? language.gentle : language.tones[tone];
  const isLively = tone === 'casual' || tone === 'playful';
  const set = (text: string) => ({ text: setHeadline(text, language, brand) });
  const setFrame = (text: string, frame: string) => ({
    ...set(text),
    frame: frame.replace(/\{\w+\}/g, '{}'),
  });
  const fill = (list: readonly string[]) =>
    list.map((frame) =>
      fillFrame(frame, briefing).map(({ text, topic }) => ({ ...setFrame(text, frame), topic })),
    );
  const actions = briefing.intents.flatMap((intent) => language.actions[intent]?.[isLively ? 1 : 0] ?? []);
  return {
    line: rankLines(briefing, tone, most).map(set),
    topic: byTopic(fill(frames.topic).flat(), briefing.topics),
    brand: fill(frames.brand).flat(),
    action: fill(actions).flat(),
    name: briefing.topics.map(({ text }) => ({ ...set(text), topic: text })),
    trade: briefing.trade ? linesInTone(briefing.trade.headlines, tone).map(set) : [],
    plain: frames.plain.map((text) => setFrame(text, text)),
  };
}

/** All frames with the best topic, then those with the next. */
function byTopic(drafts: readonly Draft[], topics: readonly Topic[]): Draft[] {
  const rank = ({ topic }: Draft) => topics.findIndex(({ text }) => text === topic);
  return drafts.toSorted((a, b) => rank(a) - rank(b));
}

/** For languages without tables: the page's lines, brand and keywords. */
function draftFromOwnWords(briefing: Briefing, tone: AdTone, most: number): Record<Source, Draft[]> {
  const { brand } = briefing;
  const keywords = briefing.keywords
    .filter((word) => isUnspaced(word) || word.length >= MIN_WORD_LENGTH)
    .map(capitalize);
  const asDrafts = (texts: readonly string[]) => texts.map((text) => ({ text }));
  const pairs = keywords.flatMap((keyword, index) =>
    keywords[index + 1] ? [`${keyword} · ${keywords[index + 1]}`] : [],
  );
  return {
    line: asDrafts(rankLines(briefing, tone, most).map((text) => capitalize(withoutEnd(text)))),
    topic: brand ? asDrafts(keywords.map((keyword) => `${keyword} | ${brand}`)) : [],
    brand: brand ? asDrafts([brand]) : [],
    action: asDrafts(pairs),
    name: [],
    trade: [],
    plain: asDrafts([
      ...keywords,
      ...ENGLISH.tones[tone].brand.flatMap((frame) => fillFrame(frame, briefing).map(({ text }) => text)),
    ]),
  };
}

/** A subject's lines, those that suit the tone and the limit first. */
export function rankLines({ lines, language, keywords }: Briefing, tone: AdTone, most: number): string[] {
  const subject = new Set(keywords.slice(0, 6).flatMap((keyword) => splitWords(keyword.toLowerCase())));
  return lines
    .map((line) => ({ text: line.text, score: scoreLine(line, language, tone, subject, most) }))
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => text);
}

function scoreLine(
  { text, weight }: Line,
  language: Language | undefined,
  tone: AdTone,
  subject: ReadonlySet<string>,
  most: number,
): number {
  const words = splitWords(text.toLowerCase());
  const about = words.filter((word) => subject.has(word)).length;
  const isSpoken = /[!?]/.test(text);
  const hasFigure = /\p{N}/u.test(text);
  const speaksToYou = language?.you.test(text) ?? false;
  const fitting: Record<AdTone, number> = {
    professional: (isSpoken ? -1 : 0) + (hasFigure ? 0.5 : 0),
    casual: (speaksToYou ? 1.5 : 0) + (text.length < 30 ? 0.5 : 0),
    playful: (isSpoken ? 1 : 0) + (text.length < 26 ? 1.5 : 0) + (speaksToYou ? 0.5 : 0),
    serious: (isSpoken ? -2 : 0) + (hasFigure ? 1.5 : 0) + (speaksToYou ? -0.5 : 0),
    inspirational: (HOPEFUL.test(text) ? 2.5 : 0) + (speaksToYou ? 1 : 0) + (hasFigure ? -0.5 : 0),
  };
  return (
    weight +
    Math.min(about, 2) * 0.8 +
    (language?.benefit.test(text) ? 1.5 : 0) +
    (hasFigure ? 0.8 : 0) +
    fitting[tone] -
    (text.length < Math.min(SHORT, most / 2) ? 2 : 0) -
    (text.length > 45 ? 1.5 : 0) -
    (words.length === 2 ? 1 : 0) -
    (/,/.test(text) ? 0.7 : 0)
  );
}

function setHeadline(text: string, { titleCase: isTitled }: Language, brand: string): string {
  const calm = withoutEnd(text);
  if (!isTitled)
    return capitalize(calm).replace(
      /([?.]\s+)(\p{Ll})/gu,
      (_, end: string, letter: string) => end + letter.toUpperCase(),
    );
  const titled = titleCase(calm);
  const at = brand ? titled.toLowerCase().indexOf(brand.toLowerCase()) : -1;
  return at < 0 ? titled : titled.slice(0, at) + brand + titled.slice(at + brand.length);
}

function withoutEnd(text: string): string {
  const calm = text.replace(/!+/g, '').trim();
  // Several short sentences keep their final full stop.
  return /[.?]\s/.test(calm) ? calm : calm.replace(/[.。]$/u, '');
}
