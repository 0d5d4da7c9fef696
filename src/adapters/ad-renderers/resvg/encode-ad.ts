import sharp, { type Sharp } from 'sharp';

/** RGBA, 8 bits a channel, row by row. */
interface AdPixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Below this a JPEG's blocks show in letters. */
const LEAST_QUALITY = 45;
const BEST_QUALITY = 94;
/** How much smaller the smallest palette makes a PNG, at most. */
const MOST_REDUCED = 5;
const PALETTES = [256, 128, 64, 32];
// A page of print takes five times as long for a tenth fewer bytes.
const LARGE_PIXELS = 2_500_000;

/** The best file within the cap, or none: the encoders' settings alone decide, so that the same ad has the same bytes. */
export function encodeAd(
  pixels: AdPixels,
  format: 'png' | 'jpeg',
  mostBytes: number,
): Promise<Buffer | undefined> {
  return format === 'png' ? encodePng(pixels, mostBytes) : encodeJpeg(pixels, mostBytes);
}

async function encodePng(pixels: AdPixels, mostBytes: number): Promise<Buffer | undefined> {
  const compressionLevel = pixels.width * pixels.height > LARGE_PIXELS ? 6 : 9;
  const whole = await open(pixels).png({ compressionLevel, adaptiveFiltering: true }).toBuffer();
  if (whole.length <= mostBytes) return whole;
  if (whole.length > mostBytes * MOST_REDUCED) return undefined;
  for (const colors of PALETTES) {
    const bytes = await open(pixels).png({ palette: true, colors, dither: 0.8, effort: 7 }).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  return undefined;
}

async function encodeJpeg(pixels: AdPixels, mostBytes: number): Promise<Buffer | undefined> {
  let best: Buffer | undefined;
  let [low, high] = [LEAST_QUALITY, BEST_QUALITY];
  // Most caps hold nothing up.
  let quality = BEST_QUALITY;
  while (low <= high) {
    // Halved color would fringe small colored letters while there are bytes to spare.
    const chromaSubsampling = quality >= 70 ? '4:4:4' : '4:2:0';
    const bytes = await open(pixels).jpeg({ quality, chromaSubsampling, mozjpeg: true }).toBuffer();
    if (bytes.length <= mostBytes) {
      best = bytes;
      low = quality + 1;
    } else high = quality - 1;
    quality = Math.ceil((low + high) / 2);
  }
  return best;
}

function open({ data, width, height }: AdPixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' });
}
