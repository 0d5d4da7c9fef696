import type { FastifyReply } from 'fastify';

/** Aborted when the client has disconnected. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  raw.once('close', () => disconnected.abort(new Error('The request was broken off')));
  return disconnected.signal;
}
