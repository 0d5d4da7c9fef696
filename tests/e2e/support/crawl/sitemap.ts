import type { Page } from 'playwright-core';

export interface SitemapEntry {
  url: string;
  /** Files of the entry, such as its picture. */
  images: string[];
}

/** Entries of all files of the site's sitemap. @throws Error if a file cannot be loaded */
export async function readSitemap({ page, origin }: { page: Page; origin: string }): Promise<SitemapEntry[]> {
  return await page.evaluate(async (index) => {
    const read = async (url: string) => {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`${answer.status} ${url}`);
      return new DOMParser().parseFromString(await answer.text(), 'application/xml');
    };
    const places = (within: Document | Element, name: string) =>
      [...within.getElementsByTagName(name)].map((it) => it.textContent ?? '');
    const entries: { url: string; images: string[] }[] = [];
    for (const file of places(await read(index), 'loc'))
      for (const entry of (await read(file)).getElementsByTagName('url'))
        entries.push({ url: places(entry, 'loc')[0] ?? '', images: places(entry, 'image:loc') });
    return entries;
  }, `${origin}/sitemap.xml`);
}

/** Facts in the server's HTML of a page. */
export interface SentHead {
  url: string;
  status: number;
  title: string;
  description: string;
  canonical: string;
  robots: string;
}

/** Requests pages without rendering them. */
export async function readSentHeads(page: Page, urls: readonly string[]): Promise<SentHead[]> {
  return await page.evaluate(
    async (left) => {
      const heads: SentHead[] = [];
      const work = async () => {
        for (let url = left.pop(); url !== undefined; url = left.pop()) {
          const answer = await fetch(url);
          const sent = new DOMParser().parseFromString(await answer.text(), 'text/html');
          const attribute = (selector: string, name: string) =>
            sent.head.querySelector(selector)?.getAttribute(name) ?? '';
          heads.push({
            url,
            status: answer.redirected ? 300 : answer.status,
            title: sent.title,
            description: attribute('meta[name=description]', 'content'),
            canonical: attribute('link[rel=canonical]', 'href'),
            robots: attribute('meta[name=robots]', 'content') + (answer.headers.get('x-robots-tag') ?? ''),
          });
        }
      };
      await Promise.all(Array.from({ length: 6 }, work));
      return heads;
    },
    [...urls],
  );
}
