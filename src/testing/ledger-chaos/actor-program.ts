/** One process of the chaos test: runs its parent's blocks of operations, several at once, until killed or disconnected. */

import { createRulesModeration } from '#adapters/moderation/rules/rules-moderation';
import { createDatabase } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ErrorCode } from '#platform/errors/codes';
import { startQueue } from '#platform/queue/queue';
import { chooseOperation } from './choose-operation.ts';
import { createMadeUpPayments } from './made-up-gateway.ts';
import { performOperation } from './perform-operation.ts';

/** The first message, for all blocks. */
export interface ActorTask {
  databaseUrl: string;
  seed: number;
  userIds: string[];
}

/** The operations from `from` to before `to`. */
export interface Block {
  from: number;
  to: number;
}

/** Sent when a block is done, and empty when the process is ready for its first. */
export interface BlockReport {
  /** Ids of accepted generations, possibly repeated. */
  accepted: string[];
  /** Number of operations by outcome, such as `request: insufficient_credits`. */
  outcomes: Record<string, number>;
  /** Descriptions of faults. */
  faults: string[];
}

const AT_ONCE = 3;

// Expected refusals; all others are faults.
const PROPER: readonly ErrorCode[] = ['insufficient_credits', 'not_found'];

process.once('message', async (task: ActorTask) => {
  const perform = await openActor(task);
  process.on('message', async (block: Block) => report(await perform(block)));
  report({ accepted: [], outcomes: {}, faults: [] });
});
process.on('disconnect', () => process.exit());

function report(block: BlockReport): void {
  process.send?.(block);
}

async function openActor({ databaseUrl, seed, userIds }: ActorTask) {
  const onError = () => undefined;
  const db = createDatabase({
    url: databaseUrl,
    // An operation may run two transactions at once.
    connections: AT_ONCE * 2,
    statementTimeoutMs: 20_000,
    lockTimeoutMs: 20_000,
    applicationName: 'framewright-chaos',
    onConnectionError: onError,
  });
  const queue = await startQueue({ databaseUrl, role: 'web', onError });
  const moderation = createRulesModeration();
  const payments = createMadeUpPayments(seed, userIds);

  return async ({ from, to }: Block): Promise<BlockReport> => {
    const accepted: string[] = [];
    const outcomes: Record<string, number> = {};
    const faults: string[] = [];
    const onAccepted = (id: string) => void accepted.push(id);
    const deps = { db, queue, moderation, payments, seed, userIds, onAccepted };
    let next = from;
    const work = async () => {
      while (next < to) {
        const n = next++;
        const operation = chooseOperation(seed, n, userIds.length);
        let outcome: string = operation.kind;
        try {
          await performOperation(deps, operation);
        } catch (error) {
          if (error instanceof AppError && PROPER.includes(error.code)) outcome += `: ${error.code}`;
          else faults.push(`operation ${n} (${operation.kind}): ${error}`);
        }
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return { accepted, outcomes, faults };
  };
}
