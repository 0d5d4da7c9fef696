import { expect, test } from 'vitest';
import { ENGLISH } from './languages/find-language.ts';
import { calmDown, createLowering, titleCase } from './letter-case.ts';

test.each([
  ['bags that get better with age', 'Bags That Get Better with Age'],
  ['plant care app for iPhone and Android', 'Plant Care App for iPhone and Android'],
  ['hi, we’re open 24/7', 'Hi, We’re Open 24/7'],
  ['storm: the new exhibition', 'Storm: The New Exhibition'],
  ['next-day delivery of full-grain leather', 'Next-Day Delivery of Full-Grain Leather'],
  ['NASA and the BBC', 'NASA and the BBC'],
])('title case: %s', (text, expected) => {
  expect(titleCase(text)).toBe(expected);
});

test('lowers all-caps lines, but not short names', () => {
  expect(calmDown('SUMMER SALE: 40% OFF')).toBe('Summer sale: 40% off');
  expect(calmDown('SIN ESPEJOS. SIN EXCUSAS.')).toBe('Sin espejos. Sin excusas.');
  expect(calmDown('3D 가이드로 회복이 빠릅니다')).toBe('3D 가이드로 회복이 빠릅니다');
  expect(calmDown('BBC')).toBe('BBC');
  expect(calmDown('Summer SALE')).toBe('Summer SALE');
});

test('lowers the capitals of headings, and keeps those of names', () => {
  const lower = createLowering(ENGLISH, [
    'Our leather comes from Tuscany.',
    'We sell bags and Italian shoes.',
  ]);
  expect(lower('Leather Bags')).toBe('leather bags');
  expect(lower('Italian shoes')).toBe('Italian shoes');
  expect(lower('Handmade bags')).toBe('handmade bags');
});
