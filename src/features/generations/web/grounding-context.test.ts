import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Generation } from '../contract/generations.ts';
import { storeGroundingContext, takeGroundingContext } from './grounding-context.ts';

afterEach(() => vi.restoreAllMocks());

function memoryStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

const BARE: Generation = {
  id: '00000000-0000-4000-8000-000000000000',
  modelId: 'quick-generation',
  productId: null,
  furtherReferences: [],
  styleReference: null,
  status: 'completed',
  scene: null,
  style: null,
  clothing: null,
  color: null,
  customPrompt: null,
  refines: null,
  refinesImageUrl: null,
  isEdit: false,
  enhancedPrompt: null,
  imageModel: 'studio',
  madeBy: null,
  failureReason: null,
  failureRemedy: null,
  category: null,
  settings: null,
  seed: 2026,
  sourceImageUrl: null,
  imageCount: 2,
  resultImageUrl: null,
  resultImageUrls: ['/i/first.png', '/i/second.png'],
  images: [],
  preview: null,
  progress: 1,
  queuePosition: null,
  creditsCharged: 1,
  cancelCost: null,
  canceledAt: null,
  isInReview: false,
  notes: [],
  name: null,
  ownNotes: null,
  tags: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  completedAt: '2026-01-01T00:00:30.000Z',
};

describe('the grounding context', () => {
  it('is stored with the defaults of a refinement and without a time', () => {
    const storage = memoryStorage();
    storeGroundingContext(storage, { generation: BARE });
    expect(JSON.parse(storage.map.get('groundingContext') ?? '')).toEqual({
      sourceImageUrl: '/i/first.png',
      originalGeneration: {
        modelId: 'quick-generation',
        productId: null,
        scene: 'Modern Studio',
        style: 'Editorial',
        clothing: 'Designer Business',
        color: 'cool',
        customPrompt: '',
      },
    });
  });

  it('keeps what the generation has, the chosen image, and the time of a remix', () => {
    const storage = memoryStorage();
    const generation = { ...BARE, modelId: 7, scene: 'Lake', resultImageUrl: '/i/only.png' };
    storeGroundingContext(storage, { generation, timestamp: 5 });
    expect(takeGroundingContext(storage)).toMatchObject({
      sourceImageUrl: '/i/only.png',
      originalGeneration: { modelId: 7, scene: 'Lake' },
      timestamp: 5,
    });
    storeGroundingContext(storage, { generation, imageUrl: '/i/second.png' });
    expect(takeGroundingContext(storage)?.sourceImageUrl).toBe('/i/second.png');
  });

  it('can be taken once', () => {
    const storage = memoryStorage();
    storeGroundingContext(storage, { generation: BARE });
    expect(takeGroundingContext(storage)).not.toBeNull();
    expect(takeGroundingContext(storage)).toBeNull();
  });

  it.each(['{', 'null', '{"sourceImageUrl":1}'])('is dropped and logged if it is %s', (stored) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const storage = memoryStorage({ groundingContext: stored });
    expect(takeGroundingContext(storage)).toBeNull();
    expect(storage.map.size).toBe(0);
    expect(log).toHaveBeenCalledOnce();
  });
});

it('has the image model if the caller names it', () => {
  const storage = memoryStorage();
  storeGroundingContext(storage, { generation: BARE, imageModel: 'openai/gpt-image-1' });
  expect(takeGroundingContext(storage)?.imageModel).toBe('openai/gpt-image-1');
});
