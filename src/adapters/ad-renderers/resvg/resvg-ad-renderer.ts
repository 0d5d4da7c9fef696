import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import type { AdFile, AdRenderer } from '#ports/ad-renderer';

/** Renders with resvg, which needs no browser, and encodes with libvips. */
export function createResvgAdRenderer(): AdRenderer {
  return {
    async render({ outlinedSvg, formats, mostBytes }) {
      const { pixels, width, height } = await renderAsync(await shrinkPictures(outlinedSvg), {
        font: { loadSystemFonts: false },
        fitTo: { mode: 'original' },
        background: '#ffffff',
      });
      // Each read of `pixels` copies them.
      const ad = { data: pixels, width, height };
      const files: AdFile[] = [];
      for (const format of formats) {
        const bytes = await encodeAd(ad, format, mostBytes);
        if (bytes) files.push({ format, bytes });
      }
      return files;
    },
  };
}

/** Pictures that are at least this many times wider than drawn are resampled. */
const MIN_RATIO = 1.15;

/** An `image` element as the composer writes it: the address first, then the place. */
const IMAGE =
  /<image href="data:image\/[a-z]+;base64,([A-Za-z0-9+/=]+)" (x="-?[\d.]+" y="-?[\d.]+" width="([\d.]+)" height="([\d.]+)")\/>/g;

/**
 * Resamples each embedded picture to its drawn size: the renderer takes too few samples when it scales down, which gives
 * jagged edges.
 */
async function shrinkPictures(svg: string): Promise<string> {
  const parts: string[] = [];
  let from = 0;
  for (const match of svg.matchAll(IMAGE)) {
    const [element, base64 = '', box, width, height] = match;
    const picture = sharp(Buffer.from(base64, 'base64')).rotate();
    const source = await picture.metadata();
    const [wide = 1, tall = 1] = [width, height].map((side) => Math.max(1, Math.round(Number(side))));
    if ((source.width ?? 0) < wide * MIN_RATIO) continue;
    const small = await picture
      .resize(wide, tall, { fit: 'fill' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
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
/** Level 9 takes three to five times as long and saves a thirtieth of the bytes. */
const COMPRESSION = 6;

/** The best file within the limit; undefined if none is acceptable. The same pixels always give the same bytes. */
function encodeAd(pixels: AdPixels, format: 'png' | 'jpeg', mostBytes: number): Promise<Buffer | undefined> {
  return format === 'png' ? encodePng(pixels, mostBytes) : encodeJpeg(pixels, mostBytes);
}

async function encodePng(pixels: AdPixels, mostBytes: number): Promise<Buffer | undefined> {
  const whole = await open(pixels).png({ compressionLevel: COMPRESSION, adaptiveFiltering: true }).toBuffer();
  if (whole.length <= mostBytes) return whole;
  if (whole.length > mostBytes * MAX_REDUCTION) return undefined;
  for (const colors of PALETTES) {
    const bytes = await open(pixels).png({ palette: true, colors, dither: 0.8, effort: 7 }).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  return undefined;
}

async function encodeJpeg(pixels: AdPixels, mostBytes: number): Promise<Buffer | undefined> {
  // The best quality usually fits. Then the small gain of the slow encoder, which takes six times as long, is not needed.
  const usual = await open(pixels)
    .jpeg({ quality: MAX_QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: true })
    .toBuffer();
  if (usual.length <= mostBytes) return usual;
  let best: Buffer | undefined;
  let [low, high] = [MIN_QUALITY, MAX_QUALITY];
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
