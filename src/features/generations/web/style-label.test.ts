import { expect, it } from 'vitest';
import { styleLabel } from './style-label.ts';

it.each([
  ['minimalist', 'Minimalist & Clean'],
  ['Editorial', 'Editorial'],
  ['toString', 'toString'],
])('calls the style %s %s', (style, label) => {
  expect(styleLabel(style)).toBe(label);
});
