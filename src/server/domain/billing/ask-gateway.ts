import { AppError, ProviderError } from '#server/errors';

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
    throw new AppError(
      'unavailable',
      'Payments cannot be reached at the moment. Nothing was charged. Please try again shortly.',
      { retryAfter: RETRY_AFTER_S },
      { cause: error },
    );
  }
}
