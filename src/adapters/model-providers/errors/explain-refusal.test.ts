import { describe, expect, test } from 'vitest';
import { phraseFailure } from '#phrases';
import { codesIn, explainBadRequest, explainRefusal, isContentRefusal } from './explain-refusal.ts';

describe('a refusal of the content', () => {
  test.each([
    'Your request was rejected by the safety system. safety_violations=[violence].',
    '{"error":{"code":"moderation_blocked"}}',
    '{"error":{"code":"content_policy_violation"}}',
    '{"error":{"code":"content_filter","innererror":{"code":"ResponsibleAIPolicyViolation"}}}',
    'The prompt could not be submitted. This prompt contains sensitive words that violate our Responsible AI practices',
    'Black Forest Labs: Request Moderated',
    'NSFW content detected. Try running it again, or try a different prompt.',
    'The input or output was flagged as sensitive. Please try again with different inputs. (E005)',
    'finishReason: PROHIBITED_CONTENT',
    'This request violates our usage policies',
  ])('is recognized in %s', (text) => {
    expect(isContentRefusal(text)).toBe(true);
  });

  test.each([
    'Invalid size: 1000x1000. Supported sizes are 1024x1024.',
    'Rate limit reached for images per minute',
    'The model `gpt-image-9` does not exist',
    'connect ECONNREFUSED 127.0.0.1:9',
    'A safe harbour at dusk',
  ])('is not recognized in %s', (text) => {
    expect(isContentRefusal(text)).toBe(false);
  });

  test.each([
    ['Your request was rejected by the safety system.', ['sexual'], 'it asks for sexual content'],
    ['Your request was rejected by the safety system.', ['self-harm'], 'it asks for self-harm'],
    ['Flagged.', ['sexual/minors'], 'it asks for a harmful picture of children'],
    ['It is too violent for us', [], 'it asks for violence'],
    ['Blocked', ['RECITATION'], 'it resembles protected works or brands'],
    ['I cannot show cats on Mondays. Try another day.', [], 'I cannot show cats on Mondays'],
    ['Your request violates our policies.', [], 'its content rules do not allow what it asks for'],
    ['', [], 'its content rules do not allow what it asks for'],
  ])('is explained: %s %o', (message, codes, why) => {
    expect(phraseFailure(explainRefusal('OpenAI', message, codes))).toBe(
      `OpenAI declined this prompt: ${why}.`,
    );
  });

  test('is not explained by words of the prompt that the error repeats', () => {
    const body =
      '{"detail":[{"type":"content_policy_violation","input":{"prompt":"children in violent rain"}}]}';
    const reason = explainRefusal('fal', 'The content was flagged.', codesIn(body));
    expect(phraseFailure(reason)).toMatch(/its content rules/);
  });
});

test('error codes are found anywhere in the body', () => {
  const body =
    '{"error":{"code":"moderation_blocked","type":"image_generation_user_error"},"text":"safety_violations=[sexual, hate]"}';
  expect(codesIn(body)).toEqual(['moderation_blocked', 'image_generation_user_error', 'sexual, hate']);
});

test.each([
  ['Prompt is too long. The limit is 4000.', 'fal rejected this request: Prompt is too long.'],
  ['Wrong size, see https://docs.example/sizes now', 'fal rejected this request: Wrong size, see now.'],
  [`Too much ${'x '.repeat(200)}`, /^fal rejected this request: Too much [x ]+….$/],
  ['{"detail":"a b c d"}', 'fal rejected this request.'],
  ['Bad Request', 'fal rejected this request.'],
  ['', 'fal rejected this request.'],
])('an invalid request is explained: %s', (message, reason) => {
  const said = phraseFailure(explainBadRequest('fal', message));
  if (typeof reason === 'string') expect(said).toBe(reason);
  else expect(said).toMatch(reason);
  expect(said.length).toBeLessThan(220);
});
