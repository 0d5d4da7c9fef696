import { expect, test } from 'vitest';
import { ProviderError } from '#platform/errors/provider-error';
import { askTextModel } from './ask-text-model.ts';

const { signal } = new AbortController();
const field = 'prompt';
const ask = (answer: () => unknown, findFaults: (answer: unknown) => readonly string[] = () => []) =>
  askTextModel(async () => answer(), { signal, field, findFaults });
const failing = (error: unknown) =>
  ask(() => {
    throw error;
  });

test('a refusal says what the provider says, what says too little is asked for more', async () => {
  const reason = 'OpenAI declined this: “I can’t write about weapons.”';
  await expect(failing(new ProviderError('rejected', 'no', { reason }))).rejects.toMatchObject({
    code: 'moderated',
    message: reason,
    details: { field },
  });
  await expect(failing(new ProviderError('rejected', 'nothing here'))).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringContaining('too little to write about'),
    details: { field },
  });
});

test('what is away says when to come back, and nothing of whose it is', async () => {
  const away = new ProviderError('transient', 'OpenAI: 503', { reason: 'OpenAI is not working.' });
  await expect(failing(away)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 30 } });
  await expect(failing(away)).rejects.not.toThrow('OpenAI');
  const later = new ProviderError('transient', 'later', { retryAfterMs: 89_001 });
  await expect(failing(later)).rejects.toMatchObject({ details: { retryAfter: 90 } });
  await expect(failing(new ProviderError('misconfigured', 'no key'))).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('an answer with faults is asked for once more', async () => {
  const answers = ['bad', 'good'];
  expect(
    await ask(
      () => answers.shift(),
      (answer) => (answer === 'bad' ? ['bad'] : []),
    ),
  ).toBe('good');
  await expect(
    ask(
      () => 'bad',
      () => ['bad'],
    ),
  ).rejects.toMatchObject({ code: 'unavailable' });
});
