import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DecodedUpload } from '#server/domain/uploads/decode-upload';
import type { readUpload, Upload } from '#server/domain/uploads/read-upload';
import { AppError } from '#server/errors';
import type { Answer, Question } from './picture-reader-process.ts';
import { takeBytes } from './take-bytes.ts';

export interface PictureReader {
  readUpload: typeof readUpload;
  /** Ends the process, with whatever it reads. */
  close(): void;
}

const PROGRAM = fileURLToPath(new URL('./picture-reader-process.ts', import.meta.url));

// The largest picture of the slowest format takes ten seconds of a busy processor.
const LONGEST_READ_MS = 30_000;
const IDLE_MS = 10_000;

/**
 * Reads pictures in a process of their own, one at a time, so that a hostile one can neither stall, fill nor crash this
 * process. It is launched with the first picture, ends when there has been none for ten seconds, and is launched again
 * after a picture that it died of.
 * @param onDeath hears how the process ended over a picture
 */
export function createPictureReader({ onDeath }: { onDeath(how: string): void }): PictureReader {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let previous: Promise<unknown> = Promise.resolve();

  const close = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const launched = () => {
    const reader = launch();
    reader.once('exit', () => {
      if (child === reader) child = undefined;
    });
    return reader;
  };
  const read: PictureReader['readUpload'] = async (upload) => {
    clearTimeout(idle);
    child ??= launched();
    const answer = await ask(child, upload);
    if ('death' in answer) {
      close();
      onDeath(answer.death);
      throw new AppError('unsupported_media', 'The image cannot be opened.');
    }
    idle = setTimeout(close, IDLE_MS).unref();
    if ('refusal' in answer) throw new AppError(answer.refusal.code, answer.refusal.message);
    return answer;
  };

  return {
    readUpload(upload) {
      const reading = previous.then(() => read(upload));
      previous = reading.catch(() => undefined);
      return reading;
    },
    close,
  };
}

function launch(): ChildProcess {
  const child = fork(PROGRAM, [], {
    serialization: 'advanced',
    // What a picture took is given back when it is done with, and a damaged one is no news for the log.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', VIPS_WARNING: '0' },
    execArgv: [],
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  });
  child.stdin?.on('error', () => undefined);
  return child;
}

type Outcome = DecodedUpload | Extract<Answer, { refusal: unknown }> | { death: string };

/**
 * The process's answer, or how the picture was its death.
 * @throws Error when it could not be started, or ended over a mistake of ours
 */
async function ask(child: ChildProcess, upload: Upload): Promise<Outcome> {
  const { promise: ended, resolve, reject } = Promise.withResolvers<{ death: string }>();
  const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
    if (signal) resolve({ death: signal });
    else reject(new Error(`The picture reader ended with exit code ${code}`));
  };
  const timer = setTimeout(() => resolve({ death: 'it took too long' }), LONGEST_READ_MS);
  child.once('exit', onExit);
  try {
    return await Promise.race([converse(child, upload, ended), ended]);
  } finally {
    clearTimeout(timer);
    child.off('exit', onExit);
  }
}

async function converse(
  child: ChildProcess,
  { bytes, ...facts }: Upload,
  ended: Promise<{ death: string }>,
): Promise<Outcome> {
  // Where it cannot be sent, the process has ended, and says so.
  child.send({ ...facts, length: bytes.length } satisfies Question, () => undefined);
  child.stdin!.write(bytes);
  const [answer] = (await once(child, 'message')) as [Answer];
  if ('refusal' in answer) return answer;
  const encoded = await takeBytes(child.stdout!, answer.length);
  return encoded.length === answer.length ? { ...answer.picture, bytes: encoded } : await ended;
}
