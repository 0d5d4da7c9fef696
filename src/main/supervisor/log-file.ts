import { mkdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

const MAX_BYTES = 10_000_000;

/** The log file of one part. A file over 10 MB is renamed to `.old` at the start. */
export async function prepareLogFile(dataDir: string, part: string): Promise<string> {
  const folder = join(dataDir, 'log');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${part}.log`);
  const size = (await stat(file).catch(() => undefined))?.size ?? 0;
  if (size > MAX_BYTES) await rename(file, `${file}.old`);
  return file;
}

/** The end of a log on one line. */
export async function endOfLog(file: string): Promise<string> {
  return (await readFile(file, 'utf8').catch(() => '')).trim().split('\n').slice(-3).join(' | ');
}
