import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '#platform/db/client';
import { inScope } from '#platform/telemetry/scope';
import { createTestContext, type TestContext } from '#testing/test-context';
import {
  openSecurityEvents,
  ROWS_OF_SOURCE,
  ROWS_OF_VISITORS,
  type SecurityEventBuffer,
} from './open-security-events.ts';
import { recordSecurityEvent } from './record-security-event.ts';

const USER = '00000000-0000-4000-8000-000000000001';
let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());
afterEach(async () => {
  await sql`SET session_replication_role = replica; DELETE FROM security_events; SET session_replication_role = origin`.execute(
    context.owner,
  );
});

async function recorded(work: (securityEvents: SecurityEventBuffer) => void) {
  const securityEvents = openSecurityEvents({
    db: context.db,
    onFailure: (error) => expect.fail(String(error)),
  });
  work(securityEvents);
  await securityEvents.close();
  return await context.db.selectFrom('securityEvents').selectAll().orderBy('id').execute();
}

describe('a security event', () => {
  test('is written with request id and IP address', async () => {
    const [row] = await recorded((securityEvents) =>
      inScope({ requestId: 'request-1', address: '203.0.113.7' }, () =>
        recordSecurityEvent(
          { securityEvents },
          { kind: 'key-made', userId: USER, details: { hint: 'fw_live_abcd\0', days: 90 } },
        ),
      ),
    );
    expect(row).toMatchObject({
      kind: 'key-made',
      userId: USER,
      subjectUserId: null,
      address: '203.0.113.7',
      requestId: 'request-1',
      count: 1,
      details: { hint: 'fw_live_abcd', days: 90 },
    });
  });

  test('that PostgreSQL refuses is dropped and reported, and all others are written', async () => {
    const onFailure = vi.fn();
    const securityEvents = openSecurityEvents({ db: context.db, onFailure });
    const addresses = ['203.0.113.7', 'a'.repeat(65), '203.0.113.8'];
    for (const address of addresses) recordSecurityEvent({ securityEvents }, { kind: 'signed-in', address });
    recordSecurityEvent({ securityEvents }, { kind: 'signed-in', userId: 'nobody' });
    await securityEvents.close();
    const rows = await context.db.selectFrom('securityEvents').select('address').orderBy('id').execute();
    expect(rows.map(({ address }) => address)).toEqual(['203.0.113.7', '203.0.113.8']);
    expect(onFailure).toHaveBeenCalledTimes(2);
  });

  test('of a counted kind is one row at once, and one row with the number of the others', async () => {
    const rows = await recorded((securityEvents) => {
      for (let call = 0; call < 500; call += 1)
        recordSecurityEvent(
          { securityEvents },
          { kind: 'limit-reached', address: '203.0.113.7', details: { limit: 'sign-in' } },
        );
    });
    expect(rows.map(({ kind, count }) => [kind, count])).toEqual([
      ['limit-reached', 1],
      ['limit-reached', 499],
    ]);
  });

  test('is limited per source, without hiding events of others', async () => {
    const rows = await recorded((securityEvents) => {
      for (let call = 0; call < 1_000; call += 1)
        recordSecurityEvent(
          { securityEvents },
          { kind: 'sign-in-refused', address: '203.0.113.7', details: { call } },
        );
      recordSecurityEvent({ securityEvents }, { kind: 'sign-in-refused', address: '203.0.113.8' });
      recordSecurityEvent({ securityEvents }, { kind: 'signed-in', userId: USER });
    });
    expect(rows.filter(({ address }) => address === '203.0.113.7')).toHaveLength(ROWS_OF_SOURCE);
    expect(rows.filter(({ address }) => address === '203.0.113.8')).toHaveLength(1);
    expect(rows.filter(({ kind }) => kind === 'signed-in')).toHaveLength(1);
    expect(sumOfDropped(rows)).toBe(1_000 - ROWS_OF_SOURCE);
  });

  test('is limited for all visitors, while events of users and admins are still written', async () => {
    const rows = await recorded((securityEvents) => {
      for (let call = 0; call < 5_000; call += 1)
        recordSecurityEvent(
          { securityEvents },
          { kind: 'key-refused', address: `198.51.${call >> 8}.${call & 255}` },
        );
      for (let call = 0; call < 100; call += 1)
        recordSecurityEvent({ securityEvents }, { kind: 'admin-changed', userId: USER, details: { call } });
      for (let call = 0; call < 100; call += 1)
        recordSecurityEvent({ securityEvents }, { kind: 'signed-out', userId: USER, details: { call } });
    });
    const numberOf = (kind: string) => rows.filter((row) => row.kind === kind).length;
    expect(numberOf('key-refused')).toBe(ROWS_OF_VISITORS);
    expect(sumOfDropped(rows)).toBe(5_000 - ROWS_OF_VISITORS);
    expect(numberOf('admin-changed')).toBe(100);
    // The limit, the row that shows that there were more, and the count.
    expect(numberOf('signed-out')).toBe(ROWS_OF_SOURCE + 2);
  });

  test('is written automatically, also while others are counted', async () => {
    const securityEvents = openSecurityEvents({ db: context.db, onFailure: () => undefined });
    const written = async () =>
      (await context.db.selectFrom('securityEvents').select('kind').orderBy('id').execute()).map(
        ({ kind }) => kind,
      );
    recordSecurityEvent({ securityEvents }, { kind: 'limit-reached' });
    await vi.waitUntil(async () => (await written()).length === 1);
    recordSecurityEvent({ securityEvents }, { kind: 'signed-in', userId: USER });
    await vi.waitUntil(async () => (await written()).length === 2);
    await securityEvents.close();
  });

  test('waits for an unreachable database without throwing or blocking', async () => {
    const onFailure = vi.fn();
    const away = createDatabase({
      url: 'postgres://nobody@127.0.0.1:1/nothing',
      connections: 1,
      statementTimeoutMs: 1_000,
      lockTimeoutMs: 1_000,
      applicationName: 'framewright-test-away',
      onConnectionError: () => undefined,
    });
    const securityEvents = openSecurityEvents({ db: away, onFailure });
    for (let call = 0; call < 10_000; call += 1)
      recordSecurityEvent({ securityEvents }, { kind: 'admin-changed', userId: USER, details: { call } });
    await securityEvents.flush();
    expect(onFailure).toHaveBeenCalledOnce();
    await securityEvents.close();
    await away.destroy();
  });
});

