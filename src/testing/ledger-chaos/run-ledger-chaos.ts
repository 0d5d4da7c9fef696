import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '#platform/db/client';
import { startQueue } from '#platform/queue/queue';
import { createUser } from '../factories.ts';
import type { ActorTask, Block, BlockReport } from './actor-program.ts';
import { auditChaos, recordDeliveries, settleWhatIsLeft } from './audit-chaos.ts';
import { randomOf } from './choose-operation.ts';

export interface ChaosOptions {
  /** A migrated database without other users. */
  databaseUrl: string;
  /** Connects as its owner, who adds tables and triggers for the audit. */
  ownerUrl: string;
  operations: number;
  processes: number;
  /** Determines every choice, but not the order of concurrent processes. */
  seed: number;
  /** A process is killed after about this many operations of all processes. */
  operationsPerKill: number;
  onProgress?: (done: number, kills: number) => void;
}

export interface ChaosReport {
  kills: number;
  /** Number of operations by outcome; repeated blocks count once. */
  outcomes: Record<string, number>;
  /** Faults, one sentence each; empty for a correct ledger. */
  violations: string[];
}

const PROGRAM = fileURLToPath(new URL('./actor-program.ts', import.meta.url));
const USERS = 24;
const BLOCK = 20;
const LONGEST_WAIT_TO_KILL_MS = 30;

/**
 * Runs random operations on the ledger in several processes, which are killed and replaced one after the other. Another
 * process repeats the whole block of a killed one.
 */
export async function runLedgerChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { databaseUrl, ownerUrl, operations, seed } = options;
  const db = createDatabase({
    url: ownerUrl,
    connections: 2,
    statementTimeoutMs: 120_000,
    lockTimeoutMs: 20_000,
    applicationName: 'framewright-chaos',
    onConnectionError: () => undefined,
  });
  try {
    await recordDeliveries(db);
    const users = await Promise.all(Array.from({ length: USERS }, () => createUser(db)));
    const userIds = users.map(({ id }) => id);
    const { accepted, faults, ...report } = await runActors(options, { databaseUrl, seed, userIds });
    const queue = await startQueue({ databaseUrl, role: 'web', onError: () => undefined });
    faults.push(...(await settleWhatIsLeft({ db, queue })));
    await queue.stop(0);
    const violations = await auditChaos(db, { seed, operations, userIds, accepted });
    return { ...report, violations: [...faults, ...violations] };
  } finally {
    await db.destroy();
  }
}

async function runActors(options: ChaosOptions, task: ActorTask) {
  const { operations, processes, operationsPerKill, onProgress } = options;
  const next = randomOf(options.seed, operations);
  const blocks: Block[] = [];
  for (let from = 0; from < operations; from += BLOCK)
    blocks.push({ from, to: Math.min(operations, from + BLOCK) });
  blocks.reverse();

  const running = new Set<ChildProcess>();
  const accepted = new Set<string>();
  const outcomes: Record<string, number> = {};
  const faults: string[] = [];
  let [done, kills, killAt] = [0, 0, operationsPerKill * next()];

  /** Runs blocks in one process until none is left or the process is killed. */
  const live = async () => {
    const actor = fork(PROGRAM, [], { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    running.add(actor);
    const gone = once(actor, 'exit').then(() => undefined);
    let block: Block | undefined;
    const ask = async (message: ActorTask | Block): Promise<BlockReport | undefined> => {
      const answer = once(actor, 'message').then(([report]) => report as BlockReport);
      // A process that is killed does not answer: `gone` resolves instead.
      actor.send(message, () => undefined);
      return await Promise.race([answer, gone]);
    };
    let report = await ask(task);
    while (report) {
      block = blocks.pop();
      if (!block) break;
      report = await ask(block);
      if (!report) break;
      done += block.to - block.from;
      block = undefined;
      for (const id of report.accepted) accepted.add(id);
      for (const [outcome, count] of Object.entries(report.outcomes))
        outcomes[outcome] = (outcomes[outcome] ?? 0) + count;
      faults.push(...report.faults);
      onProgress?.(done, kills);
      if (done >= killAt) {
        killAt += operationsPerKill * 2 * next();
        kills += 1;
        setTimeout(() => killOne(running, next()), LONGEST_WAIT_TO_KILL_MS * next());
      }
    }
    running.delete(actor);
    if (block) blocks.push(block);
    if (actor.exitCode !== null) faults.push(`a process ended by itself with exit code ${actor.exitCode}`);
    if (actor.connected) actor.disconnect();
    await gone;
  };
  await Promise.all(
    Array.from({ length: processes }, async () => {
      // After a fault, killed processes are not replaced.
      while (blocks.length > 0 && faults.length === 0) await live();
    }),
  );
  return { accepted, outcomes, faults, kills };
}

function killOne(running: ReadonlySet<ChildProcess>, share: number): void {
  const victims = [...running];
  victims[Math.floor(share * victims.length)]?.kill('SIGKILL');
}
