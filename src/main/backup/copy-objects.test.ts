import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createDiskObjectStore } from '#adapters/object-stores/disk/disk-object-store';
import { createS3ObjectStore } from '#adapters/object-stores/s3/s3-object-store';
import { startS3Server } from '#testing/s3-server/s3-server';
import { objectFolderOf } from '../wiring/open-object-store.ts';
import { copyObjects } from './copy-objects.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A data folder with some pictures, and an empty bucket. */
async function stage() {
  const dataDir = await mkdtemp(join(tmpdir(), 'framewright-copy-'));
  const server = await startS3Server({ pageSize: 3 });
  onTestFinished(async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const from = createDiskObjectStore({ folder: objectFolderOf(dataDir) });
  const pictures = new Map(
    Array.from({ length: 12 }, (_, i) => [randomBytes(16).toString('hex'), randomBytes(i * 1_000)]),
  );
  for (const [key, bytes] of pictures) await from.put(key, bytes, 'image/png');
  return { dataDir, server, from, to: createS3ObjectStore(server), pictures };
}

test('copies every object once, and repairs truncated copies', async () => {
  const { server, from, to, pictures } = await stage();
  const [first, second] = [...pictures.keys()].slice(5);
  await to.put(first!, pictures.get(first!)!, 'image/png');
  await to.put(second!, Buffer.from('short'), 'image/png');
  expect(await copyObjects({ from, to })).toMatchObject({ copied: 11, present: 1 });
  for (const [key, bytes] of pictures) expect(server.objects.get(key)!.bytes.equals(bytes)).toBe(true);
  expect(await copyObjects({ from, to })).toEqual({ copied: 0, present: 12, bytes: 0 });
});

test('npm run objects:copy reads the environment and prints errors', async () => {
  const { dataDir, server, pictures } = await stage();
  const run = async (env: Record<string, string>) => {
    const child = spawn(process.execPath, [join(ROOT, 'scripts/copy-objects.ts')], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { out, err, code: child.exitCode };
  };
  const s3 = {
    OBJECT_STORE: 's3',
    S3_BUCKET: server.bucket,
    S3_ENDPOINT: server.endpoint,
    AWS_ACCESS_KEY_ID: server.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: server.credentials.secretAccessKey,
  };
  expect(await run({})).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^objects:copy: OBJECT_STORE /),
  });
  expect(await run({ ...s3, S3_BUCKET: 'elsewhere' })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^objects:copy: [^\n]*there is no bucket elsewhere\n$/),
  });
  const { out, code } = await run(s3);
  expect(out).toContain('Done: 12 copied');
  expect(code).toBe(0);
  expect(server.objects.size).toBe(pictures.size);
});
