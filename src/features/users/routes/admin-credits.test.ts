import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { expireExtraCredits } from '#features/credits/rules/expire-extra-credits';
import { holdCredits } from '#features/credits/rules/hold-credits';
import type { ErrorBody } from '#platform/errors/error-body';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createUser } from '#testing/factories';
import { createAdmin } from '#testing/moderation-factories';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { checkedUser, outcome } from '../contract/admin-credits.ts';

const CHECK = '/api/admin/check-user';
const FIX = '/api/admin/fix-subscription-credits';
const REVOKE = '/api/admin/revoke-api-keys';
const DAY_MS = 24 * 3_600_000;

let site: TestApp;
let admin: SitePerson;
let ada: SitePerson;
beforeAll(async () => {
  site = await startTestApp();
  admin = await createAdmin(site);
  ada = await createPerson(site, 3);
});
afterAll(() => site.close());

/** A subscription whose month began some days ago. */
async function subscribe(userId: string, { status = 'active', daysAgo = 3 } = {}): Promise<string> {
  const id = `sub_${crypto.randomUUID()}`;
  const currentPeriodStart = new Date(Date.now() - daysAgo * DAY_MS);
  await site.db
    .insertInto('subscriptions')
    .values({
      id,
      userId,
      customerId: `cus_${userId}`,
      priceId: 'price_starter',
      status,
      currentPeriodStart,
      currentPeriodEnd: new Date(Date.now() + 27 * DAY_MS),
      livemode: false,
      startedAt: currentPeriodStart,
      observedAt: new Date(),
    })
    .execute();
  return id;
}

const credits = async (userId: string) => (await findLedgerAccounts(site.db, userId)).extra.balance;
const refusal = async (response: Response) => {
  const { error, code } = (await response.json()) as ErrorBody;
  return { status: response.status, error, code };
};

describe.each([CHECK, FIX, REVOKE])('%s', (path) => {
  test('is only for admins, whatever is sent', async () => {
    const visitor = await fetch(`${site.origin}${path}`, { method: 'POST' });
    expect((await refusal(visitor)).code).toBe('signed_out');
    expect((await refusal(await ada.post(path, { nonsense: true }))).code).toBe('forbidden');
  });

  test('requires an email address, and reports unknown ones', async () => {
    const empty = await refusal(await admin.post(path, { email: '  ' }));
    expect(empty).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(empty.error).toContain('Please enter an email address');
    expect(await refusal(await admin.post(path, { email: 'nobody@example.test' }))).toEqual({
      status: 404,
      code: 'not_found',
      error: 'There is no user with the email address nobody@example.test',
    });
  });
});

test('a user is found by email, ignoring case, with or without a subscription', async () => {
  const user = await createUser(site.db, { email: 'Grace@Example.test', credits: 4 });
  const check = async () =>
    checkedUser.parse(await (await admin.post(CHECK, { email: ' grace@EXAMPLE.test' })).json());
  const nothing = { stripeSubscriptionId: null, stripeCustomerId: null, monthlyGrant: null, apiKeys: 0 };
  const rest = {
    id: user.id,
    email: 'Grace@Example.test',
    emailVerified: true,
    registeredAt: user.createdAt.toISOString(),
    accounts: 1,
    otherAccounts: [],
    ...nothing,
  };
  expect(await check()).toEqual({ ...rest, credits: 4, held: 0 });
  const hold = { userId: user.id, generationId: crypto.randomUUID(), amount: 3 };
  await site.db.transaction().execute((trx) => holdCredits(trx, hold));
  expect(await check()).toEqual({ ...rest, credits: 1, held: 3 });
  await subscribe(user.id, { status: 'canceled' });
  expect((await check()).stripeSubscriptionId).toBeNull();
  const id = await subscribe(user.id, { status: 'past_due' });
  expect((await check()).stripeSubscriptionId).toBe(id);
});

test('two accounts with one email are both shown, and one must be chosen before a change', async () => {
  const email = 'twins@example.test';
  const [first, second] = [
    await createUser(site.db, { email, credits: 1 }),
    await createUser(site.db, { email }),
  ];
  await subscribe(second.id);
  const found = checkedUser.parse(await (await admin.post(CHECK, { email })).json());
  expect(found).toMatchObject({ id: second.id, accounts: 2, otherAccounts: [{ id: first.id, email }] });
  const other = checkedUser.parse(await (await admin.post(CHECK, { id: first.id })).json());
  expect(other).toMatchObject({ id: first.id, credits: 1, otherAccounts: [{ id: second.id }] });
  for (const path of [FIX, '/api/admin/revoke-api-keys']) {
    const refused = await refusal(await admin.post(path, { email }));
    expect(refused).toMatchObject({ status: 409, code: 'ambiguous_email' });
    expect(refused.error).toContain('2 accounts have the email address');
  }
  expect([await credits(first.id), await credits(second.id)]).toEqual([1, 0]);
  expect((await admin.post(FIX, { id: second.id })).status).toBe(200);
  expect((await admin.post(FIX, { id: crypto.randomUUID() })).status).toBe(404);
  expect([await credits(first.id), await credits(second.id)]).toEqual([1, 100]);
});

