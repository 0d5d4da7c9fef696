import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPerson } from '#features/accounts/rules/hash-person';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { completeGeneration } from '#features/generations/rules/complete-generation';
import { storeImage } from '#features/images/rules/store-image';
import {
  createFullAccount,
  type FullAccount,
  publishPictureOf,
  requestPicture,
} from '#testing/account-factories';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createSession, createUser } from '#testing/factories';
import { drawSample } from '#testing/picture-factories';
import { createTestContext, type TestContext } from '#testing/test-context';
import { deleteAccount } from './delete-account.ts';
import { deleteSomePictures } from './delete-pictures.ts';

let context: TestContext;
let bob: FullAccount;
let carolId: string;
beforeAll(async () => {
  context = await createTestContext();
  carolId = (await createUser(context.db, { credits: 20 })).id;
  bob = await createAccount('bob@example.test', 'cus_bob');
});
afterAll(() => context.close());

const deps = () => ({ db: context.db, securityEvents: context.securityEvents, payments: null });
async function createAccount(email: string, customerId: string | null = null): Promise<FullAccount> {
  const otherGalleryId = await publishPictureOf(context, { userId: carolId, prompt: 'a bridge' });
  return await createFullAccount(context, { email, otherGalleryId, customerId });
}

/** Every column that identifies a row's owner, and whether such rows stay after a deletion. */
const OWNERS = {
  'account_notices.user_id': 'goes',
  'admin_audit.admin_email': 'stays',
  'admin_audit.admin_id': 'stays',
  'api_keys.user_id': 'goes',
  'assets.user_id': 'goes',
  'brand_kits.user_id': 'goes',
  'checkouts.user_id': 'goes',
  'collections.user_id': 'goes',
  'credit_grants.user_id': 'stays',
  'credit_holds.user_id': 'stays',
  'favorites.user_id': 'goes',
  'gallery_images.user_id': 'goes',
  'gallery_reports.user_id': 'goes',
  'gateway_tasks.user_id': 'stays',
  'generations.user_id': 'goes',
  'invoices.user_id': 'stays',
  'ledger_accounts.user_id': 'stays',
  'moderation_cases.decided_by': 'stays',
  'moderation_cases.user_id': 'goes',
  'oauth_codes.user_id': 'goes',
  'oauth_grants.user_id': 'goes',
  'person_page_reports.user_id': 'goes',
  'person_pages.user_id': 'goes',
  'publications.user_id': 'goes',
  'refused_prompts.user_id': 'goes',
  'security_events.subject_user_id': 'stays',
  'security_events.user_id': 'stays',
  'sessions.user_id': 'goes',
  'signup_grants.user_id': 'goes',
  'subscriptions.user_id': 'stays',
  'transfers.user_id': 'stays',
  'used_idempotency_keys.user_id': 'goes',
  'users.email': 'goes',
  'webhooks.user_id': 'goes',
} as const;

/** The number of the user's rows by column. */
async function countOwned({ id, email }: { id: string; email: string }): Promise<Record<string, number>> {
  await context.securityEvents.flush();
  const { rows: columns } = await sql<{ table: string; column: string }>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
      JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
        AND (column_name ~ '(^|_)(email|user_id|admin_id|owner_id)$' OR column_name ~ '_by$')`.execute(
    context.db,
  );
  const counts: Record<string, number> = {};
  for (const { table, column } of columns) {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) FROM ${sql.table(table)} WHERE ${sql.ref(column)}::text IN (${id}, ${email})`.execute(
      context.db,
    );
    counts[`${table}.${column}`] = rows[0]!.count;
  }
  return counts;
}

/** Tables, including the queue's, in which any row contains this text. */
async function listTablesContaining(word: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
      WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`.execute(context.db);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) FROM ${sql.id(schema, name)} AS t WHERE t::text ILIKE ${`%${word}%`}`.execute(
      context.db,
    );
    if (rows[0]!.count > 0) found.push(name);
  }
  return found.toSorted();
}

