import sharp from 'sharp';

/**
 * A picture that a formula makes, so that what TensorFlow.js answers on it could be noted. RGB, 8 bits, row by row.
 * @param pitch 1 for some ten waves in 512 pixels, less for longer ones
 */
export function wavePixels(width: number, height: number, pitch = 1): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  let i = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        const wave = Math.sin(x * 0.13 * pitch + channel) * Math.cos(y * 0.11 * pitch - channel * 0.7);
        pixels[i++] = Math.round(127.5 + 127.5 * wave);
      }
  return pixels;
}

/** The same as a PNG file. */
export async function wavePicture(width: number, height: number, pitch?: number): Promise<{ bytes: Buffer }> {
  const raw = { width, height, channels: 3 } as const;
  return {
    bytes: await sharp(wavePixels(width, height, pitch), { raw })
      .png()
      .toBuffer(),
  };
}
