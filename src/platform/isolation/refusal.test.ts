import { expect, test } from 'vitest';
import { AppError } from '#platform/errors/app-error';
import { readRefusal, refusalOf } from './refusal.ts';

test('a refusal with an undefined parameter reads the same on the other side', () => {
  const error = new AppError('unsupported_media.mislabeled', { declared: 'PNG', found: undefined });
  const read = readRefusal(structuredClone(refusalOf(error)), ['unsupported_media']);
  expect(read?.message).toBe(error.message);
});
