import {
  AD_CALLS_TO_ACTION_MAX,
  AD_DESCRIPTIONS,
  AD_HEADLINES,
} from '#features/ads/contract/ad-enumerations';
import type { AdCopyRequest, AdTextLimits, AdTone } from '#ports/text-model';
import { MATERIAL_RULE } from '../quote-material.ts';
import type { CopyRules } from './copy-rules.ts';

export const COPY_INSTRUCTIONS = `You are a senior copywriter. Write the texts of an ad that a platform shows beside its picture.
- ${AD_HEADLINES} headlines, each from another side: what it does for the reader; the thing itself by its plain name; a detail
  that only this advertiser has; the price or offer, where there is one; an invitation. No two begin with the same word. No
  exclamation marks, no full stop, no capitals for emphasis.
- ${AD_DESCRIPTIONS} descriptions of one or two whole sentences, each with a concrete fact of the material, each fit to stand beside
  any of the headlines.
- Every text keeps to its limit of characters, spaces included, and is complete: no dots at the end, nothing cut off. Use the
  room that there is, but never exceed it.
- Say only what the material says. No figure, price, discount, date, award, guarantee, customer or superlative of your own.
- Speak to one reader, in plain words and active verbs. None of these: unlock, elevate, unleash, seamless, game-changer,
  "look no further", "in today's world", questions that everybody answers with yes.
- No web address, phone number, emoji, hashtag or placeholder in headlines and descriptions.
- Calls to action: one to ${AD_CALLS_TO_ACTION_MAX} of the list you are given, letter by letter, the most fitting first.
- Hashtags: words that people look for and that the material has, joined to one with capitals, the brand's first.
What the advertiser typed says what the ad is for; what a page or a picture says are facts for it.
${MATERIAL_RULE}`;

const TONES: Record<AdTone, string> = {
  professional: 'professional: precise, calm, competent; facts first, no jokes',
  casual: 'casual: as one says it to a friend, short words, contractions where the language has them',
  playful: 'playful: light, a turn of phrase or a wink, never at anybody’s expense',
  serious: 'serious: sober and direct, weighty without alarm, no jokes, no exclamation marks',
  inspirational: 'inspirational: warm, looking ahead to what becomes possible, never pompous',
};

const COUNTS: Record<AdTextLimits['count'], string> = {
  plain: 'each character counts as one',
  'double-width': 'each Chinese, Japanese or Korean character counts as two',
  'x-weighted': 'letters of Latin, Cyrillic, Greek, Arabic and the like count as one, all others as two',
};

/** The requirements for one ad, without its subject. */
export function describeTask({ tone, limits }: AdCopyRequest, { language, isGrave }: CopyRules): string {
  return [
    `Language: ${language ?? 'that of the material'}.`,
    `Tone: ${TONES[isGrave && tone === 'playful' ? 'casual' : tone]}.`,
    ...(isGrave ? ['The subject is a grave one: nothing to joke about.'] : []),
    `Headlines: at most ${limits.headline} characters. Descriptions: at most ${limits.description}. Here ${COUNTS[limits.count]}.`,
    `Calls to action to choose from: ${limits.callToActions.join(' | ')}.`,
    limits.hashtags > 0
      ? `Hashtags: ${Math.min(limits.hashtags, 5)} at most.`
      : 'Hashtags: none, an empty list.',
    'The material:',
  ].join('\n');
}
