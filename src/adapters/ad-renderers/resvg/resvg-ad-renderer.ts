import { renderAsync } from '@resvg/resvg-js';
import type { AdFile, AdRenderer } from '#ports/ad-renderer';
import { encodeAd } from './encode-ad.ts';
import { shrinkPictures } from './shrink-pictures.ts';

/** Renders with resvg, which needs no browser, and encodes with libvips. */
export function createResvgAdRenderer(): AdRenderer {
  return {
    async render({ outlinedSvg, formats, mostBytes }) {
      const { pixels, width, height } = await renderAsync(await shrinkPictures(outlinedSvg), {
        font: { loadSystemFonts: false },
        fitTo: { mode: 'original' },
        background: '#ffffff',
      });
      // Each read of `pixels` copies them.
      const ad = { data: pixels, width, height };
      const files: AdFile[] = [];
      for (const format of formats) {
        const bytes = await encodeAd(ad, format, mostBytes);
        if (bytes) files.push({ format, bytes });
      }
      return files;
    },
  };
}
