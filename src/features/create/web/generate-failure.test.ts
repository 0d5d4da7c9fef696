import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/request.ts';
import { describeGenerateFailure, describePublishFailure } from './generate-failure.ts';

function refusal(status: number, body: object) {
  return new ApiError(status, '', JSON.stringify(body));
}

describe('a failed quick generation', () => {
  it('asks a signed-out person to sign in', () => {
    expect(describeGenerateFailure(refusal(401, { error: 'Please sign in' }))).toEqual({
      title: 'Sign in required',
      description: 'Please sign in to generate images',
      signIn: true,
    });
  });

  it('names the price and the balance', () => {
    const body = { error: 'x', code: 'insufficient_credits', creditsRequired: 1, creditsAvailable: 0 };
    expect(describeGenerateFailure(refusal(402, body))).toEqual({
      title: 'Insufficient credits',
      description: 'You need 1 credit to generate, but only have 0',
      signIn: false,
    });
  });

  it('advises another prompt after a server error', () => {
    expect(describeGenerateFailure(refusal(500, { error: 'Internal error' }))).toEqual({
      title: 'Generation failed',
      description: 'Please try again with a different prompt',
      signIn: false,
    });
  });

  it('has the reason of a refused prompt with advice, and of a rate limit without', () => {
    const moderated = refusal(422, { error: 'This prompt is not allowed' });
    expect(describeGenerateFailure(moderated).description).toBe(
      'This prompt is not allowed. Please try again with a different prompt',
    );
    const hasty = refusal(429, { error: 'Too many requests. Try again in 10 seconds.' });
    expect(describeGenerateFailure(hasty).description).toBe('Too many requests. Try again in 10 seconds.');
  });

  it('advises a retry after a connection error', () => {
    expect(describeGenerateFailure(new TypeError('Failed to fetch'))).toMatchObject({
      title: 'Generation failed',
      description: 'The server could not be reached. Please try again.',
    });
  });
});

describe('a failed generation for the gallery', () => {
  it('asks for sign-in and credits like the home page', () => {
    expect(describePublishFailure(refusal(401, { error: 'Please sign in' })).signIn).toBe(true);
    expect(describePublishFailure(refusal(402, { error: 'x' })).title).toBe('Insufficient credits');
  });

  it("shows the server's message, or a general one", () => {
    expect(describePublishFailure(refusal(422, { error: 'This prompt is refused' })).description).toBe(
      'This prompt is refused',
    );
    for (const error of [refusal(500, { error: 'Internal error' }), new TypeError('Failed to fetch')]) {
      expect(describePublishFailure(error)).toEqual({
        title: 'Generation failed',
        description: 'Something went wrong. Please try again.',
        signIn: false,
      });
    }
  });
});
