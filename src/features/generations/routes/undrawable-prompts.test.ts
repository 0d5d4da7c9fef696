import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudioPromptExplainer } from '#adapters/prompt-explainers/studio/studio-prompt-explainer';
import { EVERYDAY_PROMPTS } from '#engines/studio/prompt/everyday-prompts.fixture';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import type { PromptToExplain } from '#ports/prompt-explainer';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createPerson, deliver } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { TEST_CARD } from '#testing/test-card';
import { generationAccepted } from '../contract/generations.ts';

const STUDIO = { ...TEST_CARD, id: 'studio', name: 'Studio engine' };
const HOSTED: ImageModelSummary = { ...TEST_CARD, id: 'acme/brush', name: 'brush', provider: 'Acme' };

const studio = createStudioPromptExplainer();
const explained: PromptToExplain[] = [];
const recorded = {
  explain(prompt: PromptToExplain) {
    explained.push(prompt);
    return studio.explain(prompt);
  },
};
const promptExplainers = new Map([['studio', recorded]]);
/** By default: the studio alone, the studio, a hosted model. */
let alone: TestApp;
let both: TestApp;
let hosted: TestApp;
beforeAll(async () => {
  alone = await startTestApp({ imageModels: [STUDIO], promptExplainers });
  both = await startTestApp({ imageModels: [STUDIO, HOSTED], promptExplainers, beside: alone });
  // Starts its thread.
  await studio.explain({ prompt: 'a cat', isPaid: true, caller: { id: 'a user' } });
  hosted = await startTestApp({ imageModels: [HOSTED, STUDIO], promptExplainers, beside: alone });
});
afterAll(async () => {
  expect(await auditLedger(alone.db)).toEqual(SOUND_LEDGER);
  await both.close();
  await hosted.close();
  await alone.close();
  await studio.close();
});

const UNDRAWABLE = 'a purple hullabaloo';

interface Wish {
  prompt: string;
  anyway?: boolean;
  creditFree?: boolean;
  imageModel?: string;
}

/** Every way to ask for a picture. */
const ENTRANCES = {
  'the quick form': ['/api/quick-generate', (wish: Wish) => wish],
  'the gallery': ['/api/quick-generate', (wish: Wish) => ({ ...wish, publish: true })],
  'the builder': [
    '/api/visualize',
    ({ prompt, ...wish }: Wish) => ({ ...wish, customPrompt: prompt, category: 'business' }),
  ],
  'the public API': [
    '/api/v1/generations',
    ({ imageModel, ...wish }: Wish) => ({ ...wish, model: imageModel }),
  ],
} as const;
const entrances = Object.keys(ENTRANCES) as (keyof typeof ENTRANCES)[];

async function customer(site: TestApp, credits = 5) {
  const { id, call, post } = await createPerson(site, credits);
  const { secret } = await createApiKey(site, { userId: id, name: 'Test', scopes: ['generations:write'] });
  return {
    id,
    call,
    post,
    enter(entrance: keyof typeof ENTRANCES, wish: Wish, key: string = randomUUID()) {
      const [path, bodyOf] = ENTRANCES[entrance];
      const headers = { 'idempotency-key': key };
      if (!path.startsWith('/api/v1')) return post(path, bodyOf(wish), headers);
      return fetch(`${site.origin}${path}`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(wish)),
      });
    },
    credits: async () => await (await call('/api/auth/credits')).json(),
    rows: async () => (await (await call('/api/generations')).json()).length,
  };
}

