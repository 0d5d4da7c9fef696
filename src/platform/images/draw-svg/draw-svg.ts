import { renderAsync } from '@resvg/resvg-js';
import { AppError } from '#platform/errors/app-error';
import { parseSvg } from './parse-svg.ts';
import { rebuildSvg } from './rebuild-svg.ts';

// A drawing that is longer and thinner is no logo, and no picture for an ad.
const MOST_STRETCH = 20;

/**
 * Draws a stranger's SVG. The renderer reads any picture file of this machine whose path it meets, so it never sees the
 * file itself: it gets a document that is written anew from an allow list (docs/decisions/029). May take gigabytes and
 * minutes at worst: the server runs it in a process of its own.
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
