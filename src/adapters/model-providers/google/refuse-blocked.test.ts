import { expect, test } from 'vitest';
import { refuseBlocked } from './refuse-blocked.ts';

const PICTURE = JSON.stringify({ generationConfig: { responseModalities: ['IMAGE'] } });
const TEXT = JSON.stringify({ generationConfig: {} });

/** The result of an answer with one candidate of these parts. */
async function answerWith(parts: readonly object[], body = PICTURE): Promise<unknown> {
  const answering: typeof fetch = async () =>
    Response.json({ candidates: [{ content: { parts }, finishReason: 'STOP' }] });
  const response = await refuseBlocked(answering)('https://example.com', { method: 'POST', body });
  return await response.json();
}

test('text instead of a picture is a rejection with the text as its reason', async () => {
  await expect(answerWith([{ text: 'I cannot draw\n a real person.' }])).rejects.toMatchObject({
    kind: 'rejected',
    reason: 'Google made no picture, but answered: “I cannot draw a real person.”',
  });
});

test('a long text is shortened', async () => {
  const error = await answerWith([{ text: 'So '.repeat(400) }]).catch((thrown: unknown) => thrown);
  expect((error as { reason: string }).reason.length).toBeLessThan(300);
});

test.each([
  ['text beside a picture', [{ text: 'Here it is.' }, { inlineData: { data: 'AA==' } }], PICTURE],
  ['a thought', [{ text: 'A lake…', thought: true }], PICTURE],
  ['requested text', [{ text: 'A lake.' }], TEXT],
  ['an empty answer', [], PICTURE],
])('%s is passed on', async (_what, parts, body) => {
  await expect(answerWith(parts, body)).resolves.toMatchObject({ candidates: [{ content: { parts } }] });
});
