import type { Retention } from '#platform/limits/retention';
import { httpUrl, integer, oneOf, token } from './value-schemas.ts';
import type { Values } from './variable.ts';

/** Days for which data is kept, 90 by default. */
const retentionDays = (name: string, min: number, what: string) => ({
  name,
  schema: integer(min, 3_650),
  default: '90',
  words: `Days for which ${what} are kept.`,
});
const sessionDays = (name: string, fallback: string, words: string) => ({
  name,
  schema: integer(1, 365),
  default: fallback,
  words,
});

export const runningVariables = {
  logLevel: {
    name: 'LOG_LEVEL',
    schema: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    default: 'info',
    words: 'Least severe level that is logged: fatal, error, warn, info, debug, trace or silent.',
  },
  metricsToken: {
    name: 'METRICS_TOKEN',
    schema: token,
    isSecret: true,
    words:
      'Bearer token for readers of /metrics, 16 characters or more. Unset: only readers on this machine are answered.',
  },
  workerMetricsPort: {
    name: 'WORKER_METRICS_PORT',
    schema: integer(1, 65_535),
    readBy: ['worker'],
    words: "Port, at HOST, of the worker's own /metrics and /healthz. Unset: it listens nowhere.",
  },
  traceEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    schema: httpUrl.transform((text) => text.replace(/\/+$/, '')),
    words:
      'Collector of traces (OTLP over HTTP), without /v1/traces. The exporter itself reads OTEL_EXPORTER_OTLP_HEADERS and OTEL_BSP_*. Unset: no traces.',
  },
  securityEventLog: {
    name: 'SECURITY_EVENT_LOG',
    schema: oneOf(['off', 'on']),
    default: 'off',
    words:
      'Whether each security event is also a log line, as JSON below securityEvent, with IP address and user id: on or off.',
  },
} as const;

export const retentionVariables = {
  refusedPromptDays: retentionDays('RETENTION_REFUSED_PROMPT_DAYS', 1, 'prompts that moderation refused'),
  failedPromptDays: retentionDays('RETENTION_FAILED_PROMPT_DAYS', 1, 'the prompts of failed generations'),
  modelCallDays: retentionDays('RETENTION_MODEL_CALL_DAYS', 2, 'calls of hosted models'),
  auditDays: {
    name: 'RETENTION_AUDIT_DAYS',
    schema: integer(30, 36_500),
    words: 'Days for which the actions of admins are kept. Unset: forever.',
  },
  securityEventDays: {
    ...retentionDays('RETENTION_SECURITY_EVENT_DAYS', 7, 'security events'),
    words:
      'Days for which security events are kept (sign-ins, keys, refusals, changes by admins, with IP addresses).',
  },
  sessionDays: sessionDays('SESSION_DAYS', '30', 'Days after which a session ends.'),
  sessionIdleDays: sessionDays('SESSION_IDLE_DAYS', '7', 'Days without use after which a session ends.'),
};

/** Event streams that a web process keeps open at once. */
export const streamVariables = {
  total: {
    name: 'LIMIT_STREAMS',
    schema: integer(0, 1_000_000),
    default: '10000',
    words:
      'Open pages to which one web process pushes changes at once. All others poll every few seconds. 0: all pages poll.',
  },
  perUser: {
    name: 'LIMIT_STREAMS_PER_USER',
    schema: integer(1, 1_000_000),
    default: '20',
    words: 'The same, of one user.',
  },
  perAddress: {
    name: 'LIMIT_STREAMS_PER_ADDRESS',
    schema: integer(1, 1_000_000),
    default: '200',
    words: 'The same, of one address.',
  },
};

export function readRunning(
  values: Values<typeof runningVariables>,
  retention: Values<typeof retentionVariables>,
  streamLimits: Values<typeof streamVariables>,
) {
  const { metricsToken, workerMetricsPort, traceEndpoint, securityEventLog } = values;
  return {
    metricsToken,
    workerMetricsPort,
    traceEndpoint,
    logsSecurityEvents: securityEventLog === 'on',
    retention: { ...retention, auditDays: retention.auditDays ?? null } satisfies Retention,
    streamLimits,
  };
}
