import { expect, test } from 'vitest';
import type { ModelState } from '#features/image-models/contract/model-health';
import type { LedgerCheck, Operations, QueueState } from '../contract/operations.ts';
import { findAdvice } from './operations-advice.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const QUIET: QueueState = {
  name: 'run-generation',
  waiting: 0,
  oldestSince: null,
  later: 0,
  running: 0,
  failed: 0,
};
const COMPARED = {
  id: 1,
  startedAt: '2026-11-20T11:17:00.000Z',
  finishedAt: '2026-11-20T11:18:00.000Z',
  eventsRecovered: 0,
  findings: [],
  failure: null,
};
const WELL: Operations = {
  now: NOW,
  queues: [QUIET, { ...QUIET, name: 'sweep', running: 1 }],
  storage: {
    usedBytes: 5e9,
    limitBytes: 1e12,
    visitorBytes: 1e9,
    visitorLimitBytes: 2e10,
    disks: [{ name: 'data', freeBytes: 5e10, floorBytes: 1e9, isFull: false }],
  },
  models: [],
  isolation: [],
  modelBudget: null,
  failedGenerations: [],
  payments: { mode: 'live', delivered: 3, recovered: 0, newestEvent: null, reconciliations: [COMPARED] },
};
const SOUND: LedgerCheck = {
  checkedAt: NOW,
  total: 0,
  wrongBalances: 0,
  negativeMoments: 0,
  wrongSettlements: 0,
  wrongGrants: 0,
  doubleGrants: 0,
  strayHolds: 0,
  undeliveredCharges: 0,
};

const problems = (changes: Partial<Operations>, ledger?: LedgerCheck) =>
  findAdvice({ ...WELL, ...changes }, ledger).map(({ problem }) => problem);
const paymentProblems = (changes: Partial<Operations['payments']>) =>
  problems({ payments: { ...WELL.payments, ...changes } });

test('a healthy site needs no advice', () => {
  expect(findAdvice(WELL, SOUND)).toEqual([]);
});

test('overdue jobs ask for a worker, sooner if users wait for them', () => {
  const waiting = { ...QUIET, waiting: 3, oldestSince: '2026-11-20T11:55:00.000Z' };
  expect(problems({ queues: [waiting] })).toEqual([
    'No worker is taking jobs: 3 jobs wait, the oldest came 5 minutes ago.',
  ]);
  expect(problems({ queues: [{ ...waiting, running: 1 }] })).toEqual([
    'run-generation falls behind: its oldest job came 5 minutes ago.',
  ]);
  expect(problems({ queues: [{ ...waiting, name: 'make-renditions' }] })).toEqual([]);
});

test('failures come with a remedy', () => {
  const failed = {
    id: 'g',
    email: 'ada@mail.example',
    imageModel: 'studio',
    failure: 'out of memory',
    failedAt: '2026-11-20T09:00:00.000Z',
  };
  const found = findAdvice(
    { ...WELL, queues: [{ ...QUIET, failed: 1 }], failedGenerations: [failed] },
    undefined,
  );
  expect(found.map(({ problem }) => problem)).toEqual([
    '1 job of run-generation failed within 24 hours.',
    'Generations are failing, the last one 3 hours ago.',
  ]);
  expect(found.every(({ remedy }) => remedy.length > 20)).toBe(true);
  expect(problems({ failedGenerations: [{ ...failed, failedAt: '2026-11-18T09:00:00.000Z' }] })).toEqual([]);
});

test('payments that are off, never reconciled, or failed to reconcile are reported', () => {
  expect(paymentProblems({ mode: 'off', reconciliations: [] })).toEqual([
    'Payments are off: no payment service is configured.',
  ]);
  expect(paymentProblems({ reconciliations: [{ ...COMPARED, finishedAt: null }] })).toEqual([
    'Payments have never been compared with the gateway.',
  ]);
  expect(
    paymentProblems({ reconciliations: [{ ...COMPARED, finishedAt: '2026-11-20T09:00:00.000Z' }] }),
  ).toEqual(['Payments were last compared with the gateway 3 hours ago.']);
  expect(paymentProblems({ reconciliations: [{ ...COMPARED, failure: 'Stripe is away' }] })).toEqual([
    'The last comparison with the gateway could not be finished: Stripe is away',
  ]);
  expect(paymentProblems({ recovered: 2 })).toEqual([
    '2 events of the last 24 hours arrived without a webhook delivery.',
  ]);
});

