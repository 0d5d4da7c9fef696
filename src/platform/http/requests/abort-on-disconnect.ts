import type { FastifyReply } from 'fastify';

/** Nobody reads the answer any more, which is no fault of the site. */
export class ClientGone extends Error {}

/** A signal that aborts with `ClientGone` when the client disconnects. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  raw.once('close', () => disconnected.abort(new ClientGone('The client disconnected')));
  return disconnected.signal;
}
