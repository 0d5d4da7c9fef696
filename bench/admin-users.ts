/**
 * The admin list of 100,000 users: time of a page with its match count, as a ratio to the minimal SQL for the same rows, in
 * alternating rounds; and the totals, which the route caches for some seconds. Run: node bench/admin-users.ts [users]
 */
import { loadavg } from 'node:os';
import pg from 'pg';
import { countUsers } from '#features/users/rules/count-users';
import { listUsers } from '#features/users/rules/list-users';
import { migrate } from '#platform/db/migrate';
import { ADMIN_USERS_PAGE } from '#platform/limits/limits';
import { seedUsers } from './admin-users/seed.ts';
import { openBenchDatabase, startBenchPostgres } from './bench-database.ts';
import { reportFinding } from './report-finding.ts';
import { median, quantile } from './statistics.ts';

const USERS = Number(process.argv[2] ?? 100_000);
const READS = 100;
const WARM_UP = 10;
const ALL = { q: '', active: false, customer: false, limit: ADMIN_USERS_PAGE, offset: 0 };
const MINIMAL_SQL = `SELECT id, email FROM users WHERE issuer <> 'deleted'`;
const ORDER = `ORDER BY created_at DESC, id DESC LIMIT ${ADMIN_USERS_PAGE}`;

const postgres = await startBenchPostgres({ durable: false });
const db = openBenchDatabase(postgres.url, 10);
const peer = new pg.Client(postgres.url);
try {
  await migrate(postgres.url);
  const begun = performance.now();
  await seedUsers(postgres.url, USERS);
  console.log(`${USERS} users, seeded in ${Math.round((performance.now() - begun) / 1000)} s`);
  await peer.connect();
  const deep = USERS - 2 * ADMIN_USERS_PAGE;
  await compare('first page', () => listUsers({ db }, ALL), `${MINIMAL_SQL} ${ORDER}`);
  await compare(
    'deep page',
    () => listUsers({ db }, { ...ALL, offset: deep }),
    `${MINIMAL_SQL} ${ORDER} OFFSET ${deep}`,
  );
  for (const q of ['hopperc12', 'ada knuth', 'studio.example', 'cus_1f', 'zq', 'a']) {
    const words = q.split(' ').map((word) => `AND searched LIKE '%${word}%'`);
    await compare(
      `search ${q}`,
      () => listUsers({ db }, { ...ALL, q }),
      `${MINIMAL_SQL} ${words.join(' ')} ${ORDER}`,
    );
  }
  const live = `AND id IN (SELECT user_id FROM subscriptions WHERE status IN ('active', 'trialing', 'past_due'))`;
  await compare(
    'active subscription',
    () => listUsers({ db }, { ...ALL, active: true }),
    `${MINIMAL_SQL} ${live} ${ORDER}`,
  );
  const sum = `SELECT sum(balance) FROM ledger_accounts WHERE kind IN ('monthly', 'extra')`;
  await compare('totals', () => countUsers({ db }), sum);
  console.log(`load average ${loadavg().map((load) => load.toFixed(1))}`);
} finally {
  await peer.end();
  await db.destroy();
  await postgres.stop();
}

async function compare(name: string, read: () => Promise<unknown>, minimalSql: string): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < READS; round += 1) {
    const pair = [await timed(read), await timed(() => peer.query(minimalSql))] as const;
    if (round < 0) continue;
    times[0].push(pair[0]);
    times[1].push(pair[1]);
  }
  const [ours, minimal] = times;
  const ratios = ours.map((time, round) => time / minimal[round]!);
  const ratio = median(ours) / median(minimal);
  reportFinding({
    name: `${name}, of ${USERS} users`,
    value: ratio,
    unit: '×',
    peer: 'minimal SQL',
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  });
  console.log(
    `${name.padEnd(22)} p50 ${median(ours).toFixed(1)}  p99 ${quantile(ours, 0.99).toFixed(1)} ms;` +
      `  minimal SQL p50 ${median(minimal).toFixed(1)} ms;  ratio ${ratio.toFixed(1)}`,
  );
}

/** Milliseconds. */
async function timed(read: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await read();
  return performance.now() - begun;
}
