import { APICallError } from '@ai-sdk/provider';

/**
 * An error for a content refusal that a provider sends with status 200.
 * @param reason the provider's words
 */
export function createRefusal(url: string, reason: string): APICallError {
  return new APICallError({
    message: reason,
    url,
    requestBodyValues: {},
    statusCode: 422,
    data: { error: { message: reason, code: 'content_policy_violation' } },
    isRetryable: false,
  });
}
