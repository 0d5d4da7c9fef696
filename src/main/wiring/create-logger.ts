import pino, { type DestinationStream, type Logger } from 'pino';
import { scopeToLog } from '#platform/telemetry/scope';

export interface LoggerOptions {
  level: string;
  role: string;
  /** Standard output when it is not given. */
  destination?: DestinationStream;
}

/** A role's log: a line of JSON each, with the request and the job that it belongs to. */
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
// How PostgreSQL and others show values: `Key (email)=(…)`, and addresses of databases with their passwords.
const QUOTED_VALUES = [
  [/\((\w[\w, :]*)\)=\(.*?\)/g, '($1)=(…)'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '<email>'],
  [/\b([a-z][a-z+.-]*:\/\/)[^/\s@]+@/gi, '$1…@'],
] as const;

/**
 * An error without what libraries hang on theirs: rows, requests with their headers, configurations. What a message quotes of
 * people's data goes as well.
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
