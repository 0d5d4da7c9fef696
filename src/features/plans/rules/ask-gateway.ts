import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';

// What limits or restarts a gateway is mostly over by then.
const RETRY_AFTER_S = 10;

/**
 * Asks the gateway on behalf of somebody who waits for the answer.
 * @throws AppError `unavailable` when it cannot be used, which says nothing of why: that is the operator's to read.
 */
export async function askGateway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('unavailable.payments', { retryAfter: RETRY_AFTER_S, cause: error });
  }
}
