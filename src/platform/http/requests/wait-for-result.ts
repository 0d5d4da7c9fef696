import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';

// Most proxies time out after two minutes.
const TIMEOUT_MS = 90_000;
const POLL_MS = 150;

/**
 * Waits up to 90 seconds for a job's result. Does not wait if the client asks for an immediate answer
 * (`prefersAsync`), and stops when it disconnects.
 * @throws errors of `find`
 */
export async function waitForResult<State extends { id: string; status: string }>(
  request: FastifyRequest,
  requested: State,
  find: (id: string) => Promise<State>,
): Promise<State> {
  const until = performance.now() + (prefersAsync(request) ? 0 : TIMEOUT_MS);
  let state = requested;
  while (state.status === 'making' && performance.now() < until && !request.socket.destroyed) {
    await wait(POLL_MS);
    state = await find(state.id);
  }
  return state;
}

/** Whether the client asks for an immediate answer: `Prefer: respond-async` (RFC 7240). */
export function prefersAsync({ headers }: FastifyRequest): boolean {
  return /(^|,)\s*respond-async\s*(,|;|$)/i.test(String(headers.prefer ?? ''));
}
