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

/** What a reader is sent beside a file's bytes, and how many those are. */
export interface Question<Facts> {
  facts: Facts;
  length: number;
}

/** What it answers, and how many bytes follow. */
export type Answer<Finding> = { finding: Finding; length: number } | { refusal: Refusal };

export interface IsolatedReader<Facts, Finding> {
  /** @throws AppError as the reader refuses the file, `unsupported_media` when it dies of it. */
  read(bytes: Buffer, facts: Facts): Promise<{ finding: Finding; bytes: Buffer }>;
  /** Ends the process, with whatever it reads. */
  close(): void;
}

// The largest picture of the slowest format takes ten seconds of a busy processor.
const LONGEST_READ_MS = 30_000;
const IDLE_MS = 10_000;
/** One that a file took over reads no others' files for longer. */
const LONGEST_LIFE_MS = 60_000;
/** Raw pixels of the largest picture, with alpha. */
const MOST_ANSWER_BYTES = 250e6;

/** How programs are launched that read one picture at a time. */
export const READER: LaunchSettings = {
  limits: READER_LIMITS,
  // Memory is given back after each picture, also large ones are decoded in memory, and damaged ones are not logged.
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    VIPS_DISC_THRESHOLD: '1g',
    VIPS_WARNING: '0',
  },
  hasPipes: true,
};

/**
 * Reads strangers' files in a process of their own, one at a time, so that a hostile one can neither stall, fill nor
 * crash this process, nor do harm with what it makes of its decoder (`launchIsolated`). It is launched with the first file,
 * ends when there has been none for ten seconds, and is launched again after a file that it died of and after a minute.
 * @param program a file that calls `serveFiles`
 * @param finding what it may answer: one that a file took over could say anything
 * @param longestMs what one file may take
 * @param onDeath hears how the process ended over a file
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
 * The process's answer, or how the file was its death.
 * @throws Error when it could not be started, or ended over a mistake of ours
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
  // Where it cannot be sent, the process has ended, and says so.
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
