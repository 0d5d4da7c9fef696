/**
 * The process that reads pictures which strangers sent, one at a time: `picture-reader.ts` launches it. It has no
 * environment, no connection and no secret; what a picture makes of the decoders stays in here. Files come in by
 * standard input and go out by standard output, and a message says of each how long it is and what there is to know.
 */
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { ErrorCode } from '#contract/errors';
import type { DecodedUpload } from '#server/domain/uploads/decode-upload';
import { readUpload, type Upload } from '#server/domain/uploads/read-upload';
import { AppError } from '#server/errors';
import { takeBytes } from './take-bytes.ts';

export interface Question extends Omit<Upload, 'bytes'> {
  length: number;
}

export type Answer =
  | { picture: Omit<DecodedUpload, 'bytes'>; length: number }
  | { refusal: { code: ErrorCode; message: string } };

// Pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Where memory runs out, this process goes first (Linux).
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Elsewhere whoever is largest goes, which is this process too.
}
// The decoders of the formats that uploads may have, of libvips' many.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`),
});
// One picture is in hand, and none comes twice.
sharp.cache(false);
sharp.concurrency(1);

const MOST_BYTES = 900 * 1024 * 1024;
const LOOK_MS = 20;

process.on('message', async ({ length, ...facts }: Question) => {
  const bytes = await takeBytes(process.stdin, length);
  // A file may lie about how many pixels its decoder is to fill.
  const guard = setInterval(() => {
    if (process.memoryUsage.rss() > MOST_BYTES) process.kill(process.pid, 'SIGKILL');
  }, LOOK_MS);
  await answer({ ...facts, bytes });
  clearInterval(guard);
});
process.on('disconnect', () => process.exit());

async function answer(upload: Upload): Promise<void> {
  const send = (message: Answer) => process.send!(message);
  try {
    const { bytes, ...picture } = await readUpload(upload);
    send({ picture, length: bytes.length });
    process.stdout.write(bytes);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    send({ refusal: { code: error.code, message: error.message } });
  }
}
