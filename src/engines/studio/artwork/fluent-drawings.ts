import { openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The SVG elements of a drawing of Fluent Emoji. Looks through the file of all drawings (104 MB) at the first call.
 * @throws Error if there is no such drawing
 */
export function fluentBody(icon: string): string {
  file ??= openDrawings();
  const place = file.places.get(icon);
  if (!place) throw new Error(`There is no drawing named ${icon}`);
  const bytes = Buffer.alloc(place.length);
  readSync(file.descriptor, bytes, { position: place.start });
  const body = bytes.toString('utf8').replace(/,$/, '');
  return repainted(icon, withoutScenery(icon, String(JSON.parse(body))));
}

interface DrawingFile {
  descriptor: number;
  /** Where the JSON string of each drawing lies, in bytes. */
  places: Map<string, { start: number; length: number }>;
}

let file: DrawingFile | undefined;

const BLOCK_BYTES = 4_000_000;
/** Of a line: more than the longest name. */
const HEAD_BYTES = 100;

/** The file stays on the disk: read as a whole it takes 104 MB, parsed 250 MB. Its lines are `"name": {` and `"body": "…"`. */
function openDrawings(): DrawingFile {
  const descriptor = openSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'r');
  const places: DrawingFile['places'] = new Map();
  const block = Buffer.alloc(BLOCK_BYTES);
  let name = '';
  let lineStart = 0;
  let head = '';
  for (let position = 0, count = 0; ; position += count) {
    count = readSync(descriptor, block, { position });
    if (count === 0) return { descriptor, places };
    for (let from = 0; from < count; ) {
      const found = block.subarray(0, count).indexOf('\n', from);
      const end = found < 0 ? count : found;
      head += block.toString('latin1', from, Math.min(end, from + HEAD_BYTES - head.length));
      from = end + 1;
      if (found < 0) continue;
      name = /^\s*"([^"]+)": \{/.exec(head)?.[1] ?? name;
      const key = /^\s*"body": /.exec(head)?.[0];
      if (key !== undefined) {
        const start = lineStart + key.length;
        places.set(name, { start, length: position + end - start });
      }
      lineStart = position + from;
      head = '';
    }
  }
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
  // Lilac: a daisy is white.
  blossom: {
    '#D2B9DA': '#d8d8d2',
    '#BBB5C2': '#c4c4be',
    '#D7C0EF': '#e4e4de',
    '#E8DEF1': '#f5f5f1',
    '#E7D4F9': '#f2f2ee',
    '#D0C3DC': '#d9d9d3',
    '#E9E2F0': '#f7f7f3',
  },
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
