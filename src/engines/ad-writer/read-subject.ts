import type { AdSubject, WebsiteFacts } from './ad-request.ts';
import { cleanText, isUsable } from './clean-text.ts';
import { extractKeywords } from './extract-keywords.ts';
import { findIntents, type Intent } from './find-intents.ts';
import { findTopics, type Topic } from './find-topics.ts';
import { findLanguage } from './languages/find-language.ts';
import type { Language } from './languages/language.ts';
import { calmDown, createLowering } from './letter-case.ts';
import { isNavigation } from './navigation-words.ts';
import { pageIntents } from './page-intents.ts';
import { readPicture } from './read-picture.ts';
import { readPrompt, WHEN } from './read-prompt.ts';
import { cutClauses, splitSentences } from './split-sentences.ts';
import { findTrade } from './trades/find-trade.ts';
import type { Trade } from './trades/trade.ts';
import { splitWords } from './words.ts';

/** Material for an ad, in the subject's own words. */
export interface Briefing {
  /** Undefined for languages without tables. */
  language: Language | undefined;
  /** ISO 639 of the page's own words, also without tables; empty if unknown. */
  code: string;
  /** Empty if unknown. */
  brand: string;
  /** Short texts that stand alone, from the best sources first. */
  lines: Line[];
  /** The line that leads the page; empty if it has none that can stand alone. */
  hero: string;
  /** Whole sentences that stand alone, in the page's order. */
  sentences: string[];
  topics: Topic[];
  /** Parts of the page's title and its headings. */
  labels: string[];
  keywords: string[];
  intents: Intent[];
  /** The trade, if the subject says little about itself. */
  trade: Omit<Trade, 'cue'> | undefined;
  /** Whether a page speaks for itself: its ads say nothing that it does not say. */
  isPage: boolean;
  /** Law, health, mourning or poverty: no jokes. */
  isGrave: boolean;
}

export interface Line {
  text: string;
  /** Quality of its source, 0 to 10. */
  weight: number;
}

const MOST_HEADINGS = 60;
const MOST_SENTENCES = 200;
/** With fewer sentences and lines, the trade's texts are used too. */
const FEW = { sentences: 4, lines: 9 };
/** In words. */
const SHORTEST_SENTENCE = 3;
/** In words: a shorter description is a slogan. */
const LONGEST_SLOGAN = 6;
/** Number of sentences to skip after a prompt injection: they may continue it. */
const QUARANTINE = 2;
/** Chinese and Japanese titles have no spaces around their dashes. */
const TITLE_PARTS =
  /\s+[|·•–—»:▷-]\s+|\s*[|｜·•»▷]\s*|:\s+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[-_–—](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;
/** Quotations, questions, titles of persons, greetings, numbered items, bylines and dates. */
const NOT_FOR_ADS =
  /^["“„«'‘「](?!.*["”»’」].*\s)|\?$|^(?:dr|prof|mme|mrs?|ms)\.?\s\p{Lu}|^(?:meet|welcome to|über|about) |^\d+\.\s|^(?:q|a):|^by\s|^posted|^published|^veröffentlicht|^updated|^\d{1,2}[./]\d{1,2}[./]/iu;
const GRAVE =
  /\b(?:law|lawyers?|legal|solicitors?|attorneys?|divorce|funeral\w*|hospitals?|clinics?|doctors?|dental|dentists?|patients?|cancer|charit\w*|refugees?|hunger|homeless\w*|donat\w*|victims?|debts?|therapy|hospice|anwalt\w*|anwält\w*|kanzlei|bestattung\w*|klinik\w*|arzt\w*|praxis|avocats?|obsèques|clinique|cliniques?|abogad\w*|clínicas?|médic\w*|pacientes?|avvocat\w*|clinica|advogad\w*|advocaat|advocaten|uitvaart\w*|kliniek|huisarts)\b/i;

