/**
 * Stable error codes of the API. A body is `{ error, code, requestId, … }`: `error` is a sentence for
 * people, `code` is for programs and never changes its meaning.
 */
export const ERROR_STATUS = {
  invalid_request: 400,
  signed_out: 401,
  insufficient_credits: 402,
  forbidden: 403,
  cross_site: 403,
  /** The last sign-in is too long ago: the user must sign in again. */
  fresh_sign_in_required: 403,
  /** An admin must sign in again, in the stronger way that the operator asks for. */
  stronger_sign_in_required: 403,
  suspended: 403,
  not_found: 404,
  unknown_promo_code: 404,
  idempotency_key_reused: 409,
  cancel_costs: 409,
  already_decided: 409,
  analyses_off: 409,
  /** Several accounts have this email: name one by its id. */
  ambiguous_email: 409,
  already_subscribed: 409,
  not_subscribed: 409,
  nothing_to_fix: 409,
  payments_off: 409,
  price_unavailable: 409,
  promo_code_used: 409,
  test_mode_customer: 409,
  nothing_to_clear: 409,
  storage_full: 409,
  asset_in_use: 409,
  too_large: 413,
  unsupported_media: 415,
  moderated: 422,
  /** The studio engine would leave the subject of the prompt out. */
  cannot_draw: 422,
  /** An edit of a part of a picture is not possible. */
  cannot_edit: 422,
  /** The picture cannot be drawn as SVG. */
  no_svg: 422,
  address_not_allowed: 422,
  page_unreadable: 422,
  not_composable: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  disk_full: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
