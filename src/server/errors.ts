import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#contract/errors';

/** A refusal with a stable code; http/ turns it into a status and a body. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Omit<ErrorBody, 'error' | 'code' | 'requestId'>;

  constructor(code: ErrorCode, message: string, details: AppError['details'] = {}, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/**
 * What went wrong at a provider. Only `transient` is worth a retry; `rejected` and `moderated` are the
 * provider's verdict on the request, `misconfigured` is the operator's to mend.
 */
export type ProviderErrorKind = 'transient' | 'rejected' | 'moderated' | 'misconfigured';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;

  constructor(kind: ProviderErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/**
 * Whether the database went away under a query, which another attempt may not meet: PostgreSQL's classes 08
 * (connection), 57P (shutdown) and 40 (rollback), and sockets that broke or could not be opened.
 */
export function isConnectionLoss(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^(08|57P|40|ECONN|EPIPE|ETIMEDOUT)/.test(code)) return true;
  return (
    typeof message === 'string' &&
    /connection (terminated|timeout|ended)|timeout exceeded when trying to connect/i.test(message)
  );
}

/** Whether another attempt may succeed: a provider's hiccup, or a database that went away. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof ProviderError) return error.kind === 'transient';
  return isConnectionLoss(error);
}

/** PostgreSQL's `unique_violation`. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23505';
}
