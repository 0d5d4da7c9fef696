import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { fitGarments } from './drawings/dressed-animals.ts';
import { withGradients } from './drawings/materials.ts';
import { OWN_DRAWINGS } from './drawings/own-drawings.ts';
import { HEADS, WHOLE_ANIMALS } from './drawings/whole-animals.ts';

const require = createRequire(import.meta.url);

/** Units of the drawings' own square. */
export const SQUARE = 32;
const LEAST_ALPHA = 8;

/**
 * The SVG elements of a drawing in a square of 32 units. Reads the file of all drawings (14 MB) at the first call.
 * @throws Error if there is no such drawing
 */
export function iconBody(icon: string): string {
  if (icon.includes('+')) return dressedBody(icon);
  const own = OWN_DRAWINGS[icon];
  if (own !== undefined) return withGradients(own);
  const whole = WHOLE_ANIMALS[icon];
  if (whole) {
    const { body, head, headDrawing = icon, front = '' } = whole;
    const placed = `<g transform="translate(${head.x} ${head.y}) scale(${head.scale})">${fluentBody(headDrawing)}</g>`;
    return withGradients(body) + placed + withGradients(front);
  }
  return fluentBody(HEADS[icon] ?? icon);
}

/** An animal with what it wears; smaller, so that a hat is inside the square. */
function dressedBody(icon: string): string {
  const { animal, garments } = fitGarments(icon, visibleBox);
  const worn = garments.map(
    ({ drawing, x, y, scale }) =>
      `<g transform="translate(${x} ${y}) scale(${scale})">${iconBodyWithIds(drawing, drawing)}</g>`,
  );
  const { left, top, side } = ROOM_FOR_HATS;
  return `<g transform="scale(${SQUARE / side}) translate(${left} ${top})">${iconBody(animal)}${worn.join('')}</g>`;
}

/** The same elements with ids that end in `-suffix`: those of two drawings in one SVG must differ. */
export function iconBodyWithIds(icon: string, suffix: string): string {
  return iconBody(icon)
    .replace(/id="([^"]+)"/g, `id="$1-${suffix}"`)
    .replace(/url\(#([^)]+)\)/g, `url(#$1-${suffix})`)
    .replace(/href="#([^"]+)"/g, `href="#$1-${suffix}"`);
}

function fluentBody(icon: string): string {
  file ??= readDrawings();
  const line = file.lines.get(icon);
  if (!line) throw new Error(`There is no drawing named ${icon}`);
  const body = file.bytes.toString('utf8', line.start, line.end).replace(/,$/, '');
  return repainted(icon, withoutScenery(icon, String(JSON.parse(body))));
}

interface DrawingFile {
  bytes: Buffer;
  /** Where the JSON string of each drawing starts and ends. */
  lines: Map<string, { start: number; end: number }>;
}

let file: DrawingFile | undefined;

/** Kept as bytes, whose lines are `"name": {` and `"body": "…"`: parsed, all drawings would hold 250 MB. */
function readDrawings(): DrawingFile {
  const bytes = readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'));
  const lines: DrawingFile['lines'] = new Map();
  const key = Buffer.from('"body": ');
  for (let at = bytes.indexOf(key); at >= 0; at = bytes.indexOf(key, at + key.length)) {
    const nameEnd = bytes.lastIndexOf('": {', at);
    const name = bytes.toString('utf8', bytes.lastIndexOf('"', nameEnd - 1) + 1, nameEnd);
    const start = at + key.length;
    lines.set(name, { start, end: bytes.indexOf('\n', start) });
  }
  return { bytes, lines };
}

/** Elements of a drawing that are not the thing itself: the night behind fireworks, the moon over a tent. */
const SCENERY: Readonly<Record<string, RegExp>> = {
  fireworks: /<path [^>]*d="M26\.296 1\.96[^>]*>|<rect width="2\.055"[^>]*>/g,
  tent: /<path [^>]*d="M28\.662 12\.995[^>]*>/g,
};

function withoutScenery(icon: string, body: string): string {
  return Object.hasOwn(SCENERY, icon) ? body.replace(SCENERY[icon]!, '') : body;
}

/** Colors of drawings that read as something else: the wine of the glass is magenta. */
const REPAINTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Pink: an autumn leaf is orange.
  'maple-leaf': {
    '#D7102F': '#c8430f',
    '#E02E6B': '#d9590f',
    '#C81776': '#b5370c',
    '#BF1A46': '#9c2f0d',
    '#EF2869': '#e2641a',
    '#FB4273': '#ee7a1c',
    '#FA6E94': '#f29a34',
    '#FF7E8C': '#f6a53c',
    '#FB69B8': '#f3a02c',
    '#FE63BA': '#f0942a',
    '#FF6FA9': '#f29c33',
    '#FF7FB8': '#f7b04a',
    '#FF7FCD': '#f9bd5c',
  },
  'wine-glass': {
    '#E21B95': '#7e1230',
    '#FF73CB': '#b8405c',
    '#FF73CC': '#b8405c',
    '#FF38B5': '#98203f',
    '#E6229D': '#7e1230',
    '#C24AB6': '#6d1a3a',
    '#C348B4': '#6d1a3a',
    '#B23E95': '#5c0f2c',
    '#B33C93': '#5c0f2c',
    '#9162AC': '#4d0f2a',
    '#A969BD': '#5f1733',
    '#CC4AB7': '#7a1c3c',
    '#C940B0': '#7a1c3c',
    '#DA318B': '#a3304c',
  },
};

function repainted(icon: string, body: string): string {
  const colors = Object.hasOwn(REPAINTED, icon) ? REPAINTED[icon]! : undefined;
  return colors ? body.replace(/#[0-9A-F]{6}\b/g, (color) => colors[color] ?? color) : body;
}

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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SQUARE} ${SQUARE}">${iconBody(icon)}</svg>`;
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: SQUARE * scale } }).render();
  // Each access copies all pixels.
  return { pixels: image.pixels, width: image.width, height: image.height };
}

/** Where an animal stands in the larger square that has room for its hat, in units. */
const ROOM_FOR_HATS = { left: 8, top: 14, side: 48 };

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
