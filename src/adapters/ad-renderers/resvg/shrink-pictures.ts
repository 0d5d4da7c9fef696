import sharp from 'sharp';
import { readSvgImages } from './svg-images.ts';

/** A source this much larger than it is drawn is brought to its size first. */
const ENOUGH = 1.15;

/**
 * The SVG with each embedded picture resampled to the pixels that it covers: the renderer takes too few samples of a
 * picture that it draws much smaller, which glitters along edges.
 */
export async function shrinkPictures(svg: string): Promise<string> {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, href, x, y, width, height } of readSvgImages(svg)) {
    const bytes = Buffer.from(href.slice(href.indexOf(',') + 1), 'base64');
    const picture = sharp(bytes).rotate();
    const source = await picture.metadata();
    const [wide, tall] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
    if ((source.width ?? 0) < wide * ENOUGH) continue;
    const small = await picture.resize(wide, tall, { fit: 'fill' }).toColourspace('srgb').png().toBuffer();
    const address = `data:image/png;base64,${small.toString('base64')}`;
    parts.push(
      svg.slice(from, start),
      // Whole pixels may differ from the drawn size by less than half of one, which must leave no gap.
      `<image href="${address}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"/>`,
    );
    from = end;
  }
  return parts.join('') + svg.slice(from);
}
