import { decodePicture, readPixels } from '#platform/images/decode-picture';

const SIDE = 48;
/** Mean difference between neighbors, 0 to 255, from which a picture shows something. */
const DETAIL_MIN = 2.2;
const EDGE = 14;
const EDGES_MIN = 0.012;

/**
 * Whether a picture is a plain surface or a gradient, which says nothing in an ad.
 * @throws Error if it cannot be decoded
 */
export async function isPlain(bytes: Uint8Array): Promise<boolean> {
  const small = decodePicture({ bytes })
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .removeAlpha();
  const { pixels, width, height, channels } = await readPixels(small);
  let [sum, edges, count] = [0, 0, 0];
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0; x < width - 1; x += 1) {
      const at = (y * width + x) * channels;
      let most = 0;
      for (let channel = 0; channel < 3; channel += 1)
        most = Math.max(
          most,
          Math.abs(pixels[at + channel]! - pixels[at + channels + channel]!),
          Math.abs(pixels[at + channel]! - pixels[at + width * channels + channel]!),
        );
      sum += most;
      edges += most > EDGE ? 1 : 0;
      count += 1;
    }
  return sum / count < DETAIL_MIN + 2 && edges / count < EDGES_MIN;
}
