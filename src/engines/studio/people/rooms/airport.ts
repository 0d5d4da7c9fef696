import type { Random } from '../../math/seeded-random.ts';
import { rect } from '../decor.ts';
import { blend, darken, lighten } from '../tint.ts';
import type { Dressing } from './room.ts';

/** A glass front with an airliner outside, a board of departures and rows of seats. */
export const dressAirport: Dressing = (room, random) => {
  const { colors, w, h, floor, tall } = room;
  const glass = h * (tall ? 0.16 : 0.08);
  const apron = floor - 90;
  const plane = w * random.between(0.42, 0.58);
  const size = Math.min(1.15, w / 900);
  let out =
    rect(-w, 0, w * 3, floor, '#e8edf3') +
    `<defs><linearGradient id="front" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colors.sky}"/><stop offset="1" stop-color="${lighten(colors.sky, 0.75)}"/></linearGradient></defs>` +
    `<rect x="${-w}" y="${glass}" width="${w * 3}" height="${apron - glass}" fill="url(#front)"/>` +
    `<g fill="#fff" opacity=".85"><ellipse cx="${w * 0.18}" cy="${floor * 0.34}" rx="110" ry="24"/><ellipse cx="${w * 0.14}" cy="${floor * 0.315}" rx="54" ry="32"/><ellipse cx="${w * 0.82}" cy="${floor * 0.27}" rx="100" ry="20"/><ellipse cx="${w * 0.85}" cy="${floor * 0.25}" rx="48" ry="28"/></g>` +
    `<path d="M${-w} ${apron}V${apron - 60}q${w * 0.6} -34 ${w * 1.2} -6t${w * 1.8} 0V${apron}Z" fill="${blend(colors.leaf, colors.sky, 0.45)}"/>` +
    rect(-w, apron - 26, w * 3, 30, '#a7b0bd') +
    drawPlane(plane, apron - 4, size, colors.accent);
  const panes = Math.max(3, Math.round(w / 270));
  let frame = '';
  for (let at = -1; at <= panes + 1; at++) frame += `M${((w * at) / panes).toFixed(1)} ${glass}V${apron}`;
  out +=
    `<path d="${frame}M${-w} ${glass + (apron - glass) * 0.3}H${w * 2}" stroke="#f8fafc" stroke-width="12"/><path d="M${w * 0.1} ${glass}h${w * 0.1}L${w * 0.06} ${apron}h${-w * 0.1}ZM${w * 0.66} ${glass}h${w * 0.06}L${w * 0.56} ${apron}h${-w * 0.06}Z" fill="#fff" opacity=".22"/>` +
    rect(-w, apron, w * 3, floor - apron, '#d5dce5') +
    rect(-w, apron - 4, w * 3, 14, '#f8fafc');
  out += rect(-w, 0, w * 3, glass, '#f4f6f9') + rect(-w, glass - 10, w * 3, 14, '#c3ccd8');
  const board = Math.min(w * 0.46, 520);
  out += drawBoard(w * 0.06, glass * 0.4, board, random) + drawSign(w * 0.8, glass * 0.5, colors.accent);
  const seats = floor + (h - floor) * (tall ? 0.2 : 0.16);
  const count = Math.max(4, Math.round(w / 170));
  out += `<path d="M${-w} ${floor + (h - floor) * 0.6}H${w * 2}" stroke="#fff" stroke-opacity=".4" stroke-width="8"/>`;
  out += drawSeats(w, seats, count, colors.second);
  return out;
};