test('a subscriber without credits gets 100 once per billing period, recorded in the audit log', async () => {
  const email = 'missing@example.test';
  const { id } = await createUser(site.db, { email });
  const subscriptionId = await subscribe(id);
  const pressed = await Promise.all(Array.from({ length: 5 }, () => admin.post(FIX, { email })));
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  const fixed = pressed.find(({ ok }) => ok)!;
  expect(outcome.parse(await fixed.json())).toEqual({
    message: 'missing@example.test has been given 100 credits.',
  });
  expect(await credits(id)).toBe(100);

  // The user spends them.
  await site.db.transaction().execute(async (trx) => {
    await expireExtraCredits(trx, { userId: id, reason: 'other', idempotencyKey: 'spent' });
  });
  expect(await refusal(await admin.post(FIX, { email }))).toEqual({
    status: 409,
    code: 'already_decided',
    error: 'missing@example.test has been given 100 credits in this billing period already',
  });
  await site.db
    .updateTable('subscriptions')
    .set({ currentPeriodStart: new Date() })
    .where('id', '=', subscriptionId)
    .execute();
  expect((await admin.post(FIX, { email })).status).toBe(200);

  const audit = await site.db
    .selectFrom('adminAudit')
    .select(['action', 'adminEmail', 'detail'])
    .where('subject', '=', `user:${id}`)
    .execute();
  expect(audit.length).toBe(2);
  expect(audit[0]).toMatchObject({
    action: 'fix-credits',
    adminEmail: 'admin@example.test',
    detail: { credits: 100, creditsBefore: 0, subscriptionId },
  });
  expect(await auditLedger(site.db)).toEqual(SOUND_LEDGER);
});

test('users with credits or without a subscription get none', async () => {
  const rich = await createUser(site.db, { email: 'rich@example.test', credits: 2 });
  await subscribe(rich.id);
  const left = await createUser(site.db, { email: 'left@example.test' });
  await subscribe(left.id, { status: 'canceled' });
  const rejected = async (email: string) => (await refusal(await admin.post(FIX, { email }))).code;
  expect(await rejected('rich@example.test')).toBe('nothing_to_fix');
  expect(await rejected('left@example.test')).toBe('not_subscribed');
  expect([await credits(rich.id), await credits(left.id)]).toEqual([2, 0]);
  const audit = await site.db
    .selectFrom('adminAudit')
    .select('id')
    .where('subject', 'in', [`user:${rich.id}`, `user:${left.id}`])
    .execute();
  expect(audit).toEqual([]);
});

test('all API keys of a user are revoked at once, recorded in the audit log', async () => {
  const grace = await createUser(site.db, { email: 'keys@example.test' });
  const make = (userId: string) => createApiKey(site, { userId, name: 'Any', scopes: ['gallery:read'] });
  const [first, second, others] = [await make(grace.id), await make(grace.id), await make(ada.id)];
  const opens = async ({ secret }: { secret: string }) =>
    (
      await fetch(`${site.origin}/api/v1/gallery/search?q=lake`, {
        headers: { authorization: `Bearer ${secret}` },
      })
    ).status;
  expect([await opens(first), await opens(second), await opens(others)]).toEqual([200, 200, 200]);
  const check = async () =>
    checkedUser.parse(await (await admin.post(CHECK, { email: grace.email })).json()).apiKeys;
  expect(await check()).toBe(2);

  const pressed = await Promise.all([1, 2].map(() => admin.post(REVOKE, { email: 'KEYS@example.test' })));
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(outcome.parse(await pressed.find(({ ok }) => ok)!.json())).toEqual({
    message: 'All 2 API keys of keys@example.test have been revoked.',
  });
  expect([await opens(first), await opens(second), await opens(others)]).toEqual([401, 401, 200]);
  expect(await check()).toBe(0);
  const audit = await site.db
    .selectFrom('adminAudit')
    .select(['action', 'adminEmail', 'detail'])
    .where('subject', '=', `user:${grace.id}`)
    .execute();
  expect(audit).toEqual([
    {
      action: 'revoke-api-keys',
      adminEmail: 'admin@example.test',
      detail: { hints: expect.arrayContaining([first.key.hint, second.key.hint]) },
    },
  ]);
});
