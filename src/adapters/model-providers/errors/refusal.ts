import { APICallError } from '@ai-sdk/provider';

/**
 * A provider's refusal of the content that it says in an answer of status 200, as an error like the ones it says with
 * a status of its own.
 * @param reason in the provider's words
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
