import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accountNotices } from '#features/accounts/contract/account-notices';
import { sessionOf, untilDelivered } from '#testing/payer';
import { setUpBilling } from '#testing/set-up-billing';
import { signIn } from '#testing/sign-in';
import { startTestBilling, type TestBilling } from '#testing/test-billing';

let site: TestBilling;
setUpBilling(
  (started) => {
    site = started;
  },
  { limits: { promoCode: 200 } },
);

type Visitor = Awaited<ReturnType<typeof arrive>>;

/** A user who signs in through the identity provider, as in a browser. */
async function arrive(email = `${randomUUID()}@mail.test`) {
  const { browser } = await signIn(site.origin, { email });
  const call = (method: string, path: string, body?: unknown) =>
    browser.go(`${site.origin}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  return { email, call };
}

const ask = ({ call }: Visitor, promoCode: string | null, priceId = 'price_professional') =>
  call('POST', '/api/create-subscription', { priceId, promoCode });

/** Buys a plan with a code. @returns the refusal's status, or 200 once the gateway's events have arrived */
async function redeem(person: Visitor, promoCode: string, card?: string): Promise<number> {
  const answer = await ask(person, promoCode);
  if (answer.status !== 200) return answer.status;
  pay((await answer.json()) as { url: string }, card);
  await untilDelivered(site.standIn);
  return 200;
}

function pay({ url }: { url: string }, card?: string): void {
  site.standIn.completeCheckout(sessionOf(url), card === undefined ? {} : { fingerprint: card });
}

const creditsOf = async ({ call }: Visitor) =>
  ((await (await call('GET', '/api/auth/credits')).json()) as { credits: number }).credits;
const billingOf = async ({ call }: Visitor) => await (await call('GET', '/api/billing')).json();
const noticesOf = async ({ call }: Visitor) =>
  accountNotices.parse(await (await call('GET', '/api/account/notices')).json()).notices;
const leave = async ({ call, email }: Visitor) =>
  expect((await call('POST', '/api/account/delete', { email })).status).toBe(204);

describe('a code that makes a month free', () => {
  test('is redeemed once by a person who deletes the account and returns three times', async () => {
    const email = `${randomUUID()}@mail.test`;
    const first = await arrive(email);
    expect(await redeem(first, 'FREEMONTH')).toBe(200);
    // Includes the sign-up credits.
    expect(await creditsOf(first)).toBe(310);
    await leave(first);
    for (let time = 0; time < 3; time += 1) {
      const again = await arrive(email);
      const told = await again.call('GET', '/api/promo-codes/freemonth');
      expect([told.status, (await told.json()).code]).toEqual([409, 'promo_code_used']);
      expect(await redeem(again, 'FREEMONTH')).toBe(409);
      expect(await creditsOf(again)).toBe(0);
      await leave(again);
    }
    // Control: a new person.
    const newcomer = await arrive();
    expect(await redeem(newcomer, 'FREEMONTH')).toBe(200);
    expect(await creditsOf(newcomer)).toBe(310);
  });

  test('is over at the renewal, whose price the gateway tells', async () => {
    const frugal = await arrive();
    const renewalOf = async () => await frugal.call('GET', '/api/billing/renewal');
    expect((await renewalOf()).status).toBe(409);
    expect(await redeem(frugal, 'FREEMONTH')).toBe(200);
    expect(await (await renewalOf()).json()).toEqual({ amountDue: 1499, currency: 'usd', credits: 300 });
  });

  test('is not redeemed with another spelling of the verified address', async () => {
    const name = randomUUID();
    expect(await redeem(await arrive(`${name}@gmail.com`), 'FREEMONTH')).toBe(200);
    for (const email of [`${name}+2@gmail.com`, `${name}@googlemail.com`, `.${name}@gmail.com`])
      expect(await redeem(await arrive(email), 'FREEMONTH')).toBe(409);
  });

  test('gives nothing with a card that has redeemed it: the subscription ends, and the person sees why', async () => {
    const card = randomUUID();
    expect(await redeem(await arrive(), 'FREEMONTH', card)).toBe(200);
    const other = await arrive();
    expect(await redeem(other, 'FREEMONTH', card)).toBe(200);
    expect(await creditsOf(other)).toBe(10);
    expect((await billingOf(other)).subscription).toBeNull();
    const [notice, ...more] = await noticesOf(other);
    expect([notice?.kind, more]).toEqual(['promotion-used', []]);
    expect((await other.call('DELETE', `/api/account/notices/${notice?.topic}`)).status).toBe(204);
    expect(await noticesOf(other)).toEqual([]);
    // They can buy the plan without the code, or with the code and a new card.
    const plain = await ask(other, null);
    expect(plain.status).toBe(200);
    pay((await plain.json()) as { url: string }, card);
    await untilDelivered(site.standIn);
    expect(await creditsOf(other)).toBe(310);
    expect(await redeem(await arrive(), 'FREEMONTH', randomUUID())).toBe(200);
  });

  test('is one offer, even if it has several codes', async () => {
    const { objects } = site.standIn.stores.test;
    const made = site.standIn.createPromotionCode({ code: 'TWIN-A', percentOff: 100, duration: 'once' });
    const twin = { ...structuredClone(made), id: 'promo_twin_b', code: 'TWIN-B' };
    objects.promotion_code.set(twin.id, twin);
    const email = `${randomUUID()}@mail.test`;
    const first = await arrive(email);
    expect(await redeem(first, 'TWIN-A')).toBe(200);
    await leave(first);
    const again = await arrive(email);
    expect(await redeem(again, 'TWIN-B')).toBe(409);
    expect(await redeem(again, 'WELCOME20')).toBe(200);
  });

  test('is redeemed by one of two accounts that pay with the same card at once', async () => {
    const card = randomUUID();
    const both = await Promise.all([arrive(), arrive()]);
    const pages = await Promise.all(both.map(async (it) => (await ask(it, 'FREEMONTH')).json()));
    for (const page of pages) pay(page as { url: string }, card);
    await untilDelivered(site.standIn);
    expect((await Promise.all(both.map(creditsOf))).toSorted()).toEqual([10, 310]);
  });
});

test('if a card has used a partial discount before, the purchase is refunded in full', async () => {
  const card = randomUUID();
  expect(await redeem(await arrive(), 'WELCOME20', card)).toBe(200);
  const other = await arrive();
  await redeem(other, 'WELCOME20', card);
  expect(await creditsOf(other)).toBe(10);
  const refunds = [...site.standIn.stores.test.objects.refund.values()];
  expect(refunds.map(({ amount }) => amount)).toEqual([1_199]);
  // A repeated event refunds nothing twice.
  await site.standIn.clock.advance({ days: 1 });
  await untilDelivered(site.standIn);
  expect(site.standIn.stores.test.objects.refund.size).toBe(1);
});

test('the gateway’s Checkout has no field for codes', async () => {
  const { url } = (await (await ask(await arrive(), null)).json()) as { url: string };
  const session = site.standIn.stores.test.objects['checkout.session'].get(sessionOf(url));
  expect(session?.allow_promotion_codes ?? false).toBe(false);
});

describe('guesses of codes', () => {
  test('are counted by user and by address, at every endpoint that takes codes', async () => {
    const strict = await startTestBilling({ limits: { promoCode: 4, promoCodeAddress: 10 } });
    try {
      const statuses = async (email: string, count: number) => {
        const { browser } = await signIn(strict.origin, { email });
        const found: number[] = [];
        for (let n = 0; n < count; n += 1) {
          const init = {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ priceId: 'price_starter', promoCode: `GUESS${n}` }),
          };
          const answer =
            n % 2 === 0
              ? await browser.go(`${strict.origin}/api/promo-codes/GUESS${n}`)
              : await browser.go(`${strict.origin}/api/create-subscription`, init);
          found.push(answer.status);
          if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        }
        return found;
      };
      expect(await statuses('one@mail.test', 6)).toEqual([404, 404, 404, 404, 429, 429]);
      expect(await statuses('two@mail.test', 4)).toEqual([404, 404, 404, 404]);
      // Ten from this address: more accounts do not help. A purchase without a code does not count.
      expect(await statuses('three@mail.test', 1)).toEqual([429]);
      const { browser } = await signIn(strict.origin, { email: 'four@mail.test' });
      const bought = await browser.go(`${strict.origin}/api/create-subscription`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ priceId: 'price_starter' }),
      });
      expect(bought.status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
