import { AD_DESCRIPTIONS, AD_HEADLINES } from '#features/ads/contract/ad-enumerations';
import type { AdTextLimits } from '#ports/text-model';
import type { CopyRules } from './copy-rules.ts';
import type { Draft } from './read-draft.ts';

/** Faults of a draft, as sentences for the model that wrote it. */
export function findDraftFaults(draft: Draft, rules: CopyRules, limits: AdTextLimits): string[] {
  if (!rules.isInLanguage(draft))
    return [`All of it is to be in ${rules.language ?? 'the language of the material'}.`];
  return [
    ...faultsOf('headline', draft.headlines, {
      set: rules.headline,
      wanted: AD_HEADLINES,
      most: limits.headline,
      rules,
    }),
    ...faultsOf('description', draft.descriptions, {
      set: rules.description,
      wanted: AD_DESCRIPTIONS,
      most: limits.description,
      rules,
    }),
  ];
}

function faultsOf(
  what: string,
  texts: readonly string[],
  { set, wanted, most, rules }: { set(text: string): string; wanted: number; most: number; rules: CopyRules },
): string[] {
  const long = texts.map(set).filter((text) => rules.length(text) > most);
  const invented = texts.filter(rules.hasInventedFigure);
  const good = new Set(
    texts
      .map(set)
      .filter((text) => text !== '' && rules.length(text) <= most)
      .map((text) => text.toLowerCase()),
  );
  return [
    ...long.map(
      (text) => `The ${what} “${text}” counts ${rules.length(text)} characters; ${most} is the most.`,
    ),
    ...invented.map((text) => `The ${what} “${text}” has a figure that the material has not.`),
    ...(good.size < wanted
      ? [`Of the ${what}s, ${good.size} can be used; ${wanted} different ones are wanted, of plain words.`]
      : []),
  ];
}
