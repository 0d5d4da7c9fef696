import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { findCredits } from '#features/credits/rules/find-credits';
import { deleteAccount } from '#features/my-account/rules/delete-account';
import { forgetPersons } from '#features/my-account/rules/forget-persons';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createTestContext, type TestContext } from '#testing/test-context';
import { listAccountNotices } from '../queries/account-notices.ts';
import { upsertUser } from '../queries/users.ts';
import { grantSignupCredits } from './grant-signup-credits.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => {
  expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  await context.close();
});

interface Person {
  email: string;
  subject?: string;
  emailVerified?: boolean;
  network?: string;
  perDay?: number | null;
}

/** Signs in. @returns the account, its credits and notices */
async function signIn({ email, subject, emailVerified, network, perDay = 1_000 }: Person) {
  const user = await context.db.transaction().execute(async (trx) => {
    const known = await upsertUser(trx, {
      ...{
        issuer: 'https://id.test',
        subject: subject ?? email,
        email,
        emailVerified: emailVerified ?? true,
      },
      ...{ firstName: null, lastName: null, profileImageUrl: null },
    });
    await insertLedgerAccounts(trx, known.id);
    const policy = { signupCredits: 10, signupCreditsPerNetworkDay: perDay };
    await grantSignupCredits(trx, policy, { user: known, network: network ?? randomUUID() });
    return known;
  });
  const { credits } = await findCredits(context, user.id);
  const notices = (await listAccountNotices(context.db, user.id)).map(({ kind }) => kind);
  return { user, credits, notices };
}

const outcome = async (person: Person) => {
  const { credits, notices } = await signIn(person);
  return { credits, notices };
};
const GRANTED = { credits: 10, notices: [] };
const refused = (kind: string) => ({ credits: 0, notices: [kind] });

describe('sign-up credits', () => {
  test('are granted once, however often the user signs in', async () => {
    for (let time = 0; time < 3; time += 1) expect(await outcome({ email: 'ada@a.test' })).toEqual(GRANTED);
  });

  test('are granted at the first sign-in with a verified address', async () => {
    const bob = { email: 'bob@a.test' };
    expect(await outcome({ ...bob, emailVerified: false })).toEqual(refused('signup-unverified'));
    expect(await outcome(bob)).toEqual(GRANTED);
  });

  test('cannot be taken by somebody who has not verified the address', async () => {
    await signIn({ email: 'carol@a.test', subject: 'thief', emailVerified: false });
    expect(await outcome({ email: 'carol@a.test', subject: 'carol' })).toEqual(GRANTED);
  });

  test.each([
    ['eve@gmail.com', 'e.v.e+1@googlemail.com'],
    ['eve@mail.test', 'EVE+trial@MAIL.test.'],
    ['eve@bücher.test', 'eve@xn--bcher-kva.test'],
  ])('are granted once for %s and %s', async (first, again) => {
    expect(await outcome({ email: first })).toEqual(GRANTED);
    expect(await outcome({ email: again })).toEqual(refused('signup-address-used'));
    // Control: another person at the same provider.
    expect(await outcome({ email: `other.${first}` })).toEqual(GRANTED);
  });

  test('are granted once to concurrent sign-ups of one address', async () => {
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, n) => signIn({ email: `many+${n}@a.test`, subject: `many-${n}` })),
    );
    expect(all.map(({ credits }) => credits).toSorted()).toEqual([0, 0, 0, 0, 0, 10]);
  });

  test('are not granted again to the address of a deleted account, for two years', async () => {
    const { user } = await signIn({ email: 'dora@a.test', subject: 'dora-1' });
    await deleteAccount({ ...context, payments: null }, { user, email: user.email });
    expect(await outcome({ email: 'dora@a.test', subject: 'dora-1' })).toEqual(refused('signup-had-account'));
    const again = { email: 'dora+2@a.test', subject: 'dora-2' };
    expect(await outcome(again)).toEqual(refused('signup-address-used'));

    await setDeletedDaysAgo(729);
    await forgetPersons(context);
    expect(await outcome(again)).toEqual(refused('signup-address-used'));
    await setDeletedDaysAgo(731);
    await forgetPersons(context);
    expect(await outcome(again)).toEqual(GRANTED);
  });

  test('are limited per network and day', async () => {
    const network = '192.0.2.0/24';
    const join = (n: number) => signIn({ email: `net${n}@a.test`, network, perDay: 3 });
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => join(n)));
    expect(all.filter(({ credits }) => credits === 10).length).toBe(3);
    expect(all.filter(({ notices }) => notices[0] === 'signup-network-full').length).toBe(5);
    expect(await outcome({ email: 'net-other@a.test', network: '192.0.3.0/24', perDay: 3 })).toEqual(GRANTED);
    // The next day.
    await context.db.deleteFrom('signupNetworks').execute();
    const waiting = all.find(({ credits }) => credits === 0)!;
    expect(await outcome({ email: waiting.user.email, network, perDay: 3 })).toEqual(GRANTED);
  });

  test('have no limits with the development provider', async () => {
    const network = 'same';
    for (const email of ['dev@gmail.com', 'd.ev@gmail.com', 'dev+1@gmail.com', 'dev@googlemail.com'])
      expect(await outcome({ email, network, perDay: null })).toEqual(GRANTED);
  });
});

async function setDeletedDaysAgo(days: number): Promise<void> {
  const deletedAt = new Date(Date.now() - days * 24 * 3_600_000);
  await context.db.updateTable('signupGrants').set({ deletedAt }).where('userId', 'is', null).execute();
  await context.db.updateTable('formerIdentities').set({ deletedAt }).execute();
}
