import type { PageFacts, PageImage, PageLink } from './page-facts.ts';

const DESCRIPTION_MAX = 160;

/** Expectations of a page. */
export interface PageSubject {
  /** Its canonical address. */
  canonical: string;
  /** Scheme and host of the site. */
  origin: string;
  /** Whether search engines must not index it. */
  isPrivate: boolean;
  facts: PageFacts;
}

/** Describes the faults of one page. */
export function findPageFaults(subject: PageSubject): string[] {
  const { origin, facts } = subject;
  return [
    ...headFaults(subject),
    ...(facts.language === 'en' ? [] : [`html lang is “${facts.language}”`]),
    ...(facts.headings === 1 ? [] : [`${facts.headings} h1`]),
    ...(facts.mains === 1 ? [] : [`${facts.mains} main`]),
    ...facts.repeatedIds.map((id) => `several elements have the id ${id}`),
    ...facts.links.flatMap((link) => linkFaults(link, subject)),
    ...facts.images.flatMap(imageFaults),
    ...[...facts.resources, ...facts.images.map(({ url }) => url)]
      .filter((url) => url.startsWith('http:') && new URL(url).origin !== origin)
      .map((url) => `mixed content: ${url}`),
  ];
}

function headFaults({ canonical, isPrivate, facts }: PageSubject): string[] {
  const { titles, descriptions, canonicals, robots } = facts;
  const [title = '', description = ''] = [titles[0], descriptions[0]];
  const isListed = !robots.some((word) => word.includes('noindex'));
  return [
    ...(titles.length === 1 && title.trim() !== '' ? [] : [`titles: ${JSON.stringify(titles)}`]),
    ...(descriptions.length === 1 && description.trim() !== ''
      ? []
      : [`descriptions: ${JSON.stringify(descriptions)}`]),
    ...(description.length <= DESCRIPTION_MAX ? [] : [`a description of ${description.length} characters`]),
    ...(canonicals.length === 1 && canonicals[0] === canonical
      ? []
      : [`canonical addresses: ${JSON.stringify(canonicals)}`]),
    ...(isListed === !isPrivate
      ? []
      : [isPrivate ? 'may be listed, and is private' : 'noindex, and is public']),
  ];
}

function linkFaults({ url, opensWindow, rel }: PageLink, { origin }: PageSubject): string[] {
  const { protocol, origin: site } = new URL(url);
  // `noreferrer` implies `noopener`: https://html.spec.whatwg.org/multipage/links.html#link-type-noreferrer
  const isApart = !opensWindow || /\bno(opener|referrer)\b/.test(rel);
  return [
    ...(site === origin || ['https:', 'mailto:'].includes(protocol) ? [] : [`a link to ${url}`]),
    ...(isApart ? [] : [`${url} opens a window without noopener`]),
  ];
}

function imageFaults({ url, hasAlt, hasReservedPlace, isBroken }: PageImage): string[] {
  return [
    ...(hasAlt ? [] : [`no alt: ${url}`]),
    ...(hasReservedPlace ? [] : [`no place is reserved for ${url}`]),
    ...(isBroken ? [`a broken picture: ${url}`] : []),
  ];
}
