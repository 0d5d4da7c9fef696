import { FAILURE_PHRASES, type FailureReason, phraseFailure } from '#phrases';

const LONGEST_PARAMETER = 300;

/** Serializes a reason for a row. PostgreSQL's texts cannot contain NUL. */
export function storeReason(reason: FailureReason): string {
  return JSON.stringify(reason, (_, value) =>
    typeof value === 'string' ? value.replaceAll('\0', '').slice(0, LONGEST_PARAMETER) : value,
  );
}

/** The sentence of a stored reason. Older rows contain sentences. */
export function readReason(stored: string): string {
  if (!stored.startsWith('{"code":')) return stored;
  const reason: FailureReason = JSON.parse(stored);
  return Object.hasOwn(FAILURE_PHRASES, reason.code) ? phraseFailure(reason) : FAILURE_PHRASES.givenUp;
}
