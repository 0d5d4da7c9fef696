import type { Random } from '../../math/seeded-random.ts';
import { rect } from '../decor.ts';
import { blend, darken, lighten } from '../tint.ts';
import { palm, type View } from './land-shapes.ts';

const POOL_WATER = '#2fb3d9';

function lounger(x: number, foot: number, color: string, flip: number): string {
  return `<g transform="translate(${x.toFixed(1)} ${foot.toFixed(1)}) scale(${flip} 1)"><path d="M-96 0L-86 -34M78 0L72 -34" stroke="#f4f6f8" stroke-width="9"/><path d="M-110 -42H60L118 -104L132 -92L74 -26H-110Z" fill="${color}"/><path d="M-60 -42V-28M-20 -42V-28M20 -42V-28" stroke="#fff" stroke-opacity=".7" stroke-width="9"/></g>`;
}

function parasol(x: number, foot: number, color: string): string {
  return `<g transform="translate(${x.toFixed(1)} ${foot.toFixed(1)})"><path d="M0 0V-250" stroke="#f4f6f8" stroke-width="10"/><path d="M-140 -196Q-110 -290 0 -292Q110 -290 140 -196Q0 -232 -140 -196Z" fill="${color}"/><path d="M-48 -214Q-40 -286 0 -292Q40 -286 48 -214Q0 -226 -48 -214Z" fill="#fff"/></g>`;
}

