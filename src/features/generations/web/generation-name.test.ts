import { expect, test } from 'vitest';
import { generationName } from './generation-name.ts';

test.each([
  [{ customPrompt: 'mountain lake', refines: null, scene: null }, 'mountain lake'],
  [{ customPrompt: 'add a boat', refines: 'mountain lake', scene: null }, 'mountain lake · add a boat'],
  [{ customPrompt: 'mountain lake, rain', refines: 'mountain lake', scene: null }, 'mountain lake, rain'],
  [{ customPrompt: null, refines: 'mountain lake', scene: 'At sea' }, 'At sea'],
  [{ customPrompt: null, refines: null, scene: null }, 'Generated'],
])('%o is named %s', (generation, name) => {
  expect(generationName(generation)).toBe(name);
});
