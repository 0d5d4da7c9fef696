import { describe, expect, it } from 'vitest';
import type { Asset, ExampleProduct } from '#features/assets/contract/assets';
import {
  type CreateState,
  createRequest,
  EMPTY_CREATE_STATE,
  readState,
  reusedState,
} from './create-state.ts';

const ASSET: Asset = {
  id: '6f9b1c1e-0000-4000-8000-000000000001',
  originalName: 'mug.png',
  imageUrl: '/images/a.png',
  width: 64,
  height: 64,
  hasAlpha: false,
  thumbHash: '',
};
const EXAMPLE: ExampleProduct = { id: 'mug', name: 'Mug', imageUrl: '/mug.webp', description: 'A mug' };
const said = (changes: Partial<CreateState>): CreateState => ({ ...EMPTY_CREATE_STATE, ...changes });
const AS_EVER = { imageModel: null, enhance: true };

describe('the request of Generate', () => {
  it('has only the trimmed prompt if nothing else was chosen', () => {
    expect(createRequest(said({ prompt: '  a lake ' }), AS_EVER)).toEqual({ prompt: 'a lake' });
  });

  it('has all choices', () => {
    const state = said({
      prompt: 'a lake',
      style: 'artistic',
      outputFormat: 'banner',
      imageCount: 3,
      seed: 0,
      negativePrompt: ' boats ',
    });
    const chosen = { imageModel: 'acme/1', enhance: false, creditFree: true };
    expect(createRequest({ ...state, asset: ASSET }, chosen)).toEqual({
      prompt: 'a lake',
      style: 'artistic',
      outputFormat: 'banner',
      imageCount: 3,
      seed: 0,
      negativePrompt: 'boats',
      assetId: ASSET.id,
      imageModel: 'acme/1',
      enhance: false,
      creditFree: true,
    });
    expect(createRequest(said({ prompt: 'a lake', example: EXAMPLE }), AS_EVER)).toEqual({
      prompt: 'a lake',
      exampleAsset: { name: 'Mug', imageUrl: '/mug.webp' },
    });
  });

  it('has as many references as the model takes, and the style', () => {
    const second = { ...ASSET, id: '6f9b1c1e-0000-4000-8000-000000000002' };
    const state = said({
      prompt: 'a lake',
      asset: ASSET,
      furtherReferences: [second],
      styleReference: second,
    });
    expect(createRequest(state, { ...AS_EVER, references: 3 })).toEqual({
      prompt: 'a lake',
      assetId: ASSET.id,
      furtherReferences: [second.id],
      styleReference: second.id,
    });
    for (const other of [state, { ...state, asset: null }])
      expect(createRequest(other, AS_EVER)).not.toHaveProperty('furtherReferences');
  });
});

describe('the stored state', () => {
  it('is restored completely', () => {
    const state = said({
      prompt: ' a lake',
      style: 'minimalist',
      outputFormat: 'portrait',
      imageCount: 4,
      seed: 4_294_967_295,
      negativePrompt: 'boats',
    });
    for (const whole of [
      { ...state, asset: ASSET },
      { ...state, example: EXAMPLE },
    ])
      expect(readState(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  it.each([null, 'x', 7, [], { prompt: 7, style: 'toString', outputFormat: '4:3', imageCount: 'x' }])(
    'is the initial state if the stored value is invalid: %o',
    (stored) => expect(readState(stored)).toEqual(EMPTY_CREATE_STATE),
  );

  it('never has too many pictures or two references', () => {
    expect(readState({ imageCount: 99 }).imageCount).toBe(4);
    expect(readState({ imageCount: -1 }).imageCount).toBe(1);
    expect(readState({ asset: ASSET, example: EXAMPLE })).toMatchObject({ asset: ASSET, example: null });
    expect(readState({ asset: { id: 7 } }).asset).toBeNull();
  });
});

describe('a reused generation', () => {
  it('sets its prompt, style, format and number', () => {
    const settings = { style: 'artistic', outputFormat: 'landscape' } as const;
    const asked = { customPrompt: 'a lake', refines: null, isEdit: false };
    const generation = { ...asked, settings, imageCount: 2, seed: 7 };
    const reused = said({ prompt: 'a lake', style: 'artistic', outputFormat: 'landscape', imageCount: 2 });
    expect(reusedState(generation)).toEqual(reused);
    expect(reusedState(generation, { keepsSeed: true })).toEqual({ ...reused, seed: 7 });
  });

  it('without settings replaces earlier choices by the defaults; a change is reused with its picture’s words', () => {
    const asked = { customPrompt: 'at night', refines: 'a lake', isEdit: false };
    expect(reusedState({ ...asked, settings: null, imageCount: 1, seed: 7 })).toEqual(
      said({ prompt: 'a lake, at night' }),
    );
  });
});
