/** The process that decodes pictures of strangers' pages: `page-picture-reader.ts` launches it. */
import sharp from 'sharp';
import { allowDecoders } from '#platform/images/allow-decoders';
import { serveFiles } from '#platform/isolation/serve-files';
import type { PagePictureOptions } from '#server/domain/ads/analysis/read-page-picture';
import { readPagePicture } from '#server/domain/ads/analysis/read-page-picture';
import type { PagePictureFinding } from './page-picture-reader.ts';

allowDecoders();
// One picture is in hand, and none comes twice.
sharp.cache(false);
sharp.concurrency(1);

serveFiles<PagePictureOptions, PagePictureFinding>(async (sent, options) => {
  const { bytes, ...finding } = await readPagePicture(sent, options);
  return { finding, bytes };
});
