import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Nobody reads the answer any more, which is no fault of the site. */
export class ClientGone extends Error {}

/** Runs once the response has ended or its client is gone; at once if that was before. */
export function onceClosed(response: Pick<ServerResponse, 'closed' | 'once'>, run: () => void): void {
  if (response.closed) run();
  else response.once('close', run);
}

/** A signal that aborts with `ClientGone` when the client disconnects. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  onceClosed(raw, () => disconnected.abort(new ClientGone('The client disconnected')));
  return disconnected.signal;
}
