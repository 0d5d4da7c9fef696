/** The process that paints the cards of pages: `card-painter.ts` launches it. */
import sharp from 'sharp';
import { createBuiltinCardPainter } from '#adapters/card-painters/builtin/builtin-card-painter';
import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';
import { allowDecoders } from '#platform/images/allow-decoders';
import { serveFiles } from '#platform/isolation/serve-files';
import type { CardFacts, CardFinding } from './card-painter.ts';

allowDecoders();
sharp.cache(false);
sharp.concurrency(1);

const painter = createBuiltinCardPainter();

serveFiles<CardFacts, CardFinding>(async (sent, { pictures, ...words }) => {
  let at = 0;
  const cut = pictures.map(({ length, width, height }) => {
    at += length;
    return { bytes: sent.subarray(at - length, at), width, height };
  });
  try {
    const { pixels, width, height } = await painter.paint({ ...words, pictures: cut });
    return { finding: { width, height }, bytes: pixels };
  } catch (error) {
    if (error instanceof ProviderError) throw new AppError('unsupported_media.said', { said: error.message });
    throw error;
  }
});
