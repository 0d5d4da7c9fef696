import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReadyProxy {
  port: number;
  /** The web processes that last answered `/readyz` with 200; they get requests. */
  ready: ReadonlySet<string>;
  stop(): Promise<void>;
}

const LOOK_MS = 200;

/**
 * A minimal proxy in front of several web processes, which sends requests to each ready one in turn. It never retries, so
 * that a lost request is visible as 502.
 */
export async function startReadyProxy(): Promise<ReadyProxy & { open(origins: readonly string[]): void }> {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  let origins: readonly string[] = [];
  let turn = 0;
  const look = async (origin: string) => {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    if (answer?.ok) ready.add(origin);
    else ready.delete(origin);
  };
  const timer = setInterval(() => void Promise.all(origins.map(look)), LOOK_MS);
  const server = createServer((near, answer) => {
    const all = [...ready];
    turn += 1;
    const origin = all[turn % all.length];
    if (origin === undefined) {
      answer.writeHead(502).end('nobody is ready');
      return;
    }
    const far = request(new URL(near.url!, origin), { method: near.method!, headers: near.headers, agent });
    far.once('response', (told) => {
      answer.writeHead(told.statusCode!, told.headers);
      told.pipe(answer);
      told.once('error', () => answer.destroy());
    });
    far.once('error', (error) => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end(`${origin}: ${error.message}`);
    });
    near.pipe(far);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    ready,
    open(given) {
      origins = given;
    },
    async stop() {
      clearInterval(timer);
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
