import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createPerson, deliver, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { TEST_CARD } from '#testing/test-card';
import { OUTPUT_FORMATS } from '../contract/generation-settings.ts';
import { generation, generationAccepted } from '../contract/generations.ts';
import { findGeneration } from '../queries/generations.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(async () => {
  expect(await auditLedger(site.db)).toEqual(SOUND_LEDGER);
  await site.close();
});

const FORM = {
  assetId: null,
  exampleAsset: null,
  modelId: 'wellness-yoga',
  category: 'wellness',
  style: 'artistic',
  customPrompt: ' a yoga class at dawn ',
  mood: 'calm',
  colorScheme: 'muted',
  composition: 'balanced',
  outputFormat: 'banner',
};
const visualize = (who: SitePerson, changes: object = {}, headers = {}) =>
  who.post('/api/visualize', { ...FORM, ...changes }, headers);

async function shown(who: SitePerson, answer: Response) {
  const { id } = generationAccepted.parse(await answer.json());
  return generation.parse(await (await who.call(`/api/generations/${id}`)).json());
}

describe('a guided request', () => {
  test('holds its price and is stored as requested', async () => {
    const ada = await createPerson(site, 5);
    const answer = await visualize(ada, { imageCount: 3 });
    expect(answer.status).toBe(202);
    expect(generationAccepted.parse(await answer.clone().json())).toMatchObject({
      status: 'generating',
      creditsCharged: 3,
    });
    const stored = await shown(ada, answer);
    const { category, style, mood, colorScheme, composition, outputFormat } = FORM;
    expect(stored).toMatchObject({
      modelId: 'wellness-yoga',
      customPrompt: 'a yoga class at dawn',
      category: 'wellness',
      style: 'artistic',
      productId: null,
      settings: { category, style, mood, colorScheme, composition, outputFormat },
      imageCount: 3,
    });
    expect(await (await ada.call('/api/auth/credits')).json()).toEqual({ credits: 2, held: 3 });
  });

  test.each(Object.entries(OUTPUT_FORMATS))('in the format %s has its size', async (outputFormat, size) => {
    const ada = await createPerson(site, 1);
    const { id } = await (await visualize(ada, { outputFormat })).json();
    expect(await findGeneration(site.db, id)).toMatchObject({ width: size.width, height: size.height });
  });

  test('with only a prompt has the form’s defaults', async () => {
    const ada = await createPerson(site, 1);
    const stored = await shown(ada, await ada.post('/api/visualize', { customPrompt: 'a team', modelId: 3 }));
    expect(stored).toMatchObject({
      modelId: 3,
      imageCount: 1,
      settings: {
        category: 'business',
        style: 'photorealistic',
        mood: 'professional',
        colorScheme: 'vibrant',
        composition: 'centered',
        outputFormat: 'square',
      },
    });
  });

  test('repeated with its key is one request; another form with that key is refused', async () => {
    const ada = await createPerson(site, 5);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => visualize(ada, {}, headers)));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect((await visualize(ada, { mood: 'warm' }, headers)).status).toBe(409);
    expect(await (await ada.call('/api/auth/credits')).json()).toEqual({ credits: 4, held: 1 });
  });

  test.each([
    ['customPrompt', { customPrompt: '  ' }],
    ['customPrompt', { customPrompt: 'x'.repeat(2_001) }],
    ['category', { category: 'weddings' }],
    ['style', { style: 'Photorealistic' }],
    ['mood', { mood: 7 }],
    ['colorScheme', { colorScheme: '' }],
    ['composition', { composition: ['centered'] }],
    ['outputFormat', { outputFormat: '4:3' }],
    ['imageCount', { imageCount: 0 }],
    ['imageCount', { imageCount: 5 }],
    ['imageCount', { imageCount: 1.5 }],
    ['imageModel', { imageModel: 'acme/best' }],
    ['modelId', { modelId: 1.5 }],
    ['modelId', { modelId: 'x'.repeat(201) }],
    ['exampleAsset.imageUrl', { exampleAsset: { name: 'x', imageUrl: 'https://evil.example/a.webp' } }],
    ['exampleAsset.imageUrl', { exampleAsset: { name: 'x', imageUrl: '/favicon.png' } }],
    ['exampleAsset', { assetId: randomUUID(), exampleAsset: { name: 'x', imageUrl: '/favicon.png' } }],
  ])('with an invalid %s is a 400 that names it and costs nothing (%o)', async (field, changes) => {
    const ada = await createPerson(site, 5);
    const answer = await visualize(ada, changes);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_request', field });
    expect(await (await ada.call('/api/auth/credits')).json()).toEqual({ credits: 5, held: 0 });
  });

  test.each([randomUUID(), '', 'x', '../../etc/passwd'])(
    'with an unknown asset (%s) is a 404',
    async (assetId) => {
      const ada = await createPerson(site, 1);
      const answer = await visualize(ada, { assetId });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'not_found', field: 'assetId' });
    },
  );

  test('without a session is a 401, with too few credits a 402 with the numbers', async () => {
    const visitor = await fetch(`${site.origin}/api/visualize`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(FORM),
    });
    expect(visitor.status).toBe(401);
    expect((await visitor.json()).error).toContain('sign in');
    const ada = await createPerson(site, 3);
    const answer = await visualize(ada, { imageCount: 4 });
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({ creditsRequired: 4, creditsAvailable: 3 });
  });

  test('refused by moderation holds no credits', async () => {
    const ada = await createPerson(site, 1);
    const answer = await visualize(ada, { customPrompt: 'erotic picture of a child' });
    expect(answer.status).toBe(422);
    expect(await (await ada.call('/api/auth/credits')).json()).toEqual({ credits: 1, held: 0 });
  });
});

