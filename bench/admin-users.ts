/**
 * The admins' list of users with 100,000 of them: page and number of matches, as a ratio to the least SQL that finds the
 * same rows, in turns; and the totals, which the route keeps for some seconds. Run: node bench/admin-users.ts [users]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { countUsers } from '#features/users/rules/count-users';
import { listUsers } from '#features/users/rules/list-users';
import { startEmbeddedPostgres } from '#main/embedded/postgres';
import { createDatabase } from '#platform/db/client';
import { migrate } from '#platform/db/migrate';
import { ADMIN_USERS_PAGE } from '#platform/limits/limits';
import { seedUsers } from './admin-users/seed.ts';
import { tell } from './tell.ts';

const USERS = Number(process.argv[2] ?? 100_000);
const READS = 100;
const WARM_UP = 10;
const ALL = { q: '', active: false, customer: false, limit: ADMIN_USERS_PAGE, offset: 0 };
const LEAST = `SELECT id, email FROM users WHERE issuer <> 'deleted'`;
const ORDER = `ORDER BY created_at DESC, id DESC LIMIT ${ADMIN_USERS_PAGE}`;

const folder = await mkdtemp(join(tmpdir(), 'framewright-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
const db = createDatabase({
  url: postgres.url,
  connections: 10,
  statementTimeoutMs: 10_000,
  lockTimeoutMs: 10_000,
  applicationName: 'framewright-bench',
  onConnectionError: () => undefined,
});
const peer = new pg.Client(postgres.url);
try {
  await migrate(postgres.url);
  const begun = performance.now();
  await seedUsers(postgres.url, USERS);
  console.log(`${USERS} users, seeded in ${Math.round((performance.now() - begun) / 1000)} s`);
  await peer.connect();
  const deep = USERS - 2 * ADMIN_USERS_PAGE;
  await compare('first page', () => listUsers({ db }, ALL), `${LEAST} ${ORDER}`);
  await compare(
    'deep page',
    () => listUsers({ db }, { ...ALL, offset: deep }),
    `${LEAST} ${ORDER} OFFSET ${deep}`,
  );
  for (const q of ['hopperc12', 'ada knuth', 'studio.example', 'cus_1f', 'zq', 'a']) {
    const words = q.split(' ').map((word) => `AND searched LIKE '%${word}%'`);
    await compare(
      `search ${q}`,
      () => listUsers({ db }, { ...ALL, q }),
      `${LEAST} ${words.join(' ')} ${ORDER}`,
    );
  }
  const live = `AND id IN (SELECT user_id FROM subscriptions WHERE status IN ('active', 'trialing', 'past_due'))`;
  await compare(
    'active subscription',
    () => listUsers({ db }, { ...ALL, active: true }),
    `${LEAST} ${live} ${ORDER}`,
  );
  const sum = `SELECT sum(balance) FROM ledger_accounts WHERE kind IN ('monthly', 'extra')`;
  await compare('totals', () => countUsers({ db }), sum);
  console.log(`load average ${loadavg().map((load) => load.toFixed(1))}`);
} finally {
  await peer.end();
  await db.destroy();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function compare(name: string, read: () => Promise<unknown>, leastSql: string): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < READS; round += 1) {
    const ours = await timed(read);
    const least = await timed(() => peer.query(leastSql));
    if (round < 0) continue;
    times[0].push(ours);
    times[1].push(least);
  }
  const [ours, least] = times.map((all) => all.toSorted((a, b) => a - b)) as [number[], number[]];
  const at = (all: number[], share: number) => all[Math.floor(share * all.length)]!;
  const ratios = times[0].map((time, round) => time / times[1][round]!).toSorted((a, b) => a - b);
  tell({
    what: `${name}, of ${USERS} users`,
    value: at(ours, 0.5) / at(least, 0.5),
    unit: '×',
    peer: 'the least SQL',
    spread: [at(ratios, 0.25), at(ratios, 0.75)],
  });
  console.log(
    `${name.padEnd(22)} p50 ${at(ours, 0.5).toFixed(1)}  p99 ${at(ours, 0.99).toFixed(1)} ms;` +
      `  least SQL p50 ${at(least, 0.5).toFixed(1)} ms;  ratio ${(at(ours, 0.5) / at(least, 0.5)).toFixed(1)}`,
  );
}

/** Milliseconds. */
async function timed(read: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await read();
  return performance.now() - begun;
}
