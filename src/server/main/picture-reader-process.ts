/**
 * The process that reads pictures which strangers sent, one at a time: `picture-reader.ts` launches it. It has no
 * environment, no connection and no secret; what a picture makes of the decoders stays in here.
 */
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { ErrorCode } from '#contract/errors';
import type { DecodedUpload } from '#server/domain/uploads/decode-upload';
import { readUpload, type Upload } from '#server/domain/uploads/read-upload';
import { AppError } from '#server/errors';

export type Answer = { picture: DecodedUpload } | { refusal: { code: ErrorCode; message: string } };

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

process.on('message', async (upload: Upload) => {
  process.send!(await answer(upload));
});

const MOST_BYTES = 900 * 1024 * 1024;
const LOOK_MS = 20;

async function answer(upload: Upload): Promise<Answer> {
  // A file may lie about how many pixels its decoder is to fill.
  const guard = setInterval(() => {
    if (process.memoryUsage.rss() > MOST_BYTES) process.kill(process.pid, 'SIGKILL');
  }, LOOK_MS);
  try {
    return { picture: await readUpload(upload) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: { code: error.code, message: error.message } };
  } finally {
    clearInterval(guard);
  }
}
