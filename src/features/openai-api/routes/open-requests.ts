import { AppError } from '#platform/errors/app-error';

export const MOST_OPEN = {
  /** Waiting takes little: a connection, and a short query every few seconds. Answers with pictures wait for an answer slot. */
  pictures: { ofUser: 250, ofUserWhenBusy: 25, ofAll: 1_000 },
  /** Tool calls and ads take processor time too: they read web pages and uploads. */
  tools: { ofUser: 4, ofUserWhenBusy: 4, ofAll: 40 },
};
const RETRY_AFTER_S = 5;

/**
 * Counts the requests or tool calls that are open in this process.
 * @returns a function that counts one more until the function that it returns is called, and throws AppError `rate_limited` if there
 *   are too many
 */
export function countOpenRequests(most: {
  ofUser: number;
  /** Once half of the places are taken. */
  ofUserWhenBusy: number;
  ofAll: number;
}): (userId: string) => () => void {
  const open = new Map<string, number>();
  let all = 0;
  return (userId) => {
    const own = open.get(userId) ?? 0;
    const mostOwn = all < most.ofAll / 2 ? most.ofUser : most.ofUserWhenBusy;
    if (own >= mostOwn || all >= most.ofAll)
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
