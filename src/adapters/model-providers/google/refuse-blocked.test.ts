import { expect, test } from 'vitest';
import { refuseBlocked } from './refuse-blocked.ts';

const PICTURE = JSON.stringify({ generationConfig: { responseModalities: ['IMAGE'] } });
const TEXT = JSON.stringify({ generationConfig: {} });

/** What comes of an answer with one candidate of these parts. */
async function answerWith(parts: readonly object[], body = PICTURE): Promise<unknown> {
  const answering: typeof fetch = async () =>
    Response.json({ candidates: [{ content: { parts }, finishReason: 'STOP' }] });
  const response = await refuseBlocked(answering)('https://example.com', { method: 'POST', body });
  return await response.json();
}

test('words instead of a picture are a verdict, with the words as its reason', async () => {
  await expect(answerWith([{ text: 'I cannot draw\n a real person.' }])).rejects.toMatchObject({
    kind: 'rejected',
    reason: 'Google made no picture, but answered: “I cannot draw a real person.”',
  });
});

test('long words are shortened', async () => {
  const error = await answerWith([{ text: 'So '.repeat(400) }]).catch((thrown: unknown) => thrown);
  expect((error as { reason: string }).reason.length).toBeLessThan(300);
});

test.each([
  ['words beside a picture', [{ text: 'Here it is.' }, { inlineData: { data: 'AA==' } }], PICTURE],
  ['what was only thought', [{ text: 'A lake…', thought: true }], PICTURE],
  ['words that were asked for', [{ text: 'A lake.' }], TEXT],
  ['nothing at all', [], PICTURE],
])('%s are handed on', async (_what, parts, body) => {
  await expect(answerWith(parts, body)).resolves.toMatchObject({ candidates: [{ content: { parts } }] });
});
