import type { Random } from '../../math/seeded-random.ts';
import { rect } from '../decor.ts';
import { blend, darken, lighten } from '../tint.ts';
import type { Dressing, Room } from './room.ts';

/** One vanishing point: `across` and `down` are units from it at depth 1, and shrink with the depth. */
interface Vista {
  x: number;
  y: number;
}

const at = ({ x, y }: Vista, across: number, down: number, depth: number): string =>
  `${(x + across / depth).toFixed(1)} ${(y + down / depth).toFixed(1)}`;

const FAR = 9;

/** A road tunnel with rows of lamps, and daylight at its end. */
export const dressTunnel: Dressing = (room, random) => drawTunnel(room, random, drawRoad);

/** The same with a track. */
export const dressRailwayTunnel: Dressing = (room, random) => drawTunnel(room, random, drawTrack);

function drawTunnel(
  { w, h, floor }: Room,
  random: Random,
  drawWay: (vista: Vista, half: number, ground: number) => string,
): string {
  const vista = { x: w * random.between(0.46, 0.54), y: floor * 0.66 };
  const half = Math.max(w * 0.62, 620);
  const ground = h - vista.y + 60;
  const stone = random.pick(['#6f7685', '#7a6f68', '#6a7480']);
  const glow = random.pick(['#ffd27a', '#ffe2a3', '#ffc766']);
  const arch = (depth: number) =>
    `M${at(vista, -half, ground, depth)}L${at(vista, -half, -ground * 0.1, depth)}C${at(vista, -half, -ground * 1.24, depth)} ${at(vista, half, -ground * 1.24, depth)} ${at(vista, half, -ground * 0.1, depth)}L${at(vista, half, ground, depth)}Z`;
  const depths = [0.7, 1, 1.35, 1.85, 2.5, 3.4, 4.6, 6.4, FAR];
  const rings = depths
    .map((depth, index) => {
      const far = index / (depths.length - 1);
      return `<path d="${arch(depth)}" fill="${blend(darken(stone, 0.62), lighten(stone, 0.3), far)}"/>`;
    })
    .join('');
  const seams = depths
    .slice(1, -1)
    .map(
      (depth) =>
        `<path d="${arch(depth)}" fill="none" stroke="#0d1220" stroke-opacity=".32" stroke-width="${(9 / depth).toFixed(1)}"/>`,
    )
    .join('');
  const lamps = [1.15, 1.6, 2.15, 2.9, 3.9, 5.4]
    .flatMap((depth) =>
      [-1, 1].map((side) => {
        const lamp = (across: number, down: number) => at(vista, side * across, down, depth);
        return (
          `<path d="M${lamp(half * 0.56, -ground * 0.74)}L${lamp(half * 0.1, ground)}L${lamp(half * 0.96, ground)}Z" fill="${glow}" opacity=".07"/>` +
          `<path d="M${lamp(half * 0.44, -ground * 0.83)}L${lamp(half * 0.62, -ground * 0.72)}" stroke="#fff7df" stroke-width="${(26 / depth).toFixed(1)}" stroke-linecap="round"/>` +
          `<path d="M${lamp(half * 0.44, -ground * 0.83)}L${lamp(half * 0.62, -ground * 0.72)}" stroke="${glow}" stroke-opacity=".35" stroke-width="${(74 / depth).toFixed(1)}" stroke-linecap="round"/>`
        );
      }),
    )
    .join('');
  return (
    rect(-w, -h, w * 3, h * 3, darken(stone, 0.7)) +
    rings +
    seams +
    `<path d="${arch(FAR)}" fill="#eaf6ff"/>` +
    drawWay(vista, half, ground) +
    `<radialGradient id="day" cx="${vista.x}" cy="${vista.y + 20}" r="${w * 0.4}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset="0.22" stop-color="#fdf6e2" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    lamps +
    `<circle cx="${vista.x}" cy="${vista.y + 20}" r="${w * 0.4}" fill="url(#day)"/>`
  );
}

/** Two lanes with a broken line, and walkways at the sides. */
function drawRoad(vista: Vista, half: number, ground: number): string {
  const strip = (from: number, to: number, near: number, far: number) =>
    `M${at(vista, from, ground, near)}L${at(vista, to, ground, near)}L${at(vista, to, ground, far)}L${at(vista, from, ground, far)}Z`;
  const dashes = [0.74, 1, 1.32, 1.75, 2.35, 3.2, 4.4, 6.2]
    .map((near) => strip(-half * 0.016, half * 0.016, near, near * 1.16))
    .join('');
  return (
    `<path d="${strip(-half, half, 0.5, FAR)}" fill="#767d8b"/><path d="${strip(-half * 0.8, half * 0.8, 0.5, FAR)}" fill="#3b414d"/>` +
    `<path d="${strip(-half * 0.76, -half * 0.73, 0.5, FAR)}${strip(half * 0.73, half * 0.76, 0.5, FAR)}" fill="#f2ead2"/><path d="${dashes}" fill="#f6efd8"/>` +
    `<path d="${strip(-half * 0.3, half * 0.3, 1.4, FAR)}" fill="#fff" opacity=".1"/>`
  );
}

/** Rails on sleepers in gravel. */
function drawTrack(vista: Vista, half: number, ground: number): string {
  const strip = (from: number, to: number, near: number, far: number) =>
    `M${at(vista, from, ground, near)}L${at(vista, to, ground, near)}L${at(vista, to, ground, far)}L${at(vista, from, ground, far)}Z`;
  let sleepers = '';
  for (let near = 0.6; near < FAR; near *= 1.13)
    sleepers += strip(-half * 0.46, half * 0.46, near, near * 1.05);
  const rail = (side: number) =>
    `<path d="${strip(side * half * 0.29, side * half * 0.33, 0.5, FAR)}" fill="#c9d2dd"/><path d="${strip(side * half * 0.33, side * half * 0.345, 0.5, FAR)}" fill="#5d6672"/>`;
  return (
    `<path d="${strip(-half, half, 0.5, FAR)}" fill="#5c5751"/><path d="${sleepers}" fill="#38302b"/>` +
    rail(-1) +
    rail(1)
  );
}

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

interface Hollow extends Vista {
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
