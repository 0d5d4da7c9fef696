import type { AdSubject, WebsiteFacts } from '#server/ports/text-model';
import { cleanText, isUsable } from './clean-text.ts';
import { extractKeywords } from './extract-keywords.ts';
import { findIntents, type Intent } from './find-intents.ts';
import { findTopics, type Topic } from './find-topics.ts';
import { findLanguage } from './languages/find-language.ts';
import type { Language } from './languages/language.ts';
import { calmDown, createLowering } from './letter-case.ts';
import { isNavigation } from './navigation-words.ts';
import { readPicture } from './read-picture.ts';
import { readPrompt } from './read-prompt.ts';
import { cutClauses, splitSentences } from './split-sentences.ts';
import { splitWords } from './words.ts';

/** What can be written about a subject, in its own words. */
export interface Briefing {
  /** Undefined for languages without tables. */
  language: Language | undefined;
  /** Empty when nobody told. */
  brand: string;
  /** Short texts that stand alone, the most telling sources first. */
  lines: Line[];
  /** Whole sentences that stand alone, in the page's order. */
  sentences: string[];
  topics: Topic[];
  keywords: string[];
  intents: Intent[];
  /** Law, health, mourning, need: nothing to joke about. */
  isGrave: boolean;
}

export interface Line {
  text: string;
  /** How much its source tells, 0 to 10. */
  weight: number;
}

const MOST_HEADINGS = 60;
const MOST_SENTENCES = 200;
/** In words. */
const SHORTEST_SENTENCE = 3;
/** In words: a description that names what is offered and no more. */
const LONGEST_SLOGAN = 6;
/** Sentences after one that speaks to writers: they may go on with it. */
const QUARANTINE = 2;
const TITLE_PARTS = /\s+[|·•–—»:-]\s+|\s*[|｜·•»]\s*|:\s+/u;
/** Sentences that somebody says of themselves, asks, or quotes. */
const NOT_FOR_ADS =
  /^["“„«'‘「]|\?$|^(?:q|a):|^by\s|^posted|^published|^veröffentlicht|^updated|^\d{1,2}[./]\d{1,2}[./]/i;
const GRAVE =
  /\b(?:law|lawyers?|legal|solicitors?|attorneys?|divorce|funeral\w*|hospitals?|clinics?|doctors?|dental|dentists?|patients?|cancer|charit\w*|refugees?|hunger|homeless\w*|donat\w*|victims?|debts?|therapy|hospice|anwalt\w*|anwält\w*|kanzlei|bestattung\w*|klinik\w*|arzt\w*|praxis|avocats?|obsèques|clinique|cliniques?|abogad\w*|clínicas?|médic\w*|pacientes?|avvocat\w*|clinica|advogad\w*|advocaat|advocaten|uitvaart\w*|kliniek|huisarts)\b/i;

export function readSubject({ website, prompt, imageDescription }: AdSubject): Briefing {
  const page = readPage(website);
  const wish = prompt ? readPrompt(prompt) : { lines: [], sentences: [], topics: [] };
  const picture = imageDescription ? readPicture(imageDescription) : { lines: [], sentences: [], topics: [] };
  const running = [page.description, ...page.sentences];
  const all = [page.title, ...running, ...page.headings, ...wish.lines, ...wish.sentences];
  const language = findLanguage(all.join('. '), page.language);
  const titleParts = page.title.split(TITLE_PARTS).map((part) => part.trim());
  const brand = page.brand || brandOfTitle(titleParts);
  const slogan =
    splitWords(page.description).length <= LONGEST_SLOGAN ? page.description.replace(/[.!]$/, '') : '';
  const labels = [...titleParts, ...page.headings, slogan].filter((label) => isTelling(label, brand));
  const sentences = unique(
    [...wish.sentences, ...splitSentences(page.description), ...page.sentences, ...picture.sentences].filter(
      (sentence) => standsAlone(sentence, language) && splitWords(sentence).length >= SHORTEST_SENTENCE,
    ),
  );
  const found = extractKeywords([...all, ...picture.topics].join('\n'), language?.code ?? page.language, 12);
  const beginsAside = (text: string) => language?.stopWords.has(text.toLowerCase().split(' ')[0]!) ?? false;
  const named = [...wish.topics, ...picture.topics].filter((topic) => !beginsAside(topic));
  const keywords = unique([...page.keywords, ...named, ...found]).filter(
    (keyword) => !brand.toLowerCase().includes(keyword.toLowerCase()),
  );
  const telling = [...all, ...page.keywords, page.offer, ...picture.lines];
  return {
    language,
    brand,
    lines: collectLines(page, labels, sentences, wish.lines, picture.lines, language),
    sentences,
    topics: language
      ? findTopics(
          { language, brand, named, labels, given: page.keywords, sentences: running, found },
          createLowering(language, running),
        )
      : [],
    keywords,
    intents: findIntents(telling),
    isGrave: telling.filter((text) => GRAVE.test(text)).length > 1,
  };
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

/** A name as people say it, without its legal form. */
function trimBrand(brand: string): string {
  const short = brand.replace(
    /,?\s+(?:LLP|LLC|Ltd\.?|Limited|Inc\.?|Corp\.?|PLC|GmbH(?: & Co\. KG)?|AG|KG|UG|e\.\s?[KV]\.|S\.?A\.?R?\.?L\.?|S\.?A\.?|S\.?L\.?U?\.?|S\.?r\.?l\.?|B\.?V\.?|Lda\.?)$/i,
    '',
  );
  return isUsable(short) ? short : '';
}

/** Titles end with their site's name, mostly. */
function brandOfTitle(parts: readonly string[]): string {
  const last = parts.length > 1 ? parts.at(-1)! : '';
  return splitWords(last).length <= 4 ? last : '';
}

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
    ...weigh(page.offer ? [page.offer, ...cutClauses(page.offer, language)] : [], 9, 0.2),
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

/** Without the marks that end a sentence, unless there are several. */
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
