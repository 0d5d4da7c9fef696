import { countCharacters } from '#platform/words/count-characters';
import type { AdPlatform } from '../contract/ad-formats.ts';
import type { TextKind } from './campaign-state.ts';

export interface TextLength {
  /** As the platform counts. */
  length: number;
  /** What it shows whole. */
  characters: number;
  /** What it takes; null where no such figure is known. */
  cap: number | null;
  standing: 'fits' | 'cut' | 'refused';
}

/**
 * A text beside what a platform makes of it. What we call a description is the text that people read beside a headline:
 * the platform's primary text, where it has one.
 */
export function textLength(
  { textLimits }: Pick<AdPlatform, 'textLimits'>,
  kind: TextKind,
  text: string,
): TextLength {
  const { count, headline, description, primaryText } = textLimits;
  const { characters, cap } = kind === 'headline' ? headline : (primaryText ?? description);
  const length = countCharacters(text.trim(), count);
  const isRefused = cap !== null && length > cap;
  return { length, characters, cap, standing: isRefused ? 'refused' : length > characters ? 'cut' : 'fits' };
}
