import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { API_SCOPES, type ApiScope } from '#platform/endpoint/api-scopes';
import { createPicture, drawSample } from '#testing/picture-factories';
import { createPerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

const readPage = (name: string) => readFile(new URL(`../../../../docs/${name}.md`, import.meta.url), 'utf8');
const examplesOf = (page: string) =>
  [...page.matchAll(/```sh\n([^`]+)```/g)].map(([, example = '']) => example);
const automation = await readPage('automation');
const examples = { api: examplesOf(await readPage('api')), automation: examplesOf(automation) };

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const EVENT = '{"id":"e1","type":"generation.completed","data":{"prompt":"ein Gem\u00e4lde"}}';

let site: TestApp;
let folder: string;
let key: string;
/** The picture whose parts are changed, and that is fetched. */
let image: { id: string; generationId: string };
beforeAll(async () => {
  const box = { x: 0.1, y: 0.1, width: 0.5, height: 0.5 };
  const objects = [{ id: '1-0', label: 'dog', box, actions: ['recolor' as const], isScalable: true }];
  site = await startTestApp({ sceneReader: { readScene: async () => ({ objects, allows: true }) } });
  const { id: userId } = await createPerson(site, 20);
  const scopes = Object.keys(API_SCOPES) as ApiScope[];
  ({ secret: key } = await createApiKey(site, { userId, name: 'Docs', scopes }));
  image = await createPicture(site, { image: drawSample(64, 64), userId });
  folder = await mkdtemp(join(tmpdir(), 'framewright-docs-'));
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#885544' } });
  await writeFile(join(folder, 'picture.png'), await picture.png().toBuffer());
  await writeFile(join(folder, 'event.json'), EVENT);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** The environment of a workflow that got the event with this signature. */
const environment = (signed = signEvent()) => ({
  PATH: process.env.PATH,
  FRAMEWRIGHT: site.origin,
  FRAMEWRIGHT_KEY: key,
  IMAGE: image.id,
  GENERATION: image.generationId,
  WEBHOOK_SECRET: SECRET,
  WEBHOOK_ID: signed['webhook-id'],
  WEBHOOK_TIMESTAMP: signed['webhook-timestamp'],
  WEBHOOK_SIGNATURE: signed['webhook-signature'],
});

/** Headers as a site sends them on the day after a new secret. */
function signEvent({ at = new Date(), secret = SECRET, body = EVENT } = {}) {
  const signature = new Webhook(secret).sign('e1', at, body);
  return {
    'webhook-id': 'e1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': `v1,b2xk ${signature}`,
  };
}

const run = async (program: string, args: string[], env: NodeJS.ProcessEnv = environment()) =>
  (await promisify(execFile)(program, args, { cwd: folder, env })).stdout;

test('both pages have examples', () => {
  expect([examples.api.length, examples.automation.length]).toEqual([7, 3]);
});

test.each([...examples.api, ...examples.automation])('%s works unchanged', async (example) => {
  expect(JSON.parse(await run('bash', ['-euc', example]))).not.toHaveProperty('code');
});

test('a timestamp that is a command is refused, and not run', async () => {
  const env = environment({ ...signEvent(), 'webhook-timestamp': 'x[$(touch ran)]' });
  await expect(run('bash', ['-euc', examples.automation[1]!], env)).rejects.toThrow('no number');
  expect(await readdir(folder)).not.toContain('ran');
});

describe('an event is refused by both checks of its signature', () => {
  const cases: [string, () => Parameters<typeof signEvent>[0], boolean][] = [
    ['unless it is genuine', () => ({}), true],
    ['if it was changed', () => ({ body: EVENT.replace('e1', 'e2') }), false],
    ['with another secret', () => ({ secret: `whsec_${Buffer.alloc(32, 8).toString('base64')}` }), false],
    ['if it is old', () => ({ at: new Date(Date.now() - 400_000) }), false],
  ];
  const [, javascript = ''] = /```js\n(.*?)```/s.exec(automation)!;
  test.each(cases)('%s', async (_, change, isGenuine) => {
    const headers = signEvent(change());
    const shell = run('bash', ['-euc', examples.automation[1]!], environment(headers)).then(
      (printed) => printed === EVENT,
      () => false,
    );
    const call = `isFromFramewright(${[headers, EVENT, SECRET].map((one) => JSON.stringify(one)).join()})`;
    const program = `${javascript}; console.log(${call})`;
    const script = run('node', ['--input-type=commonjs', '--eval', program]);
    expect([await shell, (await script).trim()]).toEqual([isGenuine, String(isGenuine)]);
  });
});
