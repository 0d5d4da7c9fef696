/**
 * Overhead of a paid request over its SQL: hold, insert and enqueue in one transaction, as a ratio to a bare `pg` client
 * that sends the same statements one after the other, in alternating rounds. The ratio must be at least 0.7.
 * `node bench/ledger.ts`
 */
import { randomUUID } from 'node:crypto';
import { CamelCasePlugin, Kysely, type KyselyConfig, PostgresDialect } from 'kysely';
import pg from 'pg';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { grantMonthlyCredits } from '#features/credits/rules/grant-monthly-credits';
import { acceptGeneration } from '#features/generations/rules/accept-generation';
import { UNLIMITED_STORAGE } from '#features/storage/rules/storage-limits';
import { createPool, type Database, type DatabaseOptions } from '#platform/db/client';
import { migrate } from '#platform/db/migrate';
import type { DB } from '#platform/db/schema.generated';
import { type Queue, startQueue } from '#platform/queue/queue';
import { createUser } from '#testing/factories';
import { startBenchPostgres } from './bench-database.ts';
import { reportFinding } from './report-finding.ts';

const USERS = 200;
const ROUNDS = 24;
const REQUESTS = 80;
const WARM_UP = 2;

// Placeholders in the recorded statements for values that differ between requests.
const KEY = '{key}';
const GENERATION = '{generation}';
const USER = '{user}';
const GRANT = '{grant}';
const ACCOUNTS = ['{monthly}', '{extra}', '{held}'] as const;

interface Statement {
  text: string;
  values: readonly unknown[];
}
/** Sends one paid request of a user. */
type SendRequest = (userId: string) => Promise<void>;

const postgres = await startBenchPostgres({ durable: true });
const queue = await startQueueOf(postgres.url);
try {
  for (const atOnce of [1, 8]) await compare(postgres.url, atOnce);
} finally {
  await queue.stop(0);
  await postgres.stop();
}

async function startQueueOf(databaseUrl: string): Promise<Queue> {
  await migrate(databaseUrl);
  return await startQueue({ databaseUrl, role: 'web', onError: console.error });
}

async function compare(url: string, atOnce: number): Promise<void> {
  const db = openDatabase({ url, connections: atOnce });
  const userIds = await createSubscribers(db);
  const statements = await recordStatements(url, userIds.at(-1)!);
  const clients = Array.from({ length: atOnce }, () => new pg.Client(url));
  await Promise.all(clients.map((client) => client.connect()));
  const ours: SendRequest[] = clients.map(() => (userId) => request(db, userId));
  const bare: SendRequest[] = clients.map((client) => (userId) => replay(client, statements, userId));

  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    // The order alternates, so that neither always runs on the other's leftovers.
    const first = round % 2 === 0 ? await measure(ours, userIds) : await measure(bare, userIds);
    const second = round % 2 === 0 ? await measure(bare, userIds) : await measure(ours, userIds);
    rounds.push(round % 2 === 0 ? { ours: first, bare: second } : { ours: second, bare: first });
  }
  const kept = rounds.slice(WARM_UP);
  const [rate, peer] = [quantiles(kept.map((r) => r.ours)), quantiles(kept.map((r) => r.bare))];
  const ratio = quantiles(kept.map((round) => round.ours / round.bare));
  reportFinding({
    name: `paid requests a second, ${atOnce} at once`,
    value: ratio.median,
    unit: '×',
    peer: 'the same SQL by bare pg',
    spread: [ratio.low, ratio.high],
    bar: { least: 0.7 },
  });
  console.log(
    `${atOnce} at once, ${statements.length} statements: ours ${rate.median.toFixed(0)}/s, bare ${peer.median.toFixed(0)}/s, ` +
      `ratio ${ratio.median.toFixed(2)} (middle half ${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)} of ${ROUNDS} rounds)`,
  );
  await Promise.all(clients.map((client) => client.end()));
  await db.destroy();
}

function openDatabase(
  { url, connections }: Pick<DatabaseOptions, 'url' | 'connections'>,
  log?: KyselyConfig['log'],
): Database {
  const pool = createPool({
    url,
    connections,
    statementTimeoutMs: 10_000,
    lockTimeoutMs: 10_000,
    applicationName: 'framewright-bench',
    onConnectionError: console.error,
  });
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(log && { log }),
  });
}

