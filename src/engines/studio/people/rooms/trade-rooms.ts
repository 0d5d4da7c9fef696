import { drawClock, drawFrame, drawPendant, drawPlant, drawShelf, drawWindow, rect } from '../decor.ts';
import { blend, darken, lighten } from '../tint.ts';
import type { Dressing } from './room.ts';

/** Cupboards, a hob with a pot, hanging pans and tiles. */
export const dressKitchen: Dressing = ({ colors, w, h, floor, seed, tall }) => {
  const top = floor - 250;
  const front = lighten(colors.second, 0.35);
  let out = rect(-w, floor * 0.3, w * 3, floor * 0.7, lighten(colors.wall, 0.4));
  let tiles = '';
  for (let y = floor * 0.3; y < top; y += 46) tiles += `M${-w} ${y}H${w * 2}`;
  for (let x = 0; x < w; x += 92) tiles += `M${x} ${floor * 0.3}V${top}`;
  out += `<path d="${tiles}" stroke="${colors.wallShade}" stroke-width="3"/>`;
  out += drawWindow(
    w * 0.06,
    h * 0.1,
    Math.min(w * 0.3, 380),
    floor * (tall ? 0.4 : 0.36),
    colors,
    seed,
    'p0',
  );
  const hood = w * 0.72;
  out += `<path d="M${hood - 50} 0V${floor * 0.28}L${hood - 150} ${floor * 0.4}H${hood + 150}L${hood + 50} ${floor * 0.28}V0Z" fill="#c8ced8"/><rect x="${hood - 156}" y="${floor * 0.4}" width="312" height="18" fill="#aab2bf"/>`;
  for (let x = -40, at = 0; x < w + 40; x += 190, at++)
    out +=
      rect(x, top + 22, 184, 230, at % 2 ? front : lighten(front, 0.15), 6) +
      rect(x + 60, top + 50, 64, 9, darken(front, 0.4), 4);
  out += rect(-w, top, w * 3, 26, darken(colors.wood, 0.05), 4);
  out += `<path d="M${hood - 70} ${top}V${top - 74}H${hood + 20}V${top}Z" fill="#aab4c2"/><rect x="${hood - 80}" y="${top - 84}" width="112" height="14" rx="6" fill="#8a95a6"/><path d="M${hood - 50} ${top - 110}q-14 -24 0 -44t0 -40M${hood} ${top - 110}q-14 -24 0 -44t0 -40" stroke="#fff" stroke-width="8" fill="none" opacity=".7" stroke-linecap="round"/>`;
  out +=
    drawPlant(w * 0.42, top, 0.6, colors, seed % 3) +
    rect(w * 0.5, top - 92, 34, 92, colors.accent, 10) +
    rect(w * 0.54, top - 70, 28, 70, colors.leaf, 8);
  return out;
};

/** Mirrors, a rack of weights and a punching bag. */
export const dressGym: Dressing = ({ colors, w, h, floor, seed, tall }) => {
  const count = Math.max(2, Math.round(w / 420));
  const gap = w / count;
  let out = '';
  for (let at = 0; at < count; at++) {
    const x = gap * (at + 0.1);
    const high = floor * (tall ? 0.72 : 0.62);
    out +=
      rect(x, h * 0.1, gap * 0.8, high, lighten(colors.sky, 0.62), 10) +
      `<path d="M${x + gap * 0.1} ${h * 0.1}h${gap * 0.2}L${x + gap * 0.12} ${h * 0.1 + high}H${x}V${h * 0.1 + high * 0.7}Z" fill="#fff" opacity=".4"/>`;
  }
  const rack = w * 0.04;
  const wide = Math.min(w * 0.34, 420);
  out +=
    rect(rack, floor - 190, wide, 16, '#4a5060', 4) +
    rect(rack, floor - 90, wide, 16, '#4a5060', 4) +
    rect(rack + 10, floor - 200, 16, 200, '#343a4a', 4) +
    rect(rack + wide - 26, floor - 200, 16, 200, '#343a4a', 4);
  for (let x = rack + 50, at = 0; x < rack + wide - 60; x += 84, at++)
    for (const y of [floor - 206, floor - 106])
      out +=
        rect(x - 30, y - 6, 60, 9, '#9aa4b4', 3) +
        rect(x - 36, y - 24, 20, 44, at % 2 ? colors.accent : '#343a4a', 6) +
        rect(x + 16, y - 24, 20, 44, at % 2 ? colors.accent : '#343a4a', 6);
  const bag = w * 0.9;
  out +=
    `<path d="M${bag} 0V${floor * 0.3}" stroke="#343a4a" stroke-width="8"/>` +
    rect(bag - 54, floor * 0.3, 108, floor * 0.46, colors.accent, 40) +
    rect(bag - 54, floor * 0.44, 108, 16, darken(colors.accent, 0.3));
  return out + drawPlant(w * 0.54, floor + 10, 0.9, colors, seed % 3);
};

