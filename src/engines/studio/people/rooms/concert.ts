import { createRandom, type Random } from '../../math/seeded-random.ts';
import { rect } from '../decor.ts';
import type { Extent } from '../rooms.ts';
import type { Dressing } from './room.ts';

const HUES = [
  ['#ff3d9a', '#7b4dff', '#2fb8ff'],
  ['#ff8a2b', '#ff3d6e', '#b43dff'],
  ['#2fd6c4', '#3d7bff', '#a04dff'],
  ['#ffd23f', '#ff5a5a', '#ff3dc0'],
] as const;

/** A lit stage with loudspeakers and, if nobody is named, a band. */
export const dressConcert: Dressing = (room) => {
  const { w, h, floor, tall, isEmpty } = room;
  const random = createRandom(room.seed);
  const hues = random.pick(HUES);
  const stage = floor + (h - floor) * (isEmpty ? -0.1 : 0.02);
  const top = h * (tall ? 0.12 : 0.07);
  const beams = Array.from({ length: 9 }, (_, at) => {
    const x = w * ((at + 0.5) / 9);
    const aim = x + w * random.between(-0.34, 0.34);
    const wide = w * random.between(0.03, 0.075);
    const hue = hues[at % 3]!;
    return (
      `<path d="M${(x - 8).toFixed(1)} ${top}L${(aim - wide).toFixed(1)} ${h}H${(aim + wide).toFixed(1)}L${(x + 8).toFixed(1)} ${top}Z" fill="url(#beam${at % 3})"/>` +
      `<circle cx="${x.toFixed(1)}" cy="${top + 8}" r="34" fill="${hue}" opacity=".55"/><circle cx="${x.toFixed(1)}" cy="${top + 8}" r="13" fill="#fff"/>`
    );
  }).join('');
  const truss = Array.from(
    { length: Math.ceil(w / 60) + 2 },
    (_, at) => `M${at * 60 - 60} ${top - 36}l30 36l30 -36`,
  ).join('');
  return (
    `<defs>${hues.map((hue, at) => `<linearGradient id="beam${at}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hue}" stop-opacity=".85"/><stop offset="1" stop-color="${hue}" stop-opacity=".06"/></linearGradient>`).join('')}<radialGradient id="haze" cx="${w / 2}" cy="${stage - 60}" r="${w * 0.62}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff" stop-opacity=".8"/><stop offset="0.3" stop-color="${hues[0]}" stop-opacity=".55"/><stop offset="1" stop-color="${hues[1]}" stop-opacity="0"/></radialGradient></defs>` +
    rect(-w, -h, w * 3, h * 3, '#150d2e') +
    `<rect x="${-w}" y="${-h}" width="${w * 3}" height="${h * 3}" fill="url(#haze)"/>` +
    beams +
    `<path d="${truss}M${-w} ${top - 36}H${w * 2}M${-w} ${top}H${w * 2}" fill="none" stroke="#0a0618" stroke-width="8"/>` +
    drawTower(w * 0.07, stage) +
    drawTower(w * 0.93, stage) +
    rect(-w, stage, w * 3, h, '#1d1238') +
    rect(-w, stage - 6, w * 3, 14, hues[2]) +
    (isEmpty ? drawBand(w, stage, Math.min(1, w / 1000) * (tall ? 1.1 : 1)) : '')
  );
};

/** Loudspeakers on each other. */
function drawTower(x: number, foot: number): string {
  return [0, 1, 2]
    .map((at) => {
      const y = foot - (at + 1) * 128;
      return `<rect x="${x - 62}" y="${y}" width="124" height="124" rx="8" fill="#0a0618" stroke="#3a2a66" stroke-width="4"/><circle cx="${x}" cy="${y + 68}" r="42" fill="#231743"/><circle cx="${x}" cy="${y + 68}" r="17" fill="#3d2b70"/><circle cx="${x - 34}" cy="${y + 20}" r="10" fill="#231743"/><circle cx="${x + 34}" cy="${y + 20}" r="10" fill="#231743"/>`;
    })
    .join('');
}

const SHADE = '#0c0720';