export function readSubject({ website, prompt, imageDescription }: AdSubject): Briefing {
  const page = readPage(website);
  const wish = prompt ? readPrompt(prompt) : { lines: [], sentences: [], topics: [] };
  const picture = imageDescription ? readPicture(imageDescription) : { lines: [], sentences: [], topics: [] };
  const running = [page.description, ...page.sentences];
  const all = [page.title, ...running, ...page.headings, ...wish.lines, ...wish.sentences];
  const language = findLanguage(all.join('. '), page.language);
  const titleParts = page.title
    .split(TITLE_PARTS)
    .map((part) => part.replace(/^【公式】|[★☆*✔✓\s]+$/gu, '').trim());
  const brand = page.brand || brandOfTitle(titleParts);
  const slogan =
    splitWords(page.description).length <= LONGEST_SLOGAN ? page.description.replace(/[.!]$/, '') : '';
  const labels = [...titleParts, ...page.headings, slogan].filter((label) => isTelling(label, brand));
  const sentences = unique(
    [...wish.sentences, ...splitSentences(page.description), ...page.sentences, ...picture.sentences].filter(
      (sentence) => standsAlone(sentence, language) && splitWords(sentence).length >= SHORTEST_SENTENCE,
    ),
  );
  const mentioned = extractKeywords(
    [...all, ...picture.topics].join('\n'),
    language?.code ?? page.language,
    12,
  );
  const found = website ? mentioned : mentioned.filter((keyword) => !WHEN.test(keyword));
  const beginsAside = (text: string) => language?.stopWords.has(text.toLowerCase().split(' ')[0]!) ?? false;
  // If a page or prompt names topics, things in the picture may be mere decoration.
  const hasTopics = website !== undefined || wish.topics.length > 0;
  const named = [...wish.topics, ...(hasTopics ? [] : picture.topics)].filter((topic) => !beginsAside(topic));
  const keywords = unique([...page.keywords, ...named, ...found]).filter(
    (keyword) => !brand.toLowerCase().includes(keyword.toLowerCase()),
  );
  const telling = [...all, ...page.keywords, page.offer, ...picture.lines];
  const lines = collectLines(page, labels, sentences, wish.lines, picture.lines, language);
  const typed = usableText([prompt, imageDescription]);
  const told = [...wish.lines, ...wish.topics, ...picture.sentences, ...picture.topics].join(' ');
  const isThin = !website && sentences.length < FEW.sentences && lines.length < FEW.lines;
  const trade =
    isThin && typed !== '' && language?.code === 'en' && !GRAVE.test(typed) ? findTrade(told) : undefined;
  return {
    language,
    code: language?.code ?? page.language.split('-')[0]!.toLowerCase(),
    brand,
    lines,
    hero: asLine(
      page.headings.slice(0, 3).find((heading, at) =>
        // The line that leads the page stands alone, and may ask.
        at === 0
          ? isTelling(heading.replace(/[?？؟]$/u, ''), brand)
          : isTelling(heading, brand) && standsAlone(heading, language),
      ) ?? '',
    ),
    sentences,
    labels,
    topics: language
      ? findTopics(
          { language, brand, named, labels, given: page.keywords, sentences: running, found },
          createLowering(language, running),
        )
      : [],
    keywords,
    intents: website
      ? pageIntents(
          { ...page, hasPrice: page.price !== '' },
          [...telling, ...page.sentences],
          findIntents(telling),
        )
      : rankIntents(findIntents(telling), trade?.intents ?? [], page.price !== ''),
    isPage: website !== undefined,
    trade,
    isGrave: telling.filter((text) => GRAVE.test(text)).length > 1,
  };
}

const WAYS_TO_BUY: ReadonlySet<Intent> = new Set(['shop', 'order', 'book', 'sign-up', 'download', 'visit']);

/**
 * A page with a price but no way to buy gets `shop`. The trade's first intent comes first. `shop` in the text of a trade
 * without that intent is only part of a name.
 */
function rankIntents(found: readonly Intent[], ofTrade: readonly Intent[], hasPrice: boolean): Intent[] {
  const isTrades = ofTrade.length > 0;
  const told = found
    .slice(0, -1)
    .filter((intent) => intent !== 'shop' || !isTrades || ofTrade.includes('shop'));
  const isForSale = hasPrice && !told.some((intent) => WAYS_TO_BUY.has(intent));
  const sold: Intent[] = isForSale ? ['shop'] : [];
  return [...new Set([...ofTrade.slice(0, 1), ...sold, ...told, ...ofTrade, 'learn' as const])];
}

/** The usable part of the user's own texts. */
function usableText(texts: readonly (string | undefined)[]): string {
  return texts
    .flatMap((text) => splitSentences(text ?? ''))
    .map(cleanText)
    .filter((text) => isUsable(text) && /\p{L}{3}/u.test(text))
    .join(' ');
}

type Page = Required<{ [Fact in keyof WebsiteFacts]: NonNullable<WebsiteFacts[Fact]> }>;

function readPage(website: WebsiteFacts | undefined): Page {
  const one = (text: string | undefined) => {
    const clean = cleanText(text ?? '');
    return isUsable(clean) ? calmDown(clean) : '';
  };
  return {
    brand: trimBrand(cleanText(website?.brand ?? '').slice(0, 60)),
    title: one(website?.title),
    description: cleanSentences(splitSentences(website?.description ?? '')).join(' '),
    headings: unique((website?.headings ?? []).slice(0, MOST_HEADINGS).map(one)),
    sentences: cleanSentences((website?.sentences ?? []).slice(0, MOST_SENTENCES).flatMap(splitSentences)),
    keywords: (website?.keywords ?? []).slice(0, 20).map(one).filter(Boolean),
    price: one(website?.price).slice(0, 30),
    offer: one(website?.offer),
    buttons: (website?.buttons ?? []).slice(0, 20).map(cleanText).filter(Boolean),
    kinds: (website?.kinds ?? []).slice(0, 10),
    language: website?.language ?? '',
  };
}

