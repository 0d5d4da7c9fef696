import { AppError } from '#platform/errors/app-error';

/** An answer with four pictures takes 25 MB until its client has read it. */
const MOST = { ofUser: 4, ofAll: 40 };
const RETRY_AFTER_S = 5;

/**
 * Counts the requests and tool calls that wait for pictures in this process.
 * @returns a function that counts one more until the function that it returns is called, and throws AppError `rate_limited` if there
 *   are too many
 */
export function countOpenRequests(): (userId: string) => () => void {
  const open = new Map<string, number>();
  let all = 0;
  return (userId) => {
    const own = open.get(userId) ?? 0;
    if (own >= MOST.ofUser || all >= MOST.ofAll)
      throw new AppError('rate_limited.open_requests', { retryAfter: RETRY_AFTER_S });
    open.set(userId, own + 1);
    all++;
    return () => {
      all--;
      const left = open.get(userId)! - 1;
      if (left === 0) open.delete(userId);
      else open.set(userId, left);
    };
  };
}
