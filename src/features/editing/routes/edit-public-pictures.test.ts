import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createBuiltInPictureEditor } from '#adapters/picture-editors/built-in/built-in-picture-editor';
import { createStudioPromptExplainer } from '#adapters/prompt-explainers/studio/studio-prompt-explainer';
import { createPainter } from '#engines/painter/painter';
import { asset } from '#features/assets/contract/assets';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { generation, generationAccepted } from '#features/generations/contract/generations';
import { pictureVersion } from '#features/generations/contract/versions';
import { runGenerationJob } from '#features/generations/jobs/run-generation';
import { findImage, listImagesOfGenerations } from '#features/images/queries/images';
import { insertGalleryImage } from '#features/publishing/queries/gallery-images';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { editingWork } from '#testing/editing-work';
import { createPicture } from '#testing/picture-factories';
import { redCutoutModel } from '#testing/red-cutout-model';
import { SAMPLE_CREDIT } from '#testing/sample-credit';
import { samplePhoto } from '#testing/sample-pictures';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { UNADJUSTED } from '../contract/adjustment.ts';
import { pictureObject } from '../contract/edits.ts';

const SIZE = 128;
const explainer = createStudioPromptExplainer();
const studio = createPainter({ threads: 1 });
const editor = createBuiltInPictureEditor({
  studio,
  cutoutModel: redCutoutModel,
  findImageModel: () => undefined,
});
let site: TestApp;
let ada: SitePerson;
let eve: SitePerson;
beforeAll(async () => {
  site = await startTestApp({ sceneReader: explainer });
  ada = await createPerson(site, 50);
  eve = await createPerson(site, 50);
});
afterAll(async () => {
  expect(await auditLedger(site.db)).toEqual(SOUND_LEDGER);
  await site.close();
  await explainer.close();
  await studio.close();
});

/** A drawing of Ada's that is public, of a scene with things. */
async function publicDrawing(productId: string | null = null) {
  const { pixels, scene } = await studio.render({
    prompt: 'a cat and a dog on a sofa',
    seed: 7,
    width: SIZE,
    height: SIZE,
  });
  const picture = await createPicture(site, {
    image: { pixels, width: SIZE, height: SIZE },
    details: { ...scene },
    digitalSourceType: 'algorithmicMedia',
    credits: [SAMPLE_CREDIT],
    productId,
    userId: ada.id,
  });
  const shown = { prompt: 'a quiet lake', category: 'nature', hasPeople: false };
  const entry = await site.db
    .transaction()
    .execute((trx) => insertGalleryImage(trx, { imageId: picture.id, userId: ada.id, ...shown }));
  return { ...picture, galleryId: entry.id };
}

test('what its owner wanted to leave out is not told to who edits it', async () => {
  const { id } = await publicDrawing();
  await site.db
    .updateTable('generations')
    .set({ settings: JSON.stringify({ negativePrompt: 'my old friend' }), enhancedPrompt: 'expanded words' })
    .where('id', 'in', (from) => from.selectFrom('images').select('generationId').where('images.id', '=', id))
    .execute();
  const { id: generationId } = await edited(eve, bright(id));
  const answer = await (await eve.call(`/api/generations/${generationId}`)).text();
  expect(answer).not.toMatch(/my old friend|expanded words/);
});

/** Asks for an edit and makes it. */
async function edited(person: SitePerson, body: object) {
  const answer = await person.post('/api/edits', body);
  expect(answer.status, await answer.clone().text()).toBe(202);
  const { id } = generationAccepted.parse(await answer.json());
  await runGenerationJob(editingWork(site, editor), {
    data: { generationId: id },
    signal: new AbortController().signal,
  });
  const [image] = await listImagesOfGenerations(site.db, [id]);
  return { id, image: image! };
}

const objectsOf = async (person: SitePerson, id: string) =>
  z.array(pictureObject).parse(await (await person.call(`/api/images/${id}/objects`)).json());

const versionsOf = async (person: SitePerson, id: string) =>
  z.array(pictureVersion).parse(await (await person.call(`/api/images/${id}/versions`)).json());

const bright = (imageId: string) => ({
  imageId,
  operation: 'adjust',
  adjust: { ...UNADJUSTED, brightness: 0.2 },
});

