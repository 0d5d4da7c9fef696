import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';

const readiness = z.object({ status: z.enum(['ready', 'unavailable']), disk: z.enum(['ok', 'full']) });

/** Whether the process runs. */
export const checkHealth = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'anyone',
  limit: 'none',
  responses: { 200: z.object({ status: z.literal('ok') }) },
});

/** Whether the process can serve requests. */
export const checkReadiness = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'anyone',
  limit: 'none',
  responses: { 200: readiness, 503: readiness },
  cache: 'no-store',
});

/** For Prometheus. Needs the token of the metrics or, where none is configured, a request from this machine. */
export const readMetrics = endpoint({
  method: 'GET',
  path: '/metrics',
  access: 'anyone',
  limit: 'none',
  responses: { 200: { description: 'The metrics.', type: 'text/plain' } },
  cache: 'no-store',
});
