import type { PageCapture } from '#ports/page-browser';

/** A capture of an empty page, with the given parts. */
export function capturePage(given: Partial<PageCapture>): PageCapture {
  return {
    finalUrl: 'https://www.example.com/',
    status: 200,
    screenshots: [],
    title: '',
    language: '',
    direction: 'ltr',
    headings: [],
    paragraphs: [],
    buttons: [],
    meta: [],
    jsonLd: [],
    favicons: [],
    logos: [],
    images: [],
    colors: [],
    fonts: [],
    lines: [],
    prices: [],
    ...given,
  };
}
