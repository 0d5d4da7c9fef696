import { expect, test } from 'vitest';
import { ProviderError } from '#platform/errors/provider-error';
import { explainFailure } from './explain-failure.ts';

test('other words are the remedy for a refused prompt, not for an unsuitable picture', () => {
  const refused = { code: 'promptDeclined', label: 'Acme', category: 'violence' } as const;
  expect(explainFailure(new ProviderError('rejected', 'no', { failure: refused }))).toEqual({
    reason: refused,
    remedy: 'other-words',
  });
  const failure = { code: 'nothingStandsOut' } as const;
  expect(explainFailure(new ProviderError('rejected', 'no', { failure }))).toEqual({
    reason: failure,
    remedy: null,
  });
});

test('a rejection without a reason stays unexplained', () => {
  expect(explainFailure(new ProviderError('rejected', 'ENOENT /tmp/x'))).toEqual({
    reason: null,
    remedy: null,
  });
});
