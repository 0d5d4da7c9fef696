import { drawFrame, drawPendant, drawPlant, drawShelf, drawWindow, rect } from '../decor.ts';
import { darken } from '../tint.ts';
import type { Dressing } from './room.ts';

export const dressOffice: Dressing = ({ colors, seed, w, h, floor, tall }, random) => {
  const count = Math.max(2, Math.round(w / 400));
  const gap = w / count;
  const top = h * (tall ? 0.05 : 0.09);
  const height = tall ? floor * random.between(0.8, 0.88) : floor * random.between(0.52, 0.66);
  const lamp = tall ? 1.5 : 1;
  let out = '';
  for (let pane = 0; pane < count; pane++)
    out += drawWindow(gap * (pane + 0.08), top, gap * 0.84, height, colors, seed + pane * 7, `p${pane}`);
  if (tall || random.chance(0.7))
    for (let at = 0; at < count; at++)
      out += drawPendant(
        gap * (at + 0.5),
        h * random.between(0.05, tall ? 0.19 : 0.12),
        at % 2 ? colors.second : colors.accent,
        lamp,
      );
  return (
    out +
    drawPlant(w * 0.045 + 30, floor + 60, tall ? 1.7 : 1.15, colors, random.pick([0, 1, 2])) +
    drawPlant(w * 0.955 - 30, floor + 80, tall ? 1.4 : 0.95, colors, random.pick([0, 1, 2, 3]))
  );
};

export const dressCoWorking: Dressing = ({ colors, seed, w, h, floor, tall }, random) => {
  const brick = darken(colors.wallShade, 0.1);
  let bricks = '';
  for (let row = 0; row * 44 < floor; row++)
    for (let at = (row % 2) * -50; at < w; at += 100)
      if (random.chance(0.3)) bricks += `M${at + 4} ${row * 44 + 4}h92v36h-92Z`;
  const wide = Math.min(w * 0.42, 640);
  const rows = tall ? 6 : 3;
  return (
    `<path d="${bricks}" fill="${brick}" opacity=".32"/>` +
    drawWindow(w * 0.06, h * (tall ? 0.07 : 0.1), wide, floor * (tall ? 0.78 : 0.55), colors, seed, 'p0') +
    drawShelf(w * 0.6, h * (tall ? 0.16 : 0.12), w * 0.33, rows, colors, seed + 5) +
    drawPendant(w * 0.3, h * (tall ? 0.13 : 0.07), colors.accent, tall ? 1.6 : 1) +
    drawPendant(w * 0.72, h * 0.03, colors.second, tall ? 1.6 : 1) +
    drawPlant(w * 0.55, floor + 40, tall ? 1.3 : 0.9, colors, random.pick([0, 1, 2]))
  );
};

export const dressCafe: Dressing = ({ colors, seed, w, h, floor, tall }, random) => {
  const bulbs = Array.from({ length: Math.round(w / 110) }, (_, bulb) => {
    const x = (bulb + 0.5) * 110;
    const y = h * 0.07 + 34 * Math.sin((bulb / 4) * Math.PI) ** 2;
    return `<circle cx="${x}" cy="${y + 14}" r="26" fill="#ffe9a8" opacity=".35"/><circle cx="${x}" cy="${y + 12}" r="11" fill="#ffe9a8"/>`;
  }).join('');
  const menu = Math.min(w * (tall ? 0.34 : 0.26), tall ? 360 : 300);
  const left = w * (tall ? 0.58 : 0.62);
  const top = h * (tall ? 0.14 : 0.17);
  const board = floor * (tall ? 0.24 : 0.3);
  const line = board / 6.7;
  return (
    drawWindow(w * 0.05, top, Math.min(w * 0.44, 560), floor * (tall ? 0.74 : 0.54), colors, seed, 'p0') +
    rect(left, top, menu, board, '#2a2c3a', 8) +
    [0, 1, 2, 3, 4]
      .map((at) =>
        rect(
          left + 24,
          top + 34 + at * line,
          menu * (0.72 - (at % 3) * 0.14),
          tall ? 13 : 9,
          at === 0 ? colors.accent : '#e9e4d8',
          4,
        ),
      )
      .join('') +
    drawShelf(left, top + board + floor * 0.03, menu, tall ? 4 : 1, colors, seed + 9) +
    bulbs +
    drawPendant(w * 0.52, h * (tall ? 0.11 : 0.08), colors.accent, tall ? 1.6 : 1) +
    (tall
      ? drawPendant(w * 0.24, h * 0.16, colors.second, 1.4) +
        drawPendant(w * 0.82, h * 0.05, colors.second, 1.4)
      : '') +
    (tall ? '' : drawFrame(w * 0.5, h * 0.26, 90, 120, colors, seed % 3)) +
    drawPlant(w * 0.95, floor + 40, tall ? 1.5 : 1.05, colors, random.pick([0, 1, 2]))
  );
};
