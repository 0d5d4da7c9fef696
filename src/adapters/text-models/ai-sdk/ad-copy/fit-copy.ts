import {
  AD_CALLS_TO_ACTION_MAX,
  AD_DESCRIPTIONS,
  AD_HEADLINES,
} from '#features/ads/contract/ad-enumerations';
import { ProviderError } from '#platform/errors/provider-error';
import type { AdCopy, AdCopyRequest } from '#ports/text-model';
import { writeBuiltinCopy } from '../../builtin/builtin-ad-writer.ts';
import { cleanWords } from '../clean-words.ts';
import type { CopyRules } from './copy-rules.ts';
import { cutDescription, cutHeadline, cutWords } from './cut-copy.ts';
import type { Draft } from './read-draft.ts';

const MAX_HASHTAG_CHARACTERS = 28;

/**
 * Selects texts that keep to every limit, in this order: drafts that fit, drafts cut after a clause or sentence, texts of
 * the built-in writer, drafts cut between words.
 * @param drafts best first
 * @throws ProviderError `transient` if too few texts fit
 */
export function fitCopy(request: AdCopyRequest, drafts: readonly Draft[], rules: CopyRules): AdCopy {
  const { limits } = request;
  const fit = drafts.filter(rules.isInLanguage);
  const spare = createSpare(request);
  const headlines = take(AD_HEADLINES, {
    texts: fit.flatMap((draft) => draft.headlines.map(rules.headline)),
    cut: (text) => cutHeadline(text).map(rules.headline),
    spare: () => spare()?.headlines ?? [],
    most: limits.headline,
    rules,
  });
  const descriptions = take(AD_DESCRIPTIONS, {
    texts: fit.flatMap((draft) => draft.descriptions.map(rules.description)),
    cut: (text) => cutDescription(text).map(rules.description),
    spare: () => spare()?.descriptions ?? [],
    most: limits.description,
    rules,
  });
  const called = fit.map((draft) => chooseLabels(draft.callToActions, limits.callToActions));
  const tagged = fit.map((draft) => unique(draft.hashtags.flatMap((tag) => toHashtag(tag, rules))));
  const chooseTags = () => tagged.find((tags) => tags.length > 0) ?? spare()?.hashtags ?? [];
  return {
    headlines,
    descriptions,
    callToActions:
      called.find((labels) => labels.length > 0) ??
      spare()?.callToActions ??
      limits.callToActions.slice(0, 1),
    hashtags: limits.hashtags === 0 ? [] : chooseTags().slice(0, limits.hashtags),
  };
}

/** Copy by the built-in writer, written at the first use; undefined if the writer refuses the request. */
function createSpare(request: AdCopyRequest): () => AdCopy | undefined {
  let written: { copy: AdCopy | undefined } | undefined;
  return () => {
    try {
      written ??= { copy: writeBuiltinCopy(request) };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      written = { copy: undefined };
    }
    return written.copy;
  };
}

function take(
  wanted: number,
  {
    texts,
    cut,
    spare,
    most,
    rules,
  }: {
    texts: readonly string[];
    cut(text: string): string[];
    spare(): readonly string[];
    most: number;
    rules: CopyRules;
  },
): string[] {
  const fits = (text: string) => text !== '' && rules.length(text) <= most;
  const long = texts.filter((text) => text !== '' && !fits(text));
  const own = unique([...texts.filter(fits), ...long.flatMap((text) => cut(text).find(fits) ?? [])]);
  if (own.length >= wanted) return own.slice(0, wanted);
  const words = long.map((text) => cutWords(text, { fits, stopWords: rules.stopWords })).filter(fits);
  const chosen = unique([...own, ...spare(), ...words]);
  if (chosen.length >= wanted) return chosen.slice(0, wanted);
  throw new ProviderError('transient', 'Two answers had too few texts that fit', {
    wasRetried: true,
    failure: { code: 'textsUnfit' },
  });
}

/** The platform's labels that match the chosen ones, ignoring case and punctuation. */
function chooseLabels(chosen: readonly string[], labels: readonly string[]): string[] {
  const plain = (label: string) => label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const found = chosen.flatMap((one) => labels.find((label) => plain(label) === plain(one)) ?? []);
  return [...new Set(found)].slice(0, AD_CALLS_TO_ACTION_MAX);
}

function toHashtag(text: string, rules: CopyRules): string[] {
  const word = cleanWords(text.replaceAll('#', '')).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const isTag =
    /\p{L}{2}|\p{Lo}/u.test(word) && word.length < MAX_HASHTAG_CHARACTERS && !rules.hasInventedFigure(word);
  return isTag ? [`#${word}`] : [];
}

function unique(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = text.trim().toLowerCase();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
