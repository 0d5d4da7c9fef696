import { expect, it } from 'vitest';
import { UNADJUSTED } from '../contract/adjustment.ts';
import { NEW_TEXT } from '../contract/text-layer.ts';
import { changedPart } from './use-adjust-steps.ts';

const text = { ...NEW_TEXT, words: 'Sale' };

it('names what a change changes, so that a slider or a text is one step', () => {
  expect(changedPart(UNADJUSTED, { ...UNADJUSTED, brightness: 0.1 })).toBe('brightness');
  expect(changedPart(UNADJUSTED, { ...UNADJUSTED, crop: { x: 0, y: 0, width: 1, height: 0.5 } })).toBe(
    'crop',
  );
  const one = { ...UNADJUSTED, texts: [text] };
  expect(changedPart(UNADJUSTED, one)).toBe('1 texts');
  expect(changedPart(one, { ...one, texts: [{ ...text, words: 'Sales' }] })).toBe('text 0 words');
  expect(changedPart(one, { ...one, texts: [{ ...text, x: 0.1, y: 0.2 }] })).toBe('text 0 x text 0 y');
  expect(changedPart(one, { ...one, texts: [{ ...text }] })).toBe('');
});
