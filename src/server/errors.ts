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

/**
 * The generation was canceled, or has been settled elsewhere: nothing more is begun for it, and what runs is called off.
 * The reason of the signal that tells of it.
 */
export class CanceledError extends Error {
  override readonly name = 'CanceledError';

  constructor() {
    super('The generation was canceled');
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

/** Whether a disk had no room left: the store's (ENOSPC, EDQUOT) or the database's (53100). */
export function isOutOfSpace(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (OUT_OF_SPACE.has((cause as { code?: unknown }).code)) return true;
  return false;
}

const OUT_OF_SPACE = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** Whether another attempt may succeed: a provider's hiccup, a database that went away, a full disk. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof ProviderError) return error.kind === 'transient' && !error.wasRetried;
  return isConnectionLoss(error) || isOutOfSpace(error);
}

/** Whether the database refused a row because its user's account has been deleted meanwhile (`refuse_deleted_user`). */
export function isOfDeletedUser(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'FW401';
}

/** PostgreSQL's `unique_violation`. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23505';
}
