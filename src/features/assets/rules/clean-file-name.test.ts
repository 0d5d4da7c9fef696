import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

test.each([
  ['a mug.png', 'a mug.png'],
  ['静かな湖 🏔️.jpg', '静かな湖 🏔️.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\mug.png', 'mug.png'],
  ['mug\u0000\u0007.png', 'mug.png'],
  ['mug\r\nSet-Cookie: a=b.png', 'mug Set-Cookie: a=b.png'],
  ['mug\u202egnp.exe', 'muggnp.exe'],
  [' \t ', 'image'],
  ['..', 'image'],
  ['', 'image'],
])('%j is shown as %j', (name, shown) => {
  expect(cleanFileName(name)).toBe(shown);
});

test('any file name becomes 1 to 200 visible characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (name) => {
      const shown = cleanFileName(name);
      expect([...shown].length).toBeGreaterThan(0);
      expect([...shown].length).toBeLessThanOrEqual(200);
      expect(shown).not.toMatch(/[/\\\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
      expect(cleanFileName(shown)).toBe(shown);
    }),
  );
});
