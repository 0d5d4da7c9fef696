import { type FailureReason, phraseFailure } from '#phrases';
import { isConnectionLoss, isOutOfSpace } from './database-errors.ts';

/**
 * A provider's failure. Only `transient` is worth a retry; `rejected` and `moderated` are the provider's verdict on the
 * request; `misconfigured` is for the operator to fix.
 */
export type ProviderErrorKind = 'transient' | 'rejected' | 'moderated' | 'misconfigured';

export interface ProviderErrorOptions extends ErrorOptions {
  /** Why, for the user. */
  failure?: FailureReason;
  /** Milliseconds after which to retry, as the provider says. */
  retryAfterMs?: number;
  /** Whether all retries have been used. */
  wasRetried?: boolean;
}

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  readonly failure: FailureReason | undefined;
  readonly retryAfterMs: number | undefined;
  readonly wasRetried: boolean;

  /** @param message for the operator */
  constructor(kind: ProviderErrorKind, message: string, options: ProviderErrorOptions = {}) {
    super(message, options);
    this.kind = kind;
    this.failure = options.failure;
    this.retryAfterMs = options.retryAfterMs;
    this.wasRetried = options.wasRetried ?? false;
  }

  /** The failure as a sentence for the user. */
  get reason(): string | undefined {
    return this.failure && phraseFailure(this.failure);
  }
}

/** Whether a retry may succeed: transient provider failures, a lost database connection, a full disk. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof ProviderError) return error.kind === 'transient' && !error.wasRetried;
  return isConnectionLoss(error) || isOutOfSpace(error);
}
