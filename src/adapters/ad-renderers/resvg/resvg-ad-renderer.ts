import { renderAsync } from '@resvg/resvg-js';
import type { AdFile, AdRenderer } from '#ports/ad-renderer';
import { encodeAd } from './encode-ad.ts';
import { shrinkPictures } from './shrink-pictures.ts';

/** Draws with resvg, which needs no browser, and encodes with libvips. */
export function createResvgAdRenderer(): AdRenderer {
  return {
    async render({ outlinedSvg, formats, mostBytes }) {
      const { pixels, width, height } = await renderAsync(await shrinkPictures(outlinedSvg), {
        font: { loadSystemFonts: false },
        fitTo: { mode: 'original' },
        background: '#ffffff',
      });
      // Reading them copies them, so they are read once.
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
