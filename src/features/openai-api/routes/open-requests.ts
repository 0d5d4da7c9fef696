import type { FastifyReply } from 'fastify';
import { AppError } from '#platform/errors/app-error';

/** An answer with four pictures takes 25 MB until its client has read it. */
const MOST = { ofUser: 4, ofAll: 40 };
const RETRY_AFTER_S = 5;

/**
 * Counts the requests that wait for pictures or are being read in this process, each until its connection or its answer ends.
 * @returns a function that counts one more, and throws AppError `rate_limited` if there are too many
 */
export function countOpenRequests(): (userId: string, reply: FastifyReply) => void {
  const open = new Map<string, number>();
  let all = 0;
  return (userId, { raw }) => {
    const own = open.get(userId) ?? 0;
    if (own >= MOST.ofUser || all >= MOST.ofAll)
      throw new AppError('rate_limited.open_requests', { retryAfter: RETRY_AFTER_S });
    open.set(userId, own + 1);
    all++;
    raw.once('close', () => {
      all--;
      const left = open.get(userId)! - 1;
      if (left === 0) open.delete(userId);
      else open.set(userId, left);
    });
  };
}
