import { expect, test } from 'vitest';
import { ApiError } from '#web/api/request.ts';
import { describeAdFailure } from './describe-ad-failure.ts';

const refusal = (status: number, error: string) =>
  new ApiError(status, '', JSON.stringify({ error, code: 'page_unreadable' }));

test('a page that cannot be read says so, and why', () => {
  expect(describeAdFailure(refusal(422, 'There is no page at this address'), 'website')).toEqual({
    title: 'Analysis failed',
    description: 'Could not analyze the website. Please check the URL. There is no page at this address.',
    reason: 'There is no page at this address.',
  });
});

test('too many calls say when to come back, and nothing of the address', () => {
  const words = 'Too many requests. Please try again in 12 minutes.';
  expect(describeAdFailure(refusal(429, words), 'website').description).toBe(words);
});

test('a site without analyses says so, and nothing of the address', () => {
  const error = 'Website analyses are not available on this site.';
  const refused = new ApiError(409, '', JSON.stringify({ error, code: 'analyses_off' }));
  expect(describeAdFailure(refused, 'website').description).toBe(error);
});

test('messages of a broken server are not shown', () => {
  expect(describeAdFailure(refusal(500, 'boom'), 'copy')).toEqual({
    title: 'Generation failed',
    description: 'Could not generate ad copy. Please try again.',
    reason: 'Could not generate ad copy. Please try again.',
  });
});

test('a lost connection has its own message', () => {
  expect(describeAdFailure(new TypeError('Failed to fetch'), 'image')).toMatchObject({
    title: 'Analysis failed',
    reason: 'The server could not be reached. Please try again.',
  });
});
