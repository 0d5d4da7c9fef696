import { expect, it } from 'vitest';
import type { Generation } from '#features/generations/contract/generations';
import { detailRows } from './detail-rows.ts';

const PLAIN: Generation = {
  id: 'g',
  modelId: 'quick-generation',
  productId: null,
  furtherReferences: [],
  styleReference: null,
  status: 'completed',
  scene: 'Lake',
  style: null,
  clothing: null,
  color: null,
  customPrompt: 'A quiet lake',
  refines: null,
  refinesImageUrl: null,
  isEdit: false,
  enhancedPrompt: null,
  imageModel: 'studio',
  madeBy: null,
  failureReason: null,
  failureRemedy: null,
  category: 'nature',
  settings: null,
  seed: 2026,
  sourceImageUrl: null,
  imageCount: 1,
  resultImageUrl: '/1',
  resultImageUrls: ['/1'],
  images: [{ id: 'i', url: '/1', width: 1280, height: 720, thumbHash: '', creditLine: null }],
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
const IMAGE_MODELS = [
  { id: 'openai/gpt-image-1', name: 'gpt-image-1', provider: 'OpenAI', cost: 4, takesReference: true },
  { id: 'studio', name: 'Studio engine', provider: null, cost: 1, takesReference: true },
];
const rows = (part: Partial<Generation> = {}) =>
  Object.fromEntries(
    detailRows({ ...PLAIN, ...part }, 'Quick Generation', IMAGE_MODELS).map(({ label, value }) => [
      label,
      value,
    ]),
  );

it('shows that a picture waits for review', () => {
  expect(rows({ isInReview: true }).Gallery).toBe('Waiting for review');
});

it('shows only the known values of a plain prompt', () => {
  expect(rows()).toEqual({
    Model: 'Quick Generation',
    'Made with': 'Studio engine',
    Category: 'Nature & Environment',
    Scene: 'Lake',
    Size: '1280 × 720 pixels',
    Pictures: '1',
    Seed: '2026',
    'Credits charged': '1',
  });
});

it('shows the form’s settings by their labels', () => {
  const settings = {
    category: 'nature',
    style: 'minimalist',
    mood: 'calm',
    colorScheme: 'branded',
    composition: 'balanced',
    outputFormat: 'banner',
  } as const;
  expect(rows({ settings, style: 'minimalist' })).toMatchObject({
    Style: 'Minimalist & Clean',
    Mood: 'Calm',
    'Color scheme': 'Brand Colors',
    Composition: 'Rule of Thirds',
    Format: 'Banner (3:1)',
  });
});

it('shows what a refinement kept, without its defaults, and how many pictures are left', () => {
  expect(rows({ style: 'Noir', clothing: 'Raincoat', imageCount: 4 })).toMatchObject({
    Style: 'Noir',
    Clothing: 'Raincoat',
    Pictures: '1 of 4',
  });
  const defaults = rows({ style: 'Editorial', clothing: 'Designer Business', color: 'cool' });
  for (const label of ['Style', 'Clothing', 'Color']) expect(defaults).not.toHaveProperty(label);
  expect(rows({ status: 'failed', images: [], imageCount: 4, creditsCharged: 0 })).toMatchObject({
    Pictures: '4',
    'Credits charged': '0',
  });
});

it('names the model that made the pictures, even a replacement, and none for cut-outs and failures', () => {
  expect(rows({ imageModel: 'openai/gpt-image-1' })['Made with']).toBe('OpenAI gpt-image-1');
  expect(rows({ imageModel: 'openai/gpt-image-1', madeBy: 'studio' })['Made with']).toBe('Studio engine');
  expect(rows({ imageModel: 'fal/gone' })['Made with']).toBe('fal/gone');
  expect(rows({ modelId: 'background-removal' })).not.toHaveProperty('Made with');
  expect(rows({ status: 'failed' })).not.toHaveProperty('Made with');
});
