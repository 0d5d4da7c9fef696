import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Entry, fromBufferPromise } from 'yauzl';
import type { ErrorBody } from '#platform/errors/error-body';
import { createFullAccount, type FullAccount, publishPictureOf } from '#testing/account-factories';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import type { CookieBrowser } from '#testing/cookie-browser';
import { createSession, createUser } from '#testing/factories';
import { signIn } from '#testing/sign-in';
import { createPerson } from '#testing/site-person';
import { startTestBilling, type TestBilling } from '#testing/test-billing';
import { accountSummary } from '../contract/account.ts';

let site: TestBilling;
let carolId: string;
beforeAll(async () => {
  site = await startTestBilling({ limits: { accountExport: 3 } });
  carolId = (await createUser(site.db, { credits: 100 })).id;
});
afterAll(() => site.close());

/** An account with data of every kind, and a session. */
async function createAccount(email: string, customerId: string | null = null) {
  const otherGalleryId = await publishPictureOf(site, { userId: carolId, prompt: 'a bridge' });
  const account = await createFullAccount(site, { email, otherGalleryId, customerId });
  const headers = { cookie: `framewright=${await createSession(site.db, account.user.id)}` };
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${site.origin}${path}`, { ...init, headers: { ...headers, ...init.headers } });
  const post = (path: string, body: unknown) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { ...account, call, post, remove: (body: unknown) => post('/api/account/delete', body) };
}

/** Like `createAccount`, with a paid subscription. */
async function createSubscriber(email: string) {
  const ada = await createAccount(email);
  const asked = await ada.post('/api/create-subscription', { priceId: 'price_starter' });
  expect(asked.status).toBe(200);
  const { sessionId } = await site.db
    .selectFrom('checkouts')
    .select('sessionId')
    .where('userId', '=', ada.user.id)
    .executeTakeFirstOrThrow();
  site.standIn.completeCheckout(sessionId!);
  await site.standIn.deliveries.idle();
  const { stripeCustomerId } = await site.db
    .selectFrom('users')
    .select('stripeCustomerId')
    .where('id', '=', ada.user.id)
    .executeTakeFirstOrThrow();
  return { ada, customerId: stripeCustomerId! };
}

const refusal = async (response: Response) => {
  const { error, code } = (await response.json()) as ErrorBody;
  return { status: response.status, error, code };
};

const isThere = async ({ user }: FullAccount) => {
  const row = await site.db
    .selectFrom('users')
    .select('deletedAt')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  return row.deletedAt === null;
};

async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(zip, { lazyEntries: true, autoClose: false });
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  const files = new Map<string, Buffer>();
  for (const entry of entries)
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  return files;
}

describe('an export', () => {
  test('contains all data of the user, with their pictures as downloaded', async () => {
    const ada = await createAccount('ada@example.test', 'cus_export');
    const answer = await ada.call('/api/account/export');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="framewright-account-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const files = await unzip(Buffer.from(await answer.arrayBuffer()));
    const names = [...files.keys()];
    expect(names.slice(0, 8)).toEqual([
      'README.txt',
      'account.json',
      'generations.json',
      'credits.csv',
      'grants.json',
      'subscriptions.json',
      'invoices.json',
      'uploads.json',
    ]);
    const json = (name: string) => JSON.parse(files.get(name)!.toString());
    expect(json('account.json')).toMatchObject({
      account: {
        id: ada.user.id,
        email: 'ada@example.test',
        firstName: 'Ada',
        stripeCustomerId: 'cus_export',
      },
      sessions: [{}, {}],
      reports: [{ note: 'mail me: ada@example.test' }],
      pageReports: [{ note: 'mail me: ada@example.test' }],
      refusedPrompts: [{ prompt: 'something about ada@example.test' }],
    });
    expect(files.get('account.json')!.toString()).not.toContain('tokenHash');

    const generations = json('generations.json') as {
      status: string;
      pictures: { id: string; file: string }[];
    }[];
    expect(generations.map(({ status }) => status).toSorted()).toEqual([
      'completed',
      'completed',
      'generating',
    ]);
    const pictures = generations.flatMap((generation) => generation.pictures);
    expect(pictures).toContainEqual(expect.objectContaining({ inGallery: `/gallery/${ada.galleryId}` }));
    expect(pictures).toContainEqual(expect.objectContaining({ publicLink: `/shared/${ada.token}` }));
    for (const { id, file } of pictures) {
      const { objectKey } = await site.db
        .selectFrom('images')
        .select('objectKey')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const asked = { imageUrl: `/images/${objectKey}.png`, generationId: '1' };
      const downloaded = await ada.post('/api/download-image', asked);
      expect(files.get(file)!.equals(Buffer.from(await downloaded.arrayBuffer()))).toBe(true);
    }
    const [upload] = json('uploads.json') as { file: string; originalName: string }[];
    expect(upload!.originalName).toBe('ada@example.test.png');
    expect([...files.get(upload!.file)!]).toEqual([1, 2, 3]);

    const rows = files.get('credits.csv')!.toString().trim().split('\n');
    expect(rows[0]).toBe('number,at,kind,reason,credits,from,to,generation,invoice');
    expect(rows.length).toBe(1 + 7);
    expect(json('invoices.json')).toMatchObject([{ amountPaid: 999, currency: 'usd' }]);
    expect(json('subscriptions.json')).toMatchObject([{ status: 'active' }]);
  });

  test('of an empty account has all files', async () => {
    const { call } = await createPerson(site, 0);
    const files = await unzip(Buffer.from(await (await call('/api/account/export')).arrayBuffer()));
    expect(JSON.parse(files.get('generations.json')!.toString())).toEqual([]);
    expect([...files.keys()].length).toBe(8);
  });

  test('contains the trash, which ends with the account', async () => {
    const ada = await createAccount('trash@example.test');
    const row = site.db
      .selectFrom('generations')
      .innerJoin('images', 'images.generationId', 'generations.id')
      .select(['generations.id', 'images.id as imageId'])
      .where('userId', '=', ada.user.id);
    const { id, imageId } = await row.executeTakeFirstOrThrow();
    expect((await ada.call(`/api/generations/${id}`, { method: 'DELETE' })).status).toBe(204);
    const files = await unzip(Buffer.from(await (await ada.call('/api/account/export')).arrayBuffer()));
    expect(files.has(`pictures/framewright-${id}-1.png`)).toBe(true);
    const generations: { id: string }[] = JSON.parse(String(files.get('generations.json')));
    const deletedAt = expect.any(String);
    expect(generations.find((one) => one.id === id)).toMatchObject({
      deletedAt,
      pictures: [{ id: imageId, deletedAt }],
    });
    expect((await ada.remove({ email: 'trash@example.test' })).status).toBe(204);
    expect(await row.execute()).toEqual([]);
  });

  test('lists files that are missing from the object store', async () => {
    const ada = await createAccount('ada.lost@example.test');
    const lost = await site.db
      .selectFrom('images')
      .innerJoin('galleryImages', 'galleryImages.imageId', 'images.id')
      .select(['objectKey', 'generationId'])
      .where('galleryImages.id', '=', ada.galleryId)
      .executeTakeFirstOrThrow();
    await site.objectStore.delete(lost.objectKey);
    const files = await unzip(Buffer.from(await (await ada.call('/api/account/export')).arrayBuffer()));
    expect(files.get('missing.txt')!.toString()).toContain(`pictures/framewright-${lost.generationId}-1.png`);
  });

  test('is only for the user, not for other sites, and rate limited', async () => {
    expect((await refusal(await fetch(`${site.origin}/api/account/export`))).code).toBe('signed_out');
    const { call } = await createPerson(site, 0);
    const export_ = (headers: Record<string, string> = {}) => call('/api/account/export', { headers });
    expect((await refusal(await export_({ 'sec-fetch-site': 'cross-site' }))).code).toBe('cross_site');
    for (let i = 0; i < 3; i += 1) await (await export_()).arrayBuffer();
    const limited = await export_();
    expect(limited.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await refusal(limited)).code).toBe('rate_limited');
    const page = await export_({ accept: 'text/html,*/*' });
    expect(page.status).toBe(429);
    expect(await page.text()).toContain('href="/account"');
  });
});

test('the account summary describes the export', async () => {
  expect((await refusal(await fetch(`${site.origin}/api/account`))).status).toBe(401);
  const ada = await createAccount('ada.sums@example.test');
  const summary = accountSummary.parse(await (await ada.call('/api/account')).json());
  expect(summary).toMatchObject({ pictureCount: 2, uploadCount: 1, issuer: 'https://issuer.test' });
  expect(summary.byteSize).toBeGreaterThan(1_000);
});

describe('a deletion', () => {
  test('needs a signed-in user and the email of the account', async () => {
    const visitor = await fetch(`${site.origin}/api/account/delete`, { method: 'POST' });
    expect((await refusal(visitor)).code).toBe('signed_out');
    const ada = await createAccount('ada.asks@example.test');
    for (const body of [{}, { email: '' }, { email: 7 }, { email: 'bob@example.test' }])
      expect(await refusal(await ada.remove(body))).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await isThere(ada)).toBe(true);
  });

  test('signs out every browser, and removes pictures, links and gallery entries', async () => {
    const ada = await createAccount('ada.goes@example.test');
    const other = `framewright=${await createSession(site.db, ada.user.id)}`;
    const seen = async () =>
      await Promise.all(
        [`/api/gallery/${ada.galleryId}`, `/api/shared/${ada.token}`, `/shared/${ada.token}/picture.png`].map(
          async (path) => (await fetch(`${site.origin}${path}`)).status,
        ),
      );
    expect(await seen()).toEqual([200, 200, 200]);
    const gone = await ada.remove({ email: 'Ada.Goes@example.test' });
    expect(gone.status).toBe(204);
    expect(gone.headers.getSetCookie().join()).toMatch(/framewright=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
    expect(await seen()).toEqual([404, 404, 404]);
    expect((await ada.call('/api/auth/user')).status).toBe(401);
    expect((await fetch(`${site.origin}/api/auth/user`, { headers: { cookie: other } })).status).toBe(401);
    expect((await ada.remove({ email: 'ada.goes@example.test' })).status).toBe(401);
  });

  test('ends the subscription and deletes the customer at the payment service first', async () => {
    const { customerId, ada } = await createSubscriber('ada.pays@example.test');
    expect((await ada.remove({ email: ada.user.email })).status).toBe(204);
    expect(await site.payments.gateway.findCustomer(customerId)).toEqual({ state: 'deleted' });
    const subscriptions = await site.db
      .selectFrom('subscriptions')
      .select('status')
      .where('userId', '=', ada.user.id)
      .execute();
    expect(subscriptions).toEqual([{ status: 'canceled' }]);
    await site.standIn.deliveries.idle();
    expect(await isThere(ada)).toBe(false);
    expect(await auditLedger(site.db)).toEqual(SOUND_LEDGER);
  });

  test('deletes nothing while the payment service is unreachable, and works afterwards', async () => {
    const { ada, customerId } = await createSubscriber('ada.waits@example.test');
    site.standIn.faults.set('down');
    const refused = await ada.remove({ email: ada.user.email });
    site.standIn.faults.set('none');
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refusal(refused)).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await isThere(ada)).toBe(true);
    expect((await fetch(`${site.origin}/api/gallery/${ada.galleryId}`)).status).toBe(200);
    expect((await ada.remove({ email: ada.user.email })).status).toBe(204);
    expect(await site.payments.gateway.findCustomer(customerId)).toEqual({ state: 'deleted' });
  });

  test('lets the user sign in again to a new account, without sign-up credits', async () => {
    const email = 'ada.returns@example.test';
    const { browser } = await signIn(site.origin, { email });
    const before = await whoIs(browser);
    expect(before.credits).toBe(10);
    const gone = await browser.go(`${site.origin}/api/account/delete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(gone.status).toBe(204);
    expect(gone.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(browser.find('framewright')).toBeFalsy();
    const again = await signIn(site.origin, { email });
    const after = await whoIs(again.browser);
    expect(after.email).toBe(email);
    expect(after.id).not.toBe(before.id);
    expect(after.credits).toBe(0);
    expect((await whoIs((await signIn(site.origin, { email })).browser)).credits).toBe(0);
  });
});

async function whoIs(browser: CookieBrowser): Promise<{ id: string; email: string; credits: number }> {
  return (await (await browser.go(`${site.origin}/api/auth/user`)).json()) as never;
}
