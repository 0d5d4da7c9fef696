/**
 * One of the servers that bench/gallery.ts compares: `site` is the product's web role, `bytes` sends a given answer, `sql`
 * sends the product's query with bare pg. Sends its port to the parent, and its CPU time in microseconds after each
 * message `cpu`.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { readConfig } from '#main/config/config';
import { listenOnce } from '#main/supervisor/check-machine';
import { startWeb } from '#main/wiring/web';

/** The answer of `bytes`: alternating header names and values, and a body in base64. */
export interface Answer {
  headers: string[];
  body: string;
}

const [kind = '', databaseUrl = ''] = process.argv.slice(2);
if (kind === 'site') await startSite();
else if (kind === 'bytes') process.once('message', (answer: Answer) => listen(sendBytes(answer)));
else listen(sendRows());
process.once('disconnect', () => process.exit());
process.on('message', (message) => {
  const { user, system } = process.cpuUsage();
  if (message === 'cpu') process.send!(user + system);
});

async function startSite(): Promise<void> {
  const port = await listenOnce(0, '127.0.0.1');
  const config = readConfig({
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'bench',
    OIDC_CLIENT_SECRET: 'bench',
    LOG_LEVEL: 'silent',
    LIMIT_READ_PER_MINUTE: '1000000',
    LIMIT_MADE_PER_MINUTE: '1000000',
  });
  await startWeb({ ...config, databaseUrl, migrationUrl: undefined, oidc: config.oidc!, stripe: undefined });
  process.send!(port);
}

function listen(listener: RequestListener): void {
  const server = createServer(listener).listen(0, '127.0.0.1', () =>
    process.send!((server.address() as AddressInfo).port),
  );
}

function sendBytes({ headers, body }: Answer): RequestListener {
  const bytes = Buffer.from(body, 'base64');
  return (_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  };
}

function sendRows(): RequestListener {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  return async (request, response) => {
    const offset = new URL(request.url!, 'http://127.0.0.1').searchParams.get('offset') ?? 0;
    const { rows } = await pool.query('SELECT * FROM list_gallery($1, $2, $3, $4)', ['', null, 20, offset]);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(rows));
  };
}
