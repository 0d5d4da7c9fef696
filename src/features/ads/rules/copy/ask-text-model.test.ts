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

test('passes on a provider’s reason, and asks for more if the subject says too little', async () => {
  const reason = 'OpenAI declined this: “I can’t write about weapons.”';
  const failure = { code: 'textDeclined', label: 'OpenAI', said: 'I can’t write about weapons' } as const;
  await expect(failing(new ProviderError('rejected', 'no', { failure }))).rejects.toMatchObject({
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

test('states when to retry an unavailable provider, without its name', async () => {
  const away = new ProviderError('transient', 'OpenAI: 503', {
    failure: { code: 'providerDown', label: 'OpenAI' },
  });
  await expect(failing(away)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 30 } });
  await expect(failing(away)).rejects.not.toThrow('OpenAI');
  const later = new ProviderError('transient', 'later', { retryAfterMs: 89_001 });
  await expect(failing(later)).rejects.toMatchObject({ details: { retryAfter: 90 } });
  await expect(failing(new ProviderError('misconfigured', 'no key'))).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('asks once more after a faulty answer', async () => {
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