function drawPlane(x: number, foot: number, size: number, color: string): string {
  const windows = Array.from(
    { length: 11 },
    (_, at) => `<rect x="${-212 + at * 36}" y="-152" width="18" height="24" rx="8" fill="#6f93bd"/>`,
  ).join('');
  return (
    `<g transform="translate(${x.toFixed(1)} ${foot}) scale(${size.toFixed(2)})"><ellipse cx="10" cy="2" rx="330" ry="12" fill="#101828" opacity=".25"/>` +
    `<path d="M-286 -140L-372 -300H-300L-196 -168Z" fill="${color}"/><path d="M-300 -300L-372 -300L-350 -258H-288Z" fill="${darken(color, 0.2)}"/>` +
    `<path d="M-350 -112Q-340 -176 -240 -182H230Q340 -174 388 -110Q330 -70 230 -70H-240Q-330 -74 -350 -112Z" fill="#fdfefe"/><path d="M-350 -112Q-330 -74 -240 -70H230Q330 -70 388 -110Q340 -96 230 -98H-240Q-320 -100 -350 -112Z" fill="#c9d3df"/>` +
    `<path d="M-340 -130Q-100 -108 386 -112Q384 -104 372 -100H-240Q-320 -100 -350 -112Z" fill="${color}" opacity=".85"/>${windows}<path d="M300 -150Q326 -146 346 -130L310 -126Q300 -136 300 -150Z" fill="#3d5d86"/>` +
    `<path d="M60 -96L-130 -18H-60L170 -92Z" fill="#aeb9c8"/><rect x="-30" y="-66" width="104" height="44" rx="20" fill="#e6ebf1"/><ellipse cx="70" cy="-44" rx="12" ry="20" fill="#4a5568"/>` +
    `<path d="M250 -72V-14M-60 -72V-14" stroke="#6b7688" stroke-width="9"/><circle cx="250" cy="-14" r="15" fill="#262c38"/><circle cx="-48" cy="-15" r="17" fill="#262c38"/><circle cx="-78" cy="-15" r="17" fill="#262c38"/></g>`
  );
}

/** Rows of lights that stand for flights, times and gates. */
function drawBoard(x: number, y: number, wide: number, random: Random): string {
  const rows = 6;
  const high = wide * 0.52;
  let out =
    `<path d="M${x + wide * 0.2} -400V${y}M${x + wide * 0.8} -400V${y}" stroke="#7d8796" stroke-width="9"/>` +
    rect(x, y, wide, high, '#141a28', 12) +
    rect(x + 14, y + 14, wide - 28, high * 0.13, '#f2c230', 5) +
    `<path transform="translate(${x + 40} ${y + 14 + high * 0.065}) rotate(-24) scale(.8)" d="M-26 0L18 -4L6 -24H14L32 -5Q42 0 32 5L14 24H6L18 4L-26 0L-34 12H-40L-34 0L-40 -12H-34Z" fill="#141a28"/>`;
  for (let row = 0; row < rows; row++) {
    const at = y + high * (0.25 + row * 0.122);
    const bar = (part: number, long: number, fill: string) =>
      rect(x + wide * part, at, wide * long, high * 0.05, fill, 3);
    out +=
      bar(0.05, 0.1, '#ffd76a') +
      bar(0.2, random.between(0.2, 0.34), '#f4f6fa') +
      bar(0.62, 0.1, '#f4f6fa') +
      bar(0.8, 0.14, random.chance(0.25) ? '#ff7d6b' : '#7fe0a0');
  }
  return out;
}

/** A hanging sign with an airplane and an arrow. */
function drawSign(x: number, y: number, color: string): string {
  return (
    `<path d="M${x - 60} -400V${y}M${x + 60} -400V${y}" stroke="#7d8796" stroke-width="8"/>` +
    rect(x - 110, y, 220, 92, color, 12) +
    `<path transform="translate(${x - 46} ${y + 46}) rotate(-30) scale(1.1)" d="M-26 0L18 -4L6 -24H14L32 -5Q42 0 32 5L14 24H6L18 4L-26 0L-34 12H-40L-34 0L-40 -12H-34Z" fill="#fff"/><path d="M${x + 24} ${y + 46}H${x + 78}M${x + 58} ${y + 24}L${x + 80} ${y + 46}L${x + 58} ${y + 68}" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

function drawSeats(w: number, foot: number, count: number, color: string): string {
  const step = w / count;
  const wide = step * 0.84;
  let out = rect(-w, foot - 74, w * 3, 14, '#7d8796', 6);
  for (let at = -1; at <= count; at++) {
    const x = at * step + step * 0.08;
    out +=
      rect(x, foot - 210, wide, 126, color, 18) +
      rect(x + 10, foot - 198, wide - 20, 90, lighten(color, 0.1), 12) +
      rect(x - 6, foot - 104, wide + 12, 38, darken(color, 0.2), 14) +
      rect(x + wide + step * 0.02, foot - 138, step * 0.08, 72, '#5f6978', 6);
    if (at % 2 === 0)
      out += `<path d="M${x + wide / 2} ${foot - 62}V${foot - 6}M${x + wide / 2 - 40} ${foot - 3}H${x + wide / 2 + 40}" stroke="#7d8796" stroke-width="13" stroke-linecap="round"/>`;
  }
  return out;
}