/** A singer between a guitarist and a bass player, before a drummer, against the light. */
function drawBand(w: number, foot: number, size: number): string {
  const limb = (d: string, wide: number) =>
    `<path d="${d}" fill="none" stroke="${SHADE}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const body = (legs: string) =>
    `<circle cx="0" cy="-236" r="25" fill="${SHADE}"/><path d="M-34 -196Q0 -214 34 -196L26 -104H-26Z" fill="${SHADE}"/>` +
    limb(legs, 24);
  const guitarist =
    body('M-14 -108L-36 -56L-40 0M14 -108L40 -58L52 0') +
    limb('M-32 -190L-58 -146L-16 -118M32 -190L58 -160L78 -174', 17) +
    `<path d="M-44 -104Q-50 -142 -10 -138Q10 -140 14 -124L96 -188L106 -176L20 -108Q10 -88 -12 -92Q-40 -84 -44 -104Z" fill="#05030d" stroke="#ffd9f0" stroke-opacity=".5" stroke-width="3"/>`;
  const singer =
    body('M-14 -108L-20 -54L-26 0M14 -108L26 -56L34 0') +
    limb('M32 -192L56 -240L34 -262M-32 -190L-66 -222L-84 -268', 17) +
    `<path d="M26 -250L44 -270" stroke="#05030d" stroke-width="13" stroke-linecap="round"/>`;
  const drummer =
    `<circle cx="0" cy="-206" r="24" fill="${SHADE}"/><path d="M-34 -168Q0 -184 34 -168L30 -90H-30Z" fill="${SHADE}"/>` +
    limb('M-32 -160L-66 -150L-86 -206M32 -160L68 -156L84 -210', 16) +
    `<circle cx="0" cy="-58" r="58" fill="#05030d" stroke="#fff" stroke-opacity=".35" stroke-width="4"/><ellipse cx="-96" cy="-84" rx="40" ry="11" fill="#05030d"/><rect x="-134" y="-84" width="76" height="46" fill="#05030d"/><ellipse cx="96" cy="-84" rx="40" ry="11" fill="#05030d"/><rect x="58" y="-84" width="76" height="46" fill="#05030d"/><path d="M-150 -150L-70 -164M70 -164L150 -150" stroke="#ffe2a0" stroke-width="7" stroke-linecap="round"/>`;
  const at = (x: number, y: number, scale: number, art: string, flip = 1) =>
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(scale * flip).toFixed(2)} ${scale.toFixed(2)})">${art}</g>`;
  return (
    at(w * 0.6, foot - 30, size * 0.84, drummer) +
    at(w * 0.23, foot, size * 1.05, guitarist) +
    at(w * 0.79, foot, size * 1.05, guitarist, -1) +
    at(w * 0.42, foot + 6, size * 1.2, singer)
  );
}

/** The crowd before the stage with hands in the air, as silhouettes, row by row to the front. */
export function drawCrowd(seed: number, { w, h, floor }: Extent, isEmpty: boolean): string {
  const random = createRandom(seed ^ 0x3c0a17);
  const from = isEmpty ? floor - 10 : floor + (h - floor) * 0.62;
  const rows = isEmpty ? 4 : 2;
  let out = '';
  for (let row = 0; row < rows; row++) {
    const near = row / (rows - 1);
    const size = (isEmpty ? 0.62 : 0.8) + near * 0.5;
    const y = from + (h * (isEmpty ? 0.98 : 1) - from) * near * 0.86;
    const fill = ['#3a2468', '#2a1850', '#1a0e36', '#0c0720'][row + (4 - rows)]!;
    const step = 112 * size;
    for (let x = -step; x < w + step; x += step * random.between(0.8, 1.1))
      out += drawFan(x, y + random.between(-16, 16), size, fill, random);
    out += rect(-w, y + 90 * size, w * 3, h, fill);
  }
  return out;
}

const ARMS = [
  '',
  'M-42 44L-66 -32L-52 -104',
  'M42 44L64 -30L46 -108',
  'M-42 44L-70 -30L-56 -112M42 44L70 -30L58 -104',
  'M-40 44L-52 -40L-8 -96M40 44L52 -40L10 -98',
  'M42 44L58 -26L52 -90',
];

function drawFan(x: number, y: number, size: number, fill: string, random: Random): string {
  const arms = random.pick(ARMS);
  const hair = random.pick([
    '',
    '',
    `<path d="M-34 -10Q-40 40 -26 56H26Q40 40 34 -10Z" fill="${fill}"/>`,
    `<circle cx="0" cy="-40" r="15" fill="${fill}"/>`,
  ]);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})">${arms ? `<path d="${arms}" fill="none" stroke="${fill}" stroke-width="23" stroke-linecap="round" stroke-linejoin="round"/>` : ''}${hair}<circle cx="0" cy="0" r="33" fill="${fill}"/><path d="M-66 160V76Q-62 40 -22 34H22Q62 40 66 76V160Z" fill="${fill}"/></g>`;
}
