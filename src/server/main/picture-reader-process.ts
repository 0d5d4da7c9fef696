/** The process that decodes pictures which strangers sent: `picture-reader.ts` launches it. */
import sharp from 'sharp';
import { readUpload } from '#server/domain/uploads/read-upload';
import type { UploadFacts, UploadFinding } from './picture-reader.ts';
import { serveFiles } from './serve-files.ts';

// The decoders of the formats that uploads may have, of libvips' many.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`),
});
// One picture is in hand, and none comes twice.
sharp.cache(false);
sharp.concurrency(1);

serveFiles<UploadFacts, UploadFinding>(async (sent, facts) => {
  const { bytes, ...finding } = await readUpload({ ...facts, bytes: sent });
  return { finding, bytes };
});
