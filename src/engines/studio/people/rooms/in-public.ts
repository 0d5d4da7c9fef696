import type { Random } from '../../math/seeded-random.ts';
import { drawClock, drawPendant, drawPlant, drawShelf, drawWindow, rect } from '../decor.ts';
import { blend, darken, lighten } from '../tint.ts';
import type { Dressing, Room } from './room.ts';

const CROSS = 'M-17 -46h34v29h29v34h-29v29h-34v-29h-29v-34h29Z';
const TOOTH =
  'M0 -34c14 -10 38 -10 42 12c3 20 -8 34 -12 56c-3 16 -15 16 -18 0c-2 -12 -5 -20 -12 -20s-10 8 -12 20c-3 16 -15 16 -18 0c-4 -22 -15 -36 -12 -56c4 -22 28 -22 42 -12Z';

export const dressClinic: Dressing = (room, random) => dressPractice(room, random, CROSS);

export const dressDentalClinic: Dressing = (room, random) => dressPractice(room, random, TOOTH);

/** `emblem` is the path on the sign, 46 to each side. */
function dressPractice(room: Room, random: Random, emblem: string): string {
  const { colors, seed, w, h, floor, tall } = room;
  const wide = Math.min(w * (tall ? 0.4 : 0.34), 420);
  const sign = w * (tall ? 0.66 : random.between(0.5, 0.6));
  const radius = tall ? 96 : 74;
  const signY = h * (tall ? 0.13 : 0.19);
  const arm = radius / 74;
  return (
    rect(-w, floor * 0.72, w * 3, floor * 0.28 - 12, blend(colors.wallShade, colors.sky, 0.35)) +
    drawWindow(w * 0.07, h * (tall ? 0.06 : 0.1), wide, floor * (tall ? 0.62 : 0.48), colors, seed, 'p0') +
    `<circle cx="${sign}" cy="${signY}" r="${radius}" fill="#fff"/><path transform="translate(${sign} ${signY}) scale(${arm})" d="${emblem}" fill="${colors.accent}"/>` +
    drawCabinet(room) +
    (tall ? drawShelf(w * 0.6, h * 0.22, w * 0.33, 1, colors, seed + 2) : '') +
    drawPlant(w * 0.95, floor + 50, tall ? 1.6 : 1, colors, random.pick([0, 1, 2]))
  );
}

function drawCabinet({ colors, w, floor, tall }: Room): string {
  const x = w * (tall ? 0.6 : 0.76);
  const wide = tall ? w * 0.33 : Math.min(210, w * 0.19);
  const top = floor * (tall ? 0.46 : 0.22);
  const high = floor * (tall ? 0.22 : 0.3);
  const bottles = Math.max(1, Math.floor((wide - 32) / 32));
  return (
    rect(x, top, wide, high, '#ffffff', 10) +
    rect(x + 12, top + 14, wide - 24, high - 28, lighten(colors.sky, 0.55), 6) +
    Array.from({ length: bottles }, (_, item) =>
      rect(
        x + 22 + item * 32,
        top + high - 76 - (item % 2) * 22,
        22,
        62 + (item % 2) * 22,
        [colors.accent, colors.second, '#ffffff'][item % 3]!,
        4,
      ),
    ).join('')
  );
}

