import { createRandom, type Random } from '../../math/seeded-random.ts';
import { drawPendant, rect } from '../decor.ts';
import { darken, lighten } from '../tint.ts';
import type { Dressing } from './room.ts';

/** A counter with taps and stools before lit shelves of bottles. */
export const dressBar: Dressing = (room) => {
  const { colors, w, h, floor, tall } = room;
  const random = createRandom(room.seed);
  const wood = darken(colors.wood, 0.42);
  const top = floor - 190;
  let out = rect(-w, -h, w * 3, h + floor, darken(wood, 0.3));
  for (let x = -60; x < w + 60; x += 120) out += rect(x, 0, 114, floor, darken(wood, 0.22), 2);
  const bays = Math.max(2, Math.round(w / 480));
  const wide = (w * 0.88) / bays;
  for (let bay = 0; bay < bays; bay++) {
    const x = w * 0.06 + bay * wide;
    const y = h * (tall ? 0.16 : 0.15);
    out += drawBottleCase({ x: x + 10, y, wide: wide - 20, high: top - 30 - y, wood }, random);
  }
  for (let lamp = 0; lamp < bays + 1; lamp++)
    out += drawPendant(w * ((lamp + 0.5) / (bays + 1)), h * (tall ? 0.09 : 0.05), '#e0a33f', 0.9);
  out += drawTaps(w * 0.3, top) + drawGlasses(w * 0.62, top, random);
  out +=
    rect(-w, top, w * 3, 34, lighten(colors.wood, 0.16), 6) +
    rect(-w, top + 34, w * 3, 14, darken(wood, 0.4)) +
    rect(-w, top + 48, w * 3, 172, wood);
  for (let x = -40; x < w + 40; x += 190) out += rect(x, top + 66, 172, 128, lighten(wood, 0.09), 8);
  out +=
    rect(-w, floor + 8, w * 3, 14, '#c99b4a', 7) +
    rect(-w, floor + 22, w * 3, 10, '#101828').replace('/>', ' opacity=".3"/>');
  const stools = Math.max(3, Math.round(w / 230));
  for (let stool = 0; stool < stools; stool++)
    out += drawStool(w * ((stool + 0.5) / stools), floor + (h - floor) * 0.2, colors.accent);
  return out;
};

interface Case {
  x: number;
  y: number;
  wide: number;
  high: number;
  wood: string;
}

function drawBottleCase({ x, y, wide, high, wood }: Case, random: Random): string {
  const rows = Math.max(2, Math.round(high / 150));
  const step = high / rows;
  let out =
    rect(x - 14, y - 16, wide + 28, high + 32, darken(wood, 0.1), 10) + rect(x, y, wide, high, '#7a4a22', 4);
  for (let row = 0; row < rows; row++) {
    const foot = y + (row + 1) * step - 12;
    out +=
      `<rect x="${x.toFixed(1)}" y="${(y + row * step).toFixed(1)}" width="${wide.toFixed(1)}" height="${step.toFixed(1)}" fill="#ffc766" opacity=".32"/>` +
      rect(x, foot - step + 14, wide, 8, '#ffe9b0', 4);
    for (let at = x + 18; at < x + wide - 40; at += random.between(40, 56))
      out += drawBottle(at, foot, Math.min(1, (step - 34) / 130) * random.between(0.82, 1), random);
    out += rect(x, foot, wide, 12, wood, 2);
  }
  return out;
}

function drawBottle(x: number, foot: number, size: number, random: Random): string {
  const glass = random.pick(['#2f6b48', '#8a4b1f', '#c9772b', '#3b5f8f', '#9b2f3a', '#e8e2d0', '#4f7f4a']);
  const [body, neck] = random.pick([
    ['M-15 0V-66Q-15 -82 -6 -92V-124H6V-92Q15 -82 15 -66V0Z', -124],
    ['M-17 0V-78Q-17 -88 -7 -92V-112H7V-92Q17 -88 17 -78V0Z', -112],
    ['M-19 0V-52Q-19 -74 -5 -86V-108H5V-86Q19 -74 19 -52V0Z', -108],
  ] as const);
  return `<g transform="translate(${x.toFixed(1)} ${foot.toFixed(1)}) scale(${size.toFixed(2)})"><path d="${body}" fill="${glass}"/><path d="M-10 -8V-64" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><rect x="-16" y="-52" width="32" height="28" fill="#f6ecd4"/><rect x="-7" y="${neck - 10}" width="14" height="14" rx="3" fill="#26202c"/></g>`;
}

