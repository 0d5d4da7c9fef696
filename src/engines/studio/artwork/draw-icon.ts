import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { withGradients } from './drawings/materials.ts';
import { OWN_DRAWINGS } from './drawings/own-drawings.ts';
import { THINGS } from './things.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const require = createRequire(import.meta.url);

/** Units of the drawings' own square. */
const SQUARE = 32;
const LEAST_ALPHA = 8;

let bodies: Map<string, string> | undefined;

/** The SVG elements of a drawing in a square of 32 units. Reads all drawings (14 MB) at the first call. */
export function iconBody(icon: string): string {
  const own = OWN_DRAWINGS[icon];
  if (own !== undefined) return withGradients(own);
  bodies ??= readBodies();
  return bodies.get(icon)!;
}

/** Only those of the catalog, as copies, so that the file's text can be freed. */
function readBodies(): Map<string, string> {
  const file = require.resolve('@iconify-json/fluent-emoji/icons.json');
  const { icons } = require(file) as IconSet;
  delete require.cache[file];
  const used = THINGS.map(({ icon }) => icon).filter((icon) => !Object.hasOwn(OWN_DRAWINGS, icon));
  return new Map(used.map((icon) => [icon, Buffer.from(withoutScenery(icon, icons[icon]!.body)).toString()]));
}

/** Elements of a drawing that are not the thing itself: the night behind fireworks, the moon over a tent. */
const SCENERY: Readonly<Record<string, RegExp>> = {
  fireworks: /<path [^>]*d="M26\.296 1\.96[^>]*>|<rect width="2\.055"[^>]*>/g,
  tent: /<path [^>]*d="M28\.662 12\.995[^>]*>/g,
};

function withoutScenery(icon: string, body: string): string {
  return Object.hasOwn(SCENERY, icon) ? body.replace(SCENERY[icon]!, '') : body;
}

/** A drawing without its margins: straight RGBA, 8 bits a channel. */
export interface Drawing {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Rasterizes a drawing so that its longer visible side has at least `side` pixels. */
export function drawIcon(icon: string, side: number): Drawing {
  // Filters of a cropped drawing, or of one with a fractional size, can make the rasterizer abort the process.
  const draw = (scale: number) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SQUARE} ${SQUARE}">${iconBody(icon)}</svg>`;
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: SQUARE * scale } }).render();
    return cropStraight(image.pixels, image.width, image.height);
  };
  const small = draw(2);
  const scale = Math.ceil((2 * side) / Math.max(small.width, small.height));
  return scale <= 2 ? small : draw(scale);
}

/** Cuts the empty margins off and divides premultiplied color by alpha. */
function cropStraight(premultiplied: Uint8Array, fullWidth: number, fullHeight: number): Drawing {
  let [left, top, right, bottom] = [fullWidth, fullHeight, 0, 0];
  for (let y = 0; y < fullHeight; y++)
    for (let x = 0; x < fullWidth; x++) {
      if (premultiplied[(y * fullWidth + x) * 4 + 3]! < LEAST_ALPHA) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
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
