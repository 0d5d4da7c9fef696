import { countInWords } from '#contract/count-in-words';
import type { LedgerCheck, Operations, QueueState, Reconciliation } from '#contract/operations';
import { relativeTime } from '#web/ui/relative-time.tsx';
import { adviseOnIsolation } from './isolation-texts.ts';
import { adviseOnModels } from './model-advice.ts';
import { findingRemedy, LEDGER_FAULTS, LEDGER_REMEDY } from './operations-texts.ts';
import { adviseOnStorage } from './storage-advice.ts';

/** Something that is wrong, and what to do about it. */
export interface Advice {
  problem: string;
  remedy: string;
  /** Whether people lose something while it lasts. */
  isGrave: boolean;
}

/** What needs doing, the graver first; nothing where all is well. */
export function findAdvice(operations: Operations, ledger: LedgerCheck | undefined): Advice[] {
  return [
    ...(ledger ? adviseOnLedger(ledger) : []),
    ...adviseOnStorage(operations.storage),
    ...adviseOnWaiting(operations),
    ...adviseOnModels(operations),
    ...adviseOnIsolation(operations.isolation),
    ...adviseOnPayments(operations),
    ...adviseOnFailures(operations),
  ].sort((a, b) => Number(b.isGrave) - Number(a.isGrave));
}

function adviseOnLedger(ledger: LedgerCheck): Advice[] {
  return LEDGER_FAULTS.filter(({ figure }) => ledger[figure] !== 0).map(({ figure, name }) => ({
    problem: `The ledger does not add up: ${name}: ${ledger[figure]}.`,
    remedy: LEDGER_REMEDY,
    isGrave: true,
  }));
}

function adviseOnWaiting({ queues, now }: Operations): Advice[] {
  const late = queues.filter((queue) => isLate(queue, now));
  const waiting = late.reduce((sum, queue) => sum + queue.waiting, 0);
  const since = late.map(({ oldestSince }) => oldestSince ?? now).sort()[0];
  if (since !== undefined && queues.every(({ running }) => running === 0))
    return [
      {
        problem: `No worker takes jobs: ${jobs(waiting)} ${waiting === 1 ? 'waits' : 'wait'}, the oldest came ${agoText(since, now)}.`,
        remedy:
          'See that a process with the role worker runs (ROLES=worker, or no ROLES at all), and read its log.',
        isGrave: true,
      },
    ];
  return late.map(({ name, oldestSince }) => ({
    problem: `${name} falls behind: its oldest job came ${agoText(oldestSince ?? now, now)}.`,
    remedy: 'Start another worker, on a machine of its own where this one is busy.',
    isGrave: name === 'run-generation',
  }));
}

/** Whether the oldest job waits for longer than it should on a quiet day. */
export function isLate({ name, oldestSince }: QueueState, now: string): boolean {
  if (oldestSince === null) return false;
  const minutes = (Date.parse(now) - Date.parse(oldestSince)) / 60_000;
  return minutes > (name in PATIENCE_MIN ? PATIENCE_MIN[name]! : PATIENCE_OF_OTHERS_MIN);
}

// People wait for the first two; the gallery's own pictures give way to people's.
const PATIENCE_MIN: Readonly<Record<string, number>> = {
  'run-generation': 2,
  'make-image-file': 2,
  'paint-gallery-image': 60,
};
const PATIENCE_OF_OTHERS_MIN = 15;

function adviseOnFailures({ queues, failedGenerations, now }: Operations): Advice[] {
  const [newest] = failedGenerations;
  const isRecent = newest && Date.parse(now) - Date.parse(newest.failedAt) < DAY_MS;
  return [
    ...queues
      .filter(({ failed }) => failed > 0)
      .map(({ name, failed }) => ({
        problem: `${jobs(failed)} of ${name} failed within 24 hours.`,
        remedy: FAILED_JOB_REMEDIES[name] ?? 'The log of the worker has the reason.',
        isGrave: name === 'abandon-generation',
      })),
    ...(isRecent
      ? [
          {
            problem: `Generations fail, the last ${agoText(newest.failedAt, now)}.`,
            remedy:
              'Their credits went back. Read the reasons below: one that repeats is the model’s or ours.',
            isGrave: false,
          },
        ]
      : []),
  ];
}

const FAILED_JOB_REMEDIES: Readonly<Record<string, string>> = {
  'run-generation': 'Their credits went back by themselves. The reasons stand below.',
  'abandon-generation':
    'Credits are held for generations that are over. The sweeper releases them; if it does not, read the worker’s log.',
  'make-image-file': 'Whoever asks again has the file made anew. The log of the worker has the reason.',
  'enlarge-image': 'Whoever asks again has the picture enlarged anew. The log of the worker has the reason.',
  'sync-customer':
    'The payment gateway has an old email or name. It is sent again at the next sign-in that changes it.',
  'reconcile-payments': 'It is tried again at the next hour. The log of the worker has the reason.',
};

function adviseOnPayments({ payments, now }: Operations): Advice[] {
  const { mode, recovered, reconciliations } = payments;
  if (mode === 'off')
    return [
      {
        problem: 'Nobody can pay: no payment gateway is configured.',
        remedy: 'Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and the three STRIPE_PRICE_…, and start again.',
        isGrave: false,
      },
    ];
  const done = reconciliations.find(({ finishedAt }) => finishedAt !== null);
  return [
    ...adviseOnComparison(done, now),
    ...(recovered > 0
      ? [
          {
            problem: `${recovered === 1 ? 'An event' : `${recovered} events`} of the last 24 hours had to be asked for: no delivery brought them.`,
            remedy:
              'Nothing is lost, they have been applied. See at Stripe whether deliveries to /api/stripe/webhook fail, and whether STRIPE_WEBHOOK_SECRET is that endpoint’s.',
            isGrave: false,
          },
        ]
      : []),
  ];
}

function adviseOnComparison(done: Reconciliation | undefined, now: string): Advice[] {
  const finishedAt = done?.finishedAt ?? null;
  if (!done || finishedAt === null || Date.parse(now) - Date.parse(finishedAt) > COMPARED_WITHIN_MS) {
    const last = finishedAt ? `were last compared with the gateway ${agoText(finishedAt, now)}` : null;
    return [
      {
        problem: `Payments ${last ?? 'have never been compared with the gateway'}.`,
        remedy: 'A worker does it every hour: see that one runs, and that reconcile-payments does not fail.',
        isGrave: false,
      },
    ];
  }
  if (done.failure !== null)
    return [
      {
        problem: `The last comparison with the gateway could not be finished: ${done.failure}`,
        remedy: 'It is tried again at the next hour. If it goes on, test the key under Payments.',
        isGrave: false,
      },
    ];
  return done.findings
    .filter(({ repaired }) => !repaired)
    .map((finding) => ({
      problem: `${finding.subject}: ${finding.detail}.`,
      remedy: findingRemedy(finding),
      isGrave: true,
    }));
}

const COMPARED_WITHIN_MS = 2 * 3_600_000;
const DAY_MS = 86_400_000;

/** In the midst of a sentence. */
function agoText(then: string, now: string): string {
  return relativeTime(Date.parse(then), Date.parse(now)).toLowerCase();
}

function jobs(count: number): string {
  return countInWords(count, 'job');
}
