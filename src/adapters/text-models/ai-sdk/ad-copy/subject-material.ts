import { cleanText } from '#engines/ad-writer/clean-text';
import type { AdSubject } from '#ports/text-model';
import type { Material } from '../quote-material.ts';

/** Limits for the parts of a page that the model sees: more would add cost, not facts. */
const MOST = { headings: 24, sentences: 50, keywords: 20, characters: 12_000 };
const MAX_PROMPT_CHARACTERS = 2_000;

/**
 * A subject as material. `cleanText` removes a page's instructions to models.
 * @returns undefined if the subject has no words
 */
export function materialOf({ website, prompt, imageDescription }: AdSubject): Material | undefined {
  const clean = (text: string | undefined) => cleanText(text ?? '') || undefined;
  const several = (texts: readonly string[], most: number) => [
    ...new Set(texts.slice(0, most).map(cleanText).filter(Boolean)),
  ];
  const material: Material = {
    advertiser: prompt?.slice(0, MAX_PROMPT_CHARACTERS),
    picture: imageDescription?.slice(0, MAX_PROMPT_CHARACTERS),
    ...(website && {
      brand: clean(website.brand),
      title: clean(website.title),
      description: clean(website.description),
      price: clean(website.price),
      offer: clean(website.offer),
      heading: several(website.headings, MOST.headings),
      sentence: within(several(website.sentences, MOST.sentences), MOST.characters),
      keyword: several(website.keywords, MOST.keywords),
    }),
  };
  return Object.values(material)
    .flat()
    .some((text) => /[\p{L}\p{N}]{2}|\p{Lo}/u.test(text ?? ''))
    ? material
    : undefined;
}

/** The texts that fit into a total length, in order. */
function within(texts: readonly string[], most: number): string[] {
  let left = most;
  return texts.filter((text) => {
    left -= text.length;
    return left >= 0;
  });
}
