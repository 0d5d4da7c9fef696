import sharp from 'sharp';

/**
 * A mask for the web API: white where the model paints. In a mask with alpha, transparent areas are painted, as in
 * OpenAI's API.
 * @returns a gray PNG in base64
 */
export async function toLumaMask(mask: Uint8Array): Promise<string> {
  const picture = sharp(mask);
  const { hasAlpha } = await picture.metadata();
  const luma = hasAlpha ? picture.extractChannel('alpha').negate() : picture.greyscale();
  return (await luma.toColourspace('b-w').png().toBuffer()).toString('base64');
}