export const dressClassroom: Dressing = ({ colors, seed, w, h, floor, tall }, random) => {
  const wide = tall ? w * 0.86 : Math.min(w * 0.62, 1200);
  const x = tall ? w * 0.07 : (w - wide) * 0.42;
  const y = h * (tall ? 0.17 : 0.12);
  const height = floor * (tall ? 0.44 : 0.5);
  const chalk = 'fill="none" stroke="#f4f7ef" stroke-width="6" stroke-linecap="round" stroke-opacity=".85"';
  const across = (part: number) => x + wide * part;
  const down = (part: number) => y + height * part;
  const board =
    rect(x - 16, y - 16, wide + 32, height + 32, colors.wood, 10) +
    rect(x, y, wide, height, random.chance(0.6) ? '#24564a' : '#2b3f5c', 4) +
    `<path d="M${across(0.08)} ${down(0.8)}V${down(0.2)}M${across(0.06)} ${down(0.74)}H${across(0.4)}" ${chalk}/><path d="M${across(0.09)} ${down(0.7)}Q${across(0.2)} ${down(0.66)} ${across(0.26)} ${down(0.44)}T${across(0.38)} ${down(0.22)}" ${chalk}/>` +
    `<path d="M${across(0.52)} ${down(0.75)}L${across(0.62)} ${down(0.3)}L${across(0.72)} ${down(0.75)}Z" ${chalk}/><circle cx="${across(0.85)}" cy="${down(0.5)}" r="${height * (tall ? 0.14 : 0.2)}" ${chalk}/><path d="M${across(0.85)} ${down(0.5)}h${height * (tall ? 0.14 : 0.2)}" ${chalk}/><path d="M${across(0.5)} ${down(0.16)}h${wide * 0.2}M${across(0.5)} ${down(0.23)}h${wide * 0.12}" ${chalk}/>` +
    rect(x, y + height + 10, wide, 14, darken(colors.wood, 0.15), 3);
  return (
    board +
    (tall ? drawBunting(w, h * 0.035, [colors.accent, colors.second, colors.leaf]) : '') +
    drawClock(w - 74, h * (tall ? 0.105 : 0.14), 46) +
    (w > 1200 ? drawShelf(w * 0.76, h * 0.28, w * 0.2, 3, colors, seed) : '') +
    drawPlant(w * 0.94, floor + 30, tall ? 1.3 : 0.85, colors, random.pick([0, 1, 2]))
  );
};

/** Bunting on a slack line. */
function drawBunting(w: number, y: number, fills: readonly string[]): string {
  const sag = (x: number) => y + 90 * (1 - (2 * (x / w) - 1) ** 2);
  const pennants = Array.from({ length: 11 }, (_, index) => {
    const x = w * (0.03 + index * 0.088);
    return `<path d="M${x} ${sag(x)}L${x + 62} ${sag(x + 62)}L${x + 30} ${sag(x + 31) + 76}Z" fill="${fills[index % fills.length]}"/>`;
  });
  return `<path d="M0 ${y}Q${w / 2} ${y + 180} ${w} ${y}" fill="none" stroke="#20263a" stroke-width="4"/>${pennants.join('')}`;
}

export const dressStage: Dressing = ({ colors, w, h, floor, tall }) => {
  const beam = (from: number, left: number, right: number) =>
    `<path d="M${w * from} 0L${w * left} ${floor}H${w * right}Z" fill="#fff" opacity=".09"/>`;
  const curtain = (side: number) => {
    const edge = side < 0 ? 0 : w;
    const inner = edge - side * w * 0.13;
    const folds = [0.035, 0.07, 0.1]
      .map(
        (at) =>
          `M${edge - side * w * at} 0Q${edge - side * w * (at + 0.012)} ${floor * 0.5} ${edge - side * w * at} ${floor}`,
      )
      .join('');
    return `<path d="M${edge + side * w} 0H${inner}Q${inner - side * 26} ${floor * 0.5} ${inner + side * 14} ${floor}H${edge + side * w}Z" fill="${colors.accent}"/><path d="${folds}" stroke="${darken(colors.accent, 0.35)}" stroke-opacity=".5" stroke-width="7" fill="none"/>`;
  };
  return (
    beam(0.3, 0.05, 0.6) +
    beam(0.75, 0.5, 1.02) +
    rect(-w, floor - 12, w * 3, 26, colors.wood) +
    `<ellipse cx="${w / 2}" cy="${(floor + h) / 2}" rx="${w * 0.45}" ry="${(h - floor) * 0.4}" fill="#fff" opacity=".1"/>` +
    (tall
      ? curtain(-1) +
        curtain(1) +
        drawPendant(w * 0.36, h * 0.03, '#20263a', 1.3) +
        drawPendant(w * 0.64, h * 0.03, '#20263a', 1.3)
      : curtain(-1) + curtain(1))
  );
};
