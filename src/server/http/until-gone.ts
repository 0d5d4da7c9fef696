import type { FastifyReply } from 'fastify';

/** Aborted when nobody waits for the answer any more. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort(new Error('The request was broken off')));
  return gone.signal;
}
