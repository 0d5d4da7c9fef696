import type { LinkedData } from './read-json-ld.ts';

const SEPARATORS = /\s+[|·•–—»›«:/-]+\s+|\s*[|｜·•»›]\s*|:\s+/u;
const NAME_MAX_WORDS = 5;
const NAME_MAX_CHARACTERS = 60;
/** More mentions in the page's text do not raise a name's score. */
const MENTIONS_MAX = 3;
const LEGAL_FORM =
  /,?\s+(?:LLP|LLC|Ltd\.?|Limited|Inc\.?|Corp\.?|PLC|GmbH(?: & Co\. KG)?|AG|KG|UG|e\.\s?[KV]\.|S\.?A\.?R\.?L\.?|SAS|S\.A\.|S\.L\.U?\.?|S\.?r\.?l\.?|B\.?V\.?|Lda\.?|株式会社)$/iu;
/** Placeholder titles of templates. */
const PLACEHOLDER_NAME =
  /^(home ?page|home|index|welcome|untitled( document| page)?|document|page|my (site|blog|website)|website|site|shop|store|blog|news|logo|image|menu|login|sign in|startseite|willkommen|accueil|bienvenue|inicio|bienvenidos?|benvenuti|início|react app|vite app|next\.?js app|wordpress|just another wordpress site|official (site|website)|ホーム|トップページ|الرئيسية|דף הבית|मुख्य पृष्ठ)$/i;
const TRIMMINGS =
  /\s*[®™©]|\s+(logo|logotype|home(page)?|official (web)?site|onlineshop|online shop|online store)$|^(logo|the logo of|logo of|logo von|home|startseite|welcome to|willkommen bei)\s+/giu;
const SECOND_LEVEL = /^(co|com|org|net|ac|gov|edu|or|ne|go)$/;

/**
 * Finds the brand's name in the page's linked data, logo, title and address. Never a slogan.
 * @param host such as `www.example.co.uk`
 */
export function findBrand({
  linked,
  title,
  siteName,
  logoAlts,
  headings,
  text,
  host,
}: {
  linked: LinkedData;
  title: string;
  siteName: string;
  logoAlts: readonly string[];
  headings: readonly string[];
  /** The page's text without its title. */
  text: string;
  host: string;
}): string {
  const label = labelOf(host);
  const parts = title.split(SEPARATORS).map(trimName).filter(isName);
  const stated = [siteName, ...linked.names].flatMap((name) => bestOf(name.split(SEPARATORS), label));
  const candidates = unique([
    ...stated,
    ...logoAlts.flatMap((alt) => bestOf(alt.split(SEPARATORS), label)),
    // Most titles end with the site's name.
    ...(title.split(SEPARATORS).length > 1 ? parts.slice().reverse() : []),
  ]);
  const scored = candidates.map((name, index) => {
    const isInAddress = isLike(name, label) ? 3 : 0;
    const isStated = stated.includes(name) ? 3 : 0;
    const isInTitle = title.toLowerCase().includes(name.toLowerCase()) ? 1 : 0;
    const mentions = Math.min(text.split(name).length - 1, MENTIONS_MAX) / MENTIONS_MAX;
    const isOnLogo = logoAlts.some((alt) => alt.toLowerCase().includes(name.toLowerCase())) ? 2 : 0;
    return {
      name,
      score:
        isInAddress + isStated + isInTitle + isOnLogo + mentions * 1.5 - index * 0.1 - wordsOf(name) * 0.15,
    };
  });
  const found = scored.sort((a, b) => b.score - a.score)[0]?.name;
  if (found) return found;
  const alone = [title, headings[0] ?? ''].map(trimName).find((text) => isName(text) && wordsOf(text) <= 3);
  return alone ?? capitalize(label);
}

function bestOf(parts: readonly string[], label: string): string[] {
  const names = parts.map(trimName).filter(isName);
  const own = names.find((name) => isLike(name, label));
  return own ? [own] : names.slice(0, 1);
}

/** Whether a name and the address contain one another, ignoring spaces and marks. */
function isLike(name: string, label: string): boolean {
  const plain = plainOf(name);
  const own = plainOf(label);
  return plain.length > 2 && own.length > 2 && (plain.includes(own) || own.includes(plain));
}

function plainOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The registered label of a host: `example` of `shop.example.co.uk`; empty for an IP address. */
function labelOf(host: string): string {
  const labels = host.replace(/^www\d?\./, '').split('.');
  if (labels.length < 2 || labels.every((label) => /^\d+$/.test(label)) || host.includes(':')) return '';
  const end = labels.length > 2 && SECOND_LEVEL.test(labels.at(-2)!) ? 3 : 2;
  return labels.at(-end) ?? '';
}

function trimName(text: string): string {
  return text
    .replace(TRIMMINGS, '')
    .replace(TRIMMINGS, '')
    .replace(LEGAL_FORM, '')
    .replace(/^[\s"“”'‘’]+|[\s"“”'‘’.!,]+$/gu, '');
}

function isName(text: string): boolean {
  return (
    /\p{L}/u.test(text) &&
    text.length <= NAME_MAX_CHARACTERS &&
    wordsOf(text) <= NAME_MAX_WORDS &&
    !PLACEHOLDER_NAME.test(text)
  );
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}

function capitalize(label: string): string {
  const words = label.replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function unique(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [name.toLowerCase(), name] as const).reverse()).values()].reverse();
}
