import { renderAsync } from '@resvg/resvg-js';
import { AppError } from '#platform/errors/app-error';
import { parseSvg } from './parse-svg.ts';
import { rebuildSvg } from './rebuild-svg.ts';

// A longer and thinner drawing is useless in an ad.
const MOST_STRETCH = 20;

/**
 * Draws an untrusted SVG. The renderer would read any local picture whose path is in the file, so it gets a document
 * rebuilt from an allow list instead (docs/decisions/029). The worst case takes gigabytes and minutes: the server runs it
 * in an isolated process.
 * @param longestSide pixels of the longer side
 * @returns a PNG
 * @throws AppError `unsupported_media`, also for drawings with texts, since their fonts are not here.
 */
export async function drawSvg(bytes: Uint8Array, longestSide: number): Promise<Buffer> {
  try {
    const { svg, width, height } = rebuildSvg(parseSvg(bytes));
    const stretch = width / height;
    if (stretch > MOST_STRETCH || stretch < 1 / MOST_STRETCH) throw new Error('too long and thin');
    const drawn = await renderAsync(svg, {
      font: { loadSystemFonts: false, fontFiles: [], fontDirs: [] },
      fitTo: { mode: stretch >= 1 ? 'width' : 'height', value: longestSide },
    });
    return drawn.asPng();
  } catch (cause) {
    throw new AppError('unsupported_media.drawing', { cause });
  }
}
