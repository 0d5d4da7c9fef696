import { expect, onTestFinished, test } from 'vitest';
import { createS3ObjectStore } from '#adapters/object-stores/s3/s3-object-store';
import { type S3ServerOptions, startS3Server } from '#testing/s3-server/s3-server';
import { checkObjectStore } from './check-object-store.ts';

async function start(options?: S3ServerOptions) {
  const server = await startS3Server(options);
  onTestFinished(() => server.close());
  return server;
}

test('a working store gives no warning, and keeps no test object', async () => {
  const server = await start();
  expect(await checkObjectStore(createS3ObjectStore(server))).toBeUndefined();
  expect(server.objects.size).toBe(0);
});

test('a failed operation is reported in one line, with the reason', async () => {
  const readOnly = await start({ isReadOnly: true });
  expect(await checkObjectStore(createS3ObjectStore(readOnly))).toBe(
    'pictures cannot be written: The object store failed: access to the bucket framewright-pictures is denied',
  );
  const server = await start();
  expect(await checkObjectStore(createS3ObjectStore({ ...server, bucket: 'elsewhere' }))).toBe(
    'pictures cannot be written: The object store failed: there is no bucket elsewhere',
  );
});

test('a store that loses objects is reported', async () => {
  const server = await start();
  const store = createS3ObjectStore(server);
  const forgetful = { ...store, put: () => Promise.resolve() };
  expect(await checkObjectStore(forgetful)).toMatch(/^pictures cannot be read/);
});
