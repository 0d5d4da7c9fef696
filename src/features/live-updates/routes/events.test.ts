import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grantExtraCredits } from '#features/credits/rules/grant-extra-credits';
import { deleteAccount } from '#features/my-account/rules/delete-account';
import { type EventReader, openEvents } from '#testing/event-reader';
import { createSession, createUser } from '#testing/factories';
import { createGalleryImages } from '#testing/gallery-factories';
import { deliver, failPicture } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

/** Two web processes' HTTP sides on one database. */
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await startTestApp();
  second = await startTestApp({ beside: first, streamLimits: { perUser: 2, perAddress: 5 } });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

interface Person {
  id: string;
  cookie: string;
}

async function createPerson(credits = 10): Promise<Person & { email: string }> {
  const { id, email } = await createUser(first.db, { credits });
  const cookie = `framewright=${await createSession(first.db, id)}`;
  if (credits > 0) await untilCaughtUp();
  return { id, email, cookie };
}

/** Waits until both sites have received one last change, so that a new stream gets none of the earlier ones. */
async function untilCaughtUp(): Promise<void> {
  const streams = await Promise.all(
    [first, second].map((site) => openEvents(() => call(site, VISITOR, '/api/events'))),
  );
  // One notice for both: a second one could reach the first site's next stream.
  await notify('gallery');
  for (const { events } of streams) {
    await events.before('gallery');
    await events.close();
  }
}

const VISITOR = { cookie: '' };
const call = (site: TestApp, { cookie }: { cookie: string }, path: string, init: RequestInit = {}) =>
  fetch(`${site.origin}${path}`, { ...init, redirect: 'manual', headers: { cookie, ...init.headers } });

const opened: EventReader[] = [];
async function open(site: TestApp, who: { cookie: string }, headers: Record<string, string> = {}) {
  const stream = await openEvents(() => call(site, who, '/api/events', { headers }));
  opened.push(stream.events);
  return stream;
}
beforeEach(async () => {
  for (const events of opened.splice(0)) await events.close().catch(() => undefined);
});

/** Publishes a picture: every stream gets this event, so tests can list the events before it. */
const publish = () => createGalleryImages(first.db, [{ prompt: 'A red balloon' }]);

const notify = (payload: string) =>
  sql`SELECT pg_notify('framewright_notices', ${payload})`.execute(first.db);

const grant = (userId: string) =>
  first.db
    .transaction()
    .execute((trx) =>
      grantExtraCredits(trx, { userId, amount: 5, reason: 'test', idempotencyKey: `test:${userId}` }),
    );

async function ask(person: Person): Promise<string> {
  const answer = await call(first, person, '/api/quick-generate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'A quiet lake' }),
  });
  return ((await answer.json()) as { id: string }).id;
}

describe('events', () => {
  test('of credits and generations reach the user at every process', async () => {
    const ada = await createPerson();
    const streams = [await open(first, ada), await open(second, ada)];
    const id = await ask(ada);
    await publish();
    for (const { events } of streams)
      expect((await events.before('gallery')).toSorted()).toEqual(['credits', `generation ${id}`]);
    await deliver(second, id);
    await publish();
    for (const { events } of streams)
      expect((await events.before('gallery')).toSorted()).toEqual(['credits', `generation ${id}`]);
  });

  test('of a user reach no other user; visitors get only gallery events', async () => {
    const [ada, grace] = [await createPerson(), await createPerson()];
    const [adas, graces, visitors] = [
      await open(first, ada),
      await open(first, grace),
      await open(first, VISITOR),
    ];
    const id = await ask(ada);
    await failPicture(first, id);
    expect((await call(first, ada, `/api/generations/${id}`, { method: 'DELETE' })).ok).toBe(true);
    await publish();
    expect(new Set(await adas.events.before('gallery'))).toEqual(new Set(['credits', `generation ${id}`]));
    expect(await graces.events.before('gallery')).toEqual([]);
    expect(await visitors.events.before('gallery')).toEqual([]);
  });

  test('are sent for a start and every 5% of progress', async () => {
    const ada = await createPerson();
    const id = await ask(ada);
    const { events } = await open(first, ada);
    const set = (values: { progress?: number; startedAt?: Date }) =>
      first.db.updateTable('generations').set(values).where('id', '=', id).execute();
    await set({ startedAt: new Date(), progress: 0 });
    for (const progress of [0.01, 0.06, 0.07, 0.3]) await set({ progress });
    await publish();
    expect(await events.before('gallery')).toEqual([`generation ${id}`, `progress ${id}`, `progress ${id}`]);
  });

  test('are not sent for rolled back changes', async () => {
    const ada = await createPerson();
    const { events } = await open(first, ada);
    const undone = first.db.transaction().execute(async (trx) => {
      const idempotencyKey = `undone:${ada.id}`;
      await grantExtraCredits(trx, { userId: ada.id, amount: 5, reason: 'test', idempotencyKey });
      throw new Error('changed our mind');
    });
    await expect(undone).rejects.toThrow('changed our mind');
    await publish();
    expect(await events.before('gallery')).toEqual([]);
    await grant(ada.id);
    await publish();
    expect(await events.before('gallery')).toEqual(['credits']);
  });

  test('of an unknown kind are ignored', async () => {
    const { events } = await open(first, VISITOR);
    for (const payload of ['weather', 'weather 1 2', '', 'credits']) await notify(payload);
    await publish();
    expect(await events.before('gallery')).toEqual([]);
  });
});

