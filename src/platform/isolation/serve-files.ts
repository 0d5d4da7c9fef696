import { AppError } from '#platform/errors/app-error';
import type { Answer, Question } from './isolated-reader.ts';
import { lowerProcessPriority } from './lower-process-priority.ts';
import { readExactly } from './read-exactly.ts';
import { refusalOf } from './refusal.ts';

const MOST_BYTES = 900 * 1024 * 1024;
const LOOK_MS = 20;

/**
 * The other end of `createIsolatedReader`, in the isolated process: files arrive on standard input and leave on standard
 * output; a message gives each file's length and the finding. The process has no environment, network or secrets, so a
 * file that takes over a decoder gains nothing.
 */
export function serveFiles<Facts, Finding>(
  read: (bytes: Buffer, facts: Facts) => Promise<{ finding: Finding; bytes?: Buffer }>,
): void {
  lowerProcessPriority();
  process.on('message', async ({ facts, length }: Question<Facts>) => {
    const bytes = await readExactly(process.stdin, length);
    // A file may declare too small a size; its decoder then fills the memory.
    const guard = setInterval(() => {
      if (process.memoryUsage.rss() > MOST_BYTES) process.abort();
    }, LOOK_MS);
    await answer(() => read(bytes, facts));
    clearInterval(guard);
  });
  process.on('disconnect', () => process.exit());
}

async function answer<Finding>(read: () => Promise<{ finding: Finding; bytes?: Buffer }>): Promise<void> {
  const send = (message: Answer<Finding>) => process.send!(message);
  try {
    const { finding, bytes } = await read();
    send({ finding, length: bytes?.length ?? 0 });
    if (bytes) process.stdout.write(bytes);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    send({ refusal: refusalOf(error) });
  }
}