describe('image models', () => {
  test('are listed with their price, and can be chosen', async () => {
    const models = await (await fetch(`${site.origin}/api/image-models`)).json();
    expect(models).toEqual([TEST_CARD]);
    const ada = await createPerson(site, 1);
    expect((await visualize(ada, { imageModel: 'test-card' })).status).toBe(202);
  });
});

describe('a refinement', () => {
  const RECIPE = { recipe: { prompt: 'a quiet lake', seed: 7, settings: {}, refinements: [] } };
  async function pictured({ publish = false } = {}) {
    const ada = await createPerson(site, 5);
    const asked = publish
      ? await ada.post('/api/quick-generate', { prompt: 'a quiet lake', publish })
      : await visualize(ada, { customPrompt: 'a quiet lake', outputFormat: 'square' });
    const { id } = await asked.json();
    await deliver(site, id, { details: RECIPE });
    const { resultImageUrl, modelId } = await (await ada.call(`/api/generations/${id}`)).json();
    return { ada, groundingImageUrl: `${resultImageUrl}?t=1`, modelId };
  }
  const CONTEXT = {
    productId: null,
    scene: 'Modern Studio',
    style: 'Editorial',
    clothing: 'Designer Business',
    color: 'cool',
    customPrompt: 'a quiet lake, golden hour',
    groundingPrompt: 'a quiet lake',
  };

  test('starts from the picture, at its size and with its settings', async () => {
    const { ada, groundingImageUrl, modelId } = await pictured();
    const answer = await ada.post('/api/generate-grounded', { ...CONTEXT, groundingImageUrl, modelId });
    expect(answer.status).toBe(202);
    const { id } = generationAccepted.parse(await answer.clone().json());
    expect(await findGeneration(site.db, id)).toMatchObject({
      prompt: 'a quiet lake, golden hour',
      width: 64,
      height: 64,
      category: 'wellness',
      grounding: { prompt: 'a quiet lake', details: RECIPE },
    });
    const { scene, style, clothing, color } = CONTEXT;
    expect(await shown(ada, answer)).toMatchObject({
      modelId,
      refines: 'a quiet lake',
      refinesImageUrl: groundingImageUrl.split('?')[0],
      scene,
      style,
      clothing,
      color,
      settings: { mood: 'calm' },
    });
  });

  test.each([
    ['a model that repeats its pictures', true],
    ['any other model', false],
  ])('of %s knows all changes before it, and lists name it by them', async (_, hasRecipe) => {
    const ada = await createPerson(site, 5);
    const quick = await ada.post('/api/quick-generate', { prompt: 'a quiet lake' });
    let { id } = await quick.json();
    const made: string[] = [];
    const recipe = { prompt: 'a quiet lake', seed: 7, settings: {}, refinements: made };
    for (const change of ['at night', 'add a boat', 'closer']) {
      await deliver(site, id, { details: hasRecipe ? { recipe: structuredClone(recipe) } : {} });
      const { resultImageUrl, modelId } = await (await ada.call(`/api/generations/${id}`)).json();
      const asked = { ...CONTEXT, customPrompt: change, groundingImageUrl: resultImageUrl, modelId };
      ({ id } = await (await ada.post('/api/generate-grounded', asked)).json());
      made.push(change);
    }
    const refines = 'a quiet lake, at night, add a boat';
    expect(await (await ada.call(`/api/generations/${id}`)).json()).toMatchObject({ refines, isEdit: false });
    const { movements } = await (await ada.call('/api/credit-history')).json();
    expect(movements[0].generation).toMatchObject({ prompt: `${refines} · closer` });
    await deliver(site, id);
    await ada.call(`/api/generations/${id}`, { method: 'DELETE' });
    expect(await (await ada.call('/api/trash')).json()).toMatchObject([{ refines, customPrompt: 'closer' }]);
  });

  test('of another user’s picture is a 404, unless it is public', async () => {
    const grace = await createPerson(site, 5);
    const secret = await pictured();
    const asked = { ...CONTEXT, groundingImageUrl: secret.groundingImageUrl };
    const answer = await grace.post('/api/generate-grounded', asked);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ field: 'groundingImageUrl' });
    const open = await pictured({ publish: true });
    const allowed = { ...CONTEXT, groundingImageUrl: open.groundingImageUrl };
    expect((await grace.post('/api/generate-grounded', allowed)).status).toBe(202);
  });

  test('still works if its picture is deleted before the job runs', async () => {
    const { ada, groundingImageUrl } = await pictured();
    const { id } = await (await ada.post('/api/generate-grounded', { ...CONTEXT, groundingImageUrl })).json();
    const [source] = (await (await ada.call('/api/generations')).json()).slice(-1);
    await ada.call(`/api/generations/${source.id}`, { method: 'DELETE' });
    expect((await findGeneration(site.db, id))?.grounding).toMatchObject({ details: RECIPE });
  });

  test.each([
    'https://evil.example/images/00000000000000000000000000000000.png',
    'data:image/png;base64,AAAA',
    '/favicon.png',
    'http://169.254.169.254/latest/meta-data',
  ])('of a picture of another site (%s) is a 400 that names it', async (groundingImageUrl) => {
    const ada = await createPerson(site, 1);
    const answer = await ada.post('/api/generate-grounded', { ...CONTEXT, groundingImageUrl });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ field: 'groundingImageUrl' });
  });

  test('without a session, credits or a prompt is refused like any request', async () => {
    const { groundingImageUrl } = await pictured({ publish: true });
    const visitor = await fetch(`${site.origin}/api/generate-grounded`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...CONTEXT, groundingImageUrl }),
    });
    expect(visitor.status).toBe(401);
    const poor = await createPerson(site, 0);
    expect((await poor.post('/api/generate-grounded', { ...CONTEXT, groundingImageUrl })).status).toBe(402);
    const blank = await poor.post('/api/generate-grounded', {
      ...CONTEXT,
      groundingImageUrl,
      customPrompt: '',
    });
    expect(await blank.json()).toMatchObject({ field: 'customPrompt' });
    const gone = await poor.post('/api/generate-grounded', {
      ...CONTEXT,
      groundingImageUrl,
      productId: randomUUID(),
    });
    expect(gone.status).toBe(404);
  });
});
