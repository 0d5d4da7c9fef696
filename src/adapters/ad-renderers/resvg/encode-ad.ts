import sharp, { type Sharp } from 'sharp';

/** RGBA, 8 bits a channel, row by row. */
interface AdPixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Below this, JPEG blocks are visible in letters. */
const MIN_QUALITY = 45;
const MAX_QUALITY = 94;
/** A palette makes a PNG at most this many times smaller. */
const MAX_REDUCTION = 5;
const PALETTES = [256, 128, 64, 32];
// For a print page, level 9 takes five times as long and saves a tenth of the bytes.
const LARGE_PIXELS = 2_500_000;

/** The best file within the limit; undefined if none is acceptable. The same pixels always give the same bytes. */
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
  if (whole.length > mostBytes * MAX_REDUCTION) return undefined;
  for (const colors of PALETTES) {
    const bytes = await open(pixels).png({ palette: true, colors, dither: 0.8, effort: 7 }).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  return undefined;
}

async function encodeJpeg(pixels: AdPixels, mostBytes: number): Promise<Buffer | undefined> {
  let best: Buffer | undefined;
  let [low, high] = [MIN_QUALITY, MAX_QUALITY];
  // Starts with the best quality: it usually fits.
  let quality = MAX_QUALITY;
  while (low <= high) {
    // Chroma subsampling blurs small colored letters, so only low qualities use it.
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
