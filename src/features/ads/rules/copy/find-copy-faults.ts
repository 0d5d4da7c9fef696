import { countCharacters } from '#platform/words/count-characters';
import type { AdCopy, AdTextLimits } from '#ports/text-model';
import { adCopy } from '../../contract/ad-texts.ts';

/** Lists, for a log, the parts of a copy that a platform would refuse or cut. Some models ignore the limits. */
export function findCopyFaults(copy: AdCopy, limits: AdTextLimits): string[] {
  const parsed = adCopy.safeParse(copy);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const { headlines, descriptions, callToActions, hashtags } = parsed.data;
  return [
    ...faultsOfTexts('headline', headlines, limits.headline, limits.count),
    ...faultsOfTexts('description', descriptions, limits.description, limits.count),
    ...callToActions
      .filter((label) => !limits.callToActions.includes(label))
      .map((label) => `unlisted call to action: ${label}`),
    ...(hashtags.length > limits.hashtags ? [`${hashtags.length} hashtags`] : []),
  ];
}

function faultsOfTexts(
  kind: string,
  texts: readonly string[],
  most: number,
  count: AdTextLimits['count'],
): string[] {
  const isRepeated = new Set(texts.map((text) => text.trim().toLowerCase())).size < texts.length;
  return [
    ...texts.filter((text) => countCharacters(text, count) > most).map((text) => `${kind} too long: ${text}`),
    ...texts.filter((text) => PLACEHOLDER.test(text)).map((text) => `${kind} with a placeholder: ${text}`),
    ...(isRepeated ? [`the same ${kind} twice`] : []),
  ];
}

/** Unfilled placeholders, markup, line breaks and blank texts. */
const PLACEHOLDER = /[{}<>\n]|\[[^\]]*\]|^\s*$/;
