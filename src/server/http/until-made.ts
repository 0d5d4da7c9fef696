import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';

// Proxies mostly give up after two minutes.
const PATIENCE_MS = 90_000;
const POLL_MS = 150;

/**
 * Waits for what a job makes, for a minute and a half at most: less where the client asks to be answered at once
 * (`Prefer: respond-async`, RFC 7240) or goes away.
 * @throws as `find` does
 */
export async function untilMade<State extends { id: string; status: string }>(
  request: FastifyRequest,
  asked: State,
  find: (id: string) => Promise<State>,
): Promise<State> {
  const prefersAsync = /\brespond-async\b/i.test(String(request.headers.prefer ?? ''));
  const until = performance.now() + (prefersAsync ? 0 : PATIENCE_MS);
  let state = asked;
  while (state.status === 'making' && performance.now() < until && !request.socket.destroyed) {
    await wait(POLL_MS);
    state = await find(state.id);
  }
  return state;
}
