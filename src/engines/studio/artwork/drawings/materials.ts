type Ramp = readonly [light: string, base: string, dark: string];

/** Colors of our own drawings: lit from the upper left, with shadows that turn toward red or violet. */
const MATERIALS: Record<string, Ramp> = {
  wood: ['#f3c58f', '#d18d4f', '#935334'],
  darkwood: ['#b97a4e', '#8b5033', '#552c25'],
  steel: ['#ffffff', '#c3c8d8', '#80839e'],
  white: ['#ffffff', '#f1eef7', '#cbc3dc'],
  black: ['#757089', '#423e52', '#231f2f'],
  red: ['#ff8372', '#ea3540', '#a41443'],
  orange: ['#ffbb66', '#fa8535', '#cd491f'],
  yellow: ['#fff08c', '#ffc933', '#e98a20'],
  green: ['#93e27d', '#3bab53', '#176b4e'],
  teal: ['#8cebe0', '#26aaaa', '#12647c'],
  blue: ['#86ccff', '#3284ef', '#254ab3'],
  navy: ['#6384cc', '#2f4e9a', '#192c62'],
  purple: ['#cfaaff', '#8f58e4', '#512ba2'],
  pink: ['#ffc2da', '#f871a6', '#c3357b'],
  gold: ['#fff3ad', '#f6c03a', '#b9741c'],
  cream: ['#fffbf2', '#f8ead2', '#dcc09b'],
  brown: ['#cf926a', '#99593d', '#5d3028'],
  brick: ['#f3a07f', '#d16148', '#903432'],
  stone: ['#ebe7ee', '#b8b2c0', '#7d758b'],
  sand: ['#ffefc6', '#f1ce8a', '#c2935c'],
  glass: ['#effbff', '#b0e0f8', '#74b6e3'],
  ice: ['#ffffff', '#c4ecfa', '#6cbbe0'],
  leaf: ['#b2e36a', '#52b040', '#22743c'],
  wine: ['#b5485c', '#7e1833', '#470a22'],
  bottle: ['#7bab86', '#2f6b48', '#173d2c'],
  lime: ['#f3ff9c', '#cbe33e', '#86a822'],
  toast: ['#ffe6b8', '#f0bd76', '#cd8a45'],
  lilac: ['#f0e4ff', '#d2b8f8', '#9f80d6'],
  gray: ['#cdccd2', '#9d9ca4', '#62616c'],
  glow: ['#fffde8', '#ffe684', '#ffb640'],
};

/** A fill: a material or a display hex, `|` for a round upright shape, then the opacity after `@`. */
function fillOf(fill: string): string {
  const [color = '', opacity] = fill.split('@');
  const value = color in MATERIALS || color.endsWith('|') ? `url(#${color.replace('|', '-round')})` : color;
  return opacity ? `${value}" opacity="${opacity}` : value;
}

export function box(fill: string, x: number, y: number, width: number, height: number, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fillOf(fill)}"/>`;
}

export function oval(fill: string, x: number, y: number, rx: number, ry = rx): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fillOf(fill)}"/>`;
}

export function path(fill: string, d: string): string {
  return `<path d="${d}" fill="${fillOf(fill)}" fill-rule="evenodd"/>`;
}

export function line(color: string, width: number, d: string): string {
  const stroke = color in MATERIALS ? MATERIALS[color]![1] : fillOf(color);
  return `<path d="${d}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;
}

/** Both halves of a drawing that is symmetrical about the square's middle. */
export function both(half: string): string {
  return `${half}<g transform="matrix(-1 0 0 1 32 0)">${half}</g>`;
}

export function turned(degrees: number, body: string, x = 16, y = 16): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${body}</g>`;
}

/** The gradients that a drawing uses, then the drawing. */
export function withGradients(body: string): string {
  const used = new Set(Array.from(body.matchAll(/url\(#([a-z-]+)\)/g), ([, id]) => id!));
  return `<defs>${[...used].map(gradient).join('')}</defs>${body}`;
}

function gradient(id: string): string {
  const [name = '', isRound] = id.split('-');
  const [light, base, dark] = MATERIALS[name]!;
  const [direction, stops] = isRound
    ? ['x1="0" y1="0" x2="1" y2="0"', [base, light, base, dark]]
    : ['x1="0.15" y1="0" x2="0.75" y2="1"', [light, base, base, dark]];
  const offsets = isRound ? [0, 0.28, 0.6, 1] : [0, 0.4, 0.65, 1];
  return `<linearGradient id="${id}" ${direction}>${stops
    .map((color, at) => `<stop offset="${offsets[at]}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`;
}
