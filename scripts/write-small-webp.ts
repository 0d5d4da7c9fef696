import type { Sharp, WebpOptions } from 'sharp';

/**
 * Writes a WebP file with the highest quality that fits, in steps of 6.
 * @throws Error if the lowest quality is still too large
 */
export async function writeSmallWebp(
  image: Sharp,
  file: string,
  {
    maxBytes,
    quality: { highest, lowest },
  }: { maxBytes: number; quality: { highest: number; lowest: number } },
  options: WebpOptions = {},
): Promise<{ size: number; quality: number }> {
  for (let quality = highest; quality >= lowest; quality -= 6) {
    const { size } = await image
      .clone()
      .webp({ ...options, quality, effort: 6 })
      .toFile(file);
    if (size <= maxBytes) return { size, quality };
  }
  throw new Error(`${file} does not fit into ${maxBytes} bytes`);
}
