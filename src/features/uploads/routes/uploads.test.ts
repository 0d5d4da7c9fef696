import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createBuiltInPictureEditor } from '#adapters/picture-editors/built-in/built-in-picture-editor';
import { createPainter } from '#engines/painter/painter';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { UNADJUSTED } from '#features/editing/contract/adjustment';
import { generation, generationAccepted } from '#features/generations/contract/generations';
import { runGenerationJob } from '#features/generations/jobs/run-generation';
import { findGrounding } from '#features/generations/rules/find-grounding';
import { listImagesOfGenerations } from '#features/images/queries/images';
import { creditLine } from '#features/images/rules/credit-line';
import { provenanceXmp } from '#features/images/rules/provenance-xmp';
import { withPngXmp } from '#platform/images/with-png-xmp';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { editingWork } from '#testing/editing-work';
import { redCutoutModel } from '#testing/red-cutout-model';
import { SAMPLE_CREDIT } from '#testing/sample-credit';
import { samplePhoto } from '#testing/sample-pictures';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { uploadedPicture } from '../contract/uploads.ts';

const studio = createPainter({ threads: 1 });
const editor = createBuiltInPictureEditor({
  studio,
  cutoutModel: redCutoutModel,
  findImageModel: () => undefined,
});
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(async () => {
  expect(await auditLedger(site.db)).toEqual(SOUND_LEDGER);
  await site.close();
  await studio.close();
});

function formOf(bytes: Buffer, type = 'image/jpeg'): FormData {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(bytes)], 'our boat.jpg', { type }));
  return form;
}

async function upload(person: SitePerson, bytes: Buffer, type?: string) {
  const answer = await person.call('/api/images', { method: 'POST', body: formOf(bytes, type) });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return uploadedPicture.parse(await answer.json());
}

async function fileOf(objectKey: string): Promise<Buffer> {
  const object = await site.objectStore.get(objectKey);
  return await buffer(object!.stream());
}

/** Makes an edit of a picture. */
async function edited(person: SitePerson, body: object) {
  const answer = await person.post('/api/edits', body);
  expect(answer.status, await answer.clone().text()).toBe(202);
  const { id } = generationAccepted.parse(await answer.json());
  await runGenerationJob(editingWork(site, editor), {
    data: { generationId: id },
    signal: new AbortController().signal,
  });
  const [image] = await listImagesOfGenerations(site.db, [id]);
  return image!;
}

const bright = { ...UNADJUSTED, brightness: 0.3 };

test('an upload is a picture of the library that costs nothing and claims no origin', async () => {
  const ada = await createPerson(site, 5);
  const photo = await samplePhoto('jpeg', { width: 96, height: 64 });
  const { id, imageId, width, height } = await upload(ada, photo);
  expect([width, height]).toEqual([96, 64]);
  const listed = z.array(generation).parse(await (await ada.call('/api/generations?kind=upload')).json());
  expect(listed).toMatchObject([
    {
      id,
      modelId: 'upload',
      status: 'completed',
      customPrompt: null,
      name: 'our boat.jpg',
      creditsCharged: 0,
    },
  ]);
  expect(await (await ada.call('/api/generations?kind=picture')).json()).toEqual([]);
  const [image] = await listImagesOfGenerations(site.db, [id]);
  expect(image).toMatchObject({ id: imageId, isTraced: false });
  const file = await fileOf(image!.objectKey);
  expect(await site.provenance.read(file, 'image/png')).toBeUndefined();
  expect(file.includes('Framewright')).toBe(false);
  // Nobody has judged it, and it has no words.
  const published = await ada.call(`/api/publications/${imageId}`, { method: 'PUT' });
  expect(published.status).toBe(400);
});

test('it is edited like any other picture, and says from then on who changed it', async () => {
  const ada = await createPerson(site, 5);
  const { imageId, id } = await upload(
    ada,
    await samplePhoto('webp', { width: 96, height: 64 }),
    'image/webp',
  );
  const adjusted = await edited(ada, { imageId, operation: 'adjust', adjust: bright });
  const read = async (objectKey: string) => await site.provenance.read(await fileOf(objectKey), 'image/png');
  expect(await read(adjusted.objectKey)).toMatchObject({ isIntact: true, digitalSourceType: 'humanEdits' });
  // Also when the upload is in the trash.
  expect((await ada.call(`/api/generations/${id}`, { method: 'DELETE' })).status).toBe(204);
  const side = { left: 0.1, top: 0, right: 0, bottom: 0 };
  const expanded = await edited(ada, { imageId: adjusted.id, operation: 'expand', expand: side });
  expect(await read(expanded.objectKey)).toMatchObject({ digitalSourceType: 'compositeSynthetic' });
  expect(expanded).toMatchObject({
    isTraced: false,
    ancestors: expect.arrayContaining([imageId, adjusted.id]),
  });
});

