import type { ProviderErrorKind } from '#platform/errors/provider-error';
import type { Behavior } from '../provider-server/behavior.ts';

/** The expected result of a lasting behavior. */
export interface ExpectedFailure {
  behavior: Behavior;
  kind: ProviderErrorKind;
  /** Minimum and maximum number of calls. */
  asks: readonly [number, number];
  /** Whether the provider charges nothing. */
  isFree?: boolean;
  /** Said to the user. */
  reason?: RegExp;
}

const ONCE = [1, 1] as const;
/** A useless answer is retried once. */
const TWICE = [2, 2] as const;
const THRICE = [3, 3] as const;
/** An answer that makes no sense is either no answer, or one without a picture. */
const AGAIN = [2, 3] as const;

export const FAILURES: readonly ExpectedFailure[] = [
  { behavior: 'refusal', kind: 'rejected', asks: ONCE, isFree: true, reason: /declined this prompt: / },
  { behavior: 'black', kind: 'rejected', asks: ONCE, reason: /declined this prompt: / },
  { behavior: 'invalid', kind: 'rejected', asks: ONCE, isFree: true, reason: /rejected this request/ },
  { behavior: 'wrong-key', kind: 'misconfigured', asks: ONCE, isFree: true },
  { behavior: 'no-funds', kind: 'misconfigured', asks: ONCE, isFree: true },
  { behavior: 'no-model', kind: 'misconfigured', asks: ONCE, isFree: true },
  { behavior: 'limit', kind: 'transient', asks: THRICE, isFree: true },
  { behavior: { limit: '3600' }, kind: 'transient', asks: ONCE, isFree: true },
  { behavior: 'broken', kind: 'transient', asks: THRICE, isFree: true },
  { behavior: 'away', kind: 'transient', asks: THRICE, isFree: true },
  { behavior: 'echo', kind: 'transient', asks: THRICE, isFree: true },
  { behavior: 'hang', kind: 'transient', asks: ONCE },
  { behavior: 'cut', kind: 'transient', asks: THRICE },
  { behavior: 'malformed', kind: 'transient', asks: AGAIN },
  { behavior: 'empty', kind: 'transient', asks: AGAIN },
  { behavior: 'page', kind: 'transient', asks: AGAIN },
  { behavior: 'none', kind: 'transient', asks: AGAIN },
  { behavior: 'not-an-image', kind: 'transient', asks: TWICE },
  { behavior: 'truncated', kind: 'transient', asks: TWICE },
  { behavior: 'bomb', kind: 'transient', asks: TWICE },
];

/** Of one of a provider's models, since so much is sent. */
export const ENDLESS: readonly ExpectedFailure[] = [
  { behavior: 'endless', kind: 'transient', asks: TWICE },
  { behavior: 'endless-picture', kind: 'transient', asks: TWICE },
];

/** Imagen answers without any picture where its filter lets none through: that is a refusal. */
export function expectedOf(failure: ExpectedFailure, modelId: string): ExpectedFailure {
  const isSilentRefusal = failure.behavior === 'empty' || failure.behavior === 'none';
  if (!isSilentRefusal || !modelId.startsWith('imagen-')) return failure;
  return { ...failure, kind: 'rejected', asks: ONCE };
}
