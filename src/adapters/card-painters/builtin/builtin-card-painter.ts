import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { composeCard } from '#engines/composer/cards/compose-card';
import { ProviderError } from '#platform/errors/provider-error';
import type { CardPainter, CardPicture } from '#ports/card-painter';

const BRAND = 'Framewright';

/** Lays cards out with the ad composer, draws texts with resvg, and adds pictures with libvips. */
export function createBuiltinCardPainter(): CardPainter {
  return {
    async paint({ title, kicker, pictures }) {
      const { width, height, ground, cells, overlay } = await composeCard({
        title,
        kicker,
        brand: BRAND,
        pictures,
      });
      const tiles = await Promise.all(
        cells.map(async ({ x, y, picture, ...size }) => ({
          input: await crop(pictures[picture]!, size),
          left: x,
          top: y,
        })),
      );
      const words = await renderAsync(overlay, { font: { loadSystemFonts: false } });
      const pixels = await sharp({ create: { width, height, channels: 3, background: ground } })
        .composite([...tiles, { input: words.asPng(), left: 0, top: 0 }])
        .removeAlpha()
        .raw()
        .toBuffer();
      return { pixels, width, height };
    },
  };
}

/** Crops to the most interesting part. */
async function crop({ bytes }: CardPicture, size: { width: number; height: number }): Promise<Buffer> {
  try {
    return await sharp(bytes)
      .resize(size.width, size.height, { fit: 'cover', position: 'attention' })
      .flatten({ background: CUTOUT_BACKGROUND })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch (error) {
    throw new ProviderError('rejected', 'A picture of the card cannot be decoded', { cause: error });
  }
}

/** Background of cut-outs. */
const CUTOUT_BACKGROUND = '#e9e4dd';