function cleanSentences(raw: readonly string[]): string[] {
  let quarantine = 0;
  return raw.flatMap((sentence) => {
    const clean = cleanText(sentence);
    if (clean === '' && sentence.trim() !== '') quarantine = QUARANTINE;
    else if (quarantine > 0) {
      quarantine -= 1;
      return [];
    }
    return isUsable(clean) ? [calmDown(clean)] : [];
  });
}

/** Removes the legal form from a company's name. */
function trimBrand(brand: string): string {
  const short = brand.replace(
    /,?\s+(?:LLP|LLC|Ltd\.?|Limited|Inc\.?|Corp\.?|PLC|GmbH(?: & Co\. KG)?|AG|KG|UG|e\.\s?[KV]\.|S\.?A\.?R?\.?L\.?|S\.?A\.?|S\.?L\.?U?\.?|S\.?r\.?l\.?|B\.?V\.?|Lda\.?)$/i,
    '',
  );
  return isUsable(short) ? short : '';
}

/** Most titles end with the site's name. */
function brandOfTitle(parts: readonly string[]): string {
  const last = parts.length > 1 ? parts.at(-1)! : '';
  return splitWords(last).length <= 4 ? last : '';
}

/** The discount code of an offer. */
const WITH_CODE =
  /[\s,:;–-]+(?:(?:with|using|use|mit|avec|con|com|met|met de|mit dem|avec le|con el|con il|com o)\s+)?(?:(?:promo|coupon|discount)\s+)?(?:code|gutscheincode|código|codigo|codice):?\s+[\p{Lu}\p{N}_-]{3,}\b.?$/iu;

function collectLines(
  page: Page,
  labels: readonly string[],
  sentences: readonly string[],
  wish: readonly string[],
  picture: readonly string[],
  language: Language | undefined,
): Line[] {
  const weigh = (texts: readonly string[], weight: number, fade: number) =>
    texts.map((text, index) => ({ text, weight: Math.max(weight - index * fade, 1) }));
  const clauses = sentences.flatMap((sentence) => [sentence, ...cutClauses(sentence, language)]);
  const lines = [
    ...weigh(wish, 9, 0.3),
    ...weigh(
      page.offer ? [page.offer.replace(WITH_CODE, ''), page.offer, ...cutClauses(page.offer, language)] : [],
      9,
      0.2,
    ),
    // The page's main heading.
    ...weigh(page.headings.slice(0, 1), 9, 0),
    ...weigh(
      labels.flatMap((label) => [label, ...cutClauses(label, language)]),
      8,
      0.25,
    ),
    ...weigh(splitWords(page.price).length > 2 ? [page.price] : [], 6, 0),
    ...weigh(picture, 7, 0.4),
    ...weigh(clauses, 5, 0.15),
  ];
  const seen = new Set<string>();
  return lines
    .map(({ text, weight }) => ({ text: asLine(text), weight }))
    .filter(({ text }) => {
      const key = text.toLowerCase();
      const isNew = !seen.has(key) && isTelling(text, page.brand) && standsAlone(text, language);
      seen.add(key);
      return isNew;
    });
}

/** Removes final punctuation, and softens exclamation marks inside. */
function asLine(text: string): string {
  const bare = text
    .replace(/[!！]+/g, (_, at: number) => (at > text.length - 3 ? '' : '.'))
    .replace(/[.。،,;:]+$/u, '');
  return bare.replace(/\s+/g, ' ').trim();
}

function isTelling(label: string, brand: string): boolean {
  const words = splitWords(label);
  const isOneWord =
    words.length < 2 && /\s|^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u.test(label);
  return (
    isUsable(label) &&
    !isOneWord &&
    label.length > 3 &&
    trimBrand(label).toLowerCase() !== brand.toLowerCase() &&
    !isNavigation(label) &&
    !/[?？؟]$/u.test(label)
  );
}

function standsAlone(text: string, language: Language | undefined): boolean {
  const first = splitWords(text)[0]?.toLowerCase().replace(/’/g, "'") ?? '';
  return !NOT_FOR_ADS.test(text) && !language?.leaning.has(first);
}

function unique(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = text.toLowerCase();
    if (text === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
