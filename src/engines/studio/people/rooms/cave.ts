import type { Random } from '../../math/seeded-random.ts';
import { blend, darken } from '../tint.ts';
import type { Dressing } from './room.ts';

/** A cave that opens to the daylight, with stalactites and a still pool. */
export const dressCave: Dressing = ({ w, h, floor, tall, isEmpty }, random) => {
  const rock = random.pick(['#6d5a6e', '#7a5d4c', '#4f617a', '#6a6a58']);
  const light = random.pick(['#bfe9f2', '#ffe3b0', '#d5efff']);
  const x = w * random.between(0.4, 0.6);
  const y = floor * (tall ? 0.62 : 0.58);
  const layers = [0.34, 0.5, 0.7, 0.94];
  const water = '#2f7f8f';
  return (
    `<defs><radialGradient id="mouth" cx="${x}" cy="${y}" r="${w * 0.42}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#ffffff"/><stop offset="0.4" stop-color="${light}"/><stop offset="1" stop-color="${blend(light, rock, 0.5)}"/></radialGradient><linearGradient id="pool" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${isEmpty ? blend(light, water, 0.35) : blend(light, rock, 0.45)}"/><stop offset="1" stop-color="${darken(isEmpty ? water : rock, 0.5)}"/></linearGradient></defs>` +
    `<rect x="${-w}" y="${-h}" width="${w * 3}" height="${h * 3}" fill="url(#mouth)"/>` +
    `<rect x="${-w}" y="${floor - 20}" width="${w * 3}" height="${h * 2}" fill="url(#pool)"/>` +
    (isEmpty ? shine(x, w, h, floor, random) : '') +
    layers
      .map((size, layer) => {
        const fill = blend(blend(rock, light, 0.42), darken(rock, 0.78), layer / (layers.length - 1));
        return hollow({ x, y, w, h, floor, size, layer, fill }, random);
      })
      .join('') +
    [-0.16, 0.02, 0.2]
      .map((part) => {
        const top = x + w * part * 0.5;
        return `<path d="M${top - 20} ${y - 160}L${top + 30} ${y - 160}L${top + w * part + 120} ${h}H${top + w * part - 60}Z" fill="#fff" opacity=".07"/>`;
      })
      .join('')
  );
};

function shine(x: number, w: number, h: number, floor: number, random: Random): string {
  const lines = Array.from({ length: 12 }, (_, row) => {
    const y = floor + 4 + ((h - floor) * row) / 12;
    const wide = w * random.between(0.05, 0.16);
    const from = x + w * random.between(-0.14, 0.08);
    return `M${from.toFixed(1)} ${y.toFixed(1)}h${wide.toFixed(1)}`;
  }).join('');
  return `<path d="${lines}" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`;
}

interface Hollow {
  /** The middle of the opening. */
  x: number;
  y: number;
  w: number;
  h: number;
  floor: number;
  /** Width of the opening as a part of the picture's, and the place in the row from far to near. */
  size: number;
  layer: number;
  fill: string;
}

/** Rock all around an opening; stalactites hang into it, and stones rise from its foot. */
function hollow({ x, y, w, h, floor, size, layer, fill }: Hollow, random: Random): string {
  const wide = (w * size) / 2;
  const high = floor * size * 0.62;
  const foot = floor + 8 + (h - floor) * (0.1 + layer * 0.26);
  const steps = 9;
  let roof = '';
  for (let step = 0; step <= steps; step++) {
    const angle = Math.PI * (1 - step / steps);
    const px = x + Math.cos(angle) * wide * random.between(0.94, 1.06);
    const py = y - Math.sin(angle) * high * random.between(0.92, 1.06);
    roof +=
      step === 0
        ? `L${px.toFixed(1)} ${py.toFixed(1)}`
        : `Q${(px - wide / steps).toFixed(1)} ${(py - 18).toFixed(1)} ${px.toFixed(1)} ${py.toFixed(1)}`;
  }
  const left = x - wide * 1.04;
  const right = x + wide * 1.04;
  const bank = (side: number, edge: number) =>
    `L${(edge - side * wide * 0.1).toFixed(1)} ${(foot - 40).toFixed(1)}Q${(edge - side * wide * 0.28).toFixed(1)} ${(foot - 8).toFixed(1)} ${(edge - side * wide * 0.42).toFixed(1)} ${(foot + 24).toFixed(1)}`;
  const shell =
    `M${-w} ${-h}H${w * 2}V${h * 2}H${-w}Z` +
    `M${left.toFixed(1)} ${y.toFixed(1)}${roof}L${right.toFixed(1)} ${y.toFixed(1)}${bank(1, right)}` +
    `L${(right - wide * 0.5).toFixed(1)} ${h * 1.4}H${(left + wide * 0.5).toFixed(1)}L${(left + wide * 0.42).toFixed(1)} ${(foot + 24).toFixed(1)}Q${(left + wide * 0.28).toFixed(1)} ${(foot - 8).toFixed(1)} ${(left + wide * 0.1).toFixed(1)} ${(foot - 40).toFixed(1)}Z`;
  const spikes = Array.from({ length: 5 + layer * 2 }, (_, index) => {
    const part = (index + random.between(0.2, 0.8)) / (5 + layer * 2) - 0.5;
    const px = x + part * wide * 1.9;
    const top = y - Math.sqrt(Math.max(0, 1 - (part * 1.9) ** 2)) * high - 30;
    const half = (12 + layer * 8) * random.between(0.7, 1.3);
    const long = high * random.between(0.14, 0.36);
    return `M${(px - half).toFixed(1)} ${top.toFixed(1)}Q${(px - half * 0.2).toFixed(1)} ${(top + long * 0.5).toFixed(1)} ${px.toFixed(1)} ${(top + long + 30).toFixed(1)}Q${(px + half * 0.2).toFixed(1)} ${(top + long * 0.5).toFixed(1)} ${(px + half).toFixed(1)} ${top.toFixed(1)}Z`;
  }).join('');
  const stones = [-1, 1]
    .flatMap((side) =>
      [0.9, 0.74].map((part) => {
        const px = x + side * wide * part;
        const half = 26 + layer * 12;
        const tall = (90 + layer * 46) * (part > 0.8 ? 1 : 0.55) * random.between(0.8, 1.2);
        return `M${(px - half).toFixed(1)} ${(foot + 40).toFixed(1)}Q${(px - half * 0.3).toFixed(1)} ${(foot - tall * 0.4).toFixed(1)} ${px.toFixed(1)} ${(foot - tall).toFixed(1)}Q${(px + half * 0.3).toFixed(1)} ${(foot - tall * 0.4).toFixed(1)} ${(px + half).toFixed(1)} ${(foot + 40).toFixed(1)}Z`;
      }),
    )
    .join('');
  return `<path d="${shell}" fill="${fill}" fill-rule="evenodd"/><path d="${spikes}${stones}" fill="${fill}"/>`;
}
