import { renderAsync } from '@resvg/resvg-js';
import { ProviderError } from '#server/errors';
import { type EncodedAd, encodeAd } from './encode-ad.ts';
import { shrinkPictures } from './shrink-pictures.ts';

interface RasterRequest {
  /** A composition whose texts are outlines; see `#composer/compose`. */
  outlinedSvg: string;
  format: 'png' | 'jpeg';
  /** What the platform takes at most; no cap by default. */
  mostBytes?: number;
}

/** Pixels of exactly the SVG's size; the same request always gives the same bytes. Rejects what cannot be so small. */
export async function renderAd({ outlinedSvg, format, mostBytes }: RasterRequest): Promise<EncodedAd> {
  const svg = await shrinkPictures(outlinedSvg);
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'original' },
    background: '#ffffff',
  });
  const pixels = { data: image.pixels, width: image.width, height: image.height };
  const encoded = await encodeAd(pixels, format, mostBytes);
  if (!encoded)
    throw new ProviderError('rejected', `No ${format} of this ad has ${mostBytes} bytes or fewer.`);
  return encoded;
}