/** Users with credits of both kinds; requests use the monthly ones. */
async function createSubscribers(db: Database): Promise<string[]> {
  const userIds: string[] = [];
  for (let at = 0; at < USERS; at += 1) {
    const { id: userId } = await createUser(db, { credits: 10 });
    const invoiceId = `bench:${userId}`;
    const period = { start: new Date(), end: new Date(Date.now() + 30 * 86_400_000) };
    const grant = { amount: 10_000, reason: 'subscription', idempotencyKey: invoiceId };
    await db
      .transaction()
      .execute((trx) => grantMonthlyCredits(trx, { ...grant, userId, period, invoiceId }));
    userIds.push(userId);
  }
  return userIds;
}

async function request(db: Database, userId: string): Promise<void> {
  await db.transaction().execute((trx) =>
    acceptGeneration(
      trx,
      { queue, storageLimits: UNLIMITED_STORAGE },
      {
        userId,
        prompt: 'a quiet lake at dawn, mist over the water',
        modelId: 'quick-generation',
        category: null,
        width: 1024,
        height: 1024,
        imageCount: 1,
        imageModel: 'studio',
        costPerImage: 1,
        publish: false,
        idempotencyKey: randomUUID(),
        requestHash: Buffer.alloc(32, 7),
      },
    ),
  );
}

/** Records the statements of one request, with placeholders for values that differ between requests. */
async function recordStatements(url: string, userId: string): Promise<Statement[]> {
  const sent: Statement[] = [];
  const db = openDatabase({ url, connections: 1 }, ({ query }) => {
    sent.push({ text: query.sql, values: query.parameters });
  });
  const accounts = await findLedgerAccounts(db, userId);
  sent.length = 0;
  await request(db, userId);
  const statements = [...sent];
  const generation = await db
    .selectFrom('generations')
    .select(['id', 'idempotencyKey'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const { id: grantId } = await db
    .selectFrom('creditGrants')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', 'monthly')
    .executeTakeFirstOrThrow();
  await db.destroy();
  const names = new Map<unknown, string>([
    [accounts.monthly.id, ACCOUNTS[0]],
    [accounts.extra.id, ACCOUNTS[1]],
    [accounts.held.id, ACCOUNTS[2]],
    [userId, USER],
    [grantId, GRANT],
    [generation.id, GENERATION],
    [generation.idempotencyKey, KEY],
  ]);
  return statements.map(({ text, values }) => ({ text, values: substitute(values, names) }));
}

/** Replaces equal values, and their occurrences inside texts. */
function substitute(values: readonly unknown[], places: ReadonlyMap<unknown, unknown>): unknown[] {
  return values.map((value) => {
    if (places.has(value)) return places.get(value);
    if (typeof value !== 'string') return value;
    let text = value;
    for (const [from, to] of places) if (typeof from === 'string') text = text.replaceAll(from, String(to));
    return text;
  });
}

/** Sends the recorded SQL; ids come from the answers. */
async function replay(client: pg.Client, statements: readonly Statement[], userId: string): Promise<void> {
  const places = new Map<unknown, unknown>([
    [USER, userId],
    [KEY, randomUUID()],
  ]);
  for (const { text, values } of statements) {
    const { rows } = await client.query(text, substitute(values, places));
    for (const row of rows) if (row.balance !== undefined) places.set(`{${row.kind}}`, row.id);
    if (text.includes('from "credit_grants"')) places.set(GRANT, rows[0].id);
    if (text.startsWith('insert into "generations"')) places.set(GENERATION, rows[0].id);
  }
}

/** @returns requests a second */
async function measure(senders: readonly SendRequest[], userIds: readonly string[]): Promise<number> {
  let next = 0;
  const begun = performance.now();
  await Promise.all(
    senders.map(async (send) => {
      while (next < REQUESTS) await send(userIds[next++ % userIds.length]!);
    }),
  );
  return REQUESTS / ((performance.now() - begun) / 1_000);
}

function quantiles(figures: readonly number[]): { low: number; median: number; high: number } {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}
