import { cleanText } from '#engines/ad-writer/clean-text';
import type { AdSubject } from '#ports/text-model';
import type { Material } from '../quote-material.ts';

/** What of a page a model is shown: the rest adds cost, not facts. */
const MOST = { headings: 24, sentences: 50, keywords: 20, characters: 12_000 };
/** Of a text that a person typed, or of a picture's description. */
const LONGEST_TYPED = 2_000;

/**
 * A subject as material. Of a page, what gives orders to writers is left out before any model sees it.
 * @returns undefined where it says nothing
 */
export function materialOf({ website, prompt, imageDescription }: AdSubject): Material | undefined {
  const clean = (text: string | undefined) => cleanText(text ?? '') || undefined;
  const several = (texts: readonly string[], most: number) => [
    ...new Set(texts.slice(0, most).map(cleanText).filter(Boolean)),
  ];
  const material: Material = {
    advertiser: prompt?.slice(0, LONGEST_TYPED),
    picture: imageDescription?.slice(0, LONGEST_TYPED),
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

/** The first that have so many characters together. */
function within(texts: readonly string[], most: number): string[] {
  let left = most;
  return texts.filter((text) => {
    left -= text.length;
    return left >= 0;
  });
}
