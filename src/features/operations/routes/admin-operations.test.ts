import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failGeneration } from '#features/generations/rules/fail-generation';
import { createCallJournal } from '#features/image-models/rules/create-call-journal';
import { createAdmin } from '#testing/moderation-factories';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { ledgerCheck, operations } from '../contract/operations.ts';
import { storeIsolationReport } from '../rules/store-isolation-report.ts';

let site: TestApp;
let admin: SitePerson;
beforeAll(async () => {
  site = await startTestApp({
    configuredModels: {
      budgetUsd: 5,
      models: [
        {
          id: 'acme/paints',
          name: 'Paints',
          provider: 'Acme',
          uses: ['images', 'ad-pictures'],
          missingVariable: null,
          usdPerImage: 0.04,
          isPriceAssumed: false,
        },
      ],
    },
  });
  admin = await createAdmin(site);
});
afterAll(() => site.close());

async function read() {
  const answer = await admin.call('/api/admin/operations');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return operations.parse(await answer.json());
}

async function check() {
  const answer = await admin.call('/api/admin/operations/ledger');
  return ledgerCheck.parse(await answer.json());
}

describe('operations', () => {
  test('describe an unused site', async () => {
    const { queues, failedGenerations, payments } = await read();
    expect(queues.map(({ name }) => name)).toContain('run-generation');
    expect(queues.filter(({ name }) => name.startsWith('__'))).toEqual([]);
    for (const queue of queues)
      expect(queue).toMatchObject({ waiting: 0, oldestSince: null, later: 0, running: 0, failed: 0 });
    expect(failedGenerations).toEqual([]);
    expect(payments).toEqual({
      mode: 'off',
      delivered: 0,
      recovered: 0,
      newestEvent: null,
      reconciliations: [],
    });
  });

  test('count waiting, running and recently failed jobs', async () => {
    for (const state of ['created', 'created', 'retry', 'active', 'failed', 'failed', 'completed'])
      await site.db.transaction().execute(async (trx) => {
        const fileId = randomUUID();
        await site.queue.enqueue(trx, 'make-image-file', { fileId });
        await sql`UPDATE pgboss.job SET state = ${state}::pgboss.job_state, created_on = now() - interval '2 days',
            start_after = now() - interval '5 minutes', completed_on = now() - interval '1 hour'
          WHERE name = 'make-image-file' AND data->>'fileId' = ${fileId}`.execute(trx);
      });
    const change = (to: string, from: string) =>
      sql`UPDATE pgboss.job SET ${sql.raw(to)} WHERE id = (SELECT id FROM pgboss.job
        WHERE name = 'make-image-file' AND state = ${from}::pgboss.job_state LIMIT 1)`.execute(site.db);
    await change(`start_after = now() + interval '1 hour'`, 'retry');
    await change(`completed_on = now() - interval '25 hours'`, 'failed');
    const { queues, now } = await read();
    const files = queues.find(({ name }) => name === 'make-image-file')!;
    expect(files).toMatchObject({ waiting: 2, later: 1, running: 1, failed: 1 });
    const minutes = (Date.parse(now) - Date.parse(files.oldestSince!)) / 60_000;
    expect(minutes).toBeGreaterThan(4.9);
    expect(minutes).toBeLessThan(8);
  });

  test('list failed generations with their reasons, newest first', async () => {
    const person = await createPerson(site, 2);
    for (const failure of ['the model was away', 'out of memory']) {
      const asked = await person.post('/api/quick-generate', { prompt: 'A quiet lake' });
      const { id: generationId } = (await asked.json()) as { id: string };
      await failGeneration(site, { generationId, failure });
    }
    const { failedGenerations } = await read();
    expect(failedGenerations.map(({ failure }) => failure)).toEqual(['out of memory', 'the model was away']);
    expect(failedGenerations[0]).toMatchObject({
      imageModel: 'test-card',
      email: expect.stringMatching(/@/),
    });
  });

  test('report events and reconciliations, including interrupted ones', async () => {
    const event = (id: string, source: string, age: string) =>
      sql`INSERT INTO stripe_events (id, type, source, created_at, handled_at)
        VALUES (${id}, 'invoice.paid', ${source}, now(), now() - ${age}::interval)`.execute(site.db);
    await event('evt_1', 'webhook', '2 days');
    await event('evt_2', 'webhook', '3 hours');
    await event('evt_3', 'reconciliation', '1 hour');
    const found = { kind: 'invoice-not-credited', subject: 'in_1', detail: '300 credits', repaired: true };
    await site.db
      .insertInto('reconciliations')
      .values([
        { finishedAt: new Date(), eventsRecovered: 1, findings: JSON.stringify([found]) },
        { finishedAt: new Date(), failure: 'Stripe is away' },
        {},
      ])
      .execute();
    const { payments } = await read();
    expect(payments).toMatchObject({
      delivered: 1,
      recovered: 1,
      newestEvent: { type: 'invoice.paid', source: 'reconciliation' },
      reconciliations: [
        { finishedAt: null, failure: null },
        { failure: 'Stripe is away', findings: [] },
        { eventsRecovered: 1, findings: [found] },
      ],
    });
  });

  test('report the models’ state and the rest of the budget', async () => {
    const journal = createCallJournal({ db: site.db, budgetUsd: 5 });
    const call = { model: 'acme/paints', kind: 'image', purpose: 'ads', isCostAssumed: false } as const;
    await journal.end(await journal.begin({ ...call, expectedUsd: 0.04 }), { outcome: 'delivered' });
    await journal.end(await journal.begin({ ...call, expectedUsd: 0.04 }), {
      outcome: 'transient',
      detail: 'Acme did not answer within 120 seconds',
    });
    const { models, modelBudget } = await read();
    expect(models).toMatchObject([
      {
        id: 'acme/paints',
        uses: ['images', 'ad-pictures'],
        state: 'down',
        lastFailure: { kind: 'transient', detail: 'Acme did not answer within 120 seconds' },
        calls: 2,
        failures: 1,
        costTodayUsd: 0.04,
      },
    ]);
    expect(modelBudget).toMatchObject({ usd: 5, spentUsd: 0.04, galleryStopsAtUsd: 4 });
    expect(new Date(modelBudget!.resetsAt).getTime()).toBeGreaterThan(Date.now());
  });

  test('report the newest isolation measurements', async () => {
    const properties = [{ name: 'network' as const, isHeld: true, reason: null }];
    const told = { role: 'worker', host: 'one' };
    await storeIsolationReport(site.db, { ...told, reports: [{ program: 'gone', properties }] });
    await sql`UPDATE isolation_reports SET measured_at = now() - interval '3 hours'`.execute(site.db);
    const refused = [{ name: 'network' as const, isHeld: false, reason: 'This machine refused: no' }];
    for (const latest of [properties, refused])
      await storeIsolationReport(site.db, { ...told, reports: [{ program: 'models', properties: latest }] });
    const { isolation } = await read();
    expect(isolation).toEqual([
      { ...told, program: 'models', properties: refused, measuredAt: expect.any(String) },
    ]);
  });

  test('recompute the ledger on request and report differences', async () => {
    const sound = await check();
    expect(Object.values(sound).filter((figure) => typeof figure === 'number' && figure !== 0)).toEqual([]);
    await createPerson(site, 5);
    await site.owner.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await sql`UPDATE ledger_accounts SET balance = balance + 1 WHERE kind = 'extra' AND balance = 5`.execute(
        trx,
      );
    });
    expect(await check()).toMatchObject({ total: 0, wrongBalances: 1, negativeMoments: 0 });
  });
});
