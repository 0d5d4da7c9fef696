import Stripe from 'stripe';
import { ProviderError, type ProviderErrorKind } from '#platform/errors/provider-error';

export type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

/**
 * Calls Stripe. `answerOf` turns expected errors into answers.
 * @throws ProviderError for other errors, without Stripe's error as the cause: its headers and bodies must not be logged
 */
export async function callStripe<Answer, Other = never>(
  call: () => Promise<Answer>,
  answerOf: (error: StripeError) => { answer: Other } | undefined = () => undefined,
): Promise<Answer | Other> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const known = answerOf(error);
    if (known) return known.answer;
    throw toProviderError(error);
  }
}

/** Like `callStripe`; undefined if Stripe does not have the object. */
export async function findInStripe<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  return await callStripe(call, (error) => (isMissing(error) ? { answer: undefined } : undefined));
}

export function isMissing(error: StripeError): boolean {
  return error.code === 'resource_missing';
}

/** Whether the missing object exists in the other mode (test or live). Only the message says so. */
export function isInOtherMode(error: StripeError): boolean {
  return isMissing(error) && /similar object exists in (test|live) mode/i.test(error.message);
}

function toProviderError(error: StripeError): ProviderError {
  const { code } = (error.detail ?? {}) as { code?: unknown };
  const details = [code ?? error.code, error.requestId].filter((detail) => typeof detail === 'string');
  const suffix = details.length > 0 ? ` (${details.join(', ')})` : '';
  return new ProviderError(kindOf(error), `Stripe: ${withoutKeys(error.message)}${suffix}`);
}

function kindOf(error: StripeError): ProviderErrorKind {
  const { errors } = Stripe;
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeRateLimitError)
    return 'transient';
  if (error.code === 'lock_timeout' || error.code === 'idempotency_key_in_use') return 'transient';
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return 'misconfigured';
  // The customer portal must be set up once in Stripe's dashboard.
  if (/^No configuration provided/.test(error.message)) return 'misconfigured';
  const status = error.statusCode;
  // No status: the answer did not come from the API, or was cut off.
  return status === undefined || status >= 500 || status === 409 ? 'transient' : 'rejected';
}

/** Stripe masks keys in its messages; a proxy or stand-in may not. */
function withoutKeys(message: string): string {
  return message.replace(/\b(?:[prs]k_(?:test|live)|whsec)_[\w*]+/g, '[key]');
}