describe.each(entrances)('by %s', (entrance) => {
  test('a prompt that the studio cannot draw is refused, and nothing is held or stored', async () => {
    const { enter, credits, rows } = await customer(alone);
    const answer = await enter(entrance, { prompt: UNDRAWABLE });
    expect(answer.status).toBe(422);
    const body = await answer.json();
    expect(body).toMatchObject({ code: 'cannot_draw', head: 'hullabaloo', field: 'prompt' });
    expect(body.leftOut).toContainEqual({ words: 'hullabaloo', start: 9, end: 19, why: 'unknown' });
    expect(body.alternatives.length).toBeGreaterThan(0);
    expect(body.alternatives.length).toBeLessThanOrEqual(4);
    expect(await credits()).toEqual({ credits: 5, held: 0 });
    expect(await rows()).toBe(0);
  });

  test('it is made anyway on request, also with the key of the refusal', async () => {
    const { enter, credits } = await customer(alone);
    const key = randomUUID();
    await enter(entrance, { prompt: UNDRAWABLE }, key);
    expect((await enter(entrance, { prompt: UNDRAWABLE, anyway: true }, key)).status).toBe(202);
    expect(await credits()).toEqual({ credits: 4, held: 1 });
    // A repeat gets the first answer.
    expect((await enter(entrance, { prompt: UNDRAWABLE }, key)).status).toBe(202);
    expect(await credits()).toEqual({ credits: 4, held: 1 });
  });

  test('a prompt that the studio draws is accepted', async () => {
    const { enter } = await customer(alone);
    expect((await enter(entrance, { prompt: 'a cute cat' })).status).toBe(202);
  });

  test('a picture that must need no credit is judged and stored as such', async () => {
    const { enter, call } = await customer(alone);
    await enter(entrance, { prompt: 'a cute cat', creditFree: true });
    expect(explained.at(-1)).toMatchObject({ isPaid: true, creditFree: true });
    const [{ settings }] = await (await call('/api/generations')).json();
    expect(settings).toMatchObject({ creditFree: true });
  });

  test('a hosted model is the last alternative, and is never refused', async () => {
    const { enter } = await customer(both);
    const { alternatives } = await (await enter(entrance, { prompt: UNDRAWABLE })).json();
    expect(alternatives.at(-1)).toEqual({
      prompt: UNDRAWABLE,
      label: 'Use Acme brush',
      imageModel: HOSTED.id,
    });
    expect((await enter(entrance, { prompt: UNDRAWABLE, imageModel: HOSTED.id })).status).toBe(202);
  });

  test('a hosted model by default refuses nothing; the studio does where it is chosen', async () => {
    const { enter } = await customer(hosted);
    expect((await enter(entrance, { prompt: UNDRAWABLE })).status).toBe(202);
    expect((await enter(entrance, { prompt: UNDRAWABLE, imageModel: 'studio' })).status).toBe(422);
  });
});

