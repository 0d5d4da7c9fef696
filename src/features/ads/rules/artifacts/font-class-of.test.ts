import { expect, test } from 'vitest';
import { fontClassOf } from './font-class-of.ts';

test.each([
  [['Instrument Serif', 'Geist'], 'serif'],
  [['Playfair Display'], 'serif'],
  [['EB Garamond'], 'serif'],
  [['serif'], 'serif'],
  [['sans-serif'], 'sans'],
  [['Merriweather Sans'], 'sans'],
  [['Inter', 'Georgia'], 'sans'],
  [[], 'sans'],
] as const)('%j gets %s headlines', (families, fontClass) => {
  expect(fontClassOf(families)).toBe(fontClass);
});
