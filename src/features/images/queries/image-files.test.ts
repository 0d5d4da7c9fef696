import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseTransaction } from '#platform/db/client';
import { createGalleryImages } from '#testing/gallery-factories';
import { createTestContext, type TestContext } from '#testing/test-context';
import {
  findImageFile,
  insertImageFile,
  listImageFiles,
  updateImageFileFailed,
  updateImageFileProgress,
  updateImageFileReady,
} from './image-files.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const FACTS = { contentType: 'image/webp', width: 640, height: 480, byteSize: 1_234 };
const WHOSE = { storageOwner: 'user:somebody', reservedBytes: 5_000 };

const within = <T>(work: (trx: DatabaseTransaction) => Promise<T>) => context.db.transaction().execute(work);
const pending = () => context.db.selectFrom('pendingObjects').select('objectKey').execute();

async function oneFile(variant = '640.webp') {
  const [image] = await createGalleryImages(context.db, [{ prompt: 'a lake' }]);
  return { imageId: image!.imageId, variant };
}

test('is started once, and again after a failure', async () => {
  const file = await oneFile();
  const begun = await Promise.all(
    [1, 2, 3].map(() => within((trx) => insertImageFile(trx, { ...file, ...WHOSE }))),
  );
  expect(begun.toSorted()).toEqual([false, false, true]);
  await updateImageFileProgress(context.db, { ...file, progress: 0.5 });
  expect(await findImageFile(context.db, file)).toMatchObject({ status: 'making', progress: 0.5 });
  await within((trx) => updateImageFileFailed(trx, { ...file, failure: 'no memory' }));
  expect(await findImageFile(context.db, file)).toMatchObject({ status: 'failed', failure: 'no memory' });
  expect(await within((trx) => insertImageFile(trx, { ...file, ...WHOSE }))).toBe(true);
  expect(await findImageFile(context.db, file)).toMatchObject({
    status: 'making',
    failure: null,
    progress: 0,
  });
});

test('is set by one of two attempts, inserted before or not, and keeps its object', async () => {
  for (const noted of [true, false]) {
    const file = await oneFile();
    if (noted) await within((trx) => insertImageFile(trx, { ...file, ...WHOSE }));
    const keys = ['a', 'b', 'c'].map((letter) => `${letter}${file.imageId.replaceAll('-', '').slice(1)}`);
    const named = await Promise.all(
      keys.map((objectKey) =>
        within((trx) => updateImageFileReady(trx, { ...file, ...FACTS, objectKey }, WHOSE)),
      ),
    );
    expect(named.filter(Boolean)).toHaveLength(1);
    const objectKey = keys[named.indexOf(true)]!;
    await within((trx) => updateImageFileFailed(trx, { ...file, failure: 'too late' }));
    await updateImageFileProgress(context.db, { ...file, progress: 0.1 });
    expect(await listImageFiles(context.db, file.imageId)).toMatchObject([
      { ...FACTS, objectKey, status: 'ready', progress: 1, failure: null },
    ]);
  }
});

test('is deleted with its picture, and the sweeper deletes its object', async () => {
  const file = await oneFile();
  const objectKey = 'd'.repeat(32);
  await within((trx) => updateImageFileReady(trx, { ...file, ...FACTS, objectKey }, WHOSE));
  await context.db.deleteFrom('images').where('id', '=', file.imageId).execute();
  expect(await listImageFiles(context.db, file.imageId)).toEqual([]);
  expect(await pending()).toEqual([{ objectKey }]);
});

test('of a deleted picture is neither set nor failed', async () => {
  const file = { imageId: '00000000-0000-4000-8000-000000000000', variant: '640.webp' };
  const named = await within((trx) =>
    updateImageFileReady(trx, { ...file, ...FACTS, objectKey: 'e'.repeat(32) }, WHOSE),
  );
  expect(named).toBe(false);
  await within((trx) => updateImageFileFailed(trx, { ...file, failure: 'gone' }));
});
