/** The process that decodes uploaded pictures: `picture-reader.ts` launches it. */
import sharp from 'sharp';
import { readUpload } from '#features/assets/rules/uploads/read-upload';
import { allowDecoders } from '#platform/images/allow-decoders';
import { serveFiles } from '#platform/isolation/serve-files';
import type { UploadFacts, UploadFinding } from './picture-reader.ts';

allowDecoders();
// One picture at a time, and none comes twice.
sharp.cache(false);
sharp.concurrency(1);

serveFiles<UploadFacts, UploadFinding>(async (sent, facts) => {
  const { bytes, ...finding } = await readUpload({ ...facts, bytes: sent });
  return { finding, bytes };
});
