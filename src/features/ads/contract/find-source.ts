import type { WebsiteAnalysis } from './ad-analyses.ts';

type Page = Pick<WebsiteAnalysis, 'brand' | 'title' | 'description' | 'headings' | 'sentences' | 'price'> &
  Pick<WebsiteAnalysis, 'offer'>;

/** Where a page says something, in words that fit after `the page’s`, and how it says it. */
export interface TextSource {
  place: 'heading' | 'title' | 'offer' | 'description' | 'text' | 'name';
  quote: string;
}

/** Finds the page's text that an ad's text repeats, in whole or in part; null if the page does not say it. */
export function findSource(text: string, page: Page): TextSource | null {
  const wanted = plainOf(text);
  if (wanted === '') return null;
  const places: readonly (readonly [TextSource['place'], readonly (string | null)[]])[] = [
    ['heading', page.headings],
    ['offer', [page.offer]],
    ['text', page.sentences],
    ['description', [page.description]],
    ['title', [page.title]],
    ['name', [page.brand]],
  ];
  for (const [place, quotes] of places)
    for (const quote of quotes)
      if (quote && ` ${plainOf(quote)} `.includes(` ${wanted} `)) return { place, quote };
  return null;
}

function plainOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
