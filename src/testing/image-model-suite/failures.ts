import type { ProviderErrorKind } from '#platform/errors/provider-error';
import type { Behaviour } from '../provider-server/behaviour.ts';

/** What has to come of a behaviour that lasts. */
export interface ExpectedFailure {
  behaviour: Behaviour;
  kind: ProviderErrorKind;
  /** How often the provider is asked: least and most. */
  asks: readonly [number, number];
  /** Whether the provider has worked for nothing, and takes no money. */
  isFree?: boolean;
  /** Said to the user. */
  reason?: RegExp;
}

const ONCE = [1, 1] as const;
/** What came was of no use: once more. */
const TWICE = [2, 2] as const;
const THRICE = [3, 3] as const;
/** An answer that makes no sense is either no answer, or one without a picture. */
const AGAIN = [2, 3] as const;

export const FAILURES: readonly ExpectedFailure[] = [
  { behaviour: 'refusal', kind: 'rejected', asks: ONCE, isFree: true, reason: /declined this prompt: / },
  { behaviour: 'black', kind: 'rejected', asks: ONCE, reason: /declined this prompt: / },
  { behaviour: 'invalid', kind: 'rejected', asks: ONCE, isFree: true, reason: /could not take this request/ },
  { behaviour: 'wrong-key', kind: 'misconfigured', asks: ONCE, isFree: true },
  { behaviour: 'no-funds', kind: 'misconfigured', asks: ONCE, isFree: true },
  { behaviour: 'no-model', kind: 'misconfigured', asks: ONCE, isFree: true },
  { behaviour: 'limit', kind: 'transient', asks: THRICE, isFree: true },
  { behaviour: { limit: '3600' }, kind: 'transient', asks: ONCE, isFree: true },
  { behaviour: 'broken', kind: 'transient', asks: THRICE, isFree: true },
  { behaviour: 'away', kind: 'transient', asks: THRICE, isFree: true },
  { behaviour: 'echo', kind: 'transient', asks: THRICE, isFree: true },
  { behaviour: 'hang', kind: 'transient', asks: ONCE },
  { behaviour: 'cut', kind: 'transient', asks: THRICE },
  { behaviour: 'malformed', kind: 'transient', asks: AGAIN },
  { behaviour: 'empty', kind: 'transient', asks: AGAIN },
  { behaviour: 'page', kind: 'transient', asks: AGAIN },
  { behaviour: 'none', kind: 'transient', asks: AGAIN },
  { behaviour: 'not-an-image', kind: 'transient', asks: TWICE },
  { behaviour: 'truncated', kind: 'transient', asks: TWICE },
  { behaviour: 'bomb', kind: 'transient', asks: TWICE },
];

/** Of one of a provider's models, since so much is sent. */
export const ENDLESS: readonly ExpectedFailure[] = [
  { behaviour: 'endless', kind: 'transient', asks: TWICE },
  { behaviour: 'endless-picture', kind: 'transient', asks: TWICE },
];

/** Imagen answers without any picture where its filter lets none through: that is a refusal. */
export function expectedOf(failure: ExpectedFailure, modelId: string): ExpectedFailure {
  const isSilentRefusal = failure.behaviour === 'empty' || failure.behaviour === 'none';
  if (!isSilentRefusal || !modelId.startsWith('imagen-')) return failure;
  return { ...failure, kind: 'rejected', asks: ONCE };
}
