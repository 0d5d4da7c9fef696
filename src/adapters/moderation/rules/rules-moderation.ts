import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import {
  MODERATION_REASONS,
  type Moderation,
  type ModerationReason,
  type ModerationVerdict,
} from '#ports/moderation';
import { INNOCENT_PHRASES } from './innocent-phrases.ts';
import { readingsOf } from './prompt-readings.ts';
import {
  ACQUAINTANCES,
  GORE,
  HATE,
  MINORS,
  MINORS_ALONE,
  PUBLIC_FIGURES,
  SEXUAL,
  UNDRESSING_TOOLS,
  VIOLENT,
  WORSE_THAN_PROFANITY,
} from './refused-words.ts';

/** Judges prompts by lists of English words, on this machine (docs/decisions/007). */
export function createRulesModeration({
  privateRules = 'law',
}: Partial<Pick<Moderation, 'privateRules'>> = {}): Moderation {
  return { privateRules, judgePrompt: async (prompt) => judge(prompt) };
}

function judge(prompt: string): ModerationVerdict {
  const found = new Set<ModerationReason>();
  let minorsNamed = false;
  let someoneNamed = false;
  let isViolent = false;
  for (const reading of readingsOf(prompt)) {
    const text = reading.replace(innocent, ' ');
    if (minorsAlone.test(text)) found.add('minors');
    if (sexual.test(text)) found.add('sexual');
    if (hate.test(text)) found.add('hate');
    if (gore.test(text)) found.add('gore');
    if (publicFigures.test(text)) found.add('public-figure');
    for (const reason of swearing(text)) found.add(reason);
    if (undressingTools.test(text)) found.add('real-person');
    minorsNamed ||= minors.test(text);
    someoneNamed ||= acquaintances.test(text);
    isViolent ||= violent.test(text);
  }
  if (minorsNamed && found.has('sexual')) found.add('minors');
  const isCruel = found.has('sexual') || found.has('gore') || isViolent;
  if (isCruel && (someoneNamed || found.has('public-figure'))) found.add('real-person');
  const reason = MODERATION_REASONS.find((one) => found.has(one));
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
const acquaintances = wholeWords(ACQUAINTANCES);
const undressingTools = wholeWords(UNDRESSING_TOOLS);
const violent = wholeWords(VIOLENT);

function wholeWords(fragments: readonly string[], flags = ''): RegExp {
  return new RegExp(`\\b(?:${fragments.join('|')})\\b`, flags);
}
