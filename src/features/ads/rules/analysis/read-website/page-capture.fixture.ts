import type { z } from 'zod';
import type { PageCapture, pageCapture } from '#ports/page-browser';

/** A capture of an empty page, with the given parts. */
export function capturePage({
  headings = [],
  images = [],
  ...given
}: Partial<
  Omit<PageCapture, 'headings' | 'images'> & Pick<z.input<typeof pageCapture>, 'headings' | 'images'>
>): PageCapture {
  return {
    finalUrl: 'https://www.example.com/',
    status: 200,
    title: '',
    language: '',
    direction: 'ltr',
    headings: headings.map(({ level, text, size = 0, top = 0 }) => ({
      level: level as number,
      text,
      size,
      top,
    })),
    hero: [],
    names: [],
    contacts: [],
    paragraphs: [],
    buttons: [],
    meta: [],
    jsonLd: [],
    favicons: [],
    logos: [],
    images: images.map(({ shown = null, top = 0, isAside = false, ...image }) => ({
      ...image,
      shown,
      top,
      isAside,
    })),
    colors: [],
    fonts: [],
    lines: [],
    prices: [],
    screenshots: [],
    ...given,
  };
}
