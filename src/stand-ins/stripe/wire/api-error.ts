/** Stripe's `error` object in answers of 400 and above. */
export interface ErrorBody {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
}

/** A refusal in Stripe's words. `status`: the HTTP status, 400 to 599. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

/** 400 `invalid_request_error`. */
export function invalidRequest(message: string, more: { code?: string; param?: string } = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...more });
}

/** 404 `resource_missing`; `elsewhere`: the mode that does have the object. */
export function missing(
  noun: string,
  id: string,
  { param = 'id', elsewhere }: { param?: string; elsewhere?: 'test' | 'live' | undefined } = {},
): ApiError {
  const other = elsewhere === 'test' ? 'live' : 'test';
  const hint = elsewhere
    ? `; a similar object exists in ${elsewhere} mode, but a ${other} mode key was used to make this request.`
    : '';
  return new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'${hint}`,
    param,
  });
}

export const CARD_DECLINED = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
} as const;

export function cardDeclined(): ApiError {
  return new ApiError(402, CARD_DECLINED);
}
