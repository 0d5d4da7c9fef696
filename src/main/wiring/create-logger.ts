import pino, { type DestinationStream, type Logger } from 'pino';
import { scopeToLog } from '#platform/telemetry/scope';

export interface LoggerOptions {
  level: string;
  role: string;
  /** Standard output by default. */
  destination?: DestinationStream;
}

/** A role's logger: JSON lines with the request or job they belong to. */
export function createLogger({ level, role, destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: { role, pid: process.pid },
    mixin: scopeToLog,
    serializers: { err: (error: unknown) => describeError(error) },
  };
  return destination ? pino(options, destination) : pino(options);
}

interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  kind?: string;
  cause?: LoggedError;
}

const CAUSES = 5;
// How PostgreSQL and other programs quote values: `Key (email)=(…)`, email addresses, and database addresses with
// passwords.
const QUOTED_VALUES = [
  [/\((\w[\w, :]*)\)=\(.*?\)/g, '($1)=(…)'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '<email>'],
  [/\b([a-z][a-z+.-]*:\/\/)[^/\s@]+@/gi, '$1…@'],
] as const;

/**
 * An error without the properties that libraries add: rows, requests with headers, configurations. User data is also
 * removed from messages.
 */
function describeError(error: unknown, depth = 0): LoggedError | string {
  if (!(error instanceof Error)) return typeof error;
  const { code, kind } = error as { code?: unknown; kind?: unknown };
  const cause =
    error.cause instanceof Error && depth < CAUSES ? describeError(error.cause, depth + 1) : undefined;
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(error.stack !== undefined && { stack: withoutValues(error.stack) }),
    ...(typeof code === 'string' && { code }),
    ...(typeof kind === 'string' && { kind }),
    ...(typeof cause === 'object' && { cause }),
  };
}

function withoutValues(text: string): string {
  return QUOTED_VALUES.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
}
