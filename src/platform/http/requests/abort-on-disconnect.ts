import type { FastifyReply } from 'fastify';

/** A signal that aborts when the client disconnects. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  raw.once('close', () => disconnected.abort(new Error('The client disconnected')));
  return disconnected.signal;
}
