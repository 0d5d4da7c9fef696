import { expect, test } from 'vitest';
import type { ModerationCase } from '../contract/moderation.ts';
import { isVeiled, originText, scoreTexts, standingText } from './case-texts.ts';

const CASE: ModerationCase = {
  id: 'c',
  status: 'open',
  origin: 'judged',
  reason: 'sexual',
  prompt: 'A portrait',
  category: 'lifestyle',
  hasPeople: true,
  picture: null,
  galleryImageId: null,
  verdict: { judge: 'nsfw-mobilenet', decision: 'review', scores: { porn: 0.7 } },
  owner: null,
  reportCount: 0,
  reports: [],
  openedAt: '2026-01-01T00:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
};

test('scores are described in words, highest first', () => {
  expect(scoreTexts({ neutral: 0.12, porn: 0.81, sexy: 0.04, unheard: 0.3 })).toEqual([
    'very likely sexual (81%)',
    'possibly unheard (30%)',
  ]);
  expect(scoreTexts({})).toEqual([]);
});

test('the origin of a case is described in one sentence', () => {
  expect(originText(CASE)).toBe('The image check flagged it.');
  expect(originText({ ...CASE, verdict: { judge: 'x', decision: 'review', scores: {} } })).toBe(
    'The image check was not sure.',
  );
  expect(originText({ ...CASE, verdict: { judge: 'none', decision: 'review', scores: {} } })).toMatch(
    /installed/,
  );
  expect(originText({ ...CASE, verdict: { judge: 'x', decision: 'allow', scores: {} } })).toMatch(/prompt/);
  expect(originText({ ...CASE, origin: 'report', reportCount: 1 })).toBe('One person reported it.');
  expect(originText({ ...CASE, origin: 'report', reportCount: 3 })).toBe('3 people reported it.');
});

test('a reported picture is public until it is hidden', () => {
  expect(standingText({ ...CASE, origin: 'report', galleryImageId: 'g' })).toBe('Public');
  expect(standingText({ ...CASE, origin: 'report' })).toBe('Hidden');
  expect(standingText(CASE)).toBe('Waiting');
  expect(standingText({ ...CASE, status: 'removed' })).toBe('Removed');
});

test('disturbing pictures are blurred, others are not', () => {
  expect(isVeiled(CASE)).toBe(true);
  expect(isVeiled({ reason: 'rights' })).toBe(false);
  expect(isVeiled({ reason: null })).toBe(false);
});
