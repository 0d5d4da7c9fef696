import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { ErrorCode } from '#contract/errors';
import { AppError } from '#server/errors';
import { takeBytes } from './take-bytes.ts';

/** What a reader is sent beside a file's bytes, and how many those are. */
export interface Question<Facts> {
  facts: Facts;
  length: number;
}

/** What it answers, and how many bytes follow. */
export type Answer<Finding> =
  | { finding: Finding; length: number }
  | { refusal: { code: ErrorCode; message: string } };

export interface IsolatedReader<Facts, Finding> {
  /** @throws AppError as the reader refuses the file, `unsupported_media` when it dies of it. */
  read(bytes: Buffer, facts: Facts): Promise<{ finding: Finding; bytes: Buffer }>;
  /** Ends the process, with whatever it reads. */
  close(): void;
}

// The largest picture of the slowest format takes ten seconds of a busy processor.
const LONGEST_READ_MS = 30_000;
const IDLE_MS = 10_000;

/**
 * Reads strangers' files in a process of their own, one at a time, so that a hostile one can neither stall, fill nor
 * crash this process. It is launched with the first file, ends when there has been none for ten seconds, and is launched
 * again after a file that it died of.
 * @param program a file that calls `serveFiles`
 * @param longestMs what one file may take
 * @param onDeath hears how the process ended over a file
 */
export function createIsolatedReader<Facts, Finding>({
  program,
  longestMs = LONGEST_READ_MS,
  onDeath,
}: {
  program: string;
  longestMs?: number;
  onDeath(how: string): void;
}): IsolatedReader<Facts, Finding> {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let previous: Promise<unknown> = Promise.resolve();

  const close = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const launched = () => {
    const reader = launch(program);
    reader.once('exit', () => {
      if (child === reader) child = undefined;
    });
    return reader;
  };
  const read = async (bytes: Buffer, facts: Facts) => {
    clearTimeout(idle);
    child ??= launched();
    const outcome = await ask<Facts, Finding>(child, bytes, { facts, longestMs });
    if ('death' in outcome) {
      close();
      onDeath(outcome.death);
      throw new AppError('unsupported_media', 'The image cannot be opened.');
    }
    idle = setTimeout(close, IDLE_MS).unref();
    if ('refusal' in outcome) throw new AppError(outcome.refusal.code, outcome.refusal.message);
    return outcome;
  };

  return {
    read(bytes, facts) {
      const reading = previous.then(() => read(bytes, facts));
      previous = reading.catch(() => undefined);
      return reading;
    },
    close,
  };
}

function launch(program: string): ChildProcess {
  const child = fork(program, [], {
    serialization: 'advanced',
    // What a picture took is given back when it is done with, and a damaged one is no news for the log.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', VIPS_WARNING: '0' },
    execArgv: [],
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  });
  child.stdin?.on('error', () => undefined);
  return child;
}

type Death = { death: string };
type Outcome<Finding> =
  | { finding: Finding; bytes: Buffer }
  | Extract<Answer<Finding>, { refusal: unknown }>
  | Death;

/**
 * The process's answer, or how the file was its death.
 * @throws Error when it could not be started, or ended over a mistake of ours
 */
async function ask<Facts, Finding>(
  child: ChildProcess,
  bytes: Buffer,
  { facts, longestMs }: { facts: Facts; longestMs: number },
): Promise<Outcome<Finding>> {
  const { promise: ended, resolve, reject } = Promise.withResolvers<Death>();
  const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
    if (signal) resolve({ death: signal });
    else reject(new Error(`The process that reads pictures ended with exit code ${code}`));
  };
  const timer = setTimeout(() => resolve({ death: 'it took too long' }), longestMs);
  child.once('exit', onExit);
  try {
    return await Promise.race([converse<Facts, Finding>(child, bytes, { facts, ended }), ended]);
  } finally {
    clearTimeout(timer);
    child.off('exit', onExit);
  }
}

async function converse<Facts, Finding>(
  child: ChildProcess,
  bytes: Buffer,
  { facts, ended }: { facts: Facts; ended: Promise<Death> },
): Promise<Outcome<Finding>> {
  // Where it cannot be sent, the process has ended, and says so.
  child.send({ facts, length: bytes.length } satisfies Question<Facts>, () => undefined);
  child.stdin!.write(bytes);
  const [answer] = (await once(child, 'message')) as [Answer<Finding>];
  if ('refusal' in answer) return answer;
  const sent = await takeBytes(child.stdout!, answer.length);
  return sent.length === answer.length ? { finding: answer.finding, bytes: sent } : await ended;
}
