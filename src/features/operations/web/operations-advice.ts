import { countInWords } from '#platform/words/count-in-words';
import { relativeTime } from '#web/ui/relative-time.tsx';
import type { LedgerCheck, Operations, QueueState } from '../contract/operations.ts';
import { adviseOnIsolation } from './isolation-texts.ts';
import { adviseOnModels } from './model-advice.ts';
import { findingRemedy, LEDGER_FAULTS, LEDGER_REMEDY } from './operations-texts.ts';
import { adviseOnStorage } from './storage-advice.ts';

/** A problem and its remedy. */
export interface Advice {
  problem: string;
  remedy: string;
  /** Whether users are affected while it lasts. */
  isGrave: boolean;
}

/** Grave problems first; empty if all is well. */
export function findAdvice(operations: Operations, ledger: LedgerCheck | undefined): Advice[] {
  return [
    ledger ? adviseOnLedger(ledger) : [],
    adviseOnStorage(operations.storage),
    adviseOnWaiting(operations),
    adviseOnModels(operations),
    adviseOnIsolation(operations.isolation),
    adviseOnComparison(operations),
    adviseOnDeliveries(operations),
    adviseOnFailedJobs(operations),
    adviseOnFailedGenerations(operations),
  ]
    .flat()
    .filter((advice) => advice !== null)
    .sort((a, b) => Number(b.isGrave) - Number(a.isGrave));
}

function adviseOnLedger(ledger: LedgerCheck): Advice[] {
  return LEDGER_FAULTS.filter(({ figure }) => ledger[figure] !== 0).map(({ figure, name }) => ({
    problem: `The ledger does not add up: ${name}: ${ledger[figure]}.`,
    remedy: LEDGER_REMEDY,
    isGrave: true,
  }));
}

function adviseOnWaiting({ queues, now }: Operations): Advice | Advice[] {
  const late = queues.filter((queue) => isLate(queue, now));
  const waiting = late.reduce((sum, queue) => sum + queue.waiting, 0);
  const since = late.map(({ oldestSince }) => oldestSince ?? now).sort()[0];
  if (since !== undefined && queues.every(({ running }) => running === 0))
    return {
      problem: `No worker is taking jobs: ${jobs(waiting)} ${waiting === 1 ? 'waits' : 'wait'}, the oldest came ${agoText(since, now)}.`,
      remedy:
        'Check that a process with the role worker runs (ROLES=worker, or ROLES unset), and read its log.',
      isGrave: true,
    };
  return late.map(({ name, oldestSince }) => ({
    problem: `${name} falls behind: its oldest job came ${agoText(oldestSince ?? now, now)}.`,
    remedy: 'Start another worker, on another machine if this one is busy.',
    isGrave: name === 'run-generation',
  }));
}

/** Whether the oldest job has waited longer than it should. */
export function isLate({ name, oldestSince }: QueueState, now: string): boolean {
  if (oldestSince === null) return false;
  const minutes = (Date.parse(now) - Date.parse(oldestSince)) / 60_000;
  return minutes > (name in MAX_WAIT_MINUTES ? MAX_WAIT_MINUTES[name]! : DEFAULT_MAX_WAIT_MINUTES);
}

// Users wait for the first three; gallery pictures have the lowest priority.
const MAX_WAIT_MINUTES: Readonly<Record<string, number>> = {
  'run-generation': 2,
  'make-image-file': 2,
  'find-subject': 2,
  'paint-gallery-image': 60,
};
const DEFAULT_MAX_WAIT_MINUTES = 15;

function adviseOnFailedJobs({ queues }: Operations): Advice[] {
  return queues
    .filter(({ failed }) => failed > 0)
    .map(({ name, failed }) => ({
      problem: `${jobs(failed)} of ${name} failed within 24 hours.`,
      remedy: FAILED_JOB_REMEDIES[name] ?? 'The worker’s log has the reason.',
      isGrave: name === 'abandon-generation',
    }));
}

const FAILED_JOB_REMEDIES: Readonly<Record<string, string>> = {
  'run-generation': 'Their credits were returned. The reasons are below.',
  'abandon-generation':
    'Credits are still held for finished generations. They are released automatically; if not, read the worker’s log.',
  'make-image-file': 'If the user asks again, the file is made again. The worker’s log has the reason.',
  'enlarge-image': 'If the user asks again, the picture is enlarged again. The worker’s log has the reason.',
  'find-subject': 'If the user asks again, it is looked for again. The worker’s log has the reason.',
  'sync-customer':
    'The payment service has an old email or name. It is updated at the next sign-in that changes it.',
  'reconcile-payments': 'It is retried within the hour. The worker’s log has the reason.',
};

function adviseOnFailedGenerations({ failedGenerations: [newest], now }: Operations): Advice | null {
  if (!newest || Date.parse(now) - Date.parse(newest.failedAt) >= DAY_MS) return null;
  return {
    problem: `Generations are failing, the last one ${agoText(newest.failedAt, now)}.`,
    remedy:
      'Their credits were returned. Read the reasons below: a repeated one is a fault of the model or of this site.',
    isGrave: false,
  };
}

function adviseOnComparison({ payments, now }: Operations): Advice | Advice[] {
  if (payments.mode === 'off')
    return {
      problem: 'Payments are off: no payment service is configured.',
      remedy:
        'Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and the STRIPE_PRICE_… of every plan, then restart.',
      isGrave: false,
    };
  const done = payments.reconciliations.find(({ finishedAt }) => finishedAt !== null);
  const finishedAt = done?.finishedAt ?? null;
  if (!done || finishedAt === null || Date.parse(now) - Date.parse(finishedAt) > COMPARISON_MAX_AGE_MS) {
    const last = finishedAt ? `were last compared with the gateway ${agoText(finishedAt, now)}` : null;
    return {
      problem: `Payments ${last ?? 'have never been compared with the gateway'}.`,
      remedy: 'A worker does it every hour: check that one runs, and that reconcile-payments does not fail.',
      isGrave: false,
    };
  }
  if (done.failure !== null)
    return {
      problem: `The last comparison with the gateway could not be finished: ${done.failure}`,
      remedy: 'It is retried within the hour. If it keeps failing, test the key under Payments.',
      isGrave: false,
    };
  return done.findings
    .filter(({ repaired }) => !repaired)
    .map((finding) => ({
      problem: `${finding.subject}: ${finding.detail}.`,
      remedy: findingRemedy(finding),
      isGrave: true,
    }));
}

function adviseOnDeliveries({ payments: { mode, recovered } }: Operations): Advice | null {
  if (mode === 'off' || recovered === 0) return null;
  return {
    problem: `${recovered === 1 ? 'An event' : `${recovered} events`} of the last 24 hours arrived without a webhook delivery.`,
    remedy:
      'Nothing is lost: they have been applied. Check at Stripe whether deliveries to /api/stripe/webhook fail, and whether STRIPE_WEBHOOK_SECRET belongs to that endpoint.',
    isGrave: false,
  };
}

const COMPARISON_MAX_AGE_MS = 2 * 3_600_000;
const DAY_MS = 86_400_000;

/** For the middle of a sentence. */
function agoText(then: string, now: string): string {
  return relativeTime(Date.parse(then), Date.parse(now)).toLowerCase();
}

function jobs(count: number): string {
  return countInWords(count, 'job');
}
