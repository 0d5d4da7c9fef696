import { expect, test } from 'vitest';
import type { FillableQueries, PageState } from '#features/site/contract/page-state';
import { TEST_RETENTION } from '#testing/site-values';
import { createPages } from '../entry-server.tsx';

const pages = createPages({
  boot: '',
  script: '/assets/entry.js',
  trace: '/assets/trace.js',
  styles: [],
  preloads: [],
  shared: [],
  modules: {},
});
const ORIGIN = 'https://pictures.example';
const CARD = { url: '/cards/pricing/0123.jpg', alt: 'A wall of “pictures”' };
const LISTED = [
  '/',
  '/gallery',
  '/create',
  '/ad-creator',
  '/pricing',
  '/verify',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
  '/sources',
  '/ai-image-generator-comparison',
  '/canva-alternative',
  '/photoshop-alternative',
  '/getty-images-alternative',
];
const PRIVATE = [
  '/account',
  '/credits',
  '/library',
  '/success',
  '/admin/users',
  '/admin/operations',
  '/nowhere',
];
const ID = '6f9b1c1e-0000-4000-8000-000000000001';

test.each([...LISTED, ...PRIVATE])('%s has the same title for users and link previews', async (url) => {
  const { metas, title, canonical } = await readHead(url);
  expect(metas).toMatchObject({
    'og:title': title,
    'twitter:title': title,
    'og:description': metas.description,
    'twitter:description': metas.description,
    'og:url': canonical,
    'og:image': `${ORIGIN}/cards/pricing/0123.jpg`,
    'twitter:image': `${ORIGIN}/cards/pricing/0123.jpg`,
    'og:image:alt': CARD.alt,
    'twitter:card': 'summary_large_image',
  });
  expect(canonical).toBe(ORIGIN + url);
});

test.each(LISTED)('%s can be indexed, and has structured data', async (url) => {
  const { metas, graph } = await readHead(url);
  expect(metas.robots).toBe('max-image-preview:large');
  expect(graph.length).toBeGreaterThan(0);
});

test.each(PRIVATE)('%s is not indexed, and has no structured data', async (url) => {
  const { metas, graph } = await readHead(url);
  expect(metas.robots).toBe('noindex');
  expect(graph).toEqual([]);
});

test('the canonical address has no query', async () => {
  expect((await readHead('/gallery?q=lake&utm_source=x')).canonical).toBe(`${ORIGIN}/gallery`);
});

test('the home page describes the site, its search, its maker and its free start', async () => {
  const { graph } = await readHead('/');
  expect(graph).toMatchObject([
    {
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: `${ORIGIN}/gallery?q={search_term_string}` } },
    },
    { '@type': 'Organization', contactPoint: { email: 'help@pictures.example' } },
    { '@type': 'SoftwareApplication', offers: { price: '0', priceCurrency: 'USD' } },
  ]);
});

test('the gallery lists its first pictures with their addresses', async () => {
  const gallery = { items: [IMAGE], total: 1, asOf: IMAGE.generatedAt };
  const { graph } = await readHead('/gallery', { gallery, galleryCategories: [] });
  expect(graph[0]).toMatchObject({
    '@type': 'CollectionPage',
    mainEntity: { itemListElement: [{ url: `${ORIGIN}/gallery/${ID}`, name: 'A quiet lake' }] },
  });
});

test('a picture names its file, license and breadcrumbs by absolute addresses', async () => {
  const creditLine = '“Office chair” by Jane Doe';
  const galleryImage = {
    image: IMAGE,
    imageId: IMAGE.id,
    tags: [],
    creditLine,
    related: [],
    personName: null,
    isOwner: false,
  };
  const { graph, title, metas } = await readHead(`/gallery/${ID}`, { galleryImage });
  expect(metas['og:title']).toBe(title);
  expect(title).toContain('A quiet lake');
  expect(graph).toMatchObject([
    {
      '@type': 'ImageObject',
      contentUrl: `${ORIGIN}/images/a.png`,
      license: `${ORIGIN}/terms-of-service`,
      acquireLicensePage: `${ORIGIN}/gallery/${ID}`,
      creditText: creditLine,
      representativeOfPage: true,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ item: `${ORIGIN}/` }, { item: `${ORIGIN}/gallery` }, { name: 'A quiet lake' }],
    },
  ]);
});

test.each([
  '/ai-image-generator-comparison',
  '/canva-alternative',
  '/photoshop-alternative',
  '/getty-images-alternative',
])('%s is an article with the questions and answers that readers see', async (url) => {
  const { graph, metas, html } = await readHead(url);
  expect(metas).toMatchObject({
    'og:type': 'article',
    'article:published_time': DAY,
    'article:modified_time': DAY,
  });
  expect(graph).toMatchObject([
    { '@type': 'Article', mainEntityOfPage: ORIGIN + url, image: ORIGIN + CARD.url, datePublished: DAY },
    { '@type': 'FAQPage' },
    { '@type': 'BreadcrumbList' },
  ]);
  expectQuestionsSeen(graph[1], html);
});

test('prices have the questions and answers of the page', async () => {
  const { graph, html } = await readHead('/pricing', {
    billing: { mode: 'off', plans: [], subscription: null, openInvoice: null, ended: null },
  });
  const faq = graph.find((node) => (node as { '@type': string })['@type'] === 'FAQPage');
  expectQuestionsSeen(faq, html);
});

test('no text can end the structured data block', async () => {
  const image = { ...IMAGE, prompt: 'A lake</script><script>alert(1)</script>' };
  const { html } = await readHead(`/gallery/${ID}`, {
    galleryImage: {
      image,
      imageId: image.id,
      tags: [],
      creditLine: null,
      related: [],
      personName: null,
      isOwner: false,
    },
  });
  expect(html).not.toContain('<script>alert');
});

const DAY = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

const IMAGE = {
  id: ID,
  imageUrl: '/images/a.png',
  prompt: 'A quiet lake',
  category: 'nature',
  hasPeople: false,
  generatedAt: '2026-11-21T10:00:00.000Z',
  width: 3,
  height: 2,
  thumbHash: 'YTgODoJod4iPh3eCh3iImHiGDqOx5Ak=',
};

const STATE: PageState = {
  url: '/',
  origin: ORIGIN,
  now: '2026-11-22T10:00:00.000Z',
  seed: 7,
  user: null,
  imageModels: [{ id: 'studio', name: 'Studio engine', provider: null, cost: 1, takesReference: true }],
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

function expectQuestionsSeen(faq: unknown, html: string): void {
  const { mainEntity } = faq as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
  expect(mainEntity.length).toBeGreaterThan(2);
  const text = unescaped(html.slice(html.indexOf('<main')));
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(text).toContain(`>${name}<`);
    expect(text).toContain(`>${acceptedAnswer.text}<`);
  }
}

async function readHead(url: string, queries: Partial<FillableQueries> = {}) {
  const { html } = await pages.render({ state: { ...STATE, url }, queries }, CARD);
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)];
  const metas: Record<string, string> = {};
  for (const [, name = '', content = ''] of tags) {
    if (name !== 'theme-color') expect(metas).not.toHaveProperty([name]);
    metas[name] = unescaped(content);
  }
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1];
  const data = json === undefined ? undefined : (JSON.parse(json) as { '@graph': unknown[] });
  return {
    html,
    metas,
    title: unescaped(/<title>(.*?)<\/title>/.exec(head)?.[1] ?? ''),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    graph: data?.['@graph'] ?? [],
  };
}

function unescaped(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
