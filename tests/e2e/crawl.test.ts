import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportGalleryImage } from '#features/gallery/rules/report-gallery-image';
import { insertAdminAudit } from '#features/security-events/queries/admin-audit';
import { createSession, createUser } from '#testing/factories';
import { startBrowser, type Visit, visit, visitSignedIn } from './support/browser.ts';
import { type Crawl, crawl } from './support/crawl/crawl.ts';
import { startFaultySite } from './support/crawl/faulty-site.ts';
import { findRepeats, type Listing } from './support/crawl/repeats.ts';
import { readSentHeads, readSitemap } from './support/crawl/sitemap.ts';
import { publishPictures } from './support/gallery-pictures.ts';
import { notifications, waitForHydration } from './support/parts.ts';
import { type Stage, startStage } from './support/stage.ts';

const ADMIN = 'admin@example.test';

let stage: Stage;
let browser: Browser;
let pictures: string[];
beforeAll(async () => {
  [stage, browser] = await Promise.all([startStage({ env: { ADMIN_EMAILS: ADMIN } }), startBrowser()]);
  pictures = await publishPictures(stage, [
    { prompt: 'A harbour at noon, seen from the hill behind the town', category: 'travel' },
    { prompt: 'A glasshouse full of lemon trees', category: 'nature', width: 100, height: 150 },
    { prompt: `An office with a view, ${'with plants and paper, '.repeat(14)}at dusk`, category: 'business' },
    { prompt: 'Two people at a workbench', category: 'business', hasPeople: true },
  ]);
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

const isPrivate = (path: string) =>
  /^\/(account|credits|edit|favorites|library|oauth|people|success|shared|admin)(\/|$)/.test(path);

/** @param isLeftAlone paths to skip, besides signing out */
const walk = (
  visitor: Visit,
  from: readonly string[],
  { isLeftAlone = () => false }: { isLeftAlone?: (path: string) => boolean } = {},
) =>
  crawl(visitor, {
    origin: stage.origin,
    ...{ from, isPrivate },
    isLeftAlone: (path) => path === '/api/auth/logout' || isLeftAlone(path),
    leadAway: ['/api/auth/login'],
  });

/** The gallery has two canonical addresses with the same contents; one is not in the sitemap. */
const OTHER_GALLERY = '/home';

/** The editing room has one title for all pictures, and is not to be listed. */
const isEditingRoom = (url: string) => new URL(url).pathname.startsWith('/edit/');

const listingsOf = ({ pages }: Crawl): Listing[] =>
  [...pages]
    .filter(([url]) => new URL(url).pathname !== OTHER_GALLERY && !isEditingRoom(url))
    .map(([, facts]) => facts)
    .map(({ canonicals, titles, descriptions }) => ({
      canonical: canonicals[0] ?? '',
      title: titles[0] ?? '',
      description: descriptions[0] ?? '',
    }));

const pathsOf = ({ pages }: Crawl) => [...pages.keys()].map((url) => new URL(url).pathname);

test('a visitor finds no faults on any page, and the sitemap lists the pages found', async () => {
  const visitor = await visit(browser, { origin: stage.origin, width: 390, height: 844 });
  const crawled = await walk(visitor, ['/']);
  expect(crawled.faults).toEqual([]);
  expect(pathsOf(crawled)).toEqual(
    expect.arrayContaining(['/', '/gallery', '/create', '/ad-creator', '/pricing', '/verify']),
  );

  const { page, troubles } = visitor;
  const entries = await readSitemap({ page, origin: stage.origin });
  const listed = entries.map(({ url }) => url);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((url) => isPrivate(new URL(url).pathname))).toEqual([]);
  expect(listed.filter((url) => !crawled.linked.has(url))).toEqual([]);
  const found = listingsOf(crawled).map(({ canonical }) => canonical);
  expect(found.filter((url) => !isPrivate(new URL(url).pathname) && !listed.includes(url))).toEqual([]);

  const heads = await readSentHeads(page, listed);
  const wrong = heads.filter(
    ({ url, status, canonical, robots }) => status !== 200 || canonical !== url || robots.includes('noindex'),
  );
  expect(wrong).toEqual([]);
  expect(findRepeats([...heads, ...listingsOf(crawled)])).toEqual([]);
  expect(heads.filter(({ description }) => description.length > 160 || description.length < 50)).toEqual([]);
  expect(troubles).toEqual([]);
  await visitor.close();
});

test('a user with pictures, credits, keys, a shared link and a campaign finds no faults on any page', async () => {
  const person = await visitSignedIn(browser, stage, { credits: 40 });
  await layWork(person);
  await makeCampaign(person.page);
  const crawled = await walk(person, ['/', ...(await linksOfAccountMenu(person.page))]);
  expect(crawled.faults).toEqual([]);
  // The trash is a room of the library, under its title.
  const rooms = listingsOf(crawled).filter(({ canonical }) => !canonical.endsWith('/library/trash'));
  expect(findRepeats(rooms)).toEqual([]);
  expect(pathsOf(crawled)).toEqual(expect.arrayContaining(['/account', '/credits', '/api/docs']));
  await person.close();
});

test('an admin finds no faults on any page', async () => {
  const { id } = await createUser(stage.db, { email: ADMIN, credits: 5 });
  await layAdminWork(id);
  const admin = await visit(browser, { origin: stage.origin });
  const value = await createSession(stage.db, id);
  await admin.page.context().addCookies([{ name: 'framewright', value, url: stage.origin, httpOnly: true }]);
  const menu = await linksOfAccountMenu(admin.page);
  // The other tests have visited the other pages.
  const isLeftAlone = (path: string) => !['/', '/gallery'].includes(path) && !path.startsWith('/admin/');
  const crawled = await walk(admin, ['/', ...menu], { isLeftAlone });
  expect(crawled.faults).toEqual([]);
  expect(findRepeats(listingsOf(crawled))).toEqual([]);
  expect(new Set(pathsOf(crawled).filter((path) => path.startsWith('/admin/')))).toEqual(
    new Set(
      ['moderation', 'users', 'check-credits', 'stripe-test', 'operations', 'audit'].map(
        (it) => `/admin/${it}`,
      ),
    ),
  );
  await admin.close();
});

test('the crawl finds every fault planted in a small site', async () => {
  const site = await startFaultySite();
  const visitor = await visit(browser, { origin: site.origin });
  const crawled = await crawl(visitor, { origin: site.origin, from: ['/'], isPrivate });
  const isOf = (planted: string) => (fault: string) => fault.startsWith(site.origin + planted);
  expect(site.planted.filter((planted) => !crawled.faults.some(isOf(planted)))).toEqual([]);
  expect(crawled.faults.filter((fault) => !site.planted.some((planted) => isOf(planted)(fault)))).toEqual([]);
  expect(findRepeats(listingsOf(crawled))).toEqual([
    expect.stringContaining('the same title “Planted”'),
    expect.stringContaining('the same description “Faults, one of each.”'),
  ]);
  await visitor.close();
  site.close();
});

test.each([
  ['/no/such/page', 404],
  [`/gallery/${crypto.randomUUID()}`, 404],
  [`/shared/${'0'.repeat(32)}`, 404],
  ['/assets/gone.js', 404],
  ['/api/no-such-call', 404],
  ['/images/none.png', 404],
  ['/Pricing/', 301],
  ['/admin/users', 401],
  ['/success', 200],
  ['/healthz', 200],
])('%s is answered %i', async (path, status) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetch(stage.origin + path, { method, redirect: 'manual' });
    await answer.arrayBuffer();
    expect([method, answer.status]).toEqual([method, status]);
  }
});

