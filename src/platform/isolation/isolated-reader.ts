import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import PQueue from 'p-queue';
import type { z } from 'zod';
import { AppError } from '#platform/errors/app-error';
import type { ErrorCode } from '#platform/errors/codes';
import { type LaunchSettings, READER_LIMITS } from './isolated-program.ts';
import { launchIsolated, setHolding } from './launch-isolated.ts';
import { readExactly } from './read-exactly.ts';
import type { Refusal } from './refusal.ts';
import { readRefusal } from './refusal.ts';

/** The message to a reader; `length` bytes of the file follow. */
export interface Question<Facts> {
  facts: Facts;
  length: number;
}

/** Its answer; `length` bytes follow. */
export type Answer<Finding> = { finding: Finding; length: number } | { refusal: Refusal };

export interface IsolatedReader<Facts, Finding> {
  /** @throws AppError as the reader refuses the file, `unsupported_media` when it dies of it. */
  read(bytes: Buffer, facts: Facts): Promise<{ finding: Finding; bytes: Buffer }>;
  /** Kills the process, even while it reads. */
  close(): void;
}

// The largest picture of the slowest format takes ten seconds of a busy processor.
const LONGEST_READ_MS = 30_000;
const IDLE_MS = 10_000;
/** Limits how long a process that a file has taken over can read other files. */
const LONGEST_LIFE_MS = 60_000;
/** Raw pixels of the largest picture, with alpha. */
const MOST_ANSWER_BYTES = 250e6;

/** Launch settings of programs that read one picture at a time. */
export const READER: LaunchSettings = {
  limits: READER_LIMITS,
  // Frees memory after each picture, decodes large pictures in memory, and logs no warnings about damaged ones.
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    VIPS_DISC_THRESHOLD: '1g',
    VIPS_WARNING: '0',
  },
  hasPipes: true,
};

/**
 * Reads untrusted files in an isolated process (`launchIsolated`), one at a time, so that a hostile file can neither stall
 * nor crash this process, nor gain its rights through a decoder's bug. The process is launched with the first file, ends after
 * ten idle seconds, and is replaced after a crash and after a minute.
 * @param program a file that calls `serveFiles`
 * @param finding schema of its answers: a process that a file has taken over could answer anything
 * @param longestMs time limit of one file
 * @param onDeath called with the reason when the process ended on a file
 */
export function createIsolatedReader<Facts, Finding>({
  program,
  finding,
  longestMs = LONGEST_READ_MS,
  onDeath,
}: {
  program: string;
  finding: z.ZodType<Finding>;
  longestMs?: number;
  onDeath(how: string): void;
}): IsolatedReader<Facts, Finding> {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let launchedAt = 0;
  const queue = new PQueue({ concurrency: 1 });

  const close = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const launched = () => {
    const reader = launchIsolated({ ...READER, file: program });
    launchedAt = performance.now();
    reader.once('exit', () => {
      if (child === reader) child = undefined;
    });
    return reader;
  };
  const read = async (bytes: Buffer, facts: Facts) => {
    clearTimeout(idle);
    if (performance.now() - launchedAt > LONGEST_LIFE_MS) close();
    child ??= launched();
    const reader = child;
    setHolding(reader, true);
    const outcome = await ask<Facts, Finding>(reader, bytes, { facts, longestMs, schema: finding }).finally(
      () => setHolding(reader, false),
    );
    if ('death' in outcome) {
      close();
      onDeath(outcome.death);
      throw new AppError('unsupported_media.unopenable');
    }
    idle = setTimeout(close, IDLE_MS).unref();
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome;
  };

  return {
    read: (bytes, facts) => queue.add(() => read(bytes, facts)),
    close,
  };
}

interface Asked<Facts, Finding> {
  facts: Facts;
  schema: z.ZodType<Finding>;
}

type Death = { death: string };
type Outcome<Finding> = { finding: Finding; bytes: Buffer } | { refusal: AppError } | Death;

/**
 * The process's answer, or how it died on the file.
 * @throws Error if it could not be started, or exited because of a bug of ours
 */
async function ask<Facts, Finding>(
  child: ChildProcess,
  bytes: Buffer,
  { longestMs, ...asked }: Asked<Facts, Finding> & { longestMs: number },
): Promise<Outcome<Finding>> {
  const { promise: ended, resolve, reject } = Promise.withResolvers<Death>();
  const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
    if (signal) resolve({ death: signal });
    else reject(new Error(`The process that reads pictures ended with exit code ${code}`));
  };
  const timer = setTimeout(() => resolve({ death: 'it took too long' }), longestMs);
  child.once('exit', onExit);
  try {
    return await Promise.race([converse<Facts, Finding>(child, bytes, { ...asked, ended }), ended]);
  } finally {
    clearTimeout(timer);
    child.off('exit', onExit);
  }
}

async function converse<Facts, Finding>(
  child: ChildProcess,
  bytes: Buffer,
  { facts, schema, ended }: Asked<Facts, Finding> & { ended: Promise<Death> },
): Promise<Outcome<Finding>> {
  // If sending fails, the process has ended: its exit event reports that.
  child.send({ facts, length: bytes.length } satisfies Question<Facts>, () => undefined);
  child.stdin!.write(bytes);
  const [answer] = (await once(child, 'message')) as [Answer<Finding>];
  if ('refusal' in answer) {
    const refusal = readRefusal(answer.refusal, REFUSALS);
    return refusal ? { refusal } : NONSENSE;
  }
  const parsed = schema.safeParse(answer.finding);
  if (!parsed.success) return NONSENSE;
  if (!(answer.length >= 0 && answer.length <= MOST_ANSWER_BYTES)) return { death: 'it answered too much' };
  const sent = await readExactly(child.stdout!, answer.length).catch(() => null);
  if (sent === null) return NONSENSE;
  return sent.length === answer.length ? { finding: parsed.data, bytes: sent } : await ended;
}

/** Codes with which readers refuse files. */
const REFUSALS: readonly ErrorCode[] = ['unsupported_media', 'too_large', 'unavailable'];

const NONSENSE: Death = { death: 'its answer makes no sense' };
