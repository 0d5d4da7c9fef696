import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/request.ts';
import { describeCutoutFailure } from './cutout-failure.ts';

function refusal(status: number, body: object) {
  return new ApiError(status, '', JSON.stringify(body));
}

describe('a failed background removal', () => {
  it('asks a signed-out person to sign in', () => {
    expect(describeCutoutFailure(refusal(401, { error: 'Please sign in' }))).toEqual({
      title: 'Sign in required',
      description: 'Please sign in to edit images',
      signIn: true,
    });
  });

  it('names the price and the balance', () => {
    const body = { error: 'x', code: 'insufficient_credits', creditsRequired: 1, creditsAvailable: 0 };
    expect(describeCutoutFailure(refusal(402, body))).toEqual({
      title: 'Insufficient credits',
      description: 'You need 1 credit to edit, but only have 0',
      signIn: false,
    });
  });

  it('has the reason of a refused image, and advises another', () => {
    expect(describeCutoutFailure(refusal(415, { error: 'The image is damaged.' }))).toEqual({
      title: 'Background removal failed',
      description: 'The image is damaged. Please try again with a different image',
      signIn: false,
    });
    expect(describeCutoutFailure(refusal(500, { error: 'Internal error' })).description).toBe(
      'Please try again with a different image',
    );
  });

  it('advises no other image after a rate limit, a missing model or a connection error', () => {
    expect(describeCutoutFailure(refusal(429, { error: 'Too many requests.' })).description).toBe(
      'Too many requests.',
    );
    expect(
      describeCutoutFailure(refusal(503, { error: 'Background removal is not installed' })),
    ).toMatchObject({
      description: 'Background removal is not installed.',
    });
    expect(describeCutoutFailure(new TypeError('Failed to fetch')).description).toBe(
      'The server could not be reached. Please try again.',
    );
  });
});
