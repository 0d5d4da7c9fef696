import { expect, test } from 'vitest';
import { storedTheme } from './stored-theme.ts';

test('with https only the `__Host-` cookie is used', () => {
  const planted = { theme: 'dark', '__Host-theme': 'light' };
  expect(storedTheme(planted, 'https://pictures.example')).toBe('light');
  expect(storedTheme(planted, 'http://127.0.0.1:3000')).toBe('dark');
  expect(storedTheme({ '__Host-theme': '<script>' }, 'https://pictures.example')).toBeUndefined();
});
