import { expect, test } from 'vitest';
import type { PageState, PolicyEmbeds } from '#features/site/contract/page-state';
import { TEST_RETENTION } from '#testing/site-values';
import { createPages } from './entry-server.tsx';

const ASSETS = {
  boot: '/assets/boot.js',
  script: '/assets/entry.js',
  trace: '/assets/trace.js',
  shared: [],
  styles: [],
  preloads: [],
};
const pages = createPages(ASSETS);

test('pages load the trace script only if traces are collected', async () => {
  const html = async (from: typeof pages) =>
    (await from.render({ state: { ...STATE, url: '/terms-of-service' }, queries: {} }, CARD)).html;
  expect(await html(pages)).not.toContain('trace.js');
  expect(await html(createPages(ASSETS, { beginsTraces: true }))).toContain(
    'data-scripts="/assets/trace.js /assets/entry.js"',
  );
});

test.each([
  ['/terms-of-service', 'Terms of Service'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/cookie-policy', 'Cookie Policy'],
])('%s is a text to be read, with its day, its contents and an address to write to', async (url, heading) => {
  const main = await mainOf(url);
  expect(main).toContain(`${heading}</h1>`);
  expect(main).toMatch(/Last updated: <time dateTime="\d{4}-\d\d-\d\d">\w+ \d+, \d{4}<\/time>/);
  expect(main).toMatch(/In force today, <time[^>]*>November 22, 2026</);
  expect(main).toContain('href="mailto:help@pictures.example"');
  expectContents(main);
  expect(wordsIn(main)).toBeGreaterThan(300);
  expect(main).not.toContain('<iframe');
  expect(main).not.toMatch(/\{\w+\}/);
});

test('texts name the site’s cookie and models', async () => {
  expect(await mainOf('/terms-of-service')).toContain('apply to pictures.example and');
  expect(await mainOf('/privacy-policy')).toContain('painted by: Studio engine, OpenAI GPT Image 2.');
  expect(await mainOf('/cookie-policy')).toContain('>__Host-framewright</code>');
  expect(await mainOf('/cookie-policy', { origin: 'http://127.0.0.1:3000' })).toContain(
    '>framewright</code>',
  );
});

test('a hosted policy replaces only its own page', async () => {
  const policyEmbeds: PolicyEmbeds = { terms: 'https://policies.example/terms?site=1' };
  const main = await mainOf('/terms-of-service', { policyEmbeds });
  expect(main).toContain('Terms of Service</h1>');
  expect(main).toContain('Loading the document');
  expect(main).toContain('href="https://policies.example/terms?site=1"');
  expect(main).toMatch(/Last updated: as published today, <time[^>]*>November 22, 2026</);
  expect(main).not.toContain('<iframe');
  expect(main).not.toContain('What you agree to');
  expect(await mainOf('/privacy-policy', { policyEmbeds })).toContain('Your rights</h2>');
});

test.each([
  '/ai-image-generator-comparison',
  '/canva-alternative',
  '/photoshop-alternative',
  '/getty-images-alternative',
])('%s is an article with contents, questions, tables and ways on', async (url) => {
  const main = await mainOf(url);
  expectContents(main);
  expect(wordsIn(main)).toBeGreaterThan(600);
  expect(main).toMatch(/<table[\s\S]*<caption[\s\S]*<th scope="row"/);
  const others = main.match(/href="\/(ai-image-generator-comparison|[a-z-]+-alternative)"/g) ?? [];
  expect(new Set(others).size).toBe(3);
});

/** Every entry of the contents leads to a heading of the page. */
function expectContents(main: string): void {
  const places = [...main.matchAll(/href="#([a-z-]+)"/g)].map(([, id]) => id);
  expect(places.length).toBeGreaterThan(3);
  for (const id of places) expect(main).toContain(`<h2 id="${id}"`);
}

function wordsIn(main: string): number {
  return main
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/).length;
}

async function mainOf(url: string, state: Partial<PageState> = {}): Promise<string> {
  const { status, html } = await pages.render({ state: { ...STATE, ...state, url }, queries: {} }, CARD);
  expect(status).toBe(200);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '');
}

const CARD = { url: '/cards/a.jpg', alt: 'Two pictures' };

const STATE: PageState = {
  url: '/',
  origin: 'https://pictures.example',
  now: '2026-11-22T10:00:00.000Z',
  seed: 7,
  user: null,
  imageModels: [
    { id: 'studio', name: 'Studio engine', provider: null, cost: 1, takesReference: true },
    { id: 'openai/gpt-image-2', name: 'GPT Image 2', provider: 'OpenAI', cost: 3, takesReference: true },
  ],
  enhancesPrompts: false,
  isCreditFree: false,
  signupCredits: 10,
  cutoutCost: 1,
  editCost: 1,
  supportEmail: 'help@pictures.example',
  salesEmail: 'sales@pictures.example',
  policyEmbeds: {},
  retention: TEST_RETENTION,
};