/** Shelves of goods behind a counter under an awning. */
export const dressShop: Dressing = ({ colors, w, h, floor, seed, tall }) => {
  const stripe = 74;
  let out =
    drawShelf(w * 0.05, h * (tall ? 0.2 : 0.24), w * 0.42, tall ? 5 : 3, colors, seed) +
    drawShelf(w * 0.55, h * (tall ? 0.2 : 0.24), w * 0.4, tall ? 5 : 3, colors, seed + 5);
  for (let x = -stripe, at = 0; x < w + stripe; x += stripe, at++) {
    const fill = at % 2 ? '#fdfbf6' : colors.accent;
    out += `<path d="M${x} 0H${x + stripe}V${h * 0.12}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0Z" fill="${fill}"/>`;
  }
  out +=
    rect(-w, floor - 150, w * 3, 160, colors.wood) +
    rect(-w, floor - 170, w * 3, 26, darken(colors.wood, 0.18));
  for (let x = 0; x < w; x += 130) out += rect(x + 10, floor - 130, 110, 120, lighten(colors.wood, 0.12), 6);
  const till = w * 0.86;
  return (
    out +
    rect(till - 70, floor - 236, 140, 70, '#4a5060', 8) +
    rect(till - 50, floor - 290, 90, 50, '#343a4a', 6) +
    rect(till - 42, floor - 282, 74, 30, '#8fd3c0', 3) +
    drawPlant(w * 0.12, floor - 168, 0.7, colors, seed % 3)
  );
};

/** Tools on a board, a bench with a vice and a car lift's pillars. */
export const dressWorkshop: Dressing = ({ colors, w, h, floor, tall }, random) => {
  const board = Math.min(w * 0.5, 620);
  const x = w * (random.chance(0.5) ? 0.06 : 0.44);
  const y = h * 0.12;
  const high = floor * (tall ? 0.34 : 0.4);
  let out = rect(-w, floor * 0.78, w * 3, floor * 0.22, blend(colors.wallShade, '#6f7888', 0.35));
  out += rect(x, y, board, high, '#c79a63', 8);
  let holes = '';
  for (let py = y + 24; py < y + high - 10; py += 34)
    for (let px = x + 24; px < x + board - 10; px += 34) holes += `M${px} ${py}h.1`;
  out += `<path d="${holes}" stroke="#9c7344" stroke-width="6" stroke-linecap="round"/>`;
  const tools = Math.floor(board / 104);
  for (let at = 0; at < tools; at++) {
    const tx = x + 56 + at * 104;
    const ty = y + 46;
    const metal = '#6b7486';
    out += [
      `<path d="M${tx} ${ty + 20}V${ty + 150}" stroke="${metal}" stroke-width="16" stroke-linecap="round"/><path d="M${tx - 22} ${ty - 4}V${ty + 18}Q${tx} ${ty + 40} ${tx + 22} ${ty + 18}V${ty - 4}" stroke="${metal}" stroke-width="14" fill="none"/>`,
      `<path d="M${tx} ${ty}V${ty + 160}" stroke="#8a5630" stroke-width="16"/><rect x="${tx - 40}" y="${ty - 14}" width="80" height="34" rx="6" fill="${metal}"/>`,
      `<path d="M${tx} ${ty + 70}V${ty + 160}" stroke="${metal}" stroke-width="9"/><rect x="${tx - 13}" y="${ty - 14}" width="26" height="86" rx="11" fill="${colors.accent}"/>`,
    ][at % 3];
  }
  const bench = x > w * 0.3 ? w * 0.02 : w * 0.62;
  out +=
    rect(bench, floor - 170, w * 0.36, 26, colors.wood, 4) +
    rect(bench + 20, floor - 146, 24, 150, darken(colors.wood, 0.25)) +
    rect(bench + w * 0.36 - 44, floor - 146, 24, 150, darken(colors.wood, 0.25));
  out +=
    rect(bench + 60, floor - 236, 130, 66, '#d6402f', 8) +
    rect(bench + 100, floor - 256, 50, 20, '#8f2a20', 6);
  out += `<g transform="translate(${bench + w * 0.36 - 110} ${floor})"><circle cx="0" cy="-62" r="66" fill="#2b2f3d"/><circle cx="0" cy="-62" r="32" fill="#aab4c2"/></g>`;
  return (
    out +
    drawPendant(w * 0.3, h * 0.06, '#4a5060', 1.1) +
    drawPendant(w * 0.7, h * 0.06, '#4a5060', 1.1) +
    drawClock(x > w * 0.3 ? w * 0.2 : w * 0.8, h * 0.2, 46)
  );
};

