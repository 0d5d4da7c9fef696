import sharp from 'sharp';

/**
 * A mask as the web API wants it: white where to paint. One with transparency says it by that, as OpenAI's do:
 * what is transparent is to be painted.
 * @returns a gray PNG in base64
 */
export async function toLumaMask(mask: Uint8Array): Promise<string> {
  const picture = sharp(mask);
  const { hasAlpha } = await picture.metadata();
  const luma = hasAlpha ? picture.extractChannel('alpha').negate() : picture.greyscale();
  return (await luma.toColourspace('b-w').png().toBuffer()).toString('base64');
}
