import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const require = createRequire(import.meta.url);

/** Units of the drawings' own square. */
const SQUARE = 32;

let iconSet: IconSet | undefined;

/** The SVG elements of a drawing in a square of 32 units. Reads all drawings (14 MB) at the first call. */
export function iconBody(icon: string): string {
  iconSet ??= require('@iconify-json/fluent-emoji/icons.json') as IconSet;
  return iconSet.icons[icon]!.body;
}

/** A drawing without its margins: straight RGBA, 8 bits a channel. */
export interface Drawing {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Rasterizes a drawing so that its longer visible side has about `side` pixels. */
export function drawIcon(icon: string, side: number): Drawing {
  const svg = (box: string, width: number) =>
    new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${iconBody(icon)}</svg>`, {
      fitTo: { mode: 'width', value: Math.max(1, Math.round(width)) },
    });
  const box = svg(`0 0 ${SQUARE} ${SQUARE}`, 256).getBBox() ?? { x: 0, y: 0, width: SQUARE, height: SQUARE };
  const scale = side / Math.max(box.width, box.height);
  const image = svg(`${box.x} ${box.y} ${box.width} ${box.height}`, box.width * scale).render();
  return { pixels: straighten(image.pixels), width: image.width, height: image.height };
}

/** Divides premultiplied color by alpha. */
function straighten(premultiplied: Uint8Array): Uint8Array {
  const pixels = new Uint8Array(premultiplied);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = 0; channel < 3; channel++)
      pixels[at + channel] = Math.min(255, Math.round((pixels[at + channel]! * 255) / alpha));
  }
  return pixels;
}
