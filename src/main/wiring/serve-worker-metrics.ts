import { once } from 'node:events';
import { createServer } from 'node:http';
import { isMetricsReader } from '#features/operations/routes/metrics-reader';
import { METRICS_TYPE, type Metrics } from '#platform/telemetry/metrics';

export interface WorkerMetricsInput {
  metrics: Metrics;
  host: string;
  /** `undefined`: no server. */
  port: number | undefined;
  token: string | undefined;
}

/** Serves a worker's own `/metrics`, with the same access as the web role's, and `/healthz` for everyone. */
export async function serveWorkerMetrics({
  metrics,
  host,
  port,
  token,
}: WorkerMetricsInput): Promise<{ close(): void }> {
  if (port === undefined) return { close: () => undefined };
  const server = createServer(async (request, response) => {
    if (request.url === '/healthz') {
      response.setHeader('content-type', 'application/json').end('{"status":"ok"}');
    } else if (request.url !== '/metrics' || (token === undefined && !isMetricsReader(token, request))) {
      response.writeHead(404).end();
    } else if (!isMetricsReader(token, request)) {
      response.writeHead(401).end();
    } else {
      response.setHeader('content-type', METRICS_TYPE).end(await metrics.render());
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
