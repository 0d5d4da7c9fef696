import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEgressWebhookSender } from '#adapters/webhook-senders/egress/egress-webhook-sender';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { isFavorite } from '#features/favorites/queries/favorites';
import { webhookEvent } from '#features/public-api/contract/public-api';
import { describeCollection } from '#features/public-api/routes/describe-collection';
import { describeGeneration } from '#features/public-api/routes/describe-generation';
import { describePage } from '#features/public-api/routes/describe-page';
import { describePublication } from '#features/public-api/routes/describe-publication';
import { publishPicture } from '#features/publications/rules/publish-picture';
import { createPerson, deliver, failPicture, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { webhookDelivery } from '../contract/webhooks.ts';
import { deliverWebhook } from './deliver-webhook.ts';

interface Received {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let site: TestApp;
let receiver: Server;
let host: string;
/** The receiver's next answers; afterwards it answers 200. */
let answers: number[] = [];
let received: Received[] = [];
let person: SitePerson;
let sender: ReturnType<typeof createEgressWebhookSender>;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    received.push({ method: request.method, headers: request.headers, body: await text(request) });
    const status = answers.shift() ?? 200;
    response.writeHead(status, status === 302 ? { location: `http://${host}/elsewhere` } : {}).end('heard');
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  sender = createEgressWebhookSender({ allowHosts: [host] });
  site = await startTestApp({ webhookHosts: [host, '127.0.0.1:9'] });
});
afterAll(async () => {
  await site.close();
  await sender.close();
  receiver.close();
});
beforeEach(async () => {
  answers = [];
  received = [];
  person = await createPerson(site, 20);
});

async function createHook({ url = `http://${host}/hook`, apiKeyId = null as string | null } = {}) {
  const answer = await person.post('/api/webhooks', { url, apiKeyId });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { webhook: { id: string }; secret: string };
}

