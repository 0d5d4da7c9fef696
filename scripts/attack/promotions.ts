import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startIdentityProvider } from '#main/embedded/identity-provider';
import { freePort } from '#testing/free-port';
import type { Attack, AttackingUser, Finding, Target } from './attack.ts';

const CODE = 'FREEMONTH';
const PRICE = 'price_professional';
const WEBHOOK_TIMEOUT_MS = 30_000;
const GUESSES = 5;
const PER_NETWORK = 3;
const MANY = 5;

type Start = Parameters<Attack['run']>[0];

export const attack: Attack = {
  name: 'promotions',
  async *run(start) {
    const target = await start({
      LIMIT_PROMO_CODE_PER_HOUR: '1000',
      LIMIT_PROMO_CODE_ADDRESS_PER_HOUR: '10000',
    });
    yield await redeemAgain(target);
    yield await redeemWithTheSameCard(target);
    yield await guess(await start({ LIMIT_PROMO_CODE_PER_HOUR: String(GUESSES) }));
    yield* signUpAgain(start);
  },
};

/** Deletes the account and signs up again, three times, and once for each other spelling of the address. */
async function redeemAgain(target: Target): Promise<Finding> {
  const name = randomUUID();
  const first = await target.signIn(`${name}@gmail.com`);
  await redeem(first, randomUUID());
  await leave(first, `${name}@gmail.com`);
  const hits: string[] = [];
  let tried = 0;
  let controls = 0;
  for (const spell of [...Array.from({ length: 3 }, () => SPELLINGS[0]), ...SPELLINGS.slice(1)]) {
    const email = spell(name);
    const again = await target.signIn(email);
    const taken = await listAccepted(again);
    hits.push(...taken.map((where) => `${email}: ${where}`));
    tried += WAYS.length;
    await leave(again, email);
    // Control: a new person with an address of the same form.
    controls += (await listAccepted(await target.signIn(spell(randomUUID())))).length;
  }
  return {
    claim: 'each person can redeem a code for a free month once, also after deleting the account',
    ...{ tried, hits, controls },
  };
}

/** Spellings of one mailbox. */
const SPELLINGS = [
  (name: string) => `${name}@gmail.com`,
  (name: string) => `${name}+2@gmail.com`,
  (name: string) => `${name}+trial.2@gmail.com`,
  (name: string) => `${name}@googlemail.com`,
  (name: string) => `${name}+x@googlemail.com`,
  (name: string) => `${name.slice(0, 1)}.${name.slice(1)}@gmail.com`,
] as const;

const CODES = [CODE, CODE.toLowerCase(), ` ${CODE} `];
const WAYS = CODES.flatMap((code) => [
  {
    where: `look-up of '${code}'`,
    ask: (user: AttackingUser) => user.get(`/api/promo-codes/${encodeURIComponent(code)}`),
  },
  { where: `Checkout with '${code}'`, ask: (user: AttackingUser) => askForCheckout(user, code) },
]);

/** Places that accept the code. */
async function listAccepted(user: AttackingUser): Promise<string[]> {
  const accepted: string[] = [];
  for (const { where, ask } of WAYS) if ((await ask(user)).ok) accepted.push(where);
  return accepted;
}

/** Redeems with other accounts and the same card. */
async function redeemWithTheSameCard(target: Target): Promise<Finding> {
  const card = randomUUID();
  const arrive = () => target.signIn(`${randomUUID()}@mail.test`);
  await redeem(await arrive(), card);
  const tried = 3;
  const hits: string[] = [];
  let controls = 0;
  for (let n = 0; n < tried; n += 1) {
    if ((await redeem(await arrive(), card)) !== 'ended') hits.push(`account ${n + 2} of one card`);
    if ((await redeem(await arrive(), randomUUID())) === 'granted') controls += 1;
  }
  return { claim: 'a card can redeem a code only once', tried, hits, controls };
}

