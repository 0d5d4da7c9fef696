import { expect, it } from 'vitest';
import { mayRetry } from './query-client.ts';
import { ApiError } from './request.ts';

const answer = (status: number) => new ApiError(status, '', '');

it('asks once again where the server was not reached or failed', () => {
  for (const error of [new TypeError('Failed to fetch'), answer(500), answer(503)]) {
    expect(mayRetry(0, error)).toBe(true);
    expect(mayRetry(1, error)).toBe(false);
  }
});

it('takes a refusal as the answer', () => {
  for (const status of [400, 401, 403, 404, 410, 429]) expect(mayRetry(0, answer(status))).toBe(false);
});
