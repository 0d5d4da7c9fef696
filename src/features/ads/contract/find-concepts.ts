import type { WebsiteAnalysis } from './ad-analyses.ts';
import { AD_CONCEPTS, type AdConcept } from './ad-enumerations.ts';
import type { AdCopy } from './ad-texts.ts';

/** The texts and pictures of one of a campaign's concepts. */
export interface Concept {
  id: AdConcept;
  /** At most five each, the best first. */
  headlines: string[];
  descriptions: string[];
  /** At most three of the page's pictures, by their place. */
  pictures: number[];
}

type Page = Pick<WebsiteAnalysis, 'headings' | 'sentences' | 'offer' | 'extractedImages'>;

const [TEXTS_MAX, PICTURES_MAX] = [5, 3];

/** Amounts of money, shares, and words for a good price in the languages of the writer. */
const OFFERS = [
  /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|%|kr\b|zł\b|Kč\b|lei\b|Ft\b|USD|EUR|GBP|CHF|円|元|원)/u,
  /\b(?:free|gratis|gratuit|offert|kostenlos|gratuito|offer|deal|sale|save|discount|rabatt|remise|descuento|sconto|desconto|korting|zniżk|alennus|slev|angebot|angebote|oferta|offre|offerta|promo|now only|from only|voucher|coupon|trial)/iu,
  /無料|割引|送料|特価|免费|优惠|折扣|免費|優惠|무료|할인|مجان|خصم|عرض|חינם|מבצע|бесплат|скидк|акци|δωρεάν|έκπτωση|मुफ़्त|छूट|ücretsiz|indirim/iu,
];
/** The first person plural, years, and how things are made. */
const STORIES = [
  /\b(?:1[89]\d\d|20[0-2]\d)\b/u,
  /\b(?:we|our|us|wir|unser\w*|nous|notre|nos|nosotros|nuestr\w+|noi|nostr\w+|nós|noss\w+|wij|ons|onze|vi|vår\w*|vores|våre|me|meidän|my|nasz\w*|naše|naši)\b/iu,
  /\b(?:family|familie|famille|familia|famiglia|founded|handmade|by hand|craft|tradition|story|histoire|geschichte|historia|storia)/iu,
  /私たち|我々|創業|我们|我們|创立|우리|창업|نحن|منذ|أسرة|אנחנו|מאז|мы |наш|с \d{4}|εμείς|μας|हम|biz|ailemiz/iu,
];

/**
 * Sorts what a page says into up to three concepts for a campaign: what it offers, the thing itself, and who is behind it. Every
 * text is one that was written for the ads, or a sentence of the page that fits. A concept of which the page says nothing is
 * left out.
 * @param fits the longest texts, in the platform's characters
 */
export function findConcepts(
  page: Page,
  copy: Pick<AdCopy, 'headlines' | 'descriptions'>,
  fits: { headline: (text: string) => boolean; description: (text: string) => boolean },
): Concept[] {
  const lines = [...(page.offer ? [page.offer] : []), ...page.headings, ...page.sentences];
  const pictures = page.extractedImages.flatMap(({ picture }, place) => (picture ? [place] : []));
  return (Object.keys(AD_CONCEPTS) as AdConcept[]).flatMap((id) => {
    const isOwn = (text: string) => conceptOf(text, page.offer) === id;
    // The texts that were written for the ads are about the product as it is.
    const isAdded = (text: string) => id !== 'product' && isOwn(text) && isSentence(text, page.offer);
    const headlines = listed(
      copy.headlines,
      lines.filter((text) => isAdded(text) && fits.headline(text)),
      isOwn,
    );
    const descriptions = listed(
      copy.descriptions,
      page.sentences.filter((text) => isAdded(text) && fits.description(text)),
      isOwn,
    );
    if (id !== 'product' && ![...headlines, ...descriptions].some(isOwn)) return [];
    return [
      { id, headlines, descriptions, pictures: turned(pictures, FIRST_PICTURE[id]).slice(0, PICTURES_MAX) },
    ];
  });
}

/** Whether a line says something by itself; a menu's words do not. */
function isSentence(text: string, offer: string | null): boolean {
  if (text === offer || text.trim().split(/\s+/).length >= 4) return true;
  return SPACELESS.test(text) && [...text].length >= 8;
}

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function conceptOf(text: string, offer: string | null): AdConcept {
  if (text === offer || OFFERS.some((sign) => sign.test(text))) return 'offer';
  return STORIES.some((sign) => sign.test(text)) ? 'story' : 'product';
}

/** The concept's own texts first, then the campaign's others, each once. */
function listed(
  written: readonly string[],
  added: readonly string[],
  isOwn: (text: string) => boolean,
): string[] {
  const others = written.filter((text) => !isOwn(text));
  return [...new Set([...written.filter(isOwn), ...added, ...others])].slice(0, TEXTS_MAX);
}

/** The place of the picture with which each concept begins. */
const FIRST_PICTURE: Readonly<Record<AdConcept, number>> = { offer: 1, product: 0, story: 2 };

function turned(places: readonly number[], first: number): number[] {
  const from = places.length === 0 ? 0 : first % places.length;
  return [...places.slice(from), ...places.slice(0, from)];
}
