import { expect, test } from 'vitest';
import { ApiError } from '#web/api/request.ts';
import { describeBuilderFailure } from './builder-failure.ts';

const refusal = (status: number, body: object) => new ApiError(status, 'Refused', JSON.stringify(body));
const ADVICE = 'Please try again or check your prompt.';

test('a signed-out visitor is asked to sign in', () => {
  const error = refusal(401, { error: 'Please sign in to generate images', code: 'signed_out' });
  for (const grounded of [false, true])
    expect(describeBuilderFailure(error, grounded)).toEqual({
      description: 'Please sign in to generate images',
      signIn: true,
    });
  expect(describeBuilderFailure(new ApiError(401, 'Unauthorized', ''), false).signIn).toBe(true);
});

test('texts about signing in redirect only after a 401', () => {
  const error = refusal(400, { error: 'A prompt about how to sign in', code: 'invalid_request' });
  expect(describeBuilderFailure(error, false).signIn).toBe(false);
});

test('too few credits are explained with the numbers', () => {
  const error = refusal(402, { error: 'x', code: 'x', creditsRequired: 3, creditsAvailable: 2 });
  expect(describeBuilderFailure(error, false)).toEqual({
    description: 'Insufficient credits: You need 3 credit to generate, but only have 2',
    signIn: false,
  });
});

test("a refusal is shown with the server's message", () => {
  const error = refusal(422, { error: 'This prompt cannot be used', code: 'moderated' });
  expect(describeBuilderFailure(error, true).description).toBe('This prompt cannot be used');
});

test.each(['no predictions were returned', 'Imagen refused'])(
  'a failed refinement with the details %j is explained',
  (details) => {
    const error = refusal(500, { error: 'x', details });
    expect(describeBuilderFailure(error, true).description).toBe(
      'Generation failed. The AI attempted to analyze your reference image and create variations. Please try again or adjust your prompt.',
    );
    expect(describeBuilderFailure(error, false).description).toBe(ADVICE);
  },
);

test('server and connection errors have advice', () => {
  expect(describeBuilderFailure(new TypeError('Failed to fetch'), true).description).toBe(ADVICE);
  expect(describeBuilderFailure(new ApiError(502, 'Bad Gateway', '<html>'), false).description).toBe(ADVICE);
  expect(describeBuilderFailure(refusal(500, { error: 'x' }), true).description).toBe(
    `Failed to generate grounded image. ${ADVICE}`,
  );
});
