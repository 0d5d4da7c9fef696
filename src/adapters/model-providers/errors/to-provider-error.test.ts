import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  LoadAPIKeyError,
  NoSuchModelError,
  TypeValidationError,
  UnsupportedFunctionalityError,
} from '@ai-sdk/provider';
import { NoImageGeneratedError, RetryError } from 'ai';
import { describe, expect, test } from 'vitest';
import { ProviderError } from '#platform/errors/provider-error';
import { AnswerTooLarge, ForbiddenAddress } from '../calls/bounded-fetch.ts';
import { createRedact } from './redact.ts';
import { timeLimitFailure, toFailure } from './to-provider-error.ts';

const KEY = 'opaque-value-of-a-key';
const context = {
  label: 'OpenAI',
  addresses: ['https://api.example/v1'],
  redact: createRedact([KEY]),
  now: Date.UTC(2026, 10, 22),
};

function answer(statusCode: number | undefined, message: string, more: object = {}): APICallError {
  return new APICallError({
    message,
    url: `https://api.example/v1?key=${KEY}`,
    requestBodyValues: { prompt: 'a cat' },
    ...(statusCode === undefined ? {} : { statusCode }),
    ...more,
  });
}

function judge(thrown: unknown) {
  const { error, ...verdict } = toFailure(thrown, context);
  return { kind: error.kind, message: error.message, reason: error.reason, ...verdict };
}

describe('an answer with a status', () => {
  test.each([
    [400, 'rejected', 0, false],
    [401, 'misconfigured', 0, true],
    [402, 'misconfigured', 0, true],
    [403, 'misconfigured', 0, false],
    [404, 'misconfigured', 0, false],
    [405, 'misconfigured', 0, false],
    [408, 'transient', 2, true],
    [409, 'transient', 2, true],
    [413, 'rejected', 0, false],
    [422, 'rejected', 0, false],
    [425, 'transient', 2, true],
    [429, 'transient', 2, true],
    [302, 'misconfigured', 0, false],
    [500, 'transient', 2, true],
    [502, 'transient', 2, true],
    [503, 'transient', 2, true],
    [529, 'transient', 2, true],
  ])('of %d is %s', (status, kind, retries, isOutage) => {
    const failure = judge(answer(status, 'So it is said.'));
    expect(failure).toMatchObject({ kind, retries, isOutage, isSpent: false });
    expect(failure.message).toBe(`OpenAI: ${status} So it is said.`);
    expect(failure.reason).toMatch(/^OpenAI .*\.$/);
  });

  test.each([
    [429, '{"error":{"message":"You exceeded your current quota","code":"insufficient_quota"}}'],
    [400, '{"error":{"message":"Billing hard limit has been reached","code":"billing_hard_limit_reached"}}'],
    [400, '{"error":{"status":"INVALID_ARGUMENT","details":[{"reason":"API_KEY_INVALID"}]}}'],
    [400, '{"error":{"message":"Your credit balance is too low to access the API"}}'],
    [400, '{"error":{"code":"model_not_found"}}'],
    [403, '{"detail":"User is locked. Reason: Exhausted balance."}'],
  ])('of %d with %s is a misconfiguration', (status, responseBody) => {
    expect(judge(answer(status, 'No', { responseBody }))).toMatchObject({
      kind: 'misconfigured',
      retries: 0,
    });
  });

  test.each([
    [400, { responseBody: '{"error":{"code":"moderation_blocked"}}' }],
    [403, { responseBody: '{"error":{"code":"content_filter"}}' }],
    [422, { data: { error: { code: 'content_policy_violation' } } }],
    [422, { responseBody: '{"detail":[{"type":"content_policy_violation","msg":"flagged"}]}' }],
  ])('of %d with %o is a content refusal', (status, more) => {
    expect(judge(answer(status, 'Sorry', more))).toMatchObject({
      kind: 'rejected',
      retries: 0,
      reason: expect.stringMatching(/^OpenAI declined this prompt: /),
    });
  });

  test.each([401, 403, 404, 410, 503])('of %d for the file of a picture is not about the key', (status) => {
    const elsewhere = new APICallError({
      ...answer(status, 'Expired'),
      message: 'Expired',
      url: 'https://files.example/a.png',
    });
    expect(judge(elsewhere)).toMatchObject({
      kind: 'transient',
      retries: 1,
      isOutage: false,
      isSpent: true,
    });
  });

  test('may have a retry time', () => {
    const responseHeaders = { 'retry-after': '7' };
    expect(toFailure(answer(503, 'Busy', { responseHeaders }), context).error.retryAfterMs).toBe(7_000);
  });

  test('is described by its shortened body if it has no message', () => {
    const { message } = judge(answer(500, '', { responseBody: `<html>${'oops '.repeat(5_000)}` }));
    expect(message).toMatch(/^OpenAI: 500 <html>oops oops/);
    expect(message.length).toBe(500);
  });
});

