import sharp from 'sharp';
import type { ImageAsk } from './protocol.ts';

export interface MadePicture {
  bytes: Uint8Array;
  mediaType: string;
  width: number;
  height: number;
}

/** Number of hues, by which pictures are told apart after any cropping and encoding. */
const HUES = 12;
const WORDS_A_LINE = 4;

/**
 * Draws a landscape in the color of its number, with the prompt's words.
 * @param number of the picture; its color is that of the number modulo 12
 */
export async function makePicture(
  { prompt, width, height }: Pick<ImageAsk, 'prompt' | 'width' | 'height'>,
  { number, format = 'png' }: { number: number; format?: 'png' | 'jpeg' },
): Promise<MadePicture> {
  const drawn = sharp(Buffer.from(draw(prompt, width, height, number))).flatten();
  const bytes = await (format === 'png'
    ? drawn.png({ compressionLevel: 1 })
    : drawn.jpeg({ quality: 85 })
  ).toBuffer();
  return { bytes: new Uint8Array(bytes), mediaType: `image/${format}`, width, height };
}

/** @returns the number, modulo 12, of a picture by `makePicture` */
export async function numberOfPicture(bytes: Uint8Array): Promise<number> {
  const { data } = await sharp(bytes).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer({
    resolveWithObject: true,
  });
  return Math.round(hueOf(data[0]!, data[1]!, data[2]!) / (360 / HUES)) % HUES;
}

function draw(prompt: string, width: number, height: number, number: number): string {
  const hue = ((number % HUES) * 360) / HUES;
  const color = (lightness: number) => `hsl(${hue},62%,${lightness}%)`;
  const size = Math.max(10, Math.round(Math.min(width, height) / 16));
  const lines = linesOf(prompt).map(
    (line, at) => `<tspan x="${width * 0.08}" dy="${at === 0 ? 0 : size * 1.25}">${toMarkup(line)}</tspan>`,
  );
  const hill = (at: number, lightness: number) =>
    `<path fill="${color(lightness)}" d="M0 ${height * at} C ${width * 0.3} ${height * (at - 0.16)}, ${width * 0.6} ${height * (at + 0.14)}, ${width} ${height * (at - 0.06)} V ${height} H 0 Z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${color(28)}"/><stop offset="1" stop-color="${color(72)}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/><circle cx="${width * 0.72}" cy="${height * 0.36}" r="${Math.min(width, height) * 0.13}" fill="${color(86)}"/>${hill(0.62, 42)}${hill(0.74, 32)}${hill(0.88, 22)}<text y="${height * 0.14}" font-family="sans-serif" font-weight="600" font-size="${size}" fill="${color(96)}">${lines.join('')}</text></svg>`;
}

function linesOf(prompt: string): string[] {
  const words = prompt.split(/\s+/).slice(0, 16);
  return Array.from({ length: Math.ceil(words.length / WORDS_A_LINE) }, (_, line) =>
    words.slice(line * WORDS_A_LINE, (line + 1) * WORDS_A_LINE).join(' '),
  );
}

function toMarkup(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}\p{P} ]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Degrees, 0 to 360. */
function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (most === red) return (((green - blue) / range + 6) % 6) * 60;
  if (most === green) return ((blue - red) / range + 2) * 60;
  return ((red - green) / range + 4) * 60;
}
