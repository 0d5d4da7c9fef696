import type { PageCapture } from '#ports/page-browser';
import type { WebsiteAnalysis } from '../../../contract/ad-analyses.ts';
import { chooseColors } from './choose-colors.ts';
import { type ChosenImage, chooseImages } from './choose-images.ts';
import { chooseKeywords, type ExtractKeywords } from './choose-keywords.ts';
import { chooseFavicon, chooseLogo } from './choose-logo.ts';
import { chooseSentences } from './choose-sentences.ts';
import { cleanText } from './clean-text.ts';
import { findBrand } from './find-brand.ts';
import { findContact } from './find-contact.ts';
import { findLanguage } from './find-language.ts';
import { findOffer } from './find-offer.ts';
import { findPrice } from './find-price.ts';
import { findRating } from './find-rating.ts';
import { findTone } from './find-tone.ts';
import { isBoilerplate } from './is-boilerplate.ts';
import { isDemo, isOfTemplate } from './is-demo.ts';
import { isUnfitForAds } from './is-unfit-for-ads.ts';
import { plainName } from './plain-name.ts';
import { readJsonLd } from './read-json-ld.ts';

/** An analysis without stored pictures. */
export type WebsiteFacts = Omit<WebsiteAnalysis, 'logo' | 'screenshots' | 'extractedImages'> & {
  extractedImages: ChosenImage[];
};

const HEADINGS_MAX = 40;
const BUTTONS_MAX = 12;
const CONTENT_MAX_SENTENCES = 6;
const CONTENT_MAX_CHARACTERS = 900;

/** Reads a page's facts as plain text: without markup, hidden characters and prompt injections. */
export function readWebsite(
  capture: PageCapture,
  { extractKeywords }: { extractKeywords: ExtractKeywords },
): WebsiteFacts {
  const metaOf = (...names: string[]) =>
    names
      .map((name) => cleanText(capture.meta.find((one) => one.name === name)?.content ?? ''))
      .find(Boolean) ?? '';
  const linked = readJsonLd(capture.jsonLd);
  const isUnfit = isDemo(capture)
    ? (text: string) => isUnfitForAds(text) || isOfTemplate(text)
    : isUnfitForAds;
  const title = withoutTemplates(cleanText(capture.title) || metaOf('og:title', 'twitter:title'));
  const stated = metaOf('description', 'og:description', 'twitter:description');
  const description = isBoilerplate(stated) || isUnfit(stated) ? '' : stated;
  const isFit = (text: string) => text !== '' && !isBoilerplate(text) && !isUnfit(text);
  const ownHeadings = unique(capture.headings.map(({ text }) => cleanText(text))).filter(isFit);
  const lines = unique(capture.lines.map(cleanText)).filter((line) => line !== '' && !isUnfit(line));
  const brand = findBrand({
    linked,
    title,
    siteName: metaOf('og:site_name', 'application-name', 'apple-mobile-web-app-title'),
    logoAlts: capture.logos.map(({ alt }) => cleanText(alt)),
    names: capture.names.map(({ from, text }) => ({ from, text: cleanText(text) })),
    headings: ownHeadings,
    text: [description, ...lines].join('\n'),
    host: new URL(capture.finalUrl).hostname,
  });
  const headings = unique([...heroOf(capture, { brand, isFit }), ...ownHeadings])
    .filter(isFit)
    .slice(0, HEADINGS_MAX);
  const language = findLanguage([title, description, ...headings, ...lines].join('\n'), capture.language);
  const sentences = chooseSentences(
    {
      description,
      paragraphs: capture.paragraphs.map(cleanText).filter((text) => !isUnfit(text)),
      lines,
      headings,
    },
    language,
  );
  const extractedImages = chooseImages(capture);
  return {
    url: capture.finalUrl,
    title,
    language,
    direction: capture.direction,
    brand,
    content: summarize(description, sentences),
    description,
    headings,
    sentences,
    keywords: chooseKeywords(
      {
        title,
        description,
        headings,
        sentences,
        names: linked.products.map(({ name }) => cleanText(name)),
        alts: extractedImages.map(({ alt }) => alt),
        brand,
        language,
      },
      extractKeywords,
    ),
    tone: findTone([title, description, ...headings, ...sentences].join('\n')),
    buttons: unique(capture.buttons.map(cleanText))
      .filter((label) => label !== '')
      .slice(0, BUTTONS_MAX),
    kinds: linked.kinds,
    colors: chooseColors(capture),
    fonts: chooseFonts(capture.fonts),
    logoUrl: chooseLogo(capture, brand, linked),
    faviconUrl: chooseFavicon(capture.favicons),
    price: findPrice(capture, linked, language),
    rating: findRating(linked, language),
    contact: findContact(linked, capture.contacts),
    offer: findOffer(unique([...lines, ...headings, description])),
    extractedImages,
  };
}

