import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { API_SCOPES, type ApiScope } from '#platform/endpoint/api-scopes';
import { createPicture, drawSample } from '#testing/picture-factories';
import { createPerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

const page = await readFile(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```sh\n([^`]+)```/g)].map(([, example = '']) => example);

let site: TestApp;
let folder: string;
let key: string;
/** The picture whose parts are changed. */
let image: string;
beforeAll(async () => {
  const box = { x: 0.1, y: 0.1, width: 0.5, height: 0.5 };
  const objects = [{ id: '1-0', label: 'dog', box, actions: ['recolor' as const], isScalable: true }];
  site = await startTestApp({ sceneReader: { readScene: async () => ({ objects, allows: true }) } });
  const { id: userId } = await createPerson(site, 20);
  const scopes = Object.keys(API_SCOPES) as ApiScope[];
  ({ secret: key } = await createApiKey(site, { userId, name: 'Docs', scopes }));
  ({ id: image } = await createPicture(site, { image: drawSample(64, 64), userId }));
  folder = await mkdtemp(join(tmpdir(), 'framewright-docs-'));
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#885544' } });
  await writeFile(join(folder, 'picture.png'), await picture.png().toBuffer());
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

test('docs/api.md has examples', () => {
  expect(examples).toHaveLength(7);
});

test.each(examples)('%s works unchanged', async (example) => {
  const { stdout } = await promisify(execFile)('bash', ['-euc', example], {
    cwd: folder,
    env: { PATH: process.env.PATH, FRAMEWRIGHT: site.origin, FRAMEWRIGHT_KEY: key, IMAGE: image },
  });
  expect(JSON.parse(stdout)).not.toHaveProperty('code');
});