/** Benches with flasks, a microscope and a board of formulas. */
export const dressLaboratory: Dressing = ({ colors, w, h, floor, seed, tall }) => {
  const top = floor - 230;
  let out = rect(-w, floor * 0.3, w * 3, floor * 0.7, lighten(colors.sky, 0.72));
  out += drawWindow(
    w * 0.08,
    h * 0.1,
    Math.min(w * 0.34, 420),
    floor * (tall ? 0.5 : 0.42),
    colors,
    seed,
    'p0',
  );
  out += drawShelf(w * 0.58, h * 0.12, w * 0.36, tall ? 3 : 2, colors, seed + 3);
  out += rect(-w, top, w * 3, 26, '#e9edf3', 4) + rect(-w, top + 26, w * 3, 210, lighten(colors.second, 0.5));
  for (let x = 20; x < w; x += 210)
    out +=
      rect(x, top + 60, 180, 150, lighten(colors.second, 0.62), 8) +
      rect(x + 66, top + 80, 48, 9, '#8a95a6', 4);
  const liquids = [colors.accent, '#57b894', '#f2b84b', '#7a5be0'];
  for (let x = w * 0.07, at = 0; x < w * 0.95; x += 118, at++) {
    const fill = liquids[at % 4]!;
    out += [
      `<path d="M${x - 12} ${top - 118}V${top - 70}L${x - 48} ${top - 6}H${x + 48}L${x + 12} ${top - 70}V${top - 118}Z" fill="#fff" opacity=".75"/><path d="M${x - 30} ${top - 38}L${x - 48} ${top - 4}H${x + 48}L${x + 30} ${top - 38}Z" fill="${fill}"/>`,
      `<rect x="${x - 46}" y="${top - 46}" width="92" height="46" rx="5" fill="${colors.wood}"/>${[-28, 0, 28].map((dx, tube) => `<rect x="${x + dx - 9}" y="${top - 104}" width="18" height="84" rx="9" fill="#fff" opacity=".8"/><rect x="${x + dx - 9}" y="${top - 72}" width="18" height="52" rx="9" fill="${liquids[(at + tube) % 4]}"/>`).join('')}`,
      `<path d="M${x - 50} ${top - 4}H${x + 50}V${top - 20}H${x + 6}Q${x + 60} ${top - 60} ${x + 26} ${top - 120}L${x + 8} ${top - 110}Q${x + 30} ${top - 64} ${x - 10} ${top - 44}H${x - 40}V${top - 20}H${x - 50}Z" fill="#4a5060"/><rect x="${x - 8}" y="${top - 190}" width="34" height="110" rx="8" transform="rotate(-18 ${x} ${top - 130})" fill="#6b7486"/>`,
    ][at % 3];
  }
  return out;
};

/** A bedroom's window, pictures, lamp and rug. */
export const dressBedroom: Dressing = ({ colors, w, h, floor, seed, tall }) => {
  const wide = Math.min(w * 0.34, 420);
  return (
    drawWindow(w * 0.08, h * 0.1, wide, floor * 0.5, colors, seed, 'p0') +
    drawFrame(w * 0.58, h * 0.14, 150, 190, colors, seed % 3) +
    drawFrame(w * 0.58 + 180, h * 0.17, 120, 120, colors, (seed + 1) % 3) +
    drawPendant(w * 0.5, h * (tall ? 0.1 : 0.06), colors.accent, tall ? 1.5 : 1) +
    drawPlant(w * 0.95, floor + 30, tall ? 1.4 : 1, colors, seed % 3) +
    `<ellipse cx="${w / 2}" cy="${(floor + h) / 2 + 20}" rx="${w * 0.44}" ry="${(h - floor) * 0.36}" fill="${lighten(colors.accent, 0.62)}"/>`
  );
};

/** Panels of wood, a bench and the scales of justice. */
export const dressCourtroom: Dressing = ({ colors, w, h, floor, tall }) => {
  const wood = darken(colors.wood, 0.18);
  let out = rect(-w, h * 0.06, w * 3, floor - h * 0.06, darken(colors.wood, 0.05));
  for (let x = -60; x < w + 60; x += 220)
    out +=
      rect(x + 14, h * 0.1, 192, floor * 0.62, wood, 6) +
      rect(x + 32, h * 0.12, 156, floor * 0.58, lighten(wood, 0.1), 4);
  const x = w * 0.5;
  const y = h * (tall ? 0.18 : 0.16);
  out += `<circle cx="${x}" cy="${y + 40}" r="120" fill="#e9d6a8"/><path d="M${x} ${y - 36}V${y + 120}M${x - 80} ${y}H${x + 80}M${x - 40} ${y + 124}H${x + 40}" stroke="#5c4322" stroke-width="10"/><path d="M${x - 112} ${y + 70}H${x - 48}Q${x - 80} ${y + 104} ${x - 112} ${y + 70}ZM${x + 48} ${y + 70}H${x + 112}Q${x + 80} ${y + 104} ${x + 48} ${y + 70}ZM${x - 80} ${y}L${x - 112} ${y + 70}H${x - 48}ZM${x + 80} ${y}L${x + 48} ${y + 70}H${x + 112}Z" fill="#b98f3a" fill-opacity=".6" stroke="#5c4322" stroke-width="5"/>`;
  out +=
    rect(-w, floor - 170, w * 3, 180, darken(wood, 0.2)) +
    rect(-w, floor - 190, w * 3, 26, lighten(wood, 0.14));
  for (const side of [0.08, 0.92])
    out +=
      rect(w * side - 5, h * 0.2, 10, floor - h * 0.2, '#d9b34a') +
      `<path d="M${w * side} ${h * 0.21}q70 40 60 ${floor * 0.34}q-40 20 -60 -10Z" fill="${colors.accent}"/>`;
  return out;
};
