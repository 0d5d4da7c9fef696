import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FIXTURE_SITES } from './fixture-sites.ts';
import { sendFile } from './send-file.ts';
import type { Expected, FixtureSite } from './site.ts';

export interface RunningSite {
  readonly name: string;
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** Where an analysis begins. */
  readonly url: string;
  readonly expected: Expected;
}

export interface FixtureSites {
  readonly sites: readonly RunningSite[];
  /** What the egress guard has to let through, `host:port`. */
  readonly allowHosts: readonly string[];
  /** @throws Error where no site has the name */
  find(name: string): RunningSite;
  close(): void;
}

/**
 * Serves the fixture websites on loopback, each at a port, and so an origin, of its own.
 * @param names of the sites to serve; all without it
 * @param firstPort the first site's port, the others follow; free ones without it
 */
export async function startFixtureSites({
  names,
  firstPort,
}: {
  names?: readonly string[];
  firstPort?: number;
} = {}): Promise<FixtureSites> {
  const chosen = FIXTURE_SITES.filter(({ name }) => !names || names.includes(name));
  const started = await Promise.all(
    chosen.map(async (site, index) => {
      const server = createServer((incoming, answer) => void respond(site, incoming, answer));
      server.listen(firstPort === undefined ? 0 : firstPort + index, '127.0.0.1');
      await once(server, 'listening');
      return { site, server };
    }),
  );
  const sites = started.map(({ site, server }) => present(site, server));
  return {
    sites,
    allowHosts: sites.map(({ origin }) => new URL(origin).host),
    find(name) {
      const found = sites.find((site) => site.name === name);
      if (!found) throw new Error(`There is no fixture site ${name}`);
      return found;
    },
    close() {
      for (const { server } of started) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

function present({ name, path = '/', expected }: FixtureSite, server: Server): RunningSite {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { name, origin, url: `${origin}${path}`, expected };
}

async function respond(site: FixtureSite, incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  incoming.resume();
  try {
    if (site.respond?.(incoming, answer)) return;
    if (!(await sendFile(site, incoming.url ?? '/', answer)))
      answer.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  } catch (error) {
    answer.destroy(error instanceof Error ? error : undefined);
  }
}
