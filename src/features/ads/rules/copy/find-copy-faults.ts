import { countCharacters } from '#platform/words/count-characters';
import type { AdCopy, AdTextLimits } from '#ports/text-model';
import { adCopy } from '../../contract/ad-texts.ts';

/**
 * What of a copy a platform would refuse or cut, in words for a log; empty when there is nothing. Models are asked to
 * keep to limits, and some do not.
 */
export function findCopyFaults(copy: AdCopy, limits: AdTextLimits): string[] {
  const parsed = adCopy.safeParse(copy);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const { headlines, descriptions, callToActions, hashtags } = parsed.data;
  return [
    ...faultsOfTexts('headline', headlines, limits.headline, limits.count),
    ...faultsOfTexts('description', descriptions, limits.description, limits.count),
    ...callToActions
      .filter((label) => !limits.callToActions.includes(label))
      .map((label) => `call to action of no list: ${label}`),
    ...(hashtags.length > limits.hashtags ? [`${hashtags.length} hashtags`] : []),
  ];
}

function faultsOfTexts(
  what: string,
  texts: readonly string[],
  most: number,
  count: AdTextLimits['count'],
): string[] {
  const isRepeated = new Set(texts.map((text) => text.trim().toLowerCase())).size < texts.length;
  return [
    ...texts.filter((text) => countCharacters(text, count) > most).map((text) => `${what} too long: ${text}`),
    ...texts.filter((text) => PLACEHOLDER.test(text)).map((text) => `${what} with a gap: ${text}`),
    ...(isRepeated ? [`the same ${what} twice`] : []),
  ];
}

/** What stands for words that were never filled in, and what breaks a line. */
const PLACEHOLDER = /[{}<>\n]|\[[^\]]*\]|^\s*$/;
