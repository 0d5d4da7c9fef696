import type { AdTone } from '../ad-request.ts';
import type { Intent } from '../find-intents.ts';

/**
 * English texts for a trade, used if the advertiser says little. No text makes claims about quality, price or origin.
 */
export interface Trade {
  /** Words that indicate the trade. */
  cue: RegExp;
  /** Default intents, unless the text indicates others. */
  intents: readonly Intent[];
  /** In sentence case, at most 30 characters: they fit every platform. */
  headlines: Record<Mood, Lines>;
  /** At most 80 characters. */
  sentences: Record<Mood, Lines>;
}

/** `calm`: professional and serious; `warm`: casual and playful; `bright`: inspirational. */
type Mood = 'calm' | 'warm' | 'bright';
type Lines = readonly [string, string, string, string];

/** A trade's texts in a tone. Two tones of the same mood use opposite orders. */
export function linesInTone(lines: Record<Mood, Lines>, tone: AdTone): string[] {
  const ofMood = lines[MOODS[tone]];
  return tone === 'serious' || tone === 'playful' ? ofMood.toReversed() : [...ofMood];
}

const MOODS: Record<AdTone, Mood> = {
  professional: 'calm',
  serious: 'calm',
  casual: 'warm',
  playful: 'warm',
  inspirational: 'bright',
};