test('a file that says it was generated stays so when it is changed', async () => {
  const ada = await createPerson(site, 5);
  const png = await sharp(await samplePhoto('jpeg', { width: 96, height: 64 }))
    .png()
    .toBuffer();
  const { imageId } = await upload(
    ada,
    withPngXmp(png, provenanceXmp('trainedAlgorithmicMedia')),
    'image/png',
  );
  const adjusted = await edited(ada, { imageId, operation: 'adjust', adjust: bright });
  expect(await site.provenance.read(await fileOf(adjusted.objectKey), 'image/png')).toMatchObject({
    digitalSourceType: 'trainedAlgorithmicMedia',
  });
});

test('a changed upload is refined as it is now, also when the upload is in the trash', async () => {
  const ada = await createPerson(site, 5);
  const { imageId, id } = await upload(ada, await samplePhoto('jpeg', { width: 96, height: 64 }));
  const adjusted = await edited(ada, { imageId, operation: 'adjust', adjust: bright });
  expect((await ada.call(`/api/generations/${id}`, { method: 'DELETE' })).status).toBe(204);
  const source = await findGrounding(site, { userId: ada.id, objectKey: adjusted.objectKey });
  expect(source.productId).toBe(adjusted.id);
});

test('larger pictures are reduced to what can be edited, and files that are none are refused', async () => {
  const ada = await createPerson(site, 5);
  const large = await sharp({ create: { width: 5_000, height: 1_000, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer();
  expect(await upload(ada, large)).toMatchObject({ width: 4_096, height: 819 });
  const none = await ada.call('/api/images', { method: 'POST', body: formOf(Buffer.from('<svg/>')) });
  expect(none.status).toBe(415);
  const signedOut = await fetch(`${site.origin}/api/images`, { method: 'POST', body: formOf(large) });
  expect(signedOut.status).toBe(401);
});

test('a picture that was made here brings the names back that must be shown with it', async () => {
  const ada = await createPerson(site, 5);
  const plain = await samplePhoto('png');
  const named = withPngXmp(plain, provenanceXmp('algorithmicMedia', creditLine([SAMPLE_CREDIT])));
  const { id } = await upload(ada, named, 'image/png');
  const made = generation.parse(await (await ada.call(`/api/generations/${id}`)).json());
  expect(made.images[0]!.creditLine).toContain(SAMPLE_CREDIT.author);
  const [image] = await listImagesOfGenerations(site.db, [id]);
  expect((await fileOf(image!.objectKey)).includes(SAMPLE_CREDIT.author)).toBe(true);
});

test('programs upload with a key that may edit', async () => {
  const ada = await createPerson(site, 5);
  const send = async (scope: 'edits:write' | 'generations:read') => {
    const { secret } = await createApiKey(site, { userId: ada.id, name: 'Test', scopes: [scope] });
    return await fetch(`${site.origin}/api/v1/images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: formOf(await samplePhoto('jpeg')),
    });
  };
  expect((await send('generations:read')).status).toBe(403);
  const answer = await send('edits:write');
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({ object: 'upload', status: 'completed', prompt: null });
});

test('a program that repeats an upload with its key gets the first answer', async () => {
  const ada = await createPerson(site, 5);
  const { secret } = await createApiKey(site, { userId: ada.id, name: 'Test', scopes: ['edits:write'] });
  const send = async (bytes: Buffer) => {
    const answer = await fetch(`${site.origin}/api/v1/images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'idempotency-key': 'the-boat' },
      body: formOf(bytes),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const photo = await samplePhoto('jpeg');
  const answers = await Promise.all([send(photo), send(photo), send(photo)]);
  answers.push(await send(photo));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const listed = z.array(generation).parse(await (await ada.call('/api/generations?kind=upload')).json());
  expect(listed).toHaveLength(1);
  const other = await send(await samplePhoto('jpeg', { width: 96, height: 64 }));
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
});
