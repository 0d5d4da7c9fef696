import { expect, it, vi } from 'vitest';
import { DEFAULT_GENERATION_SETTINGS } from '#features/generations/contract/generation-settings';
import { draftOf, keepBuilderDraft, takeBuilderDraft } from './builder-draft.ts';

function storage(stored?: string) {
  const items = new Map(stored === undefined ? [] : [['builderDraft', stored]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const SETTINGS = {
  category: 'nature',
  style: 'minimalist',
  mood: 'calm',
  colorScheme: 'muted',
  composition: 'balanced',
  outputFormat: 'banner',
} as const;

it('passes on a generation’s prompt and settings once', () => {
  const tab = storage();
  const generation = { customPrompt: 'A quiet lake', settings: SETTINGS, imageCount: 3 };
  keepBuilderDraft(tab, draftOf(generation));
  expect(takeBuilderDraft(tab)).toEqual({
    settings: { ...SETTINGS, customPrompt: 'A quiet lake' },
    imageCount: 3,
  });
  expect(takeBuilderDraft(tab)).toBeNull();
});

it('fills a plain prompt’s missing settings with the form’s defaults', () => {
  expect(draftOf({ customPrompt: null, settings: null, imageCount: 1 })).toEqual({
    settings: DEFAULT_GENERATION_SETTINGS,
    imageCount: 1,
  });
});

it.each([
  ['{"settings":{"category":"toString","mood":7,"customPrompt":null},"imageCount":"x"}', 1],
  ['{"imageCount":99}', 4],
  ['{"imageCount":-2}', 1],
  ['null', 1],
])('ignores unknown values in %s', (stored, imageCount) => {
  expect(takeBuilderDraft(storage(stored))).toEqual({ settings: DEFAULT_GENERATION_SETTINGS, imageCount });
});

it('drops a draft that cannot be parsed', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const tab = storage('{');
  expect(takeBuilderDraft(tab)).toBeNull();
  expect(tab.getItem('builderDraft')).toBeNull();
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
