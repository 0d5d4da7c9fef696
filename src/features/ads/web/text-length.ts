import { countCharacters } from '#platform/words/count-characters';
import type { AdPlatform } from '../contract/ad-formats.ts';
import type { TextKind } from './campaign-state.ts';

export interface TextLength {
  /** Counted as the platform counts. */
  length: number;
  /** The platform shows longer texts cut off. */
  characters: number;
  /** The platform refuses longer texts; null if unknown. */
  cap: number | null;
  standing: 'fits' | 'cut' | 'refused';
}

/**
 * Compares a text with the platform's limits. Our description is the platform's primary text if it has one: the text
 * that people read beside the headline.
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
