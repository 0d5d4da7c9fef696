import type { PageCapture } from '#ports/page-browser';

/** What the browser tells of a page that says and shows nothing, but for what is given. */
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
    colours: [],
    fonts: [],
    lines: [],
    prices: [],
    ...given,
  };
}