/** A hotel, palms, parasols and loungers on the deck behind the water. */
export function poolBackdrop({ w, floor, colors, random, tall }: View): string {
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
export function poolForeground({ w, h, floor, random, isEmpty, isBathed }: View): string {
  const edge = floor + 22;
  const front = isEmpty ? h - 70 : isBathed ? h * 2 : floor + (h - floor) * 0.42;
  const nets = Array.from({ length: 26 }, () => {
    const y = edge + 26 + (Math.min(front, h) - edge - 30) * random.next();
    const near = (y - edge) / (h - edge);
    const wide = 34 + near * 90;
    const x = random.between(-40, w);
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${(wide / 4).toFixed(1)} ${(-6 - near * 10).toFixed(1)} ${(wide / 2).toFixed(1)} 0t${(wide / 2).toFixed(1)} 0`;
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
    `<defs><linearGradient id="pool" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6fd3e8"/><stop offset="1" stop-color="${POOL_WATER}"/></linearGradient></defs>` +
    rect(-w, floor + 8, w * 3, 20, '#f8f0dd') +
    `<rect x="${-w}" y="${edge}" width="${w * 3}" height="${h * 2}" fill="url(#pool)"/>` +
    tiles +
    `<path d="${nets}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="${rail(ladder)}${rail(ladder + 74)}" fill="none" stroke="#dfe6ee" stroke-width="11"/><path d="M${ladder} ${edge + 30}h74M${ladder} ${edge + 66}h74" stroke="#c3ced9" stroke-width="9"/>` +
    deck
  );
}

/** Fairways between trees, a bunker and a green with its flag. */
export function golfBackdrop({ w, floor, random, colors }: View): string {
  const hill = (level: number, fill: string) =>
    `<path d="M${-w} ${floor}V${floor - level}Q${w * random.between(0.1, 0.3)} ${floor - level - random.between(30, 90)} ${w * 0.5} ${floor - level + 10}T${w * 2} ${floor - level - 20}V${floor + 6}H${-w}Z" fill="${fill}"/>`;
  const far = Array.from({ length: Math.ceil(w / 90) + 1 }, (_, at) => {
    const x = at * 90 + random.between(-24, 24);
    const size = random.between(34, 62);
    return `<ellipse cx="${x.toFixed(1)}" cy="${(floor - 150 - size * 0.4).toFixed(1)}" rx="${(size * 1.1).toFixed(1)}" ry="${size.toFixed(1)}" fill="${at % 2 ? '#3f8a52' : '#4d9a5a'}"/>`;
  }).join('');
  return hill(170, blend(colors.leaf, colors.sky, 0.5)) + far + hill(120, '#63b257') + hill(54, '#7cc465');
}

export function golfForeground({ w, h, floor, random }: View): string {
  const side = random.pick([0.24, 0.76]);
  const x = w * side;
  const y = floor + (h - floor) * 0.12;
  const stripes = Array.from(
    { length: 7 },
    (_, at) =>
      `M${w * (at / 6 - 0.2)} ${h * 1.1}L${w * (0.36 + at * 0.05)} ${floor}h${w * 0.025}L${w * (at / 6 - 0.1)} ${h * 1.1}Z`,
  ).join('');
  const bunker = w * (1 - side);
  return (
    `<path d="${stripes}" fill="#fff" opacity=".1"/>` +
    `<path d="M${bunker - 150} ${y + 70}q30 -50 130 -36q90 -40 150 14q60 40 -20 62q-120 30 -200 6q-80 -10 -60 -46Z" fill="#e9d8a6"/><path d="M${bunker - 140} ${y + 84}q60 34 180 24q90 -6 96 -34q20 24 -44 40q-120 30 -200 6q-40 -10 -32 -36Z" fill="#d3bd84"/>` +
    `<ellipse cx="${x}" cy="${y + 20}" rx="230" ry="46" fill="#9ad97e"/><ellipse cx="${x + 20}" cy="${y + 20}" rx="18" ry="7" fill="#20352a"/>` +
    `<path d="M${x + 20} ${y + 20}V${y - 270}" stroke="#f7f7f2" stroke-width="8"/><path d="M${x + 24} ${y - 268}L${x + 124} ${y - 232}L${x + 24} ${y - 196}Z" fill="#e0423a"/>` +
    `<ellipse cx="${x - 92}" cy="${y + 36}" rx="20" ry="5" fill="#2f5d38" opacity=".4"/><circle cx="${x - 92}" cy="${y + 24}" r="13" fill="#fff"/>`
  );
}

/** A hall with columns behind rows of trees, and bunting over the lawn. */
export function graduationBackdrop({ w, floor, tall }: View): string {
  const wide = Math.min(w * 0.86, 900);
  const x = w / 2 - wide / 2;
  const high = floor * (tall ? 0.3 : 0.38);
  const roof = floor - high;
  const columns = Array.from({ length: 6 }, (_, at) => {
    const px = x + wide * 0.08 + (at * wide * 0.84) / 5;
    return (
      rect(px - 17, roof + 16, 34, high - 50, '#f8f2e6') +
      rect(px - 25, roof + 8, 50, 16, '#e4dac6', 3) +
      rect(px - 25, floor - 46, 50, 16, '#e4dac6', 3)
    );
  }).join('');
  const tree = (px: number, size: number) =>
    `<g transform="translate(${px.toFixed(1)} ${floor}) scale(${size})"><path d="M-12 4L-8 -110H8L12 4Z" fill="#7a5638"/><circle cx="0" cy="-160" r="84" fill="#4f9e5c"/><circle cx="-46" cy="-126" r="54" fill="#428c51"/><circle cx="48" cy="-130" r="58" fill="#60ad69"/></g>`;
  return (
    tree(w * 0.03, 1.2) +
    tree(w * 0.97, 1.2) +
    rect(x, roof, wide, high, '#d8b48f') +
    Array.from({ length: 5 }, (_, at) =>
      rect(x + wide * 0.165 + (at * wide * 0.84) / 5 - 26, roof + 60, 52, high - 130, '#6d88a8', 26),
    ).join('') +
    columns +
    `<path d="M${x - 26} ${roof}H${x + wide + 26}L${w / 2} ${roof - 118}Z" fill="#f3e7d2"/><path d="M${x + 60} ${roof - 14}H${x + wide - 60}L${w / 2} ${roof - 92}Z" fill="#dcc9a8"/><circle cx="${w / 2}" cy="${roof - 42}" r="22" fill="#f8f2e6"/>` +
    rect(x - 26, roof - 2, wide + 52, 16, '#eadfca') +
    rect(x - 40, floor - 32, wide + 80, 18, '#eadfca') +
    rect(x - 70, floor - 16, wide + 140, 20, '#d9ccb2')
  );
}

/** A red carpet over the lawn. */
export function graduationForeground({ w, h, floor }: View): string {
  return `<path d="M${w * 0.44} ${floor}H${w * 0.56}L${w * 0.72} ${h + 20}H${w * 0.28}Z" fill="#c23b4b"/><path d="M${w * 0.44} ${floor}L${w * 0.28} ${h + 20}H${w * 0.3}L${w * 0.45} ${floor}ZM${w * 0.56} ${floor}L${w * 0.72} ${h + 20}H${w * 0.7}L${w * 0.55} ${floor}Z" fill="#f2c230"/>`;
}

/** Caps in the air, turned each way, over the heads. */
export function drawThrownCaps(w: number, h: number, random: Random): string {
  const many = Math.max(6, Math.round(w / 125));
  return Array.from({ length: many }, (_, at) => {
    const x = w * ((at + random.between(0.3, 0.7)) / many);
    const y = h * (0.03 + ((at * 0.382) % 1) * 0.1 + random.between(0, 0.02));
    const size = random.between(0.5, 0.74);
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${random.between(-40, 40).toFixed(1)}) scale(${size.toFixed(2)})" stroke="#141628" stroke-width="4" stroke-linejoin="round"><path d="M-50 14V48Q0 74 50 48V14Z" fill="#26283a"/><path d="M-96 4L0 -36L96 4L0 44Z" fill="#383c58"/><path d="M0 4L62 22V60" fill="none" stroke="#f2c230" stroke-width="7"/><path d="M52 58H72L76 92H48Z" fill="#f2c230"/></g>`;
  }).join('');
}

/** Open water up to a far shore. */
export function waterBackdrop({ w, floor, random, colors }: View): string {
  const shore = floor * 0.66;
  return (
    `<path d="M${-w} ${shore + 30}V${shore - 40}Q${w * 0.1} ${shore - random.between(60, 140)} ${w * 0.36} ${shore - 30}T${w * 0.8} ${shore - random.between(20, 70)}T${w * 2} ${shore - 30}V${shore + 30}Z" fill="${blend(colors.leaf, colors.sky, 0.5)}"/>` +
    `<path d="M${-w} ${shore + 30}V${shore}Q${w * 0.3} ${shore - 50} ${w * 0.6} ${shore + 4}T${w * 2} ${shore}V${shore + 30}Z" fill="${blend(colors.leaf, colors.sky, 0.22)}"/>` +
    `<defs><linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7cc7dd"/><stop offset="1" stop-color="#1f78a8"/></linearGradient></defs>`
  );
}

export function waterForeground({ w, h, floor, random }: View): string {
  const shore = floor * 0.66;
  const glints = Array.from({ length: 34 }, () => {
    const part = random.next() ** 0.7;
    const y = shore + 26 + (h - shore) * part;
    const wide = 26 + part * 110;
    return `M${random.between(-40, w).toFixed(1)} ${y.toFixed(1)}q${(wide / 4).toFixed(1)} ${(-3 - part * 9).toFixed(1)} ${(wide / 2).toFixed(1)} 0t${(wide / 2).toFixed(1)} 0`;
  }).join('');
  return (
    `<rect x="${-w}" y="${shore + 8}" width="${w * 3}" height="${h * 2}" fill="url(#water)"/>` +
    `<path d="${glints}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`
  );
}
