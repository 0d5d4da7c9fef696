import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';

// Rate limits and restarts of a gateway are mostly over by then.
const RETRY_AFTER_S = 10;

/**
 * Calls the gateway for a user who waits for the answer.
 * @throws AppError `unavailable` without the cause, which is logged for the operator
 */
export async function askGateway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('unavailable.payments', { retryAfter: RETRY_AFTER_S, cause: error });
  }
}
