import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateGroundedRequest, visualizeRequest } from '#features/generations/contract/guided-generation';
import { builderRequest, excessCharacters, sentPrompt } from './builder-request.ts';
import { type BuilderState, enterState } from './builder-state.ts';

const groups = [{ category: 'Subject', description: 'What?', required: true, options: ['A lake'] }];
const state = enterState({ template: { category: 'nature', groups }, grounding: null, seed: 1 });
const example = { id: 'cup', name: 'Cup', imageUrl: '/cup.webp', description: 'A cup' };
const grounding = {
  sourceImageUrl: '/images/a.png',
  originalGeneration: {
    modelId: '7',
    productId: 'lamp',
    scene: 'Lake',
    style: 'Editorial',
    clothing: 'Designer Business',
    color: 'cool',
    customPrompt: 'A quiet lake',
  },
};

const LAKES = { modelId: 'lakes', imageModel: 'studio', creditFree: true };

function visualized(change: Partial<BuilderState>, modelId = 'lakes') {
  const { kind, body } = builderRequest({ ...state, ...change }, { ...LAKES, modelId });
  expect(kind).toBe('new');
  return visualizeRequest.parse(body);
}

test('the request of a built prompt has the form, the asset and the number of images', () => {
  expect(visualized({ example, imageCount: 3, details: 'pale oak' })).toEqual({
    anyway: false,
    creditFree: true,
    assetId: null,
    exampleAsset: { name: 'Cup', imageUrl: '/cup.webp' },
    modelId: 'lakes',
    category: 'nature',
    style: 'photorealistic',
    mood: 'professional',
    colorScheme: 'vibrant',
    composition: 'centered',
    outputFormat: 'square',
    customPrompt: 'A lake. pale oak',
    imageCount: 3,
    imageModel: 'studio',
    seed: null,
    negativePrompt: '',
    furtherReferences: [],
    styleReference: null,
  });
  expect(visualized({ options: { seed: 7, negativePrompt: ' boats ' } })).toMatchObject({
    seed: 7,
    negativePrompt: 'boats',
  });
});

test.each([
  ['12', 12],
  ['remote-work', 'remote-work'],
  ['', ''],
  ['99999999999999999999', '99999999999999999999'],
])('the model %j in the address is sent as %j', (modelId, sent) => {
  expect(visualized({}, modelId).modelId).toBe(sent);
});

test('the request of a refinement has the earlier picture’s settings', () => {
  const { kind, body } = builderRequest({ ...state, grounding, prompt: ' A lake at night ' }, LAKES);
  expect(kind).toBe('refinement');
  expect(generateGroundedRequest.parse(body)).toEqual({
    anyway: false,
    creditFree: true,
    modelId: 7,
    productId: 'lamp',
    scene: 'Lake',
    style: 'Editorial',
    clothing: 'Designer Business',
    color: 'cool',
    customPrompt: 'A lake at night',
    groundingImageUrl: '/images/a.png',
    groundingPrompt: 'A quiet lake',
    imageModel: 'studio',
  });
  expect(builderRequest({ ...state, grounding, example }, LAKES).body).toMatchObject({ productId: 'cup' });
});

test('details are a separate sentence after the prompt', () => {
  expect(sentPrompt({ prompt: 'A lake', details: '' })).toBe('A lake');
  expect(sentPrompt({ prompt: 'A lake', details: ' \n' })).toBe('A lake');
  expect(sentPrompt({ prompt: 'A lake ', details: ' in rain ' })).toBe('A lake. in rain');
  for (const end of ['.', '!', '?', '…'])
    expect(sentPrompt({ prompt: `A lake${end}`, details: 'in rain' })).toBe(`A lake${end} in rain`);
});

test('the client’s length limit agrees with the server’s', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_990, max: 2_010 }), fc.constantFrom('a', '🏔', 'é'), (length, letter) => {
      const prompt = letter.repeat(length);
      const accepted = visualizeRequest.safeParse({ customPrompt: prompt }).success;
      expect(excessCharacters(prompt)).toBe(Math.max(0, length - 2_000));
      expect(excessCharacters(prompt) === 0).toBe(accepted);
    }),
  );
});
