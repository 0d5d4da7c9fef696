import sharp from 'sharp';

/** Enlarges RGB pixels; sharp enlarges bicubically, whatever the kernel. */
export async function enlarge(
  { pixels, width, height }: { pixels: Uint8Array; width: number; height: number },
  to: { width: number; height: number },
): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(to.width, to.height, { fit: 'fill' })
    .raw()
    .toBuffer();
}
