import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRedact } from './redact.ts';

const KEY = 'Zq7/pL+9=x"Ω&k-42';
const redact = createRedact([KEY, 'tiny', 'see']);

describe('a known key', () => {
  const written: [string, string][] = [
    ['plain', KEY],
    ['in a URL', encodeURIComponent(KEY)],
    [
      'in a URL, in lower case',
      encodeURIComponent(KEY).toLowerCase().replace('zq7', 'Zq7').replace('pl', 'pL').replace('ω', 'Ω'),
    ],
    ['in a URL within a URL', encodeURIComponent(encodeURIComponent(KEY))],
    ['in form data', new URLSearchParams({ a: KEY }).toString().slice(2)],
    ['in JSON', JSON.stringify(KEY)],
    ['in JSON within JSON', JSON.stringify(JSON.stringify(KEY))],
    [
      'in JSON of ASCII',
      KEY.replace(/[^a-z0-9]/gi, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ],
    ['in HTML', KEY.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
    ['in numeric HTML entities', KEY.replace(/[^a-z0-9]/gi, (c) => `&#${c.codePointAt(0)};`)],
    ['in base64', Buffer.from(KEY).toString('base64')],
    ['in base64url', Buffer.from(KEY).toString('base64url')],
    ['in hexadecimal', Buffer.from(KEY).toString('hex')],
  ];

  test.each(written)('is removed %s', (_, form) => {
    const text = redact(`They said: ${form} is wrong`);
    expect(text).toContain('[removed]');
    expect(text).not.toContain(form);
    expect(text).toMatch(/^They said: .* is wrong$/);
  });

  test.each([0, 1, 2])('is removed in base64 after %d other letters', (before) => {
    const coded = Buffer.from(`${'user:'.slice(0, before)}${KEY}`).toString('base64');
    const text = redact(`got ${coded}`);
    const left = Buffer.from(text.replace(/got |\[removed\]/g, ''), 'base64').toString();
    expect(left.length).toBeLessThan(before + 3);
  });

  test('is kept if it is very short', () => {
    expect(redact('I see a tiny word')).toBe('I see a [removed] word');
  });
});

describe('unknown keys', () => {
  test.each([
    ['Authorization: Bearer abc123DEF456ghi', 'abc123DEF456ghi'],
    ['authorization: Basic dXNlcjpwYXNz', 'dXNlcjpwYXNz'],
    ['{"authorization":"Key 0a1b2c3d-1111:deadbeefcafe"}', 'deadbeefcafe'],
    ['{\\"x-api-key\\": \\"qwertzuiop1\\"}', 'qwertzuiop1'],
    ['x-goog-api-key=zzzz9999zzzz', 'zzzz9999zzzz'],
    ['GET https://host/v1beta/models?key=AbCd12&alt=json failed', 'AbCd12'],
    ['https://s3/x.png?X-Amz-Signature=0f0f0f&X-Amz-Date=2026', '0f0f0f'],
    ['https://me:hunter2@host/v1', 'hunter2'],
    ['Incorrect API key provided: sk-proj-********************w4x9.', 'w4x9'],
    ['token r8_0123456789abcdef', '0123456789abcdef'],
    ['AIzaSyA1234567890abcdefghij is disabled', 'SyA1234567890'],
    ['jwt eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJhIn0.c2ln', 'eyJpc3MiOiJhIn0'],
    ['-----BEGIN PRIVATE KEY-----\nMIIEvQ\n-----END PRIVATE KEY-----', 'MIIEvQ'],
  ])('are removed from %s', (text, secret) => {
    expect(redact(text)).not.toContain(secret);
  });

  test.each([
    'Your request was rejected by the safety system.',
    'The token limit of this model is 4096 tokens; the key words are too many.',
    'skateboarding in the rain, task-force, disk-imaging',
    'https://api.openai.com/v1/images/generations answered 500',
    'Basic understanding of composition',
  ])('are not found in %s', (text) => {
    expect(redact(text)).toBe(text);
  });
});

test('a known key is removed in any encoding, anywhere in a text', () => {
  const secret = fc.string({ minLength: 8, maxLength: 60, unit: 'binary' }).filter((s) => s.isWellFormed());
  const ways: ((text: string) => string)[] = [
    (text) => text,
    encodeURIComponent,
    encodeURI,
    (text) => encodeURIComponent(encodeURIComponent(text)),
    (text) => new URLSearchParams({ a: text }).toString().slice(2),
    (text) => JSON.stringify(text).slice(1, -1),
    (text) => JSON.stringify(JSON.stringify(text)).slice(3, -3),
    (text) => Buffer.from(text).toString('base64'),
    (text) => Buffer.from(text).toString('base64url'),
    (text) => Buffer.from(text).toString('hex').toUpperCase(),
    (text) => [...text].map((c) => `&#x${c.codePointAt(0)!.toString(16)};`).join(''),
    (text) =>
      text
        .split('')
        .map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''),
    (text) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  ];
  fc.assert(
    fc.property(secret, fc.constantFrom(...ways), fc.string(), fc.string(), (key, write, before, after) => {
      const form = write(key);
      const text = createRedact([key])(`${before} ${form} ${after}`);
      // The surrounding text may contain it by chance.
      fc.pre(!`${before}  ${after}[removed]`.includes(form));
      expect(text).not.toContain(form.replace(/=+$/, ''));
    }),
    { numRuns: 150 },
  );
});