describe('a deleted account', () => {
  test('leaves money and admin actions under its id, and nothing else that identifies the user', async () => {
    const ada = await createAccount('ada@example.test');
    const { id } = ada.user;
    await context.db.insertInto('brandKits').values({ userId: id, content: '{}' }).execute();
    const before = await countOwned(ada.user);
    expect(Object.keys(before).toSorted()).toEqual(Object.keys(OWNERS).toSorted());
    const keys = await objectKeysOf(id);
    expect(keys.length).toBe(3);
    expect(await listTablesContaining('ada@example.test')).toContain('generations');

    await deleteAccount(deps(), { user: ada.user, email: ' ADA@example.test ' });

    const after = await countOwned(ada.user);
    for (const [column, fate] of Object.entries(OWNERS))
      if (fate === 'goes') expect([column, after[column]]).toEqual([column, 0]);
      else expect([column, after[column]! >= before[column]!]).toEqual([column, true]);
    expect(await listTablesContaining('ada@example.test')).toEqual(['admin_audit']);
    expect(await listTablesContaining(ada.user.subject)).toEqual([]);
    expect(await listTablesContaining(ada.token)).toEqual([]);

    const row = await context.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      issuer: 'deleted',
      subject: id,
      email: `deleted-${id}@deleted.invalid`,
      firstName: null,
      lastName: null,
      stripeCustomerId: null,
      deletedAt: expect.any(Date),
    });
    const pending = await context.db
      .selectFrom('pendingObjects')
      .select('objectKey')
      .where('objectKey', 'in', keys)
      .execute();
    expect(pending.length).toBe(keys.length);
  });

  test('has no credits: held credits were released and expired with the rest, with a reason', async () => {
    const ada = await createAccount('ada.money@example.test');
    await deleteAccount(deps(), { user: ada.user, email: ada.user.email });
    const { monthly, extra, held } = await findLedgerAccounts(context.db, ada.user.id);
    expect([monthly.balance, extra.balance, held.balance]).toEqual([0, 0, 0]);
    const expired = await context.db
      .selectFrom('transfers')
      .select(['reason', 'amount', 'invoiceId'])
      .where('userId', '=', ada.user.id)
      .where('kind', '=', 'expire')
      .orderBy('id')
      .execute();
    // Of 5 monthly credits, two were spent and one was held.
    expect(expired).toEqual([
      { reason: 'account-deleted', amount: 3, invoiceId: `in_${ada.user.id}` },
      { reason: 'account-deleted', amount: 20, invoiceId: null },
    ]);
    expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  });

  test('is remembered only as a hash of its identity', async () => {
    const ada = await createAccount('ada.again@example.test');
    await deleteAccount(deps(), { user: ada.user, email: ada.user.email });
    const { issuer, subject } = ada.user;
    const { current } = await hashPerson(context.db, [{ kind: 'identity', issuer, subject }]);
    const rows = await context.db
      .selectFrom('formerIdentities')
      .selectAll()
      .where('identityHash', 'in', current)
      .execute();
    expect(rows.length).toBe(1);
  });

  test('can be deleted repeatedly and concurrently with the same result', async () => {
    const ada = await createAccount('ada.twice@example.test');
    const request = { user: ada.user, email: ada.user.email };
    await Promise.all(Array.from({ length: 4 }, () => deleteAccount(deps(), request)));
    const transfers = await countTransfers(ada.user.id);
    await deleteAccount(deps(), request);
    expect(await countTransfers(ada.user.id)).toBe(transfers);
    expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  });

  test('can be deleted after an interrupted deletion', async () => {
    const ada = await createAccount('ada.half@example.test');
    // As after a process that died after the first step.
    await context.db.transaction().execute((trx) => deleteSomePictures(trx, ada.user.id));
    await expect(
      context.db.transaction().execute(async (trx) => {
        await deleteSomePictures(trx, ada.user.id);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    await deleteAccount(deps(), { user: ada.user, email: ada.user.email });
    expect((await countOwned(ada.user))['assets.user_id']).toBe(0);
    expect(await listTablesContaining('ada.half@example.test')).toEqual(['admin_audit']);
  });

  test('keeps nothing that was requested or delivered concurrently', async () => {
    const ada = await createAccount('ada.busy@example.test');
    const { id: userId } = ada.user;
    const running = await Promise.all(
      Array.from({ length: 4 }, (_, i) => requestPicture(context, { userId, prompt: `a lamp, number ${i}` })),
    );
    const image = await storeImage(context, {
      image: drawSample(64, 64),
      description: {
        digitalSourceType: 'algorithmicMedia',
        scene: 'Lamp',
        category: 'abstract',
        hasPeople: false,
        notes: [],
        details: {},
      },
    });
    const work = [
      ...running.map((generationId, i) =>
        completeGeneration(context, generationId, i === 0 ? [image] : []).catch(() => undefined),
      ),
      ...Array.from({ length: 6 }, (_, i) =>
        requestPicture(context, { userId, prompt: `a lamp, later ${i}` }).catch(() => undefined),
      ),
      ...Array.from({ length: 4 }, () => createSession(context.db, userId).catch(() => undefined)),
    ];
    await Promise.all([...work, deleteAccount(deps(), { user: ada.user, email: ada.user.email })]);
    const after = await countOwned(ada.user);
    expect([after['generations.user_id'], after['sessions.user_id']]).toEqual([0, 0]);
    expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
    await expect(createSession(context.db, userId)).rejects.toThrow('has been deleted');
    await expect(requestPicture(context, { userId, prompt: 'a lamp at last' })).rejects.toThrow();
  });
});

test('a wrong email address deletes nothing', async () => {
  const ada = await createAccount('ada.careful@example.test');
  const before = await countOwned(ada.user);
  await expect(deleteAccount(deps(), { user: ada.user, email: 'bob@example.test' })).rejects.toMatchObject({
    code: 'invalid_request',
    details: { field: 'email' },
  });
  expect(await countOwned(ada.user)).toEqual(before);
});

test('an account stays if its subscription cannot be ended because payments are off', async () => {
  const before = await countOwned(bob.user);
  await expect(deleteAccount(deps(), { user: bob.user, email: bob.user.email })).rejects.toMatchObject({
    code: 'payments_off',
  });
  expect(await countOwned(bob.user)).toEqual(before);
});

async function objectKeysOf(userId: string): Promise<string[]> {
  const { rows } = await sql<{ objectKey: string }>`
    SELECT object_key FROM images JOIN generations ON generations.id = generation_id WHERE user_id = ${userId}
    UNION ALL SELECT object_key FROM assets WHERE user_id = ${userId}`.execute(context.db);
  return rows.map(({ objectKey }) => objectKey);
}

async function countTransfers(userId: string): Promise<number> {
  const { count } = await context.db
    .selectFrom('transfers')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
