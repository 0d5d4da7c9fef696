import { expect, test } from 'vitest';
import { generationName, promptAdditions, promptToRefine } from './generation-name.ts';

test.each([
  [{ customPrompt: 'mountain lake', refines: null, scene: null }, 'mountain lake'],
  [{ customPrompt: 'add a boat', refines: 'mountain lake', scene: null }, 'mountain lake · add a boat'],
  [{ customPrompt: 'mountain lake, rain', refines: 'mountain lake', scene: null }, 'mountain lake, rain'],
  [
    { customPrompt: 'mountain lake, rain', refines: 'mountain lake, snow', scene: null },
    'mountain lake, rain',
  ],
  [{ customPrompt: 'redder sky', refines: 'red, soft', scene: null }, 'red, soft · redder sky'],
  [{ customPrompt: null, refines: 'mountain lake', scene: 'At sea' }, 'At sea'],
  [{ customPrompt: null, refines: null, scene: null }, 'Generated'],
])('%o is named %s', (generation, name) => {
  expect(generationName(generation)).toBe(name);
});

test.each([
  [{ customPrompt: 'at night', refines: 'mountain lake' }, 'mountain lake, at night'],
  [{ customPrompt: 'at night', refines: 'A mountain lake.' }, 'A mountain lake. at night'],
  [{ customPrompt: 'mountain lake, rain', refines: 'mountain lake' }, 'mountain lake, rain'],
  [{ customPrompt: 'a carpet under it', refines: 'a car' }, 'a car, a carpet under it'],
  [{ customPrompt: 'at night', refines: 'a'.repeat(1_995) }, 'at night'],
  [{ customPrompt: 'at night', refines: null }, 'at night'],
  [{ customPrompt: null, refines: 'mountain lake' }, null],
])('%o is refined from %s', (generation, prompt) => {
  expect(promptToRefine({ ...generation, isEdit: false })).toBe(prompt);
});

test('an edit is refined from the words of its picture alone', () => {
  const erased = { customPrompt: 'Erase a part', refines: 'mountain lake, at night', isEdit: true };
  expect(promptToRefine(erased)).toBe('mountain lake, at night');
});

test('a prompt that repeats those before it adds only the rest', () => {
  const first = ['mountain lake', 'at night', 'at night'];
  expect(promptAdditions([...first, 'at night, golden hour'])).toEqual(['at night', 'golden hour']);
  expect(promptAdditions([...first, 'mountain lake, at night, closer'])).toEqual(['at night', 'closer']);
  expect(promptAdditions(['red', 'redder'])).toEqual(['redder']);
  expect(promptAdditions(['a lake', 'darker', 'darker sky'])).toEqual(['darker', 'darker sky']);
  expect(promptAdditions(['mountain lake'])).toEqual([]);
});
