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
