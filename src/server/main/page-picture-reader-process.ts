/** The process that decodes pictures of strangers' pages: `page-picture-reader.ts` launches it. */
import sharp from 'sharp';
import type { PagePictureOptions } from '#server/domain/ads/analysis/read-page-picture';
import { readPagePicture } from '#server/domain/ads/analysis/read-page-picture';
import type { PagePictureFinding } from './page-picture-reader.ts';
import { serveFiles } from './serve-files.ts';

// The decoders of the formats that pages have, of libvips' many; drawings are not libvips' to open.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`),
});
// One picture is in hand, and none comes twice.
sharp.cache(false);
sharp.concurrency(1);

serveFiles<PagePictureOptions, PagePictureFinding>(async (sent, options) => {
  const { bytes, ...finding } = await readPagePicture(sent, options);
  return { finding, bytes };
});
