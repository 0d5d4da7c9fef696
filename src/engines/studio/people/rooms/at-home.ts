import { drawFrame, drawPendant, drawPlant, drawShelf, drawWindow } from '../decor.ts';
import { darken, lighten } from '../tint.ts';
import type { Dressing, Room } from './room.ts';

export const dressLivingRoom: Dressing = (room, random) => {
  const { colors, seed, w, h, floor, tall } = room;
  const left = random.chance(0.5);
  const wide = Math.min(w * (tall ? 0.42 : 0.36), 460);
  const windowX = left ? w * 0.07 : w * 0.93 - wide;
  const top = h * (tall ? 0.07 : 0.1);
  const rug = (floor + h) / 2 + 20;
  return (
    drawWindow(windowX, top, wide, floor * (tall ? 0.76 : 0.56), colors, seed, 'p0') +
    drawCurtain(windowX - 54, room) +
    drawCurtain(windowX + wide - 20, room) +
    drawWall(room, left) +
    drawPlant(left ? w * 0.94 : w * 0.06, floor + 40, tall ? 1.8 : 1.2, colors, random.pick([0, 1, 2])) +
    `<ellipse cx="${w / 2}" cy="${rug}" rx="${w * 0.42}" ry="${(h - floor) * 0.42}" fill="${lighten(colors.accent, 0.6)}"/><ellipse cx="${w / 2}" cy="${rug}" rx="${w * 0.37}" ry="${(h - floor) * 0.34}" fill="none" stroke="${colors.accent}" stroke-opacity=".5" stroke-width="6"/>`
  );
};

function drawCurtain(x: number, { colors, h, floor }: Room): string {
  const top = h * 0.05;
  return `<path d="M${x} ${top}H${x + 70}Q${x + 52} ${floor * 0.5} ${x + 74} ${floor - 20}H${x - 6}Q${x + 14} ${floor * 0.5} ${x} ${top}Z" fill="${lighten(colors.second, 0.45)}"/><path d="M${x + 22} ${top + 10}Q${x + 30} ${floor * 0.5} ${x + 18} ${floor - 24}M${x + 48} ${top + 10}Q${x + 42} ${floor * 0.5} ${x + 52} ${floor - 24}" stroke="${darken(colors.second, 0.1)}" stroke-opacity=".35" stroke-width="5" fill="none"/>`;
}

/** Pictures on the wall beside the window; in tall rooms a whole gallery over a shelf, and a lamp. */
function drawWall({ colors, seed, w, h, tall }: Room, left: boolean): string {
  const art = left ? w * 0.6 : w * 0.14;
  if (!tall)
    return (
      drawFrame(art, h * 0.12, 150, 190, colors, seed % 3) +
      drawFrame(art + 176, h * 0.15, 120, 120, colors, (seed + 1) % 3)
    );
  const x = left ? w * 0.58 : w * 0.06;
  const y = h * 0.17;
  return (
    drawPendant(x + 190, h * 0.06, colors.accent, 1.6) +
    drawFrame(x, y, 200, 260, colors, seed % 3) +
    drawFrame(x + 222, y + 30, 150, 150, colors, (seed + 1) % 3) +
    drawFrame(x + 222, y + 204, 150, 190, colors, (seed + 2) % 3) +
    drawFrame(x + 30, y + 284, 170, 130, colors, (seed + 1) % 3) +
    drawShelf(x + 10, y + 430, 340, 1, colors, seed + 3)
  );
}

export const dressYogaStudio: Dressing = ({ colors, seed, w, h, floor, tall }, random) => {
  const count = Math.max(2, Math.round(w / 520));
  const gap = w / count;
  let out = '';
  for (let pane = 0; pane < count; pane++)
    out += drawWindow(
      gap * (pane + 0.1),
      h * (tall ? 0.05 : 0.1),
      gap * 0.8,
      floor * (tall ? 0.84 : 0.66),
      colors,
      seed * 3 + pane,
      `p${pane}`,
    );
  let planks = '';
  for (let line = 1; line < 5; line++) planks += `M${-w} ${floor + (h - floor) * (line / 5) ** 1.4}H${w * 2}`;
  const disc = tall ? w * 0.26 : floor * 0.2;
  return (
    out +
    `<path d="${planks}" stroke="${darken(colors.floor, 0.2)}" stroke-opacity=".5" stroke-width="3"/>` +
    `<circle cx="${w * random.between(0.3, 0.7)}" cy="${floor * 0.36}" r="${disc}" fill="${lighten(colors.accent, 0.35)}" opacity=".5"/>` +
    drawPlant(w * 0.04 + 20, floor + 24, tall ? 1.9 : 1.25, colors, random.pick([0, 1, 2])) +
    drawPlant(w * 0.96 - 20, floor + 24, tall ? 1.6 : 1.1, colors, random.pick([0, 1, 2])) +
    (tall ? drawPendant(w * 0.5, h * 0.07, colors.second, 1.7) : '')
  );
};
