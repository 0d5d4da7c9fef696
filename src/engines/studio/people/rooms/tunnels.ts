import type { Random } from '../../math/seeded-random.ts';
import { rect } from '../decor.ts';
import { blend, darken, lighten } from '../tint.ts';
import { levelStrip, project } from './perspective.ts';
import type { Dressing, Room } from './room.ts';

/** Depth at which the tunnel ends. */
const FAR = 9;

/** A road tunnel with rows of lamps, and daylight at its end. */
export const dressTunnel: Dressing = (room, random) => drawTunnel(room, random, drawRoad);

/** The same with a track. */
export const dressRailwayTunnel: Dressing = (room, random) => drawTunnel(room, random, drawTrack);

/** A stretch of the ground between two sides and two depths, as path data. */
type Strip = (sides: readonly [number, number], depths: readonly [number, number]) => string;

function drawTunnel(
  { w, h, floor }: Room,
  random: Random,
  drawWay: (strip: Strip, half: number) => string,
): string {
  const vista = { x: w * random.between(0.46, 0.54), y: floor * 0.66 };
  const half = Math.max(w * 0.62, 620);
  const ground = h - vista.y + 60;
  const stone = random.pick(['#6f7685', '#7a6f68', '#6a7480']);
  const glow = random.pick(['#ffd27a', '#ffe2a3', '#ffc766']);
  const arch = (depth: number) =>
    `M${project(vista, -half, ground, depth)}L${project(vista, -half, -ground * 0.1, depth)}C${project(vista, -half, -ground * 1.24, depth)} ${project(vista, half, -ground * 1.24, depth)} ${project(vista, half, -ground * 0.1, depth)}L${project(vista, half, ground, depth)}Z`;
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
        const lamp = (across: number, down: number) => project(vista, side * across, down, depth);
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
    drawWay((sides, depths) => levelStrip(vista, ground, sides, depths), half) +
    `<radialGradient id="day" cx="${vista.x}" cy="${vista.y + 20}" r="${w * 0.4}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset="0.22" stop-color="#fdf6e2" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    lamps +
    `<circle cx="${vista.x}" cy="${vista.y + 20}" r="${w * 0.4}" fill="url(#day)"/>`
  );
}

/** Two lanes with a broken line, and walkways at the sides. */
function drawRoad(strip: Strip, half: number): string {
  const dashes = [0.74, 1, 1.32, 1.75, 2.35, 3.2, 4.4, 6.2]
    .map((near) => strip([-half * 0.016, half * 0.016], [near, near * 1.16]))
    .join('');
  return (
    `<path d="${strip([-half, half], [0.5, FAR])}" fill="#767d8b"/><path d="${strip([-half * 0.8, half * 0.8], [0.5, FAR])}" fill="#3b414d"/>` +
    `<path d="${strip([-half * 0.76, -half * 0.73], [0.5, FAR])}${strip([half * 0.73, half * 0.76], [0.5, FAR])}" fill="#f2ead2"/><path d="${dashes}" fill="#f6efd8"/>` +
    `<path d="${strip([-half * 0.3, half * 0.3], [1.4, FAR])}" fill="#fff" opacity=".1"/>`
  );
}

/** Rails on sleepers in gravel. */
function drawTrack(strip: Strip, half: number): string {
  let sleepers = '';
  for (let near = 0.6; near < FAR; near *= 1.13)
    sleepers += strip([-half * 0.46, half * 0.46], [near, near * 1.05]);
  const rail = (side: number) =>
    `<path d="${strip([side * half * 0.29, side * half * 0.33], [0.5, FAR])}" fill="#c9d2dd"/><path d="${strip([side * half * 0.33, side * half * 0.345], [0.5, FAR])}" fill="#5d6672"/>`;
  return (
    `<path d="${strip([-half, half], [0.5, FAR])}" fill="#5c5751"/><path d="${sleepers}" fill="#38302b"/>` +
    rail(-1) +
    rail(1)
  );
}
