import { expect, test } from 'vitest';
import { ApiError } from '#web/api/request.ts';
import { adviceFor, describePurchaseFailure } from './failure-texts.ts';

const refusal = (status: number, error: string, code = 'x') =>
  new ApiError(status, '', JSON.stringify({ error, code }));

test('a failed purchase shows the server’s message, or advice if there is none', () => {
  expect(describePurchaseFailure(refusal(409, 'This plan is not sold at the moment.'))).toEqual({
    title: 'Subscription failed',
    description: 'This plan is not sold at the moment.',
  });
  const advice = {
    title: 'Subscription failed',
    description: 'Failed to create subscription. Please try again.',
  };
  expect(describePurchaseFailure(refusal(500, 'Something broke'))).toEqual(advice);
  expect(describePurchaseFailure(new ApiError(502, 'Bad Gateway', '<html>'))).toEqual(advice);
  expect(describePurchaseFailure(new TypeError('fetch failed'))).toEqual(advice);
});

test('subscribers see how to change their plan', () => {
  const words = 'Please cancel your current subscription first, then subscribe to the new plan.';
  expect(describePurchaseFailure(refusal(409, words, 'already_subscribed')).title).toBe(
    'Upgrade not available',
  );
});

test('a temporary failure says when to try again', () => {
  expect(adviceFor(refusal(503, 'Payments cannot be reached. Please try again in 30 seconds.'))).toContain(
    '30 seconds',
  );
});
