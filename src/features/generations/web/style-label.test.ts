import { expect, it } from 'vitest';
import { styleLabel } from './style-label.ts';

it.each([
  ['minimalist', 'Minimalist & Clean'],
  ['Editorial', 'Editorial'],
  ['toString', 'toString'],
])('labels the style %s as %s', (style, label) => {
  expect(styleLabel(style)).toBe(label);
});