async function ask(): Promise<{ generationId: string; keyId: string }> {
  const { key, secret } = await createApiKey(site, {
    userId: person.id,
    name: 'Test',
    scopes: ['generations:write'],
  });
  const answer = await fetch(`${site.origin}/api/v1/generations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: '{"prompt":"A harbour"}',
  });
  return { generationId: ((await answer.json()) as { id: string }).id, keyId: key.id };
}

async function log(webhookId: string) {
  const answer = await person.call(`/api/webhooks/${webhookId}/deliveries`);
  return webhookDelivery.array().parse(await answer.json());
}

/** Attempts each waiting delivery once, like its job. @returns how many will be retried */
async function attempt({ isLast = false, by = sender } = {}): Promise<number> {
  const waiting = await site.db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhookId')
    .select('webhookDeliveries.id')
    .where('status', '=', 'waiting')
    .where('userId', '=', person.id)
    .execute();
  const deps = {
    db: site.db,
    webhookSender: by,
    describeGeneration: (of: { userId: string; id: string; inTrash: boolean }) =>
      describeGeneration({ db: site.db, publicUrl: site.origin }, of),
    describeCollection: (of: { userId: string; id: string }) =>
      describeCollection({ db: site.db, publicUrl: site.origin }, of),
    describePublication: (of: { imageId: string }) =>
      describePublication({ db: site.db, publicUrl: site.origin }, of),
    describePage: (of: { userId: string }) => describePage({ db: site.db, publicUrl: site.origin }, of),
    isFavorite: (of: { userId: string; imageId: string }) => isFavorite(site.db, of),
  };
  const { signal } = new AbortController();
  const done = await Promise.allSettled(
    waiting.map(({ id: deliveryId }) => deliverWebhook(deps, { data: { deliveryId }, signal, isLast })),
  );
  return done.filter(({ status }) => status === 'rejected').length;
}

/** Whether the library of Standard Webhooks accepts it. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}

describe('a webhook', () => {
  test('receives a signed event with the generation when it is completed', async () => {
    const { webhook, secret } = await createHook();
    const { generationId } = await ask();
    await deliver(site, generationId);
    expect(await attempt()).toBe(0);
    const [request] = received;
    expect(request).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    const event = webhookEvent.parse(JSON.parse(request!.body));
    expect(event).toMatchObject({
      type: 'generation.completed',
      data: { id: generationId, status: 'completed' },
    });
    expect(request!.headers['webhook-id']).toBe(event.id);
    expect(Math.abs(Number(request!.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    expect(isSigned(request!, secret)).toBe(true);
    expect(isSigned({ ...request!, body: request!.body.replace('completed', 'failed') }, secret)).toBe(false);
    expect(await log(webhook.id)).toMatchObject([
      { status: 'delivered', attempts: 1, responseStatus: 200, generationId },
    ]);
    // A job that runs twice sends the event once.
    await attempt();
    expect(received).toHaveLength(1);
  });

  test('receives failures, but no generations of the website', async () => {
    await createHook();
    const own = await person.post('/api/quick-generate', { prompt: 'A quiet street' });
    await deliver(site, ((await own.json()) as { id: string }).id);
    const { generationId } = await ask();
    await failPicture(site, generationId);
    await attempt();
    expect(received.map(({ body }) => webhookEvent.parse(JSON.parse(body)).type)).toEqual([
      'generation.failed',
    ]);
  });

  test('receives deletions and restorations, as long as they hold', async () => {
    await createHook();
    const { generationId } = await ask();
    await deliver(site, generationId);
    const remove = () => person.call(`/api/generations/${generationId}`, { method: 'DELETE' });
    const restore = () => person.post(`/api/trash/${generationId}/restore`, {});
    await attempt();
    received.length = 0;
    expect((await remove()).status).toBe(204);
    await attempt();
    expect((await restore()).status).toBe(204);
    await attempt();
    const events = received.map(({ body }) => webhookEvent.parse(JSON.parse(body)));
    expect(events).toMatchObject([
      { type: 'generation.deleted', data: { id: generationId, imageIds: [expect.any(String)] } },
      { type: 'generation.restored', data: { id: generationId, status: 'completed' } },
    ]);
    // Restored before it was told: nobody hears that it was deleted.
    await remove();
    await restore();
    received.length = 0;
    await attempt();
    expect(received.map(({ body }) => webhookEvent.parse(JSON.parse(body)).type)).toEqual([
      'generation.restored',
    ]);
  });

  async function pictureOf(generationId: string): Promise<string> {
    const { id } = await site.db
      .selectFrom('images')
      .select('id')
      .where('generationId', '=', generationId)
      .executeTakeFirstOrThrow();
    return id;
  }

  async function publishChecked(imageId: string): Promise<void> {
    await person.call(`/api/publications/${imageId}`, { method: 'PUT' });
    const pictureJudge = {
      id: 'test',
      judge: async () => ({ decision: 'allow' as const, reason: null, scores: {} }),
    };
    await publishPicture({ ...site, pictureJudge }, { imageId, signal: new AbortController().signal });
  }

  test('receives publications of its key’s pictures, as long as they hold', async () => {
    const { generationId, keyId } = await ask();
    await createHook({ apiKeyId: keyId });
    await deliver(site, generationId);
    await attempt();
    const imageId = await pictureOf(generationId);
    const publish = () => publishChecked(imageId);
    const withdraw = () => person.call(`/api/publications/${imageId}`, { method: 'DELETE' });
    received.length = 0;
    await publish();
    await attempt();
    await withdraw();
    // A second time it changes nothing, so nobody hears of it.
    await withdraw();
    await attempt();
    const events = received.map(({ body }) => webhookEvent.parse(JSON.parse(body)));
    expect(events).toMatchObject([
      {
        type: 'publication.published',
        data: { imageId, state: 'public', page: expect.stringMatching(`^${site.origin}/gallery/`) },
      },
      { type: 'publication.withdrawn', data: { imageId, object: 'publication' } },
    ]);
    // Withdrawn before it was told: nobody hears that it was published.
    received.length = 0;
    await publish();
    await person.call(`/api/generations/${generationId}`, { method: 'DELETE' });
    await attempt();
    expect(received.map(({ body }) => webhookEvent.parse(JSON.parse(body)).type).toSorted()).toEqual([
      'generation.deleted',
      'publication.withdrawn',
    ]);
  });

  test('hears that a public picture is withdrawn that is erased at once', async () => {
    const { generationId } = await ask();
    await deliver(site, generationId);
    await createHook();
    await publishChecked(await pictureOf(generationId));
    await attempt();
    received.length = 0;
    await person.call(`/api/generations/${generationId}?permanent=true`, { method: 'DELETE' });
    await attempt();
    expect(received.map(({ body }) => webhookEvent.parse(JSON.parse(body)).type)).toEqual([
      'publication.withdrawn',
    ]);
  });

  test('receives stars, once each, and what becomes of the public page', async () => {
    const { generationId } = await ask();
    await deliver(site, generationId);
    await createHook();
    const imageId = await pictureOf(generationId);
    const heard = async (act: () => Promise<unknown>) => {
      received.length = 0;
      await act();
      // A second time it changes nothing.
      await act();
      await attempt();
      return received.map(({ body }) => webhookEvent.parse(JSON.parse(body)));
    };
    const data = { imageId, object: 'favorite' };
    expect(await heard(() => person.post('/api/favorites', { imageId }))).toMatchObject([
      { type: 'favorite.added', data },
    ]);
    expect(await heard(() => person.call(`/api/favorites/${imageId}`, { method: 'DELETE' }))).toMatchObject([
      { type: 'favorite.removed', data },
    ]);
    // Pressed again before it was told, a star says only what became of it.
    const star = () => person.post('/api/favorites', { imageId });
    const unstar = () => person.call(`/api/favorites/${imageId}`, { method: 'DELETE' });
    const thereAndBack = async () => {
      await star();
      await unstar();
    };
    expect(await heard(thereAndBack)).toEqual([]);
    const settled = async () => {
      await thereAndBack();
      await star();
    };
    expect(await heard(settled)).toMatchObject([{ type: 'favorite.added', data }]);
    await unstar();
    await attempt();
    // An attempt that failed is not repeated after the star is gone.
    const failedOnce = async () => {
      await star();
      await site.db
        .updateTable('webhookDeliveries')
        .set({ attemptedAt: new Date() })
        .where('status', '=', 'waiting')
        .execute();
      await unstar();
    };
    expect(await heard(failedOnce)).toMatchObject([{ type: 'favorite.removed', data }]);
    await star();
    await attempt();
    const page = { name: 'ada-of-webhooks', page: `${site.origin}/people/ada-of-webhooks` };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name: page.name });
    const chosen = await heard(() => person.call('/api/account/page', { method: 'PUT', headers, body }));
    expect(chosen).toMatchObject([{ type: 'page.updated', data: page }]);
    expect(await heard(() => person.call('/api/account/page', { method: 'DELETE' }))).toMatchObject([
      { type: 'page.updated', data: { name: null, page: null } },
    ]);
    // A reported page is kept, but nobody sees it: removing it again changes nothing either.
    await person.call('/api/account/page', { method: 'PUT', headers, body });
    await attempt();
    const reporter = await createPerson(site, 0);
    await reporter.post(`/api/people/${page.name}/report`, { reason: 'rights', note: null });
    expect(await heard(() => person.call('/api/account/page', { method: 'DELETE' }))).toHaveLength(1);
  });

  test('for one key receives only that key’s generations', async () => {
    const first = await ask();
    const second = await ask();
    const { webhook } = await createHook({ apiKeyId: first.keyId });
    await deliver(site, first.generationId);
    await deliver(site, second.generationId);
    expect((await log(webhook.id)).map(({ generationId }) => generationId)).toEqual([first.generationId]);
  });

  test('that does not accept an event gets it again until it does', async () => {
    const { webhook } = await createHook();
    const { generationId } = await ask();
    await deliver(site, generationId);
    // A redirect is not followed.
    answers = [500, 302];
    expect(await attempt()).toBe(1);
    expect(await attempt()).toBe(1);
    expect(await log(webhook.id)).toMatchObject([{ status: 'waiting', attempts: 2, responseStatus: 302 }]);
    expect(await attempt()).toBe(0);
    expect(await log(webhook.id)).toMatchObject([{ status: 'delivered', attempts: 3, failure: null }]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  });

  test('fails after the last attempt, and at once if the receiver answers 410', async () => {
    const { webhook } = await createHook();
    const { generationId } = await ask();
    await deliver(site, generationId);
    answers = [503];
    expect(await attempt({ isLast: true })).toBe(0);
    expect(await log(webhook.id)).toMatchObject([{ status: 'failed', failure: 'The receiver answered 503' }]);
    await person.post(`/api/webhooks/${webhook.id}/test`, {});
    answers = [410];
    expect(await attempt()).toBe(0);
    expect((await log(webhook.id))[0]).toMatchObject({ eventType: 'webhook.test', status: 'failed' });
  });

  test('is signed with both secrets for a day after a new one was created', async () => {
    const { webhook, secret } = await createHook();
    const rotated = await person.post(`/api/webhooks/${webhook.id}/secret`, {});
    const { secret: next } = (await rotated.json()) as { secret: string };
    await person.post(`/api/webhooks/${webhook.id}/test`, {});
    await attempt();
    expect([isSigned(received[0]!, secret), isSigned(received[0]!, next)]).toEqual([true, true]);
    await site.db
      .updateTable('webhooks')
      .set({ previousUntil: new Date(Date.now() - 1_000) })
      .where('id', '=', webhook.id)
      .execute();
    await person.post(`/api/webhooks/${webhook.id}/test`, {});
    await attempt();
    expect([isSigned(received[1]!, secret), isSigned(received[1]!, next)]).toEqual([false, true]);
  });

  test('to an internal address is never called', async () => {
    const guarded = createEgressWebhookSender({ allowHosts: [] });
    try {
      const { webhook } = await createHook();
      await person.post(`/api/webhooks/${webhook.id}/test`, {});
      expect(await attempt({ by: guarded })).toBe(0);
      expect(await log(webhook.id)).toMatchObject([{ status: 'failed', responseStatus: null }]);
      expect(received).toEqual([]);
    } finally {
      await guarded.close();
    }
  });
});

describe('the address', () => {
  test.each([
    'http://hooks.example/',
    'https://name:word@hooks.example/',
    'https://hooks.example/#part',
    'ftp://hooks.example/',
    'hooks',
  ])('%s is refused', async (url) => {
    const answer = await person.post('/api/webhooks', { url });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_request', field: 'url' });
  });
});

test('a webhook belongs to its owner only, and is deleted with its deliveries', async () => {
  const { webhook } = await createHook();
  await person.post(`/api/webhooks/${webhook.id}/test`, {});
  const other = await createPerson(site, 0);
  for (const [method, path] of [
    ['GET', '/deliveries'],
    ['POST', '/secret'],
    ['POST', '/test'],
    ['DELETE', ''],
  ] as const)
    expect((await other.call(`/api/webhooks/${webhook.id}${path}`, { method })).status, path).toBe(404);
  expect((await person.call(`/api/webhooks/${webhook.id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await (await person.call('/api/webhooks')).json()).toEqual([]);
});

test.each([
  ['https://127.0.0.1/hook', 'url: The address is not public'],
  ['https://[fe80::1]/hook', 'url: The address is not public'],
  ['https://2130706433/hook', 'url: The address is not public'],
  ['https://hooks.example:8443/hook', 'url: The port is not a web port'],
])('a webhook at %s is refused with the words of a delivery', async (url, error) => {
  const answer = await person.post('/api/webhooks', { url });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ field: 'url', error });
});
