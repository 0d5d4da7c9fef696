import type { Page } from 'playwright-core';

/** Contents of a complete page, with resolved addresses. */
export interface PageFacts {
  language: string;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  robots: string[];
  headings: number;
  mains: number;
  /** Ids of its elements, the targets of fragments. */
  ids: string[];
  /** Duplicate ids. */
  repeatedIds: string[];
  links: PageLink[];
  images: PageImage[];
  /** Other files of the page, such as scripts, icons, previews and the feed. */
  resources: string[];
}

export interface PageLink {
  url: string;
  opensWindow: boolean;
  rel: string;
}

export interface PageImage {
  url: string;
  hasAlt: boolean;
  /** Whether its size is known before its file is loaded. */
  hasReservedPlace: boolean;
  isBroken: boolean;
}

export function readPageFacts(page: Page): Promise<PageFacts> {
  return page.evaluate(() => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
    const contents = (selector: string) => all<HTMLMetaElement>(selector).map(({ content }) => content);
    const resolve = (address: string) => new URL(address, document.baseURI).href;
    const candidates = (srcset: string) =>
      srcset
        .split(/,\s+/)
        .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
        .filter((address) => address !== '');

    /** By attributes, an aspect ratio, or CSS width and height. */
    const hasReservedPlace = (image: HTMLImageElement) => {
      if (image.hasAttribute('width') && image.hasAttribute('height')) return true;
      if (getComputedStyle(image).aspectRatio !== 'auto') return true;
      const style = image.computedStyleMap();
      return ['width', 'height'].every((side) => String(style.get(side)) !== 'auto');
    };

    /** Absolute addresses in structured data, except patterns and identifiers. */
    const namedIn = (value: unknown): string[] => {
      if (typeof value === 'string') return /^https?:\/\/[^{}]+$/.test(value) ? [value] : [];
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value)
        .filter(([key]) => !['@id', '@context'].includes(key))
        .flatMap(([, part]) => namedIn(part));
    };

    const ids = all('[id]').map(({ id }) => id);
    return {
      language: document.documentElement.lang,
      titles: all('head title').map((title) => title.textContent ?? ''),
      descriptions: contents('head meta[name=description]'),
      canonicals: all('head link[rel=canonical]').map((link) => link.getAttribute('href') ?? ''),
      robots: contents('head meta[name=robots]'),
      headings: all('h1').length,
      mains: all('main').length,
      ids,
      repeatedIds: [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))],
      links: all<HTMLAnchorElement>('a[href]').map((link) => ({
        url: resolve(link.getAttribute('href') ?? ''),
        opensWindow: link.target === '_blank',
        rel: link.rel,
      })),
      images: all<HTMLImageElement>('img').map((image) => ({
        url: resolve(image.currentSrc || image.src),
        hasAlt: image.hasAttribute('alt'),
        hasReservedPlace: hasReservedPlace(image),
        isBroken: image.complete && image.naturalWidth === 0,
      })),
      resources: [
        ...all<HTMLElement & { src: string }>('[src]').map(({ src }) => src),
        ...all('[srcset]').flatMap((it) => candidates(it.getAttribute('srcset') ?? '').map(resolve)),
        ...all('[poster]').map((it) => resolve(it.getAttribute('poster') ?? '')),
        ...all<HTMLLinkElement>('link[href]:not([rel=canonical])').map(({ href }) => href),
        ...contents('meta[property="og:image"], meta[name="twitter:image"]'),
        ...all('script[type$="ld+json"]').flatMap((it) => namedIn(JSON.parse(it.textContent || 'null'))),
      ].filter((address) => !/^(data|blob):/.test(address)),
    };
  });
}