test('a public picture is changed by anybody into one of their own, which names its credits and what it was made from', async () => {
  const { id, objectKey, galleryId } = await publicDrawing();
  const detail = await (await eve.call(`/api/gallery/${galleryId}`)).json();
  expect(detail).toMatchObject({ imageId: id, isOwner: false });
  const [thing] = await objectsOf(eve, id);
  const { id: generationId, image } = await edited(eve, {
    imageId: id,
    operation: 'object',
    object: { id: thing!.id, action: 'remove' },
  });
  const made = generation.parse(await (await eve.call(`/api/generations/${generationId}`)).json());
  expect(made).toMatchObject({ status: 'completed', creditsCharged: 1 });
  expect(made.images[0]!.creditLine).toContain(SAMPLE_CREDIT.author);
  expect(image).toMatchObject({ ancestors: [id], storageOwner: expect.stringContaining(eve.id) });
  expect(await site.provenance.read(await fileOf(image.objectKey), 'image/png')).toMatchObject({
    isIntact: true,
    digitalSourceType: 'algorithmicMedia',
  });
  // Hers is as it was.
  expect((await findImage(site.db, id))?.objectKey).toBe(objectKey);
  expect(await versionsOf(ada, id)).toMatchObject([{ imageId: id, galleryId: null }]);
  expect(await versionsOf(eve, image.id)).toMatchObject([
    { imageId: id, generationId: null, galleryId, parentId: null, prompt: 'a quiet lake', adjust: null },
    { imageId: image.id, generationId, galleryId: null, parentId: id },
  ]);
});

test('what was made of a picture stays when that is not public any more, and the picture itself is closed again', async () => {
  const { id, galleryId } = await publicDrawing();
  const { image } = await edited(eve, bright(id));
  await site.db.deleteFrom('galleryImages').where('id', '=', galleryId).execute();
  expect((await eve.post('/api/edits', bright(id))).status).toBe(404);
  for (const path of ['versions', 'objects', 'expansion', 'subject'])
    expect((await eve.call(`/api/images/${id}/${path}`)).status, path).toBe(404);
  expect((await eve.call(`/api/images/${id}/subject`, { method: 'POST' })).status).toBe(404);
  expect(await versionsOf(eve, image.id)).toMatchObject([{ imageId: image.id, parentId: null }]);
  await edited(eve, bright(image.id));
});

test('a picture that is withdrawn before the edit begins is not read, which costs nothing', async () => {
  const person = await createPerson(site, 5);
  const { id } = await publicDrawing();
  const asked = await person.post('/api/edits', { ...(await painted()), imageId: id });
  const { id: generationId } = generationAccepted.parse(await asked.json());
  const credits = async () => (await findLedgerAccounts(site.db, person.id)).extra.balance;
  expect(await credits()).toBe(4);
  expect((await ada.call(`/api/publications/${id}`, { method: 'DELETE' })).status).toBe(204);
  await runGenerationJob(editingWork(site, editor), {
    data: { generationId },
    signal: new AbortController().signal,
  });
  expect(await listImagesOfGenerations(site.db, [generationId])).toEqual([]);
  expect(await credits()).toBe(5);
});

test('nothing in a picture around somebody else’s upload can be chosen, not even in what was made of it', async () => {
  const form = new FormData();
  const photo = new Uint8Array(await samplePhoto('png'));
  form.append('image', new File([photo], 'mug.png', { type: 'image/png' }));
  const uploaded = await ada.call('/api/products/upload', { method: 'POST', body: form });
  const { id: productId } = asset.parse(await uploaded.json());
  const { id } = await publicDrawing(productId);
  expect(await objectsOf(eve, id)).toEqual([]);
  expect(await (await eve.call(`/api/images/${id}/expansion`)).json()).toMatchObject({ by: 'patches' });
  const { image } = await edited(eve, { ...(await painted()), imageId: id });
  expect(await objectsOf(eve, image.id)).toEqual([]);
});

/** A part is painted over. */
async function painted() {
  const mask = await sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: '#000' } })
    .composite([
      { input: { create: { width: 20, height: 20, channels: 3, background: '#fff' } }, left: 9, top: 9 },
    ])
    .png()
    .toBuffer();
  return { operation: 'erase', mask: `data:image/png;base64,${mask.toString('base64')}` };
}

async function fileOf(objectKey: string): Promise<Buffer> {
  const object = await site.objectStore.get(objectKey);
  return await buffer(object!.stream());
}
