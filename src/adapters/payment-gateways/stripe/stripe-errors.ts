import Stripe from 'stripe';
import { ProviderError, type ProviderErrorKind } from '#platform/errors/provider-error';

export type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

/**
 * Asks Stripe, with its errors as ProviderError. `answerOf` names errors that are answers.
 * Stripe's own error is not kept as the cause: it carries headers and bodies that no log should have.
 */
export async function asking<Answer, Other = never>(
  ask: () => Promise<Answer>,
  answerOf: (error: StripeError) => { answer: Other } | undefined = () => undefined,
): Promise<Answer | Other> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const known = answerOf(error);
    if (known) return known.answer;
    throw toProviderError(error);
  }
}

/** As `asking`; what Stripe does not know is `undefined`. */
export async function askingFor<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  return await asking(ask, (error) => (isMissing(error) ? { answer: undefined } : undefined));
}

export function isMissing(error: StripeError): boolean {
  return error.code === 'resource_missing';
}

/** Whether what is missing was made with a key of the other mode. Only the message says so. */
export function isOfOtherMode(error: StripeError): boolean {
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
  // The customer portal wants to be set up in Stripe's dashboard once.
  if (/^No configuration provided/.test(error.message)) return 'misconfigured';
  const status = error.statusCode;
  // Without a status it was no answer of the API: a proxy's page, or half of one.
  return status === undefined || status >= 500 || status === 409 ? 'transient' : 'rejected';
}

/** Stripe quotes keys in part only; what stands in its place may quote them whole. */
function withoutKeys(message: string): string {
  return message.replace(/\b(?:[prs]k_(?:test|live)|whsec)_[\w*]+/g, '[key]');
}