/** Generations in every state, a shared link, an API key and a webhook. */
async function layWork({ page, userId }: Visit & { userId: string }): Promise<void> {
  const four = await stage.request(userId, { prompt: 'A bay, four ways', imageCount: 4, category: 'travel' });
  await stage.complete(four);
  await stage.complete(await stage.request(userId, { prompt: 'A quiet lake' }));
  await stage.fail(await stage.request(userId, { prompt: 'A harbour in a storm' }));
  await stage.request(userId, { prompt: 'A meadow that is being painted' });
  const { id: imageId } = await stage.db
    .selectFrom('images')
    .select('id')
    .where('generationId', '=', four)
    .executeTakeFirstOrThrow();
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect([path, answer.ok(), await answer.text()]).toEqual([path, true, expect.any(String)]);
  };
  await post('/api/shared-pictures', { imageId });
  await post('/api/api-keys', { name: 'Newsletter', scopes: ['generations:write'] });
  await post('/api/webhooks', { url: 'https://hooks.example/framewright' });
}

/** Enters the texts of an ad, which the tab stores. */
async function makeCampaign(page: Page): Promise<void> {
  await page.goto('/ad-creator');
  await waitForHydration(page);
  await page.getByRole('tab', { name: 'Prompt' }).click();
  await page
    .getByRole('textbox', { name: 'Describe what you advertise' })
    .fill('Stoneware mugs, thrown by hand in Porto. Free shipping over €60.');
  await page.getByRole('combobox', { name: 'Platform' }).click();
  await page.getByRole('option', { name: 'Facebook', exact: true }).click();
  await page.getByRole('button', { name: 'Generate Ad Copy' }).click();
  await notifications(page).filter({ hasText: 'Ad copy generated' }).waitFor();
}

/** An open report, and a row of the audit log. */
async function layAdminWork(adminId: string): Promise<void> {
  await reportGalleryImage(stage, {
    galleryImageId: pictures[3]!,
    userId: null,
    address: '192.0.2.1',
    network: '192.0.2.0/24',
    reason: 'rights',
    note: 'Nobody asked us.',
  });
  await stage.db.transaction().execute((trx) =>
    insertAdminAudit(trx, {
      adminId,
      adminEmail: ADMIN,
      action: 'fix-credits',
      subject: `user:${adminId}`,
      detail: JSON.stringify({ credits: 100, creditsBefore: 0, subscriptionId: 'sub_1' }),
    }),
  );
}

/** Links of the account menu, which exist only while it is open. */
async function linksOfAccountMenu(page: Page): Promise<string[]> {
  await page.goto('/pricing');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  return await items.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}
