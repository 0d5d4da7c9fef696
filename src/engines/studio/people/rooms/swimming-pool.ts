import { rect } from '../decor.ts';
import { darken, lighten } from '../tint.ts';
import type { Land, View } from './land.ts';
import { palm, ripple } from './land-shapes.ts';

const WATER = '#2fb3d9';
const FAR_WATER = '#6fd3e8';

export const SWIMMING_POOL: Land = {
  ground: [WATER, FAR_WATER],
  backdrop: hotelBehind,
  onGround: poolAndDeck,
};

/** A hotel, palms, parasols and loungers on the deck behind the water. */
function hotelBehind({ w, floor, colors, random, tall }: View): string {
  const wall = '#fbf3e4';
  const deck = floor - 44;
  const left = random.chance(0.5);
  const wide = w * 0.5;
  const x = left ? -40 : w * 0.5 + 40;
  const high = floor * (tall ? 0.46 : 0.5);
  let hotel =
    rect(x, deck - high, wide, high, wall) +
    rect(x - 14, deck - high - 18, wide + 28, 22, darken(wall, 0.12), 4);
  for (let row = 0; row < 3; row++)
    for (let px = x + 36; px < x + wide - 70; px += 112) {
      const y = deck - high + 34 + row * (high / 3.2);
      hotel +=
        rect(px, y, 74, high / 5, lighten(colors.sky, 0.25), 30) +
        rect(px - 8, y + high / 5 - 22, 90, 24, colors.accent, 5) +
        `<path d="M${px + 4} ${y + high / 5 - 20}v20m18 -20v20m18 -20v20m18 -20v20" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>`;
    }
  const hedge = Array.from(
    { length: Math.ceil(w / 74) + 1 },
    (_, at) =>
      `<ellipse cx="${at * 74}" cy="${deck - 12}" rx="58" ry="${34 + (at % 3) * 10}" fill="${at % 2 ? '#4c9a58' : '#5bab63'}"/>`,
  ).join('');
  const palms = [0.08, 0.3, 0.7, 0.93].map((part, at) =>
    palm(w * part + random.between(-20, 20), deck - 6, 0.86 + (at % 2) * 0.24),
  );
  const seats = [0.2, 0.5, 0.8]
    .map(
      (part, at) =>
        parasol(w * part, floor - 8, at % 2 ? colors.second : colors.accent) +
        lounger(w * part - 20, floor + 10, at % 2 ? colors.accent : colors.second, at % 2 ? -1 : 1),
    )
    .join('');
  return hotel + hedge + palms.join('') + rect(-w, deck, w * 3, floor - deck + 20, '#eddcbc') + seats;
}

/** The water from the far edge down; with people beside it, a deck at the front. */
function poolAndDeck({ w, h, floor, random, isEmpty, isBathed }: View): string {
  const edge = floor + 22;
  const front = isEmpty ? h - 70 : isBathed ? h * 2 : floor + (h - floor) * 0.42;
  const nets = Array.from({ length: 26 }, () => {
    const y = edge + 26 + (Math.min(front, h) - edge - 30) * random.next();
    const near = (y - edge) / (h - edge);
    const wide = 34 + near * 90;
    const x = random.between(-40, w);
    return ripple(x, y, wide, 6 + near * 10);
  }).join('');
  const ladder = w * random.pick([0.14, 0.86]);
  const rail = (x: number) => `M${x} ${edge + 90}V${edge - 30}q0 -34 24 -34t24 34`;
  const tiles = Array.from({ length: Math.ceil(w / 46) + 1 }, (_, at) =>
    rect(at * 46, edge, 42, 18, at % 2 ? '#1f86b5' : '#7fd6ea'),
  ).join('');
  const deck =
    front > h
      ? ''
      : rect(-w, front, w * 3, 26, '#f8f0dd') +
        rect(-w, front + 22, w * 3, h, '#e3cfa6') +
        `<path d="${Array.from({ length: 9 }, (_, at) => `M${w * (at / 8)} ${front + 26}L${w / 2 + (at / 8 - 0.5) * w * 1.5} ${h + 20}`).join('')}M${-w} ${front + (h - front) * 0.56}H${w * 2}" stroke="#cfb888" stroke-width="5"/>`;
  return (
    `<defs><linearGradient id="pool" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${FAR_WATER}"/><stop offset="1" stop-color="${WATER}"/></linearGradient></defs>` +
    rect(-w, floor + 8, w * 3, 20, '#f8f0dd') +
    `<rect x="${-w}" y="${edge}" width="${w * 3}" height="${h * 2}" fill="url(#pool)"/>` +
    tiles +
    `<path d="${nets}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="${rail(ladder)}${rail(ladder + 74)}" fill="none" stroke="#dfe6ee" stroke-width="11"/><path d="M${ladder} ${edge + 30}h74M${ladder} ${edge + 66}h74" stroke="#c3ced9" stroke-width="9"/>` +
    deck
  );
}

function lounger(x: number, foot: number, color: string, flip: number): string {
  return `<g transform="translate(${x.toFixed(1)} ${foot.toFixed(1)}) scale(${flip} 1)"><path d="M-96 0L-86 -34M78 0L72 -34" stroke="#f4f6f8" stroke-width="9"/><path d="M-110 -42H60L118 -104L132 -92L74 -26H-110Z" fill="${color}"/><path d="M-60 -42V-28M-20 -42V-28M20 -42V-28" stroke="#fff" stroke-opacity=".7" stroke-width="9"/></g>`;
}

function parasol(x: number, foot: number, color: string): string {
  return `<g transform="translate(${x.toFixed(1)} ${foot.toFixed(1)})"><path d="M0 0V-250" stroke="#f4f6f8" stroke-width="10"/><path d="M-140 -196Q-110 -290 0 -292Q110 -290 140 -196Q0 -232 -140 -196Z" fill="${color}"/><path d="M-48 -214Q-40 -286 0 -292Q40 -286 48 -214Q0 -226 -48 -214Z" fill="#fff"/></g>`;
}
