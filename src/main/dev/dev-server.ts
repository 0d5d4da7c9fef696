import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { viteSettings } from './vite-settings.ts';

export interface DevServerInput {
  root: string;
  dataDir: string;
  host: string;
  /** Port of the site. */
  port: number;
  /** Port of the web role. */
  webPort: number;
  /** Called when a file changes that the roles have loaded. */
  onServerChange(): void;
}

const SOURCES = /^\/(@|src\/|node_modules\/)/;
const RETRY_MS = 200;
const SETTLE_MS = 100;

/**
 * The server that browsers connect to under `npm run dev`: it serves the pages' sources with hot reload, and proxies
 * all other requests to the web role. Both have one origin, so the content security policy does not change.
 */
export async function startDevServer(input: DevServerInput): Promise<{ stop(): Promise<void> }> {
  const { host, port, webPort, onServerChange } = input;
  const vite = await import('vite');
  const server = createServer();
  const settings = viteSettings(input);
  const sources = await vite.createServer({
    ...settings,
    server: { ...settings.server, hmr: { server } },
    optimizeDeps: { entries: ['src/web/app/entry-dev.ts'] },
  });
  server.on('request', (incoming, response) => {
    if (SOURCES.test(incoming.url ?? '')) sources.middlewares(incoming, response);
    else passOn(incoming, response, { host, port: webPort });
  });
  let timer: NodeJS.Timeout | undefined;
  sources.watcher.on('all', (_event, file) => {
    if (!isServerFile(file.slice(input.root.length + 1).replaceAll(sep, '/'))) return;
    clearTimeout(timer);
    timer = setTimeout(onServerChange, SETTLE_MS);
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    async stop() {
      clearTimeout(timer);
      await sources.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Screens and their styles are in folders named `web`; contracts and content are the server's too. */
function isServerFile(file: string): boolean {
  return /^src\/.*\.(ts|sql|json|wasm)$/.test(file) && !/\/web\/|\.test\.ts$|^src\/testing\//.test(file);
}

/** Waits for the web role while it restarts. */
function passOn(
  incoming: IncomingMessage,
  response: ServerResponse,
  target: { host: string; port: number },
): void {
  const { method, url, headers } = incoming;
  const outgoing = request({ ...target, method, path: url, headers, agent: false });
  outgoing.once('socket', (socket) => socket.once('connect', () => incoming.pipe(outgoing)));
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  const abort = () => outgoing.destroy();
  response.once('close', abort);
  outgoing.on('error', async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNREFUSED' || response.destroyed) return void response.destroy();
    response.off('close', abort);
    await delay(RETRY_MS);
    passOn(incoming, response, target);
  });
}
