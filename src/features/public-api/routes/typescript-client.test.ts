import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { findGeneration } from '#features/generations/rules/find-generation';
import { API_SCOPES, type ApiScope } from '#platform/endpoint/api-scopes';
import { createPerson, deliver, failPicture, findRequest, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

const CHECKOUT = fileURLToPath(new URL('../../../..', import.meta.url));

let site: TestApp;
let person: SitePerson;
let key: string;
let folder: string;
let readme: string;
beforeAll(async () => {
  site = await startTestApp();
  person = await createPerson(site, 20);
  const scopes = Object.keys(API_SCOPES) as ApiScope[];
  key = (await createApiKey(site, { userId: person.id, name: 'Test', scopes })).secret;
  folder = await mkdtemp(join(tmpdir(), 'framewright-client-'));
  readme = await readFile(join(CHECKOUT, 'clients/typescript/README.md'), 'utf8');
  for (const [, name, code] of readme.matchAll(/`([\w-]+\.mjs)`:\n\n```js\n(.*?)```/gs))
    await writeFile(join(folder, name!), code!);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await site.close();
});

/** A step of the README, in an empty folder. @param number of its block of commands, from 0 */
async function step(number: number): Promise<string> {
  const [, commands] = [...readme.matchAll(/```sh\n(.*?)```/gs)][number]!;
  return await run('bash', ['-euc', commands!]);
}

async function run(command: string, args: string[]): Promise<string> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, FRAMEWRIGHT_CHECKOUT: CHECKOUT, FRAMEWRIGHT: site.origin, FRAMEWRIGHT_KEY: key };
  return (await promisify(execFile)(command, args, { cwd: folder, env })).stdout;
}

/** Runs a program with the client. */
const program = (code: string) =>
  run(process.execPath, [
    '--input-type=module',
    '-e',
    `import { api, Framewright } from 'framewright-client';
     const framewright = new Framewright({ address: process.env.FRAMEWRIGHT, key: process.env.FRAMEWRIGHT_KEY });
     ${code}`,
  ]);

const accepted = () => findRequest(site, person);

test('the steps of its README work in an empty folder', async () => {
  await step(0);
  const made = step(1);
  const id = await accepted();
  await site.db.updateTable('generations').set({ progress: 0.4 }).where('id', '=', id).execute();
  await deliver(site, id);
  expect(await made).toMatch(/100 %\n[\w-]{36} cost 1\n$/);
  expect(await sharp(join(folder, 'boat.png')).metadata()).toMatchObject({ format: 'png' });
  const painted = step(2);
  await deliver(site, await accepted());
  expect(await painted).toMatch(/^(unfinished \d+\n)*finished \d+\n$/);
  expect(await sharp(join(folder, 'lighthouse.png')).metadata()).toMatchObject({ format: 'png' });
  expect(await step(3)).toBe('1 in Boats\n');
}, 180_000);

test('a failed generation, a refusal and an abort are told apart', async () => {
  const told = (asked: string) =>
    program(
      `await (async () => ${asked})().catch(({ code, name, status }) => console.log(code ?? name, status));`,
    );
  const failing = told(`framewright.generate({ prompt: 'a quiet street' })`);
  await failPicture(site, await accepted());
  expect(await failing).toBe('failed 0\n');
  expect(await told(`framewright.generate({ prompt: 'a cat', model: 'none' })`)).toBe(
    'invalid_request 400\n',
  );
  const aborted = told(
    `framewright.generate({ prompt: 'a slow snail' }, { signal: AbortSignal.timeout(3_000) })`,
  );
  const id = await accepted();
  expect(await aborted).toMatch(/^(TimeoutError|23) /);
  expect(await findGeneration(site, { userId: person.id, id })).toMatchObject({ status: 'failed' });
}, 60_000);

test('a refusal until midnight is thrown, and an abort ends a request on its way', async () => {
  const told = await program(`
    const make = (fetch) => new Framewright({ address: process.env.FRAMEWRIGHT, key: process.env.FRAMEWRIGHT_KEY, fetch });
    const headers = { 'content-type': 'application/json', 'retry-after': '3600' };
    const late = make(async () => new Response('{"error":"no money","code":"rate_limited"}', { status: 429, headers }));
    await late.generate({ prompt: 'a cat' }).catch(({ code, status }) => console.log(code, status));
    const silent = make((request, init) => new Promise((_, reject) => {
      const signal = init?.signal ?? request.signal;
      signal.addEventListener('abort', () => reject(signal.reason));
    }));
    // An abort that is not heard fails the program, which a waiting promise alone would not keep alive.
    const kept = setTimeout(() => process.exit(1), 20_000);
    for (const asked of [
      (signal) => silent.wait('0198c7a2-0000-7d5c-9a70-3f0f5f3b6d11', { signal }),
      (signal) => silent.makeAds({ address: 'https://a.example', platform: 'facebook' }, { signal }),
      (signal) => silent.enlarge('0198c7a2-0000-7d5c-9a70-3f0f5f3b6d11', { signal }),
    ]) await asked(AbortSignal.timeout(50)).catch(({ name }) => console.log(name));
    clearTimeout(kept);`);
  expect(told).toBe('rate_limited 429\nTimeoutError\nTimeoutError\nTimeoutError\n');
}, 60_000);

test('what the site cannot take is repeated, and paid once', async () => {
  const before = (await person.call('/api/auth/credits').then((answer) => answer.json())).credits;
  const asked = program(`
    let calls = 0;
    const unreliable = async (...args) => {
      calls++;
      if (calls === 1) throw new TypeError('fetch failed');
      const answer = await fetch(...args);
      if (calls === 2) return new Response('{"error":"later","code":"unavailable"}', { status: 503, headers: { 'content-type': 'application/json', 'retry-after': '1' } });
      return answer;
    };
    const patient = new Framewright({ address: process.env.FRAMEWRIGHT, key: process.env.FRAMEWRIGHT_KEY, fetch: unreliable });
    const { images } = await patient.generate({ prompt: 'two white swans' });
    console.log(images.length, calls > 3);`);
  await deliver(site, await accepted());
  expect(await asked).toBe('1 true\n');
  const after = (await person.call('/api/auth/credits').then((answer) => answer.json())).credits;
  expect(before - after).toBe(1);
}, 60_000);
