import sharp, { type Sharp } from 'sharp';

/** RGBA, 8 bits a channel, row by row. */
export interface AdPixels {
  data: Buffer;
  width: number;
  height: number;
}

export interface EncodedAd {
  bytes: Buffer;
  /** 1..100 of a JPEG; of a PNG 100 where no colour was lost. */
  quality: number;
  /** Colours of a PNG that had to be reduced to a palette. */
  colours?: number;
}

/** Below this a JPEG's blocks show in letters. */
const LEAST_QUALITY = 45;
const PALETTES = [256, 192, 128, 96, 64, 48, 32];

/** The best file within the cap, or none: the encoders' settings alone decide, so that the same ad has the same bytes. */
export function encodeAd(
  pixels: AdPixels,
  format: 'png' | 'jpeg',
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<EncodedAd | undefined> {
  return format === 'png' ? encodePng(pixels, mostBytes) : encodeJpeg(pixels, mostBytes);
}

async function encodePng(pixels: AdPixels, mostBytes: number): Promise<EncodedAd | undefined> {
  const whole = await open(pixels).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();
  if (whole.length <= mostBytes) return { bytes: whole, quality: 100 };
  for (const colours of PALETTES) {
    const bytes = await open(pixels).png({ palette: true, colours, dither: 0.8, effort: 7 }).toBuffer();
    if (bytes.length <= mostBytes) return { bytes, quality: Math.round((colours / 256) * 95), colours };
  }
  return undefined;
}

async function encodeJpeg(pixels: AdPixels, mostBytes: number): Promise<EncodedAd | undefined> {
  let best: EncodedAd | undefined;
  let [low, high] = [LEAST_QUALITY, 94];
  while (low <= high) {
    const quality = Math.ceil((low + high) / 2);
    // Halved colour would fringe small coloured letters while there are bytes to spare.
    const chromaSubsampling = quality >= 70 ? '4:4:4' : '4:2:0';
    const bytes = await open(pixels).jpeg({ quality, chromaSubsampling, mozjpeg: true }).toBuffer();
    if (bytes.length <= mostBytes) {
      best = { bytes, quality };
      low = quality + 1;
    } else high = quality - 1;
  }
  return best;
}

function open({ data, width, height }: AdPixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' });
}