/** Leaves out the parts of a title that a template's maker wrote. */
function withoutTemplates(decorated: string): string {
  // Signs that draw the eye in lists of search results stand between parts.
  const title = decorated
    .replace(/(?:\s*[▷▶►➤✔✓☑✅★☆●◆■]\ufe0f?)+\s*/gu, ' | ')
    .replace(/^[\s|]+|[\s|]+$/gu, '');
  const parts = title.split(/(\s+[|·•–—-]\s+)/u);
  const kept = parts.filter((part, at) => at % 2 === 0 && !isUnfitForAds(part));
  return kept.length * 2 - 1 === parts.length ? title : kept.join(' | ');
}

/** In CSS pixels. */
const FIRST_SCREEN = 1_000;

/** How much larger than the main heading another text must be to lead the page. */
const LEADS = 1.25;

/**
 * The line that leads the page: the main heading of the first screen, or a text that is drawn much larger. Where that is but the
 * brand's name, the next large text or the line below it; where the first screen has none, the page's main heading.
 */
function heroOf(
  { headings, hero, lines }: PageCapture,
  { brand, isFit }: { brand: string; isFit: (text: string) => boolean },
): string[] {
  const isBrand = (text: string) => plainName(text) === plainName(brand);
  const clean = <Item extends { text: string }>(items: readonly Item[]) =>
    items
      .map((item) => ({ ...item, text: cleanText(item.text) }))
      .filter(({ text }) => isBrand(text) || isFit(text));
  const main = clean(headings)
    .filter(({ size, level }) => level <= 2 && size > 0)
    .sort((a, b) => b.size - a.size || a.level - b.level || a.top - b.top);
  const heading = main.find(({ top }) => top < FIRST_SCREEN);
  const large = clean(hero).filter(({ text }) => /\p{L}{2}/u.test(text) && !/\p{Sc}/u.test(text));
  const [largest] = large;
  // A main heading leads unless another text is much larger; a lesser one only if none is as large.
  const isLed = largest && (!heading || largest.size > heading.size * (heading.level > 1 ? 1 : LEADS));
  const leading = (isLed ? largest : heading)?.text ?? '';
  if (leading === '') return main.slice(0, 1).map(({ text }) => text);
  if (!isBrand(leading)) return [leading];
  const below = lines[lines.findIndex(isBrand) + 1] ?? '';
  const words = below.split(/\s+/).length;
  const tagline = large.find(({ text }) => !isBrand(text))?.text;
  return [tagline ?? (words > 2 && words < TAGLINE_MAX_WORDS ? below : '')];
}

const TAGLINE_MAX_WORDS = 16;

/** Joins the description and the page's first sentences, up to the limits. */
function summarize(description: string, sentences: readonly string[]): string {
  const chosen: string[] = [];
  let length = 0;
  const whole = sentences.filter((sentence) => /[^\p{L}\p{N}]$/u.test(sentence));
  for (const sentence of unique([description, ...(whole.length > 2 ? whole : sentences)])) {
    if (sentence === '' || (sentence !== description && description.includes(sentence))) continue;
    if (chosen.length >= CONTENT_MAX_SENTENCES || length + sentence.length > CONTENT_MAX_CHARACTERS) break;
    chosen.push(/[\p{L}\p{N}]$/u.test(sentence) ? `${sentence}.` : sentence);
    length += sentence.length;
  }
  return chosen.join(' ');
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

const FONTS_MAX = 4;
const ROLES = ['heading', 'body'] as const;
/** Generic and system fonts, and icon fonts. */
const IGNORED_FAMILY =
  /^(-apple-system|blinkmacsystemfont|system-ui|ui-[\w-]+|sans-serif|serif|monospace|cursive|fantasy|emoji|math|inherit|initial|-webkit-[\w-]+)$|icon|awesome|material symbols|glyph|emoji/i;

/** Lists a page's font families, those of its headings first. Ignores buttons: they often use the browser's font. */
function chooseFonts(fonts: PageCapture['fonts']): string[] {
  const inOrder = ROLES.flatMap((role) => {
    const letters = new Map<string, number>();
    for (const { family, role: own, letters: count } of fonts)
      if (
        own === role &&
        !IGNORED_FAMILY.test(family) &&
        /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._+-]*$/u.test(family)
      )
        letters.set(family, (letters.get(family) ?? 0) + count);
    return [...letters].sort((a, b) => b[1] - a[1]).map(([family]) => family.replace(/ Variable$/, ''));
  });
  return [...new Set(inOrder)].slice(0, FONTS_MAX);
}
