import { expect, it } from 'vitest';
import type { Generation } from '#features/generations/contract/generations';
import { statusText, tabTitle } from './result-texts.ts';

it('announces quarters of progress and the outcome', () => {
  const at = (part: Partial<Generation>) =>
    statusText({
      status: 'generating',
      progress: 0,
      queuePosition: null,
      canceledAt: null,
      ...part,
    } as Generation);
  expect(at({ queuePosition: 0 })).toBe('Creating your AI photo... Next in line');
  expect(at({ progress: 0.2 })).toBe('Creating your AI photo...');
  expect(at({ progress: 0.62 })).toBe('Creating your AI photo... 50% done');
  expect(at({ status: 'completed' })).toBe('Your picture is ready');
  expect(at({ status: 'failed' })).toBe('Generation failed');
  expect(at({ status: 'failed', canceledAt: '2026-11-23T16:00:00.000Z' })).toBe('Generation canceled');
});

it('names the picture in the tab, and says while it is made or if it failed', () => {
  const at = (part: Partial<Generation>) =>
    tabTitle({
      status: 'completed',
      customPrompt: 'A lake',
      refines: null,
      scene: 'Lake',
      canceledAt: null,
      ...part,
    } as Generation);
  expect(at({})).toBe('A lake');
  expect(at({ customPrompt: null, scene: '' })).toBe('Your picture');
  expect(at({ status: 'generating' })).toBe('Creating: A lake');
  expect(at({ status: 'failed' })).toBe('Generation failed');
});
