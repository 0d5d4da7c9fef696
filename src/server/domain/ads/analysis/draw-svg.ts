import { renderAsync } from '@resvg/resvg-js';
import { AppError } from '#server/errors';

const MOST_CHARACTERS = 1_000_000;
// What is longer and thinner is no logo, and no picture for an ad.
const MOST_STRETCH = 20;

/**
 * Draws a stranger's SVG. It gets no file and no address: the renderer would read any picture of this machine that it is
 * told the path of. Takes gigabytes and minutes at worst: the server runs it in a process of its own.
 * @param longestSide pixels of the longer side
 * @returns a PNG
 * @throws AppError `unsupported_media`, also for drawings with texts, since their fonts are not here.
 */
export async function drawSvg(bytes: Uint8Array, longestSide: number): Promise<Buffer> {
  const svg = new TextDecoder().decode(bytes);
  // Entities can hide what stands in an attribute.
  if (svg.length > MOST_CHARACTERS || /<!ENTITY/i.test(svg)) throw refusal();
  if (/<(?:[\w.-]+:)?(?:text|foreignObject)[\s>]/i.test(svg)) throw refusal();
  const stretch = stretchOf(svg);
  if (stretch > MOST_STRETCH || stretch < 1 / MOST_STRETCH) throw refusal();
  try {
    const drawn = await renderAsync(withoutReferences(svg), {
      font: { loadSystemFonts: false },
      fitTo: { mode: stretch >= 1 ? 'width' : 'height', value: longestSide },
    });
    return drawn.asPng();
  } catch (cause) {
    throw refusal({ cause });
  }
}

/** Only parts of the drawing itself, and pictures that stand in it, may be referred to. */
function withoutReferences(svg: string): string {
  return svg.replace(/(?:[\w.-]+:)?href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi, (whole, double, single) =>
    /^\s*(#|data:image\/(png|jpe?g|gif|webp)[;,])/i.test(double ?? single ?? '') ? whole : '',
  );
}

/** Width to height. */
function stretchOf(svg: string): number {
  const root = /<svg(\s[^>]*)>/i.exec(svg)?.[1] ?? '';
  const length = (name: string) => {
    const value = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)\\s*(px)?\\s*["']`).exec(root)?.[1];
    return Number(value);
  };
  const ratio = length('width') / length('height');
  if (Number.isFinite(ratio) && ratio > 0) return ratio;
  const box =
    /\sviewBox\s*=\s*["']([^"']*)["']/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const boxRatio = box[2]! / box[3]!;
  return Number.isFinite(boxRatio) && boxRatio > 0 ? boxRatio : 1;
}

function refusal(options?: ErrorOptions): AppError {
  return new AppError('unsupported_media', 'The drawing cannot be opened.', {}, options);
}
