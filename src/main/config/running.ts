import { z } from 'zod';
import type { Retention } from '#contract/retention';
import { httpUrl, integer, oneOf, wholeNumber } from './value-schemas.ts';

export interface RunningConfig {
  /** What readers of `/metrics` send as a bearer token; `undefined`: they must be on this machine. */
  metricsToken: string | undefined;
  /** Port at which the worker role shows its own metrics; `undefined`: it listens nowhere. */
  workerMetricsPort: number | undefined;
  /** Where traces go, without `/v1/traces`; `undefined`: nowhere. */
  traceEndpoint: string | undefined;
  retention: Retention;
  /** Whether each security event is also a line of the log. */
  logsSecurityEvents: boolean;
  streamLimits: StreamLimits;
}

/** Event streams that a web process keeps open at once. */
interface StreamLimits {
  /** 0: none, and all pages poll. */
  total: number;
  perUser: number;
  perAddress: number;
}

const TOKEN = /^[\x21-\x7e]{16,}$/;

export const runningVariables = {
  METRICS_TOKEN: z
    .string()
    .regex(TOKEN, { error: 'must have 16 characters or more, without spaces' })
    .optional(),
  WORKER_METRICS_PORT: wholeNumber(1, 65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  RETENTION_REFUSED_PROMPT_DAYS: integer(1, 3_650, 90),
  RETENTION_FAILED_PROMPT_DAYS: integer(1, 3_650, 90),
  RETENTION_MODEL_CALL_DAYS: integer(2, 3_650, 90),
  RETENTION_AUDIT_DAYS: wholeNumber(30, 36_500).optional(),
  RETENTION_SECURITY_EVENT_DAYS: integer(7, 3_650, 90),
  SECURITY_EVENT_LOG: oneOf(['off', 'on']).default('off'),
  SESSION_DAYS: integer(1, 365, 30),
  SESSION_IDLE_DAYS: integer(1, 365, 7),
  LIMIT_STREAMS: integer(0, 1_000_000, 10_000),
  LIMIT_STREAMS_PER_USER: integer(1, 1_000_000, 20),
  LIMIT_STREAMS_PER_ADDRESS: integer(1, 1_000_000, 200),
};

const variables = z.object(runningVariables);

export function readRunning(env: z.infer<typeof variables>): RunningConfig {
  return {
    metricsToken: env.METRICS_TOKEN,
    workerMetricsPort: env.WORKER_METRICS_PORT,
    traceEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
    logsSecurityEvents: env.SECURITY_EVENT_LOG === 'on',
    retention: {
      refusedPromptDays: env.RETENTION_REFUSED_PROMPT_DAYS,
      failedPromptDays: env.RETENTION_FAILED_PROMPT_DAYS,
      modelCallDays: env.RETENTION_MODEL_CALL_DAYS,
      auditDays: env.RETENTION_AUDIT_DAYS ?? null,
      securityEventDays: env.RETENTION_SECURITY_EVENT_DAYS,
      sessionDays: env.SESSION_DAYS,
      sessionIdleDays: env.SESSION_IDLE_DAYS,
    },
    streamLimits: {
      total: env.LIMIT_STREAMS,
      perUser: env.LIMIT_STREAMS_PER_USER,
      perAddress: env.LIMIT_STREAMS_PER_ADDRESS,
    },
  };
}