describe('a stream', () => {
  test('is not buffered or cached, and begins with the retry delay', async () => {
    const answer = await open(first, VISITOR).then((stream) => stream.answer);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-encoding']).toBeUndefined();
    const begun = await fetch(`${first.origin}/api/events`);
    const { value } = await begun.body!.getReader().read();
    expect(new TextDecoder().decode(value)).toMatch(/^retry: [1-4]\d{3}\n\n/);
  });

  test('resumes at the same process with missed events; at another process it starts anew', async () => {
    const ada = await createPerson();
    const { events, ready } = await open(first, ada);
    expect(ready.data).toEqual({ resumed: false, userId: ada.id });
    await events.close();
    const id = await ask(ada);
    await publish();
    const again = await open(first, ada, { 'last-event-id': ready.id });
    expect(again.ready.data).toEqual({ resumed: true, userId: ada.id });
    expect((await again.events.before('gallery')).toSorted()).toEqual(['credits', `generation ${id}`]);
    for (const lastId of ['', 'else.3', `${ready.id}99999`])
      expect((await open(first, ada, { 'last-event-id': lastId })).ready.data).toEqual({
        resumed: false,
        userId: ada.id,
      });
    const elsewhere = await open(second, ada, { 'last-event-id': ready.id });
    expect(elsewhere.ready.data).toEqual({ resumed: false, userId: ada.id });
  });

  test('ends with its session at every process, while other streams go on', async () => {
    const ada = await createPerson(0);
    const other = await createPerson(0);
    const streams = [await open(first, ada), await open(second, ada)];
    const others = await open(first, other);
    await call(first, ada, '/api/auth/logout');
    for (const { events } of streams) await events.untilEnd();
    await publish();
    expect(await others.events.before('gallery')).toEqual([]);
    const visitor = await open(first, ada);
    await grant(ada.id);
    await publish();
    expect(await visitor.events.before('gallery')).toEqual([]);
  });

  test('ends when the account is deleted, without an event about expired credits', async () => {
    const ada = await createPerson();
    const { events } = await open(first, ada);
    await deleteAccount({ ...first, payments: null }, { user: ada, email: ada.email });
    expect(await events.next()).toMatchObject({ name: 'session-ended' });
    expect(await events.next()).toBeUndefined();
  });

  test('ends when the database connection is lost, and can be opened again afterwards', async () => {
    const ada = await createPerson();
    const { events, ready } = await open(first, ada);
    const port = new URL(first.origin).port;
    const { rows } = await sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ${`events at ${port}`}
    `.execute(first.db);
    expect(rows).toHaveLength(1);
    await events.untilEnd();
    const again = await open(first, ada, { 'last-event-id': ready.id });
    // What came between the two connections is unknown.
    expect(again.ready.data).toEqual({ resumed: false, userId: ada.id });
    const id = await ask(ada);
    await publish();
    expect((await again.events.before('gallery')).toSorted()).toEqual(['credits', `generation ${id}`]);
  });

  test('is refused above the limit per user or address, until another one ends', async () => {
    const ada = await createPerson(0);
    const streams = [await open(second, ada), await open(second, ada)];
    const refusal = await call(second, ada, '/api/events');
    expect(refusal.status).toBe(429);
    expect(refusal.headers.get('retry-after')).toBe('60');
    expect(await refusal.json()).toMatchObject({ code: 'rate_limited' });
    for (let count = 2; count < 5; count += 1) await open(second, VISITOR);
    expect((await fetch(`${second.origin}/api/events`)).status).toBe(429);
    await streams[0]!.events.close();
    await expect.poll(async () => (await call(second, ada, '/api/events')).status).toBe(200);
  });

  test('is refused for pages of other sites and for HEAD requests', async () => {
    const elsewhere = await fetch(`${first.origin}/api/events`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(elsewhere.status).toBe(403);
    const head = await fetch(`${first.origin}/api/events`, { method: 'HEAD' });
    expect(head.status).toBe(404);
  });

  test('ends when its process stops, without delaying it', async () => {
    const third = await startTestApp({ beside: first });
    const { events } = await open(third, VISITOR);
    await Promise.all([third.close(), events.untilEnd()]);
  });

  test('is counted while it is open', async () => {
    const third = await startTestApp({ beside: first });
    const { events } = await open(third, VISITOR);
    const count = async () => {
      const text = await (await fetch(`${third.origin}/metrics`)).text();
      return /^framewright_event_streams\{.*\} (\d+)$/m.exec(text)?.[1];
    };
    expect(await count()).toBe('1');
    await events.close();
    await expect.poll(count).toBe('0');
    await third.close();
  });
});