function drawTaps(x: number, top: number): string {
  return (
    `<path d="M${x - 66} ${top}V${top - 96}H${x + 66}V${top}" fill="none" stroke="#d9b25c" stroke-width="24" stroke-linejoin="round"/>` +
    [-44, 0, 44]
      .map(
        (dx, at) =>
          `<path d="M${x + dx} ${top - 96}V${top - 150}" stroke="#26202c" stroke-width="9"/><rect x="${x + dx - 10}" y="${top - 196}" width="20" height="56" rx="9" fill="${['#b8364a', '#2f5d62', '#26202c'][at]}"/><path d="M${x + dx} ${top - 92}V${top - 66}" stroke="#d9b25c" stroke-width="9"/>`,
      )
      .join('')
  );
}

/** Beer, wine and a cocktail on the counter. */
function drawGlasses(x: number, top: number, random: Random): string {
  const beer = (at: number) =>
    `<path d="M${at - 24} ${top - 84}H${at + 24}L${at + 19} ${top}H${at - 19}Z" fill="#f0a92e"/><path d="M${at - 28} ${top - 84}q-4 -22 16 -20q12 -14 26 0q20 -2 14 20Z" fill="#fffaf0"/><path d="M${at - 12} ${top - 70}L${at - 10} ${top - 14}" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>`;
  const wine = (at: number) =>
    `<path d="M${at - 24} ${top - 104}Q${at - 26} ${top - 48} ${at} ${top - 46}Q${at + 26} ${top - 48} ${at + 24} ${top - 104}Z" fill="#fff" opacity=".55"/><path d="M${at - 24} ${top - 82}Q${at - 20} ${top - 50} ${at} ${top - 50}Q${at + 20} ${top - 50} ${at + 24} ${top - 82}Z" fill="#8f1f38"/><path d="M${at} ${top - 46}V${top - 4}M${at - 18} ${top - 3}H${at + 18}" stroke="#f2f4f8" stroke-width="6" stroke-linecap="round"/>`;
  const cocktail = (at: number) =>
    `<path d="M${at - 36} ${top - 100}H${at + 36}L${at} ${top - 52}Z" fill="#ff9d7a"/><path d="M${at - 36} ${top - 100}H${at + 36}" stroke="#fff" stroke-width="5"/><path d="M${at} ${top - 52}V${top - 4}M${at - 20} ${top - 3}H${at + 20}" stroke="#f2f4f8" stroke-width="6" stroke-linecap="round"/><circle cx="${at + 20}" cy="${top - 108}" r="12" fill="#c9d94a"/>`;
  const row = random.chance(0.5) ? [beer, wine, cocktail] : [cocktail, beer, wine];
  return row.map((draw, at) => draw(x + at * 88)).join('');
}

function drawStool(x: number, foot: number, color: string): string {
  return (
    `<ellipse cx="${x}" cy="${foot + 2}" rx="58" ry="10" fill="#101828" opacity=".22"/><path d="M${x} ${foot - 180}V${foot - 8}" stroke="#8d97a8" stroke-width="14"/><path d="M${x - 34} ${foot - 78}H${x + 34}" stroke="#8d97a8" stroke-width="9" stroke-linecap="round"/><path d="M${x - 50} ${foot}Q${x} ${foot - 34} ${x + 50} ${foot}Z" fill="#5c6474"/>` +
    rect(x - 62, foot - 206, 124, 34, color, 16) +
    rect(x - 62, foot - 186, 124, 14, darken(color, 0.25), 7)
  );
}
