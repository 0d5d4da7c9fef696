import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStudioPromptExplainer } from '#adapters/prompt-explainers/studio/studio-prompt-explainer';
import { ProviderError } from '#platform/errors/provider-error';
import type { Caller } from '#platform/fairness/shed-load';
import type { SketchRequest } from '#ports/picture-sketcher';
import { startTestApp, type TestApp } from '#testing/test-app';
import { TEST_CARD } from '#testing/test-card';

const STUDIO = { ...TEST_CARD, id: 'studio' };
const HOSTED = { ...TEST_CARD, id: 'acme/brush', provider: 'Acme' };

const explainer = createStudioPromptExplainer();
const asked: { request: SketchRequest; caller: Caller }[] = [];
let isBusy = false;
/** Records what it is asked for. */
const sketcher = {
  async sketch(request: SketchRequest, { caller }: { caller: Caller }) {
    if (isBusy) throw new ProviderError('transient', 'The sketcher is busy');
    asked.push({ request, caller });
    return { file: Buffer.from('a sketch'), width: request.width, height: request.height };
  },
};

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({
    imageModels: [STUDIO, HOSTED],
    promptExplainers: new Map([['studio', explainer]]),
    pictureSketchers: new Map([['studio', sketcher]]),
    limits: { sketch: 8 },
  });
});
afterAll(async () => {
  await site.close();
  await explainer.close();
});
beforeEach(() => {
  asked.length = 0;
  isBusy = false;
});

async function ask(body: object) {
  const response = await fetch(`${site.origin}/api/prompts/sketch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

test('a visitor gets a small sketch in the shape and with the settings of the picture', async () => {
  const answer = await ask({ prompt: 'A red cat', outputFormat: 'landscape', style: 'artistic', seed: 9 });
  expect(answer).toEqual({
    status: 200,
    body: {
      sketch: {
        url: `data:image/webp;base64,${Buffer.from('a sketch').toString('base64')}`,
        width: 256,
        height: expect.any(Number),
      },
    },
  });
  expect(answer.body.sketch.height).toBeLessThan(256);
  expect(asked[0]?.request).toMatchObject({
    prompt: 'A red cat',
    seed: 9,
    width: 256,
    settings: { style: 'artistic' },
  });
});

test('nothing is sketched that cannot be drawn, by a hosted model, or while there is no time', async () => {
  const nothing = { status: 200, body: { sketch: null } };
  expect(await ask({ prompt: 'a purple hullabaloo' })).toEqual(nothing);
  expect(await ask({ prompt: 'a cat', imageModel: HOSTED.id })).toEqual(nothing);
  isBusy = true;
  expect(await ask({ prompt: 'a cat' })).toEqual(nothing);
  expect(asked).toEqual([]);
});

test('a prompt that moderation doubts is refused, and so is an empty one', async () => {
  expect((await ask({ prompt: 'a naked woman' })).status).toBe(422);
  expect((await ask({ prompt: ' ' })).status).toBe(400);
  expect(asked).toEqual([]);
});

test('one address asks for a limited number in a minute', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 9; call++) statuses.push((await ask({ prompt: 'a cat' })).status);
  expect(statuses.at(-1)).toBe(429);
});
