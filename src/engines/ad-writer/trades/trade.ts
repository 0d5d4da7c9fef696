import type { AdTone } from '../ad-request.ts';
import type { Intent } from '../find-intents.ts';

/**
 * What can be said in English to whoever may want something of a kind, where its advertiser says little. No line
 * claims anything of the thing itself: neither how good it is, nor what it costs, nor where it comes from.
 */
export interface Trade {
  /** Words that name things of the kind. */
  cue: RegExp;
  /** What people do about it, unless the text says something else. */
  intents: readonly Intent[];
  /** Four each, in sentence case: 30 characters at most, so that every platform takes them. */
  headlines: Record<Mood, Lines>;
  /** Four each: whole sentences of 80 characters at most. */
  sentences: Record<Mood, Lines>;
}

/** Calm for what is professional or serious, warm for what is casual or playful, bright for what inspires. */
type Mood = 'calm' | 'warm' | 'bright';
type Lines = readonly [string, string, string, string];

/** A trade's lines in a tone; tones of one mood begin at its two ends. */
export function linesInTone(lines: Record<Mood, Lines>, tone: AdTone): string[] {
  switch (tone) {
    case 'professional':
      return [...lines.calm];
    case 'serious':
      return lines.calm.toReversed();
    case 'casual':
      return [...lines.warm];
    case 'playful':
      return lines.warm.toReversed();
    case 'inspirational':
      return [...lines.bright];
  }
}
