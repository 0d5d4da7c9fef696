import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The SVG elements of a drawing of Fluent Emoji. Reads the file of all drawings (14 MB) at the first call.
 * @throws Error if there is no such drawing
 */
export function fluentBody(icon: string): string {
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
