import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { failStrandedGenerations } from '#features/generations/rules/fail-stranded-generations';
import { createPayer } from '#testing/payer';
import { setUpBilling } from '#testing/set-up-billing';
import { deliver, failPicture } from '#testing/site-person';
import type { TestBilling } from '#testing/test-billing';

let site: TestBilling;
setUpBilling((started) => {
  site = started;
});

test('"I was charged for a picture that failed": the credit comes back, and the statement says why', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  const generation = await ada.request();
  expect(await ada.balance()).toEqual({ credits: 2, held: 1 });
  await failPicture(site, generation);
  expect(await ada.balance()).toEqual({ credits: 3, held: 0 });
  expect(await ada.history()).toEqual([
    '+3 subscription = 3',
    '-1 generation (charged 0) = 2',
    '+1 not-delivered = 3',
  ]);
});

test('"I was charged and got nothing": an abandoned generation is settled, and its credits come back', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  const generation = await ada.request(3);
  await sql`DELETE FROM pgboss.job WHERE data->>'generationId' = ${generation}`.execute(site.db);
  await sql`UPDATE generations SET created_at = now() - interval '1 hour' WHERE id = ${generation}`.execute(
    site.db,
  );
  expect(await ada.balance()).toEqual({ credits: 0, held: 3 });
  await failStrandedGenerations(site);
  expect(await ada.balance()).toEqual({ credits: 3, held: 0 });
  expect(await ada.history()).toEqual([
    '+3 subscription = 3',
    '-3 generation (charged 0) = 0',
    '+3 not-delivered = 3',
  ]);
});

test('"I asked for four and got one": one is charged, and three return to their accounts', async () => {
  const ada = await createPayer(site, 5);
  await ada.subscribe('starter');
  await deliver(site, await ada.request(4), { count: 1 });
  expect(await ada.balance()).toEqual({ credits: 7, held: 0 });
  expect(await ada.history()).toEqual([
    '+5 other = 5',
    '+3 subscription = 8',
    '-4 generation (charged 1) = 4',
    '+3 not-delivered = 7',
  ]);
});

test('"It was charged twice": a picture that is delivered twice and then fails is charged once', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  const generation = await ada.request();
  await Promise.all([deliver(site, generation), deliver(site, generation), failPicture(site, generation)]);
  await failPicture(site, generation);
  const { credits, held } = await ada.balance();
  const [, ...lines] = await ada.history();
  expect(held).toBe(0);
  // The first outcome counts.
  expect([
    [2, '-1 generation (charged 1) = 2'],
    [3, '-1 generation (charged 0) = 2', '+1 not-delivered = 3'],
  ]).toContainEqual([credits, ...lines]);
});

test('"Two tabs spent the same credit": of many concurrent requests, only as many are accepted as there are credits', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ada.post('/api/quick-generate', { prompt: 'a quiet lake' })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 402, 402, 402, 402, 402]);
  expect(await ada.balance()).toEqual({ credits: 0, held: 3 });
  expect(await ada.history()).toEqual([
    '+3 subscription = 3',
    '-1 generation (reserved) = 2',
    '-1 generation (reserved) = 1',
    '-1 generation (reserved) = 0',
  ]);
});

test('"My balance is below zero": a request beyond the balance is refused with both figures, and takes nothing', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  const refusal = await ada.post('/api/visualize', {
    assetId: null,
    exampleAsset: null,
    modelId: 'wellness-yoga',
    category: 'wellness',
    style: 'artistic',
    customPrompt: 'a yoga class at dawn',
    mood: 'calm',
    colorScheme: 'muted',
    composition: 'balanced',
    outputFormat: 'banner',
    imageCount: 4,
  });
  expect(refusal.status).toBe(402);
  expect(await refusal.json()).toMatchObject({ creditsRequired: 4, creditsAvailable: 3 });
  expect(await ada.balance()).toEqual({ credits: 3, held: 0 });
  expect(await ada.history()).toEqual(['+3 subscription = 3']);
});
