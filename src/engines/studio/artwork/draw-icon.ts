import { Resvg } from '@resvg/resvg-js';
import { fitGarments, ROOM_FOR_HATS } from './drawings/dressed-animals.ts';
import { plainBody, SQUARE } from './plain-body.ts';

const LEAST_ALPHA = 8;

/** A drawing without its margins: straight RGBA, 8 bits a channel. */
export interface Drawing {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Rasterizes a drawing so that its longer visible side has at least `side` pixels. Its pixels must not be changed. */
export function drawIcon(icon: string, side: number): Drawing {
  const small = drawScaled(icon, 2);
  const scale = Math.ceil((2 * side) / Math.max(small.width, small.height));
  return scale <= 2 ? small : drawScaled(icon, scale);
}

/** Drawings that were used last: one picture needs each of its drawings several times. */
const recent = new Map<string, Drawing>();
const MOST_RECENT = 100;
/** Larger drawings take megabytes. */
const LARGEST_RECENT_SCALE = 8;

function drawScaled(icon: string, scale: number): Drawing {
  const key = `${icon} ${scale}`;
  const drawing = recent.get(key) ?? rasterize(icon, scale);
  if (scale > LARGEST_RECENT_SCALE) return drawing;
  recent.delete(key);
  recent.set(key, drawing);
  if (recent.size > MOST_RECENT) recent.delete(recent.keys().next().value!);
  return drawing;
}

/** The part of the square of 32 units that a drawing fills, to an eighth of a unit. */
export function visibleBox(icon: string): { left: number; top: number; width: number; height: number } {
  const { pixels, width, height } = render(icon, BOX_SCALE);
  const { left, top, right, bottom } = findEdges(pixels, width, height);
  const [x, y, w, h] = [left, top, right - left, bottom - top].map((side) => (side / width) * SQUARE);
  return { left: x!, top: y!, width: w!, height: h! };
}

const BOX_SCALE = 8;

/** Drawings are cropped as pixels: filters of a cropped SVG, or of a fractional size, can abort the process. */
function rasterize(icon: string, scale: number): Drawing {
  const { pixels, width, height } = render(icon, scale);
  return cropStraight(pixels, width, height);
}

/** Premultiplied RGBA of a drawing's whole square. */
interface Rendered {
  pixels: Uint8Array;
  width: number;
  height: number;
}

function render(icon: string, scale: number): Rendered {
  return icon.includes('+') ? renderDressed(icon, scale) : renderWhole(icon, scale);
}

function renderWhole(icon: string, scale: number): Rendered {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SQUARE} ${SQUARE}">${plainBody(icon)}</svg>`;
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: SQUARE * scale } }).render();
  // Each access copies all pixels.
  return { pixels: image.pixels, width: image.width, height: image.height };
}

/** The animal and its garments are rasterized one by one: garments scaled in one SVG could abort the process. */
function renderDressed(icon: string, scale: number): Rendered {
  const { animal, garments } = fitGarments(icon, visibleBox);
  const { left, top, side } = ROOM_FOR_HATS;
  const whole = {
    pixels: new Uint8Array((side * scale) ** 2 * 4),
    width: side * scale,
    height: side * scale,
  };
  lay(renderWhole(animal, scale), whole, { x: left * scale, y: top * scale, ratio: 1 });
  for (const { drawing, x, y, scale: size } of garments) {
    const own = Math.max(1, Math.ceil(size * scale));
    const place = { x: (left + x) * scale, y: (top + y) * scale, ratio: (size * scale) / own };
    lay(renderWhole(drawing, own), whole, place);
  }
  return whole;
}

/** Lays one picture over another at a place in pixels, smaller by the ratio; what is outside is cut off. */
function lay(from: Rendered, onto: Rendered, { x, y, ratio }: { x: number; y: number; ratio: number }): void {
  const [right, bottom] = [x + from.width * ratio, y + from.height * ratio].map(Math.ceil);
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(onto.height, bottom!); row++)
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(onto.width, right!); column++) {
      const u = (column + 0.5 - x) / ratio - 0.5;
      const v = (row + 0.5 - y) / ratio - 0.5;
      const to = (row * onto.width + column) * 4;
      const alpha = between(from, u, v, 3) / 255;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 4; channel++)
        onto.pixels[to + channel] = Math.min(
          255,
          Math.round(between(from, u, v, channel) + onto.pixels[to + channel]! * (1 - alpha)),
        );
    }
}

/** Bilinear; transparent outside. */
function between({ pixels, width, height }: Rendered, u: number, v: number, channel: number): number {
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const at = (dx: number, dy: number) => {
    const [across, down] = [column + dx, row + dy];
    const isInside = across >= 0 && down >= 0 && across < width && down < height;
    return isInside ? pixels[(down * width + across) * 4 + channel]! : 0;
  };
  const [right, low] = [u - column, v - row];
  const upper = at(0, 0) * (1 - right) + at(1, 0) * right;
  const lower = at(0, 1) * (1 - right) + at(1, 1) * right;
  return upper * (1 - low) + lower * low;
}

/** The first and the last visible columns and rows; the last are outside. */
function findEdges(premultiplied: Uint8Array, fullWidth: number, fullHeight: number) {
  let [left, top, right, bottom] = [fullWidth, fullHeight, 0, 0];
  for (let y = 0; y < fullHeight; y++)
    for (let x = 0; x < fullWidth; x++) {
      if (premultiplied[(y * fullWidth + x) * 4 + 3]! < LEAST_ALPHA) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  return { left, top, right, bottom };
}

/** Cuts the empty margins off and divides premultiplied color by alpha. */
function cropStraight(premultiplied: Uint8Array, fullWidth: number, fullHeight: number): Drawing {
  const { left, top, right, bottom } = findEdges(premultiplied, fullWidth, fullHeight);
  const [width, height] = [right - left, bottom - top];
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = ((y + top) * fullWidth + x + left) * 4;
      const to = (y * width + x) * 4;
      const alpha = premultiplied[from + 3]!;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel++)
        pixels[to + channel] = Math.min(255, Math.round((premultiplied[from + channel]! * 255) / alpha));
      pixels[to + 3] = alpha;
    }
  return { pixels, width, height };
}
