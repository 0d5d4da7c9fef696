import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCallJournal } from '#features/image-models/rules/create-call-journal';
import { ProviderError } from '#platform/errors/provider-error';
import type { ImageModel } from '#ports/image-model';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { paintedBy } from '#testing/generation-models';
import { redCutoutModel } from '#testing/red-cutout-model';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { generation, generationAccepted } from '../contract/generations.ts';
import { runGenerationJob } from '../jobs/run-generation.ts';

let site: TestApp;
let ada: SitePerson;
beforeAll(async () => {
  site = await startTestApp({ modelBudget: { usd: 1, leastUsdOf: () => 0.1 } });
  ada = await createPerson(site, 10);
});
afterAll(async () => {
  expect(await auditLedger(site.db)).toEqual(SOUND_LEDGER);
  await site.close();
});

async function paint(generate: ImageModel['generate']) {
  const asked = await ada.post('/api/quick-generate', { prompt: 'a quiet lake', enhance: false });
  const { id } = generationAccepted.parse(await asked.json());
  const deps = {
    ...site,
    ...paintedBy({ id: 'test-card', generate }),
    cutoutModel: redCutoutModel,
    generationTimeoutS: 30,
    onProgressLost: () => undefined,
    onFailed: () => undefined,
  };
  await runGenerationJob(deps, { data: { generationId: id }, signal: new AbortController().signal });
  return generation.parse(await (await ada.call(`/api/generations/${id}`)).json());
}

const refuses = (...error: ConstructorParameters<typeof ProviderError>) =>
  paint(() => Promise.reject(new ProviderError(...error)));

test('a refusal has the provider’s reason, and the remedy of other words', async () => {
  const shown = await refuses('rejected', 'HTTP 400 content_policy_violation req_1', {
    failure: { code: 'promptDeclined', label: 'Acme', category: 'violence' },
    wasRetried: true,
  });
  expect(shown).toMatchObject({
    status: 'failed',
    failureReason: 'Acme declined this prompt: it asks for violence.',
    failureRemedy: 'other-words',
    creditsCharged: 0,
  });
});

test.each([
  ['transient', /could not be reached/, 'wait'],
  ['misconfigured', /cannot be used/, null],
  ['moderated', /declined/, 'other-words'],
] as const)('a %s failure has a public reason, without internal details', async (kind, words, remedy) => {
  const { failureReason, failureRemedy } = await refuses(kind, 'ECONNREFUSED 10.0.0.7:443 key sk-1', {
    wasRetried: true,
  });
  expect(failureReason).toMatch(words);
  expect(failureReason).not.toMatch(/ECONN|10\.0|sk-1/);
  expect(failureRemedy).toBe(remedy);
});

test('an unexpected error has no reason', async () => {
  const shown = await paint(() => Promise.reject(new TypeError('cannot read sk-1 of undefined')));
  expect(shown).toMatchObject({ status: 'failed', failureReason: null, failureRemedy: null });
});

test('the fallback model is named beside the requested one', async () => {
  const shown = await paint(async ({ width, height }) => ({
    image: { pixels: new Uint8Array(width * height * 3).fill(60), width, height },
    description: {
      digitalSourceType: 'algorithmicMedia',
      scene: 'Lake',
      category: 'nature',
      hasPeople: false,
      notes: ['Made by the studio engine, since Acme could not be reached.'],
      details: {},
    },
    madeBy: 'studio',
  }));
  expect(shown).toMatchObject({ status: 'completed', imageModel: 'test-card', madeBy: 'studio' });
  expect(shown.notes).toEqual(['Made by the studio engine, since Acme could not be reached.']);
});

test('a request beyond the day’s budget is a 429 with Retry-After', async () => {
  const journal = createCallJournal({ db: site.db, budgetUsd: 1 });
  const call = { model: 'acme/x', kind: 'image', purpose: 'generation', isCostAssumed: false } as const;
  await journal.begin({ ...call, expectedUsd: 0.95 });
  const credits = async () => await (await ada.call('/api/auth/credits')).json();
  const before = await credits();
  const answer = await ada.post('/api/quick-generate', { prompt: 'a quiet lake' });
  expect(answer.status).toBe(429);
  const retryAfter = Number(answer.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(86_400);
  expect(await answer.json()).toMatchObject({ code: 'rate_limited', retryAfter });
  expect(await credits()).toEqual(before);
});