/** Guesses codes at both places that accept them: up to the limit, then as many again. */
async function guess(target: Target): Promise<Finding> {
  const user = await target.signIn(`${randomUUID()}@mail.test`);
  const statuses: number[] = [];
  for (let n = 0; n < GUESSES * 2; n += 1) {
    const code = `GUESS${n}`;
    const answer =
      n % 2 === 0 ? await user.get(`/api/promo-codes/${code}`) : await askForCheckout(user, code);
    statuses.push(answer.status);
  }
  const later = statuses.slice(GUESSES);
  return {
    claim: 'guesses of codes are limited at both places together',
    tried: later.length,
    hits: later.flatMap((status, n) => (status === 429 ? [] : [`guess ${GUESSES + n + 1}: ${status}`])),
    // Control: guesses within the limit are answered.
    controls: statuses.slice(0, GUESSES).filter((status) => status === 404).length,
  };
}

/** Signs up at a provider that counts as real, with many spellings and many accounts. */
async function* signUpAgain(start: Start): AsyncGenerator<Finding> {
  const open = await withProvider(start, { SIGNUP_CREDITS_PER_NETWORK_DAY: '1000' });
  const isGiven = async (target: Target, email: string) => (await creditsOf(await target.signIn(email))) > 0;
  const hits: string[] = [];
  let controls = 0;
  let given = 0;
  try {
    const name = randomUUID();
    await open.target.signIn(SPELLINGS[0](name));
    for (const spell of SPELLINGS.slice(1)) {
      if (await isGiven(open.target, spell(name))) hits.push(spell(name));
      // Control: another person's mailbox in the same form.
      if (await isGiven(open.target, spell(randomUUID()))) controls += 1;
    }
    for (let n = 0; n < MANY; n += 1) if (await isGiven(open.target, `${randomUUID()}@mail.test`)) given += 1;
  } finally {
    await open.stop();
  }
  yield {
    claim: 'sign-up credits come once for each mailbox, in all spellings',
    ...{ tried: SPELLINGS.length - 1, hits, controls },
  };
  const capped = await withProvider(start, { SIGNUP_CREDITS_PER_NETWORK_DAY: String(PER_NETWORK) });
  const beyond: string[] = [];
  try {
    for (let n = 0; n < PER_NETWORK + MANY; n += 1)
      if ((await isGiven(capped.target, `${randomUUID()}@mail.test`)) && n >= PER_NETWORK)
        beyond.push(`account ${n + 1} of one network`);
  } finally {
    await capped.stop();
  }
  yield {
    claim: 'new accounts of a network that get credits in a day are limited',
    ...{ tried: MANY, hits: beyond, controls: given },
  };
}

/** Starts a product with our identity provider configured as an external one. */
async function withProvider(
  start: Start,
  env: Record<string, string>,
): Promise<{ target: Target; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'framewright-attack-'));
  const port = await freePort();
  const provider = await startIdentityProvider({ dataDir, port, publicUrl: `http://127.0.0.1:${port}` });
  const { issuer, clientId, clientSecret } = provider.oidc;
  const target = await start({
    PORT: String(port),
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    ...env,
  });
  return {
    target,
    async stop() {
      await provider.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function askForCheckout(user: AttackingUser, promoCode: string): Promise<Response> {
  return user.send('POST', '/api/create-subscription', { priceId: PRICE, promoCode });
}

/** Buys with the code at the stand-in for Stripe, and waits for the outcome. */
async function redeem(user: AttackingUser, card: string): Promise<'refused' | 'granted' | 'ended'> {
  const answer = await askForCheckout(user, CODE);
  if (!answer.ok) return 'refused';
  const before = await creditsOf(user);
  const { url } = (await answer.json()) as { url: string };
  const body = new URLSearchParams({ card: 'ok', fingerprint: card });
  await fetch(url, { method: 'POST', body, redirect: 'manual' });
  const deadline = Date.now() + WEBHOOK_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if ((await creditsOf(user)) > before) return 'granted';
    const { notices } = (await (await user.get('/api/account/notices')).json()) as {
      notices: { kind: string }[];
    };
    if (notices.some(({ kind }) => kind === 'promotion-used')) return 'ended';
    await wait(200);
  }
  throw new Error('timed out: the gateway sent no event');
}

async function creditsOf(user: AttackingUser): Promise<number> {
  return ((await (await user.get('/api/auth/credits')).json()) as { credits: number }).credits;
}

async function leave(user: AttackingUser, email: string): Promise<void> {
  const answer = await user.send('POST', '/api/account/delete', { email });
  if (!answer.ok)
    throw new Error(`Could not delete the account of ${email}: ${answer.status} ${await answer.text()}`);
}
