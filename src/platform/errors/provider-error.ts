import { isConnectionLoss, isOutOfSpace } from './database-errors.ts';

/**
 * What went wrong at a provider. Only `transient` is worth a retry; `rejected` and `moderated` are the
 * provider's verdict on the request, `misconfigured` is the operator's to mend.
 */
export type ProviderErrorKind = 'transient' | 'rejected' | 'moderated' | 'misconfigured';

export interface ProviderErrorOptions extends ErrorOptions {
  /** Why, in a sentence for the user. */
  reason?: string;
  /** Milliseconds after which the provider wants to be asked again. */
  retryAfterMs?: number;
  /** Whether it has been tried often enough: another attempt would be one too many. */
  wasRetried?: boolean;
}

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  readonly reason: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly wasRetried: boolean;

  /** @param message for the operator */
  constructor(kind: ProviderErrorKind, message: string, options: ProviderErrorOptions = {}) {
    super(message, options);
    this.kind = kind;
    this.reason = options.reason;
    this.retryAfterMs = options.retryAfterMs;
    this.wasRetried = options.wasRetried ?? false;
  }
}

/** Whether another attempt may succeed: a provider's hiccup, a database that went away, a full disk. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof ProviderError) return error.kind === 'transient' && !error.wasRetried;
  return isConnectionLoss(error) || isOutOfSpace(error);
}
