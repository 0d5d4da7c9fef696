import { Buffer } from 'node:buffer';
import { posix } from 'node:path';
import sharp from 'sharp';
import type { PackFiles } from './read-pack.ts';
import { RETOUCHES } from './retouches.ts';

const LARGEST = 1024;

/**
 * A picture of the catalog as WebP. `isCutOut` keeps its alpha, or takes that of a mask; otherwise what is transparent shows
 * the color below. The color of holes becomes that of the rest, so that no fringe appears at their edges.
 */
export async function encodePicture(
  files: PackFiles,
  path: string,
  { isCutOut, mask, below }: { isCutOut: boolean; mask: string | null; below: string },
): Promise<Uint8Array> {
  const bytes = files.find('', path)?.bytes;
  if (!bytes) throw new Error(`no picture ${path}`);
  const small = sharp(await retouch(bytes, path))
    .toColorspace('srgb')
    .resize(LARGEST, LARGEST, { fit: 'inside', withoutEnlargement: true });
  if (!isCutOut) {
    const flat = small.flatten({ background: below });
    return new Uint8Array(await flat.webp({ quality: 80, effort: 6 }).toBuffer());
  }
  const { data, info } = await small.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alpha = mask && mask !== path ? await readMask(files, mask, info) : null;
  if (alpha) for (let i = 0; i < alpha.length; i++) data[i * 4 + 3] = alpha[i]!;
  fillHoles(data);
  const raw = { width: info.width, height: info.height, channels: 4 as const };
  const webp = sharp(data, { raw }).webp({ quality: 80, alphaQuality: 90, effort: 6, exact: true });
  return new Uint8Array(await webp.toBuffer());
}

async function retouch(bytes: Uint8Array, path: string): Promise<Uint8Array> {
  const drawing = RETOUCHES[posix.basename(path)];
  if (!drawing) return bytes;
  const { width, height } = await sharp(bytes).metadata();
  const input = await sharp(Buffer.from(drawing)).resize(width, height, { fit: 'fill' }).png().toBuffer();
  return sharp(bytes).composite([{ input }]).png().toBuffer();
}

async function readMask(
  files: PackFiles,
  path: string,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array | null> {
  const bytes = files.find('', path)?.bytes;
  if (!bytes) return null;
  const { hasAlpha } = await sharp(bytes).metadata();
  const mask = sharp(bytes).resize(width, height, { fit: 'fill' });
  const channel = hasAlpha ? mask.extractChannel(3) : mask.toColorspace('b-w').extractChannel(0);
  return new Uint8Array(await channel.raw().toBuffer());
}

function fillHoles(rgba: Uint8Array): void {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    if (rgba[i + 3]! < 200) continue;
    count++;
    for (let c = 0; c < 3; c++) sum[c]! += rgba[i + c]!;
  }
  if (count === 0) return;
  for (let i = 0; i < rgba.length; i += 4)
    if (rgba[i + 3]! < 60) for (let c = 0; c < 3; c++) rgba[i + c] = Math.round(sum[c]! / count);
}
