import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createIsolatedReader } from './isolated-reader.ts';

const deaths: string[] = [];
const reader = createIsolatedReader<null, { width: number }>({
  program: fileURLToPath(new URL('./lying-reader.fixture.ts', import.meta.url)),
  finding: z.strictObject({ width: z.int().positive() }),
  onDeath: (how) => deaths.push(how),
});
afterAll(() => reader.close());

const read = (answer: unknown) => reader.read(Buffer.from(JSON.stringify(answer)), null);

test('a correct answer is accepted', async () => {
  // The answer's own length in JSON.
  const answer = { finding: { width: 3 }, length: 35 };
  const bytes = Buffer.from(JSON.stringify(answer));
  expect(bytes.length).toBe(35);
  expect(await read(answer)).toEqual({ finding: { width: 3 }, bytes });
  const refusal = { phrase: 'too_large.slow', parameters: {} };
  await expect(read({ refusal })).rejects.toMatchObject({
    code: 'too_large',
    message: 'The image would take too long to open.',
  });
  expect(deaths).toEqual([]);
});

test.each([
  ['another finding', { finding: { width: '<script>' }, length: 0 }],
  ['more than was asked for', { finding: { width: 3, contentType: 'text/html' }, length: 0 }],
  ['nothing', {}],
  ['more bytes than any picture has', { finding: { width: 3 }, length: 2 ** 40 }],
  ['more bytes than it announces', { finding: { width: 3 }, length: 2 }],
  ['a negative length', { finding: { width: 3 }, length: -1 }],
  ['a length that is not a number', { finding: { width: 3 }, length: 'all' }],
  ['an unknown refusal', { refusal: { phrase: 'toString', parameters: {} } }],
  ['a refusal that no reader has', { refusal: { phrase: 'signed_out', parameters: {} } }],
  [
    'a refusal without an end',
    { refusal: { phrase: 'unsupported_media.said', parameters: { said: 'x'.repeat(301) } } },
  ],
  ['a refusal without its parameters', { refusal: { phrase: 'too_large.pixels', parameters: {} } }],
  [
    'a refusal with a parameter that is not text',
    { refusal: { phrase: 'unsupported_media.said', parameters: { said: { toString: 1 } } } },
  ],
])('a reader that answers with %s is ended, and the file refused', async (_what, answer) => {
  deaths.length = 0;
  await expect(read(answer)).rejects.toMatchObject({ code: 'unsupported_media' });
  expect(deaths).toEqual([expect.stringMatching(/makes no sense|too much/)]);
});

test.each([
  ['no message', { announced: 10, sent: 10 }],
  ['a message without an end', { announced: 2 ** 32 - 1, sent: 2_000_000 }],
])(
  'a reader that sends %s on its channel is killed, and this process keeps running',
  async (_what, frame) => {
    deaths.length = 0;
    await expect(read({ frame })).rejects.toMatchObject({ code: 'unsupported_media' });
    expect(deaths).toEqual(['SIGKILL']);
  },
);