describe('the table', () => {
  test('is append-only, and only its function deletes rows', async () => {
    await recorded((securityEvents) =>
      recordSecurityEvent({ securityEvents }, { kind: 'signed-in', userId: USER }),
    );
    await insertAged([{ kind: 'signed-in', days: 8 }]);
    await expect(sql`UPDATE security_events SET kind = 'signed-out'`.execute(context.owner)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`DELETE FROM security_events`.execute(context.owner)).rejects.toThrow('append-only');
    await expect(sql`TRUNCATE security_events`.execute(context.owner)).rejects.toThrow('append-only');
    const { rows } = await sql<{ swept: number }>`SELECT sweep_security_events(0) AS swept`.execute(
      context.db,
    );
    expect(rows[0]!.swept).toBe(1);
    await expect(sql`DELETE FROM security_events`.execute(context.owner)).rejects.toThrow('append-only');
  });

  test('keeps rows of the last week, and events by admins above the size limit', async () => {
    // The oldest rows above the table's limit.
    await insertAged([
      { kind: 'signed-in', days: 8 },
      { kind: 'admin-changed', days: 8 },
      { kind: 'signed-out', days: 6 },
    ]);
    await sql`SET session_replication_role = replica; INSERT INTO security_events (kind)
      SELECT 'key-used' FROM generate_series(1, 200000); SET session_replication_role = origin`.execute(
      context.owner,
    );
    const { rows } = await sql<{ swept: number }>`SELECT sweep_security_events(90) AS swept`.execute(
      context.owner,
    );
    expect(rows[0]!.swept).toBe(1);
    const left = await context.db
      .selectFrom('securityEvents')
      .select('kind')
      .where('kind', '<>', 'key-used')
      .orderBy('id')
      .execute();
    expect(left.map(({ kind }) => kind)).toEqual(['admin-changed', 'signed-out']);
  });
});

/** Inserts old events; only the database owner can set their time. */
async function insertAged(rows: readonly { kind: string; days: number }[]): Promise<void> {
  await context.owner.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await trx
      .insertInto('securityEvents')
      .values(rows.map(({ days, ...row }) => ({ ...row, at: new Date(Date.now() - days * 86_400_000) })))
      .execute();
  });
}

function sumOfDropped(rows: readonly { kind: string; count: number }[]): number {
  return rows.filter(({ kind }) => kind === 'events-dropped').reduce((sum, { count }) => sum + count, 0);
}
