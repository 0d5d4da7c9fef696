/**
 * `npm run ledger:chaos -- [--operations 100000] [--processes 4] [--seed n]`: random credit operations by several
 * processes that are killed at random, on a temporary PostgreSQL, then an audit of the ledger. The exit code is
 * 0 only if the ledger is consistent.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '#main/embedded/postgres';
import { migrate } from '#platform/db/migrate';
import { runLedgerChaos } from '#testing/ledger-chaos/run-ledger-chaos';
import { asRunningRole, openTestRunningRole, RUNNING_ROLE } from '#testing/running-role';

const OPERATIONS_PER_KILL = 1_000;
const PROGRESS_EVERY_MS = 5_000;
const VIOLATIONS_SHOWN = 40;

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '100000' },
    processes: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});
const [operations, processes, seed] = [values.operations, values.processes, values.seed].map(Number);
if (!isWhole(operations, 1) || !isWhole(processes, 1) || !isWhole(seed, 0)) {
  console.error('--operations and --processes must be whole numbers from 1, --seed a whole number from 0');
  process.exit(2);
}

console.error(`${operations} operations by ${processes} processes, seed ${seed}`);
const dataDir = await mkdtemp(join(tmpdir(), 'framewright-chaos-'));
const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
try {
  await openTestRunningRole(postgres.url);
  await migrate(postgres.url, { runningRole: RUNNING_ROLE });
  const startedAt = performance.now();
  let reportedAt = startedAt;
  const { violations, kills, outcomes } = await runLedgerChaos({
    databaseUrl: asRunningRole(postgres.url),
    ownerUrl: postgres.url,
    operations,
    processes,
    seed,
    operationsPerKill: OPERATIONS_PER_KILL,
    onProgress: (done, killed) => {
      if (performance.now() - reportedAt < PROGRESS_EVERY_MS) return;
      reportedAt = performance.now();
      console.error(`${done} operations, ${killed} processes killed`);
    },
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  for (const outcome of Object.keys(outcomes).sort())
    console.log(`${outcome.padEnd(40)} ${outcomes[outcome]}`);
  console.log(`${operations} operations, ${kills} processes killed, ${seconds.toFixed(0)} s, seed ${seed}`);
  for (const violation of violations.slice(0, VIOLATIONS_SHOWN)) console.log(violation);
  console.log(violations.length === 0 ? 'The ledger is consistent.' : `${violations.length} violations`);
  process.exitCode = violations.length === 0 ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function isWhole(value: number | undefined, least: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least;
}
