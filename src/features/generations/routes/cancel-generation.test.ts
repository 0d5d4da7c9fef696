import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { v1Generation } from '#features/public-api/contract/public-api';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { beginPicture } from '#testing/begin-picture';
import { createPerson, deliver, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { cancelOutcome, generation, generationAccepted } from '../contract/generations.ts';
import { cancelGeneration } from '../rules/cancellation/cancel-generation.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(async () => {
  expect(await auditLedger(site.db)).toEqual(SOUND_LEDGER);
  await site.close();
});

async function asked(person: SitePerson, imageCount = 1): Promise<string> {
  const answer = await person.post('/api/quick-generate', { prompt: 'a quiet lake', imageCount });
  return generationAccepted.parse(await answer.json()).id;
}
const read = async (person: SitePerson, id: string) =>
  generation.parse(await (await person.call(`/api/generations/${id}`)).json());
const credits = async (person: SitePerson) => await (await person.call('/api/auth/credits')).json();

test('canceling is free until a picture has begun, needs no body, and may be repeated', async () => {
  const ada = await createPerson(site, 3);
  const id = await asked(ada, 2);
  expect(await read(ada, id)).toMatchObject({ cancelCost: 0, canceledAt: null });
  for (const init of [{ method: 'POST' }, { method: 'POST' }]) {
    const answer = await ada.call(`/api/generations/${id}/cancel`, init);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'canceled', creditsCharged: 0 });
  }
  expect(await read(ada, id)).toMatchObject({
    status: 'failed',
    cancelCost: null,
    canceledAt: expect.any(String),
    failureReason: 'You canceled it before a picture was started.',
  });
  expect(await credits(ada)).toEqual({ credits: 3, held: 0 });
});

test('a price above the agreed one is a 409 with the price, and changes nothing', async () => {
  const ada = await createPerson(site, 3);
  const id = await asked(ada, 3);
  await beginPicture(site, id);
  expect(await read(ada, id)).toMatchObject({ cancelCost: 1 });
  const refused = await ada.post(`/api/generations/${id}/cancel`, { maxCredits: 0 });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'cancel_costs',
    creditsRequired: 1,
    error: 'A picture has been started in the meantime: canceling now costs 1 credit. Nothing was canceled.',
  });
  expect(await read(ada, id)).toMatchObject({ status: 'generating', canceledAt: null });
  const agreed = await ada.post(`/api/generations/${id}/cancel`, { maxCredits: 1 });
  expect(cancelOutcome.parse(await agreed.json())).toEqual({ status: 'canceled', creditsCharged: 1 });
  expect(await credits(ada)).toEqual({ credits: 2, held: 0 });
  // The picture arrives nevertheless, and so does one that was never begun.
  await deliver(site, id, { count: 2 });
  expect((await read(ada, id)).images).toHaveLength(1);
  expect(await credits(ada)).toEqual({ credits: 2, held: 0 });
});

test('deleting has the price of canceling', async () => {
  const ada = await createPerson(site, 3);
  const [begun, waiting] = [await asked(ada), await asked(ada)];
  await beginPicture(site, begun);
  for (const id of [begun, waiting])
    expect((await ada.call(`/api/generations/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await credits(ada)).toEqual({ credits: 2, held: 0 });
});

test('a finished generation is unchanged, and the answer has its outcome', async () => {
  const ada = await createPerson(site, 3);
  const id = await asked(ada);
  await deliver(site, id, { count: 1 });
  const answer = await ada.post(`/api/generations/${id}/cancel`, {});
  expect(await answer.json()).toEqual({ status: 'completed', creditsCharged: 1 });
  expect(await read(ada, id)).toMatchObject({ status: 'completed', canceledAt: null });
});

test('canceling another user’s generation and invalid bodies are refused', async () => {
  const [ada, ben] = [await createPerson(site, 3), await createPerson(site, 3)];
  const id = await asked(ada);
  const statuses = await Promise.all(
    [
      ben.post(`/api/generations/${id}/cancel`, {}),
      ben.post(`/api/generations/${randomUUID()}/cancel`, {}),
      ben.post('/api/generations/1/cancel', {}),
      ada.post(`/api/generations/${id}/cancel`, { maxCredits: -1 }),
      ada.post(`/api/generations/${id}/cancel`, { maxCredits: 'none' }),
      fetch(`${site.origin}/api/generations/${id}/cancel`, { method: 'POST' }),
    ].map(async (answer) => (await answer).status),
  );
  expect(statuses).toEqual([404, 404, 404, 400, 400, 401]);
  expect(await read(ada, id)).toMatchObject({ status: 'generating' });
});

test('canceling is rate limited', async () => {
  const [ada, ben] = [await createPerson(site, 0), await createPerson(site, 0)];
  const path = `/api/generations/${randomUUID()}/cancel`;
  const statuses: number[] = [];
  while (statuses.length < 1_000 && statuses.at(-1) !== 429) statuses.push((await ada.post(path, {})).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await ben.post(path, {})).status).toBe(404);
});

test('concurrent cancellations of a generation share one poll', async () => {
  const ada = await createPerson(site, 3);
  const id = await asked(ada);
  const picture = await beginPicture(site, id, { mayBeFree: true });
  const transactions = vi.spyOn(site.db, 'transaction');
  const waiting = Array.from({ length: 20 }, () => cancelGeneration(site, { userId: ada.id, id }));
  await vi.waitUntil(() => transactions.mock.calls.length >= 20);
  await picture.end('unbilled');
  const outcomes = await Promise.all(waiting);
  expect(outcomes).toEqual(outcomes.map(() => ({ status: 'canceled', creditsCharged: 0 })));
  // Each queried once; without sharing, each would have polled again.
  expect(transactions.mock.calls.length).toBeLessThan(40);
  transactions.mockRestore();
});

test('an API key with the right scope can cancel', async () => {
  const ada = await createPerson(site, 3);
  const id = await asked(ada);
  const cancelAs = async (scopes: ('generations:write' | 'generations:read')[]) => {
    const { secret } = await createApiKey(site, { userId: ada.id, name: 'Test', scopes });
    const headers = { authorization: `Bearer ${secret}` };
    return await fetch(`${site.origin}/api/v1/generations/${id}/cancel`, { method: 'POST', headers });
  };
  expect((await cancelAs(['generations:read'])).status).toBe(403);
  const answer = await cancelAs(['generations:write']);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'canceled', creditsCharged: 0 }]);
  const { secret } = await createApiKey(site, { userId: ada.id, name: 'Test', scopes: ['generations:read'] });
  const shown = await fetch(`${site.origin}/api/v1/generations/${id}`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(v1Generation.parse(await shown.json())).toMatchObject({
    status: 'failed',
    canceledAt: expect.any(String),
    failure: { reason: 'You canceled it before a picture was started.' },
  });
});
