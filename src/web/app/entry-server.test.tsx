import { expect, test } from 'vitest';
import type { Billing } from '#features/plans/contract/billing';
import { PLANS } from '#features/plans/contract/plans';
import type { FillableQueries, PageState } from '#features/site/contract/page-state';
import { TEST_RETENTION } from '#testing/site-values';
import { createPages } from './entry-server.tsx';

const pages = createPages({
  boot: '/assets/boot.js',
  script: '/assets/entry.js',
  trace: '/assets/trace.js',
  shared: ['/assets/frame.js'],
  styles: ['/assets/entry.css'],
  preloads: ['/assets/geist.woff2'],
  modules: { 'src/web/app/pages/home.tsx': ['/assets/home.js'] },
});

const ADDRESSES = [
  '/',
  '/home',
  '/gallery',
  '/create',
  '/ad-creator',
  '/pricing',
  '/remove-background',
  '/success',
  '/success?success=true',
  '/prompt-builder/business/remote-work',
  '/prompt-builder/business/quick-generation',
  '/prompt-builder/professional/1',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
  '/sources',
  '/ai-image-generator-comparison',
  '/canva-alternative',
  '/photoshop-alternative',
  '/getty-images-alternative',
  '/account',
  '/credits',
  '/verify',
];

test.each(ADDRESSES)('%s answers 200 with a whole page', async (url) => {
  const { status, html } = await render({ url });
  expect(status).toBe(200);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  const path = url.split('?')[0];
  expect(html).toContain(`<link rel="canonical" href="https://framewright.example${path}"/>`);
  for (const tag of [
    'name="description"',
    'property="og:title"',
    'property="og:image"',
    'name="twitter:card"',
  ])
    expect(html.split(`<meta ${tag}`)).toHaveLength(2);
  expect(html.match(/<title>/g)).toHaveLength(1);
});

test.each([
  ['a visitor', null, 401, 'Please sign in with an admin account'],
  ['a user', { isAdmin: false }, 403, 'ada@example.test is not an admin'],
  ['an admin', { isAdmin: true }, 200, 'Moderation</h1>'],
])('the review queue answers %s in words', async (_who, rights, expected, words) => {
  const user = rights && { ...ADA, ...rights };
  const { status, html } = await render({ url: '/admin/moderation', user });
  expect(status).toBe(expected);
  expect(html.replaceAll('<!-- -->', '')).toContain(words);
  expect(html).toContain('content="noindex"');
});

