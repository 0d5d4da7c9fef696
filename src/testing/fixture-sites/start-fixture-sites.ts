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
  const { origins, allowHosts, close } = await serveSites(chosen, firstPort);
  const sites = chosen.map(({ name, path = '/', expected }, index) => ({
    name,
    origin: origins[index]!,
    url: `${origins[index]}${path}`,
    expected,
  }));
  return {
    sites,
    allowHosts,
    find(name) {
      const found = sites.find((site) => site.name === name);
      if (!found) throw new Error(`There is no fixture site ${name}`);
      return found;
    },
    close,
  };
}

/** Serves sites on loopback. @returns their origins, in their order */
export async function serveSites(
  sites: readonly Servable[],
  firstPort?: number,
): Promise<Pick<FixtureSites, 'allowHosts' | 'close'> & { origins: readonly string[] }> {
  const servers = await Promise.all(
    sites.map(async (site, index) => {
      const server = createServer((incoming, answer) => void respond(site, incoming, answer));
      server.listen(firstPort === undefined ? 0 : firstPort + index, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const origins = servers.map(originOf);
  return {
    origins,
    allowHosts: origins.map((origin) => new URL(origin).host),
    close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Servable = Pick<FixtureSite, 'name' | 'charset' | 'respond'>;

async function respond(site: Servable, incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  incoming.resume();
  try {
    if (site.respond?.(incoming, answer)) return;
    if (!(await sendFile(site, incoming.url ?? '/', answer)))
      answer.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  } catch (error) {
    answer.destroy(error instanceof Error ? error : undefined);
  }
}