const explain = (site: TestApp, body: object) =>
  fetch(`${site.origin}/api/prompts/explain`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('with a reference picture, any prompt is accepted', async () => {
  const { enter, post, call } = await customer(alone);
  const { id } = generationAccepted.parse(await (await enter('the quick form', { prompt: 'a cat' })).json());
  await deliver(alone, id);
  const { images } = await (await call(`/api/generations/${id}`)).json();
  const body = { prompt: UNDRAWABLE, assetId: images[0].id };
  expect((await post('/api/quick-generate', body)).status).toBe(202);
});

test('while one types, a picture that must need no credit is explained as such', async () => {
  expect((await explain(alone, { prompt: 'a cute dog', creditFree: true })).status).toBe(200);
  expect(explained.at(-1)).toMatchObject({ isPaid: false, creditFree: true });
});

describe('a refinement', () => {
  async function refine(customPrompt: string, { on = alone, anyway = false, credits: owned = 5 } = {}) {
    const { enter, post, call, credits } = await customer(on, owned);
    const asked = await enter('the quick form', { prompt: 'a mountain lake', imageModel: 'studio' });
    const { id } = generationAccepted.parse(await asked.json());
    const recipe = { prompt: 'a mountain lake', seed: 1, settings: {}, refinements: [] };
    await deliver(alone, id, { details: { recipe } });
    const { resultImageUrl } = await (await call(`/api/generations/${id}`)).json();
    const explanation = await post('/api/prompts/explain', {
      prompt: customPrompt,
      groundingImageUrl: resultImageUrl,
    });
    const answer = await post('/api/generate-grounded', {
      customPrompt,
      groundingImageUrl: resultImageUrl,
      anyway,
    });
    return {
      explained: await explanation.json(),
      status: answer.status,
      body: await answer.json(),
      credits: await credits(),
    };
  }

  test.each(['a mountain lake, golden hour', 'warmer', 'a mountain lake', 'three red apples'])(
    '%s is accepted',
    async (words) => {
      const { status, explained } = await refine(words);
      expect(status).toBe(202);
      expect(explained.drawsPrompt).toBe(true);
    },
  );

  test('is explained as changes of the picture that stays', async () => {
    const { explained } = await refine('a mountain lake, golden hour');
    const parts = explained.drawn.map((part: { words: string; kind: string }) => [part.words, part.kind]);
    expect(parts).toContainEqual(['golden hour', 'change']);
    expect(parts.length).toBeGreaterThan(1);
    expect((await refine('golden hour')).explained.drawn).toMatchObject([{ kind: 'change' }]);
  });

  test('of another user’s private picture is not explained', async () => {
    const { enter, call } = await customer(alone);
    const { id } = generationAccepted.parse(
      await (await enter('the quick form', { prompt: 'a cat' })).json(),
    );
    await deliver(alone, id);
    const { resultImageUrl } = await (await call(`/api/generations/${id}`)).json();
    const other = await customer(alone);
    const body = { prompt: 'a cat, warmer', groundingImageUrl: resultImageUrl };
    expect((await other.post('/api/prompts/explain', body)).status).toBe(404);
    expect((await explain(alone, body)).status).toBe(404);
  });

  test.each(['a mountain lake, hullabaloo', UNDRAWABLE])('%s is refused and costs nothing', async (words) => {
    const { status, body, credits, explained } = await refine(words);
    expect(status).toBe(422);
    expect(explained.drawsPrompt).toBe(false);
    expect(body.code).toBe('cannot_draw');
    expect(body.leftOut.map((part: { words: string }) => part.words)).toContain('hullabaloo');
    expect(credits).toEqual({ credits: 4, held: 0 });
  });

  test('that would not be seen is refused even if it is asked for anyway', async () => {
    const { status, body, credits } = await refine('a mountain lake, hullabaloo', { anyway: true });
    expect([status, body.isChange]).toEqual([422, true]);
    expect(credits).toEqual({ credits: 4, held: 0 });
  });

  test('is not explained to those who cannot pay for it, since that may take seconds', async () => {
    const before = explained.filter(({ isPaid }) => isPaid).length;
    const { status, body } = await refine('golden hour', { credits: 1 });
    expect([status, body.code]).toEqual([402, 'insufficient_credits']);
    // The first picture alone.
    expect(explained.filter(({ isPaid }) => isPaid)).toHaveLength(before + 1);
  });

  test('is made anyway on request, and by a hosted model', async () => {
    expect((await refine(UNDRAWABLE, { anyway: true })).status).toBe(202);
    expect((await refine(UNDRAWABLE, { on: hosted })).status).toBe(202);
  });
});

test('what is explained while one types is what the request is answered, for hundreds of prompts', async () => {
  const prompts = Object.values(EVERYDAY_PROMPTS)
    .flat()
    .filter((_, index) => index % 3 === 0)
    .map(([prompt]) => prompt);
  prompts.push('Two children flying a kite over a green meadow', 'A storefront in Paris');
  expect(prompts.length).toBeGreaterThanOrEqual(300);
  const { enter } = await customer(alone, prompts.length);
  const disagreeing: string[] = [];
  for (const prompt of prompts) {
    const { drawsPrompt, missing, leftOut } = await (await explain(alone, { prompt })).json();
    const answer = await enter('the quick form', { prompt });
    const body = await answer.json();
    if (body.code === 'moderated') continue;
    const isSame = drawsPrompt
      ? answer.status === 202
      : body.code === 'cannot_draw' && body.head === missing && isDeepStrictEqual(body.leftOut, leftOut);
    if (!isSame) disagreeing.push(prompt);
  }
  expect(disagreeing).toEqual([]);
}, 180_000);

test('a refusal names what is not drawn, not the main noun that is', async () => {
  const prompt = 'Two children climbing a rope over a green meadow';
  const { enter } = await customer(alone);
  const refusal = await (await enter('the quick form', { prompt })).json();
  expect(refusal).toMatchObject({ code: 'cannot_draw', head: 'climbing a rope' });
  expect(await (await explain(alone, { prompt })).json()).toMatchObject({
    drawsPrompt: false,
    head: 'children',
    missing: 'climbing a rope',
  });
});

describe('an explanation', () => {
  test('says without an account what would be drawn', async () => {
    const answer = await explain(alone, { prompt: 'A cat with a hullabaloo' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      engine: 'studio',
      models: [],
      drawsPrompt: true,
      head: 'cat',
      drawn: [{ words: 'cat', start: 2, end: 5, subject: 'cat', count: 1, kind: 'artwork' }],
      leftOut: [{ words: 'hullabaloo', start: 13, end: 23, why: 'unknown' }],
      alternatives: [],
      language: 'en',
    });
  });

  test('of a hosted model leaves nothing out', async () => {
    const answer = await explain(hosted, { prompt: UNDRAWABLE });
    expect(await answer.json()).toMatchObject({ engine: HOSTED.id, drawsPrompt: true, leftOut: [] });
    const chosen = await explain(hosted, { prompt: UNDRAWABLE, imageModel: 'studio' });
    expect(await chosen.json()).toMatchObject({ engine: 'studio', drawsPrompt: false });
  });

  test.each([{ prompt: ' ' }, { prompt: 'cat', imageModel: 'nobody' }, { prompt: 'cat', category: 'none' }])(
    'of %j is a 400',
    async (body) => expect((await explain(alone, body)).status).toBe(400),
  );
});