test.each(['/nope', '/admin', '/pricing/x', '/%F0%9F%96%BC'])('%s answers 404', async (url) => {
  const { status, html } = await render({ url });
  expect(status).toBe(404);
  expect(html).toContain('404 Page Not Found</h1>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test.each([...ADDRESSES, '/nope'])('%s has no inline script and no inline handler', async (url) => {
  const { html } = await render({ url });
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
  const run = scripts.filter((attributes) => attributes !== ' type="application/ld+json"');
  expect(run).toHaveLength(2);
  for (const attributes of run) expect(attributes).toMatch(/ src="\/assets\/|type="application\/json"/);
  expect(html).not.toMatch(/<[^>]+ on[a-z]+=/);
});

test("a picture's page has structured data that no prompt can end, and is a 404 without a picture", async () => {
  const id = '6f9b1c1e-0000-4000-8000-000000000001';
  const image = {
    id,
    imageUrl: '/images/a.png',
    prompt: 'A lake</script><script>alert(1)</script>',
    category: 'nature',
    hasPeople: false,
    generatedAt: '2026-11-21T09:00:00.000Z',
    width: 3,
    height: 2,
    thumbHash: 'YTgODoJod4iPh3eCh3iImHiGDqOx5Ak=',
  };
  const state = { ...STATE, url: `/gallery/${id}` };
  const { status, html } = await pages.render(
    {
      state,
      queries: {
        galleryImage: {
          image,
          imageId: image.id,
          tags: [],
          creditLine: null,
          related: [],
          personName: null,
          isOwner: false,
        },
      },
    },
    CARD,
  );
  expect(status).toBe(200);
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
  expect(scripts.map((it) => /src="\/assets\/|type="application\/(ld\+)?json"/.exec(it)?.[0])).toHaveLength(
    3,
  );
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('Generated <time dateTime="2026-11-21T09:00:00.000Z">1 hour ago</time>');
  expect((await pages.render({ state, queries: { galleryImage: null } }, CARD)).status).toBe(404);
});

test('a picture that needs a credit has its line beside the download, with a button to copy it', async () => {
  const picture = {
    path: '/shared/0123456789abcdef0123456789abcdef',
    imageUrl: '/shared/0123456789abcdef0123456789abcdef/picture.png',
    width: 300,
    height: 200,
    thumbHash: 'YTgODoJod4iPh3eCh3iImHiGDqOx5Ak=',
    prompt: null,
    creditLine: '“Office chair” by Jane Doe',
    sharedAt: '2026-11-21T09:00:00.000Z',
  };
  const state = { ...STATE, url: picture.path };
  const shown = await pages.render({ state, queries: { sharedPicture: picture } }, CARD);
  expect(shown.html).toMatch(/needs a credit: <span[^>]*>“Office chair” by Jane Doe</);
  expect(shown.html).toContain('Copy the credit');
  const free = { ...picture, creditLine: null };
  const { html } = await pages.render({ state, queries: { sharedPicture: free } }, CARD);
  expect(html).not.toContain('needs a credit');
});

test('the document contains the first gallery page, laid out, with the first pictures preloaded', async () => {
  const items = Array.from({ length: 20 }, (_, i) => ({
    id: `6f9b1c1e-0000-4000-8000-0000000000${10 + i}`,
    imageUrl: `/images/${i}.png`,
    prompt: `Hill number ${i}`,
    category: 'nature',
    hasPeople: false,
    generatedAt: '2026-11-21T09:00:00.000Z',
    width: 3,
    height: 2,
    thumbHash: 'YTgODoJod4iPh3eCh3iImHiGDqOx5Ak=',
  }));
  const { html } = await pages.render(
    {
      state: { ...STATE, url: '/gallery' },
      queries: { gallery: { items, total: 40, asOf: items[0]?.generatedAt ?? null }, galleryCategories: [] },
    },
    CARD,
  );
  expect(html.match(/--a:150/g)?.length).toBeGreaterThanOrEqual(20);
  expect(html.slice(0, html.indexOf('<body'))).toMatch(
    /<link rel="preload" as="image" imageSrcSet="\/images\/0-320 3w"/,
  );
});

test('the document contains a prompt builder with a choice in each section, the same for the same seed', async () => {
  const options = ['A lake', 'A hill', 'A wood', 'A moor'];
  const templateSet = {
    id: 'lakes',
    name: 'Lakes',
    category: 'nature',
    groups: [{ category: 'Subject', description: 'What?', required: true, options }],
    examples: [],
  };
  const state = { ...STATE, url: '/prompt-builder/nature/lakes' };
  const render = (seed: number) =>
    pages.render({ state: { ...state, seed }, queries: { templateSet } }, CARD);
  const { html } = await render(7);
  expect(html).toContain('<title>Lakes: prompt builder · Framewright</title>');
  const chosen = /aria-pressed="true"[^>]*>([^<]*)</.exec(html)?.[1];
  expect(options).toContain(chosen);
  expect(html).toContain(`>${chosen}</textarea>`);
  expect((await render(7)).html).toBe(html);
});

test('the payment return address shows the result', async () => {
  const paid = await render({ url: '/bought?success=true' });
  expect(paid.status).toBe(200);
  expect(paid.html).toContain('Payment Successful!</h1>');
  const unpaid = await render({ url: '/bought?success=false' });
  expect(unpaid.status).toBe(404);
  expect(unpaid.html).toContain('Page Not Found</h1>');
  expect(unpaid.html).toContain('This page is only accessible after a successful payment.');
  expect((await render({ url: '/gallery?success=true' })).html).not.toContain('Payment Successful!');
});

test('the document contains the plans, with buttons for the user’s state', async () => {
  const billing: Billing = {
    mode: 'stand-in',
    plans: PLANS.map((plan) => ({ ...plan, priceId: `price_${plan.id}` })),
    subscription: null,
    openInvoice: null,
    ended: null,
  };
  const state = { ...STATE, url: '/pricing' };
  const words = async (queries: Partial<FillableQueries>, user: PageState['user'] = null) =>
    (await pages.render({ state: { ...state, user }, queries }, CARD)).html.replaceAll('<!-- -->', '');
  const visitor = await words({ billing });
  expect(visitor.match(/>Subscribe Now</g)).toHaveLength(3);
  expect(visitor).toContain('Sign in required to subscribe to any plan');
  expect(visitor).toContain('This is a development installation: no money moves.');
  expect(visitor).toContain('mailto:sales@framewright.example');

  const subscription = {
    id: 'sub_1',
    planId: 'professional',
    status: 'active',
    currentPeriodEnd: '2026-12-21T10:00:00.000Z',
    cancelAt: null,
    credited: true,
    hasOffer: false,
  } as const;
  const subscriber = await words({ billing: { ...billing, subscription } }, ADA);
  expect(subscriber.match(/disabled=""[^>]*><span[^>]*>Already Subscribed</g)).toHaveLength(2);
  expect(subscriber).toContain('>Upgrade to Enterprise<');
  expect(subscriber).toContain('December 21, 2026');
  expect(subscriber).not.toContain('Promo code');

  const off = await words({ billing: { ...billing, mode: 'off' } }, ADA);
  expect(off.match(/disabled=""[^>]*><span[^>]*>Subscribe Now</g)).toHaveLength(3);
  expect(off).toContain('Payments are not set up on this site');
});

test('typed text cannot end the data block', async () => {
  const { html } = await render({ url: '/?q=</script><script>alert(1)</script>' });
  expect(html).not.toContain('<script>alert');
  const block = /<script id="page-state" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(block).state.url).toBe('/?q=</script><script>alert(1)</script>');
});

test('the same input always renders the same document', async () => {
  expect(await render({ url: '/' })).toEqual(await render({ url: '/' }));
});

test('the document has the chosen theme', async () => {
  expect((await render({ theme: 'dark' })).html).toContain('<html lang="en" data-theme="dark">');
  expect((await render({})).html).toContain('<html lang="en" data-theme="system">');
});

test('the document links its style sheet, its font and its page’s code', async () => {
  const { html } = await render({ url: '/' });
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('<link rel="stylesheet" href="/assets/entry.css"');
  expect(head).toMatch(/<link rel="preload" href="\/assets\/geist\.woff2" as="font"/);
  expect(head).toContain(
    'src="/assets/boot.js" data-scripts="/assets/entry.js /assets/frame.js /assets/home.js"',
  );
});

test('pages of signed-in users, of the gallery and of the prompt builder need data', () => {
  expect(pages.queriesFor('/verify', false)).toEqual([]);
  expect(pages.queriesFor('/pricing', false)).toEqual(['billing']);
  expect(pages.queriesFor('/gallery?q=lake', false)).toEqual(['gallery', 'galleryCategories']);
  expect(pages.queriesFor('/gallery/x', false)).toEqual(['galleryImage']);
  expect(pages.queriesFor('/prompt-builder/nature', false)).toEqual(['templateSet']);
  expect(pages.queriesFor('/pricing', true)).toEqual(['credits', 'generations', 'billing']);
  expect(pages.queriesFor('/credits', false)).toEqual(['billing']);
  expect(pages.queriesFor('/credits', true)).toContain('creditHistory');
  expect(pages.queriesFor('/nowhere?success=true', true)).toEqual(['credits', 'generations', 'billing']);
});

test('the background removal tab can be linked to, and says if the tool is missing', async () => {
  const url = '/?tab=remove-background';
  const rendered = async (cutoutCost: number | null) =>
    (await pages.render({ state: { ...STATE, url, cutoutCost }, queries: {} }, CARD)).html;
  const offered = await rendered(1);
  expect(offered).toContain('Please sign in to use background removal');
  expect(offered).toContain(encodeURIComponent(url));
  const missing = await rendered(null);
  expect(missing).toContain('Background removal is not installed on this server');
  expect(missing).not.toContain('type="file"');
});

test('a signed-in page shows the prefetched balance', async () => {
  const { html } = await pages.render(
    {
      state: { ...STATE, url: '/pricing', user: ADA },
      queries: { credits: { credits: 4_321, held: 0 }, generations: { items: [], total: 0 } },
    },
    CARD,
  );
  expect(html.replaceAll('<!-- -->', '')).toMatch(/4,?321/);
  expect(html).not.toContain('Sign In</a>');
});

const ADA: NonNullable<PageState['user']> = {
  id: '6f9b1c1e-0000-4000-8000-000000000001',
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  profileImageUrl: null,
  credits: 7,
  stripeSubscriptionId: null,
  stripeCustomerId: null,
  subscriptionActive: false,
  subscriptionStatus: null,
  isAdmin: false,
  createdAt: '2026-11-01T00:00:00.000Z',
};

const CARD = { url: '/cards/a.jpg', alt: 'A lake' };

const STATE: PageState = {
  url: '/',
  origin: 'https://framewright.example',
  now: '2026-11-21T10:00:00.000Z',
  seed: 7,
  user: null,
  imageModels: [{ id: 'studio', name: 'Studio engine', provider: null, cost: 1, takesReference: true }],
  enhancesPrompts: false,
  isCreditFree: false,
  signupCredits: 10,
  cutoutCost: 1,
  editCost: 1,
  supportEmail: 'support@framewright.example',
  salesEmail: 'sales@framewright.example',
  policyEmbeds: {},
  retention: TEST_RETENTION,
};

function render(state: Partial<PageState>) {
  return pages.render({ state: { ...STATE, ...state }, queries: {} }, CARD);
}
