/** The process that decodes pictures of analyzed websites: `page-picture-reader.ts` launches it. */
import sharp from 'sharp';
import { allowDecoders } from '#platform/images/allow-decoders';
import type { PagePictureOptions } from '#platform/images/read-page-picture';
import { readPagePicture } from '#platform/images/read-page-picture';
import { serveFiles } from '#platform/isolation/serve-files';
import type { PagePictureFinding } from './page-picture-reader.ts';

allowDecoders();
// One picture at a time, and none comes twice.
sharp.cache(false);
sharp.concurrency(1);

serveFiles<PagePictureOptions, PagePictureFinding>(async (sent, options) => {
  const { bytes, ...finding } = await readPagePicture(sent, options);
  return { finding, bytes };
});