describe('a failure without a usable answer', () => {
  const cut = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  const json = new JSONParseError({ text: '<html>nsfw', cause: new SyntaxError('Unexpected token') });
  test.each([
    [
      'no connection',
      answer(undefined, 'Cannot connect to API', { cause: cut }),
      'could not be reached.',
      2,
      false,
    ],
    [
      'a bare network error',
      new TypeError('fetch failed', { cause: cut }),
      'could not be reached.',
      2,
      false,
    ],
    [
      'a cut connection',
      answer(200, 'Failed to process successful response', { cause: cut }),
      'could not be reached.',
      2,
      true,
    ],
    ['no JSON', answer(200, 'Invalid JSON response', { cause: json }), 'sent an invalid answer.', 2, true],
    [
      'JSON of another shape',
      new TypeValidationError({ value: 1, cause: 'no' }),
      'sent an invalid answer.',
      2,
      true,
    ],
    ['invalid data', new InvalidResponseDataError({ data: {} }), 'sent an invalid answer.', 2, true],
    ['no picture', new NoImageGeneratedError({}), 'sent no picture.', 1, true],
    [
      'too much',
      answer(200, 'Failed', { cause: new AnswerTooLarge('huge') }),
      'sent too much data.',
      1,
      true,
    ],
    [
      'a strange address',
      new ForbiddenAddress('inside'),
      'sent a picture address that is not allowed.',
      0,
      true,
    ],
    ['the SDK’s own limit', new Error('generation timed out.'), 'took too long.', 0, true],
    ['an unexpected abort', new DOMException('aborted', 'AbortError'), 'took too long.', 0, true],
    ['another error', new Error('generation failed.'), 'failed to answer.', 2, false],
    ['no error at all', 'oops', 'failed to answer.', 2, false],
    [
      'errors of several attempts',
      new RetryError({ message: 'x', reason: 'maxRetriesExceeded', errors: [answer(500, 'No')] }),
      'is not working at the moment.',
      2,
      false,
    ],
  ])('%s is transient', (_, thrown, reason, retries, isSpent) => {
    expect(judge(thrown)).toMatchObject({ kind: 'transient', reason: `OpenAI ${reason}`, retries, isSpent });
  });

  test.each([
    new LoadAPIKeyError({ message: 'OpenAI API key is missing' }),
    new NoSuchModelError({ modelId: 'x', modelType: 'imageModel' }),
  ])('%s is a misconfiguration', (thrown) => {
    expect(judge(thrown)).toMatchObject({ kind: 'misconfigured', retries: 0 });
  });

  test('an unsupported feature is a rejection', () => {
    expect(judge(new UnsupportedFunctionalityError({ functionality: 'mask' }))).toMatchObject({
      kind: 'rejected',
    });
  });

  test('a content filter’s plain error is a rejection', () => {
    expect(judge(new Error('Request Moderated'))).toMatchObject({ kind: 'rejected', retries: 0 });
  });

  test('an error without a message is described by its code', () => {
    const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' });
    expect(judge(refused)).toMatchObject({
      message: 'OpenAI: ECONNREFUSED',
      reason: 'OpenAI could not be reached.',
    });
  });

  test('a cycle of causes is no infinite loop', () => {
    const error = new Error('round');
    error.cause = error;
    expect(judge(error).message).toBe('OpenAI: round');
  });
});

describe('an adapter’s own verdict', () => {
  test.each([
    [new ProviderError('transient', 'no picture'), 1],
    [new ProviderError('transient', 'tried', { wasRetried: true }), 0],
    [new ProviderError('rejected', 'no'), 0],
    [new ProviderError('misconfigured', 'no'), 0],
  ])('%s is kept, and retried if it is transient', (error, retries) => {
    for (const thrown of [error, new Error('outside', { cause: error })]) {
      const { kind, message, wasRetried } = error;
      expect(toFailure(thrown, context)).toMatchObject({ error: { kind, message, wasRetried }, retries });
    }
  });

  test('has keys removed', () => {
    const said = new ProviderError('rejected', `said ${KEY}`, {
      failure: { code: 'promptDeclinedSaying', label: 'It', said: KEY },
      cause: new Error(KEY),
    });
    const { error } = toFailure(said, context);
    expect(error).toMatchObject({ message: 'said [removed]', reason: 'It declined this prompt: [removed].' });
    expect(error.cause).toBeUndefined();
  });
});

test('a call that hit the time limit is not retried', () => {
  expect(timeLimitFailure(120, context)).toMatchObject({
    error: {
      kind: 'transient',
      message: 'OpenAI: no answer within 120 s',
      reason: 'OpenAI took too long.',
    },
    retries: 0,
    isOutage: true,
    isSpent: true,
  });
});

test('errors contain neither keys nor causes that could contain keys', () => {
  const thrown = answer(400, `The key ${KEY} of https://me:pass@host is bad`, {
    responseBody: `{"key":"${KEY}"}`,
    cause: new Error(KEY),
  });
  const { error } = toFailure(thrown, context);
  expect(error.message).toContain('[removed]');
  expect(error.cause).toBeUndefined();
  for (const text of [error.message, error.stack, error.reason]) {
    expect(text).not.toContain(KEY);
    expect(text).not.toContain('me:pass');
  }
});
