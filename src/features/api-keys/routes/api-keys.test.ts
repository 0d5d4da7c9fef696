import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_KEYS_MAX } from '#platform/endpoint/api-scopes';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { apiKey, createdApiKey } from '../contract/api-keys.ts';

let site: TestApp;
let person: SitePerson;
beforeAll(async () => {
  site = await startTestApp();
  person = await createPerson(site, 0);
});
afterAll(() => site.close());

async function make(by: SitePerson, name = 'Newsroom') {
  const answer = await by.post('/api/api-keys', { name, scopes: ['gallery:read', 'gallery:read'] });
  return { status: answer.status, body: await answer.json() };
}

async function list(by: SitePerson) {
  return apiKey.array().parse(await (await by.call('/api/api-keys')).json());
}

test('a key is shown once, and the stored data do not contain it', async () => {
  const { status, body } = await make(person);
  expect(status).toBe(201);
  const { key, secret } = createdApiKey.parse(body);
  expect(secret).toMatch(/^fw_live_[\w-]{43}[0-9a-f]{8}$/);
  expect(key).toMatchObject({ name: 'Newsroom', hint: secret.slice(0, 12), scopes: ['gallery:read'] });
  expect(await list(person)).toEqual([key]);
  const stored = await site.db.selectFrom('apiKeys').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(secret.slice(12));
});

test('a name that cannot be stored is refused', async () => {
  const { status, body } = await make(person, 'News\0room');
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_request' });
});

test('a key shows its last use', async () => {
  const { secret } = createdApiKey.parse((await make(person, 'Used')).body);
  await fetch(`${site.origin}/api/v1/gallery/search`, { headers: { authorization: `Bearer ${secret}` } });
  const used = (await list(person)).find(({ name }) => name === 'Used');
  expect(used?.lastUsedAt).not.toBeNull();
});

test('the number of keys is limited, and only the owner can revoke them', async () => {
  const other = await createPerson(site, 0);
  const answers = [];
  for (let made = 0; made <= API_KEYS_MAX; made += 1) answers.push(await make(other));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(API_KEYS_MAX);
  expect(answers.at(-1)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  const [first] = await list(other);
  expect((await person.call(`/api/api-keys/${first!.id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await other.call(`/api/api-keys/${first!.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await make(other)).status).toBe(201);
});

test('a key expires after the chosen time, and the refusal says so', async () => {
  const owner = await createPerson(site, 0);
  const makeFor = async (days?: number | null) => {
    const body = {
      name: 'Ending',
      scopes: ['gallery:read'],
      ...(days !== undefined && { expiresInDays: days }),
    };
    const answer = await owner.post('/api/api-keys', body);
    return {
      status: answer.status,
      made: answer.status === 201 ? createdApiKey.parse(await answer.json()) : null,
    };
  };
  const daysOf = ({ made }: Awaited<ReturnType<typeof makeFor>>) =>
    made?.key.expiresAt && Math.round((Date.parse(made.key.expiresAt) - Date.now()) / 86_400_000);
  expect(daysOf(await makeFor())).toBe(90);
  expect(daysOf(await makeFor(365))).toBe(365);
  expect(daysOf(await makeFor(null))).toBeNull();
  for (const days of [0, -1, 366, 1.5]) expect((await makeFor(days)).status).toBe(400);

  const { key, secret } = (await makeFor(30)).made!;
  const use = () =>
    fetch(`${site.origin}/api/v1/gallery/search`, { headers: { authorization: `Bearer ${secret}` } });
  expect((await use()).headers.get('api-key-expires')).toBe(key.expiresAt);
  await site.db
    .updateTable('apiKeys')
    .set({ expiresAt: new Date('2026-01-02T03:04:05Z') })
    .where('id', '=', key.id)
    .execute();
  const refused = await use();
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({
    code: 'signed_out',
    error: 'This API key expired on 2026-01-02. Make a new one on your account page.',
  });
  await site.securityEvents.flush();
  const events = await site.db
    .selectFrom('securityEvents')
    .select(['kind', 'details'])
    .where('userId', '=', owner.id)
    .where('kind', 'in', ['key-used', 'key-refused'])
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { kind: 'key-used', details: { keyId: key.id } },
    { kind: 'key-refused', details: { keyId: key.id, why: 'expired' } },
  ]);
});