test('grave problems come first: a wrong ledger, and unrepaired differences', () => {
  const finding = { subject: 'in_1', detail: 'None of its prices belongs to a plan', repaired: false };
  const findings = [
    { ...finding, kind: 'unknown-price' },
    { ...finding, kind: 'invoice-not-credited', repaired: true },
  ];
  const payments = { ...WELL.payments, recovered: 1, reconciliations: [{ ...COMPARED, findings }] };
  const found = findAdvice({ ...WELL, payments }, { ...SOUND, wrongBalances: 2 });
  expect(found.map(({ problem, isGrave }) => [problem.slice(0, 27), isGrave])).toEqual([
    ['The ledger does not add up:', true],
    ['in_1: None of its prices be', true],
    ['An event of the last 24 hou', false],
  ]);
});

const PAINTER: ModelState = {
  id: 'openai/gpt-image-1',
  name: 'gpt-image-1',
  provider: 'OpenAI',
  uses: ['images'],
  state: 'ready',
  missingVariable: null,
  lastFailure: null,
  calls: 3,
  failures: 0,
  costTodayUsd: 0.12,
  usdPerImage: 0.04,
  isPriceAssumed: false,
};
const BUDGET = { usd: 10, spentUsd: 7.9, galleryStopsAtUsd: 8, resetsAt: '2026-11-21T00:00:00.000Z' };

test('a model without its key is listed first, with the missing variable', () => {
  const unconfigured: ModelState = { ...PAINTER, state: 'unconfigured', missingVariable: 'OPENAI_API_KEY' };
  const [first] = findAdvice({ ...WELL, models: [PAINTER, unconfigured] }, SOUND);
  expect(first).toMatchObject({
    problem: 'OPENAI_API_KEY is missing: openai/gpt-image-1 cannot be used.',
    isGrave: true,
  });
});

test('a model that refuses or does not answer is reported with its last message', () => {
  const lastFailure = { kind: 'misconfigured', detail: 'Incorrect API key provided', at: NOW };
  const [refused] = findAdvice({ ...WELL, models: [{ ...PAINTER, state: 'refused', lastFailure }] }, SOUND);
  expect(refused?.remedy).toContain('It said: Incorrect API key provided');
  expect(problems({ models: [{ ...PAINTER, state: 'down' }] })).toEqual([
    'openai/gpt-image-1 does not answer.',
  ]);
  expect(problems({ models: [PAINTER, { ...PAINTER, state: 'untried' }] })).toEqual([]);
});

test('the budget is reported when the gallery pauses, and again when it is used up', () => {
  expect(problems({ modelBudget: BUDGET })).toEqual([]);
  expect(problems({ modelBudget: { ...BUDGET, spentUsd: 8 } })).toEqual([
    'Hosted models have cost $8.00 of $10.00 today: new gallery pictures are paused.',
  ]);
  expect(problems({ modelBudget: { ...BUDGET, spentUsd: 10.01 } })).toEqual([
    'Today’s budget of $10.00 for hosted models is used up.',
  ]);
});

test('a full disk and used-up storage are reported', () => {
  const { storage } = WELL;
  const disks = [{ name: 'data', freeBytes: 4e8, floorBytes: 1e9, isFull: true }];
  expect(findAdvice({ ...WELL, storage: { ...storage, disks } }, SOUND)).toEqual([
    {
      problem: 'The disk for data is almost full: 400 MB free. New files are refused, and jobs wait.',
      remedy: 'Free some space, or use a larger disk. The minimum is STORAGE_FLOOR_MB (1 GB here).',
      isGrave: true,
    },
  ]);
  const [advice] = findAdvice({ ...WELL, storage: { ...storage, usedBytes: 9.6e11 } }, SOUND);
  expect(advice).toMatchObject({
    problem: 'The site uses 960 GB of 1,000 GB.',
    isGrave: true,
  });
  expect(findAdvice({ ...WELL, storage: { ...storage, visitorBytes: 1.95e10 } }, SOUND)).toHaveLength(1);
});
