import sharp from 'sharp';

/** Pictures that are at least this many times wider than drawn are resampled. */
const MIN_RATIO = 1.15;

/** An `image` element as the composer writes it: the address first, then the place. */
const IMAGE =
  /<image href="data:image\/[a-z]+;base64,([A-Za-z0-9+/=]+)" (x="-?[\d.]+" y="-?[\d.]+" width="([\d.]+)" height="([\d.]+)")\/>/g;

/**
 * Resamples each embedded picture to its drawn size: the renderer takes too few samples when it scales down, which gives
 * jagged edges.
 */
export async function shrinkPictures(svg: string): Promise<string> {
  const parts: string[] = [];
  let from = 0;
  for (const match of svg.matchAll(IMAGE)) {
    const [element, base64 = '', box, width, height] = match;
    const picture = sharp(Buffer.from(base64, 'base64')).rotate();
    const source = await picture.metadata();
    const [wide = 1, tall = 1] = [width, height].map((side) => Math.max(1, Math.round(Number(side))));
    if ((source.width ?? 0) < wide * MIN_RATIO) continue;
    const small = await picture.resize(wide, tall, { fit: 'fill' }).toColourspace('srgb').png().toBuffer();
    const address = `data:image/png;base64,${small.toString('base64')}`;
    parts.push(
      svg.slice(from, match.index),
      // `none`: rounding to whole pixels changes the proportions slightly, which must leave no gap.
      `<image href="${address}" ${box} preserveAspectRatio="none"/>`,
    );
    from = match.index + element.length;
  }
  return parts.join('') + svg.slice(from);
}
