import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import type { Moderation, ModerationReason, ModerationVerdict } from '#server/ports/moderation';
import { INNOCENT_PHRASES } from './innocent-phrases.ts';
import { readingsOf } from './prompt-readings.ts';
import {
  GORE,
  HATE,
  MINORS,
  MINORS_ALONE,
  PUBLIC_FIGURES,
  SEXUAL,
  WORSE_THAN_PROFANITY,
} from './refused-words.ts';

/** Judges prompts by lists of words, on this machine; what it knows is English (docs/decisions/007). */
export function createRulesModeration(): Moderation {
  return { judgePrompt: async (prompt) => judge(prompt) };
}

/** The graver first. */
const GRAVITY: readonly ModerationReason[] = [
  'minors',
  'sexual',
  'hate',
  'gore',
  'public-figure',
  'profanity',
];

function judge(prompt: string): ModerationVerdict {
  const found = new Set<ModerationReason>();
  let minorsNamed = false;
  for (const reading of readingsOf(prompt)) {
    const text = reading.replace(innocent, ' ');
    if (minorsAlone.test(text)) found.add('minors');
    if (sexual.test(text)) found.add('sexual');
    if (hate.test(text)) found.add('hate');
    if (gore.test(text)) found.add('gore');
    if (publicFigures.test(text)) found.add('public-figure');
    for (const reason of swearing(text)) found.add(reason);
    minorsNamed ||= minors.test(text);
  }
  if (minorsNamed && found.has('sexual')) found.add('minors');
  const reason = GRAVITY.find((one) => found.has(one));
  return reason ? { decision: 'block', reason } : { decision: 'allow' };
}

function swearing(text: string): ModerationReason[] {
  return obscenities.getAllMatches(text).map((match) => {
    const word = dataset.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? '';
    return WORSE_THAN_PROFANITY[word] ?? 'profanity';
  });
}

const dataset = new DataSet<{ originalWord: string }>().addAll(englishDataset);
const obscenities = new RegExpMatcher({ ...dataset.build(), ...englishRecommendedTransformers });

const innocent = wholeWords(INNOCENT_PHRASES, 'g');
const sexual = wholeWords(SEXUAL);
const minors = wholeWords(MINORS);
const minorsAlone = wholeWords(MINORS_ALONE);
const gore = wholeWords(GORE);
const hate = wholeWords(HATE);
const publicFigures = wholeWords(PUBLIC_FIGURES);

function wholeWords(fragments: readonly string[], flags = ''): RegExp {
  return new RegExp(`\\b(?:${fragments.join('|')})\\b`, flags);
}
