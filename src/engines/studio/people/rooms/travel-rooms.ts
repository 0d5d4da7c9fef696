import { drawFrame, drawPlant, rect } from '../decor.ts';
import { blend, darken, lighten } from '../tint.ts';
import type { Dressing } from './room.ts';

/** A reception desk before a lit panel, with clocks, a chandelier, an armchair and a luggage cart. */
export const dressHotelLobby: Dressing = ({ colors, w, h, floor, seed, tall }) => {
  const stone = lighten(colors.wall, 0.3);
  const panel = darken(colors.wood, 0.22);
  const middle = w * 0.5;
  const half = Math.min(w * (tall ? 0.42 : 0.33), 420);
  const top = floor - 200;
  const y = h * (tall ? 0.2 : 0.16);
  let out = rect(-w, 0, w * 3, floor, stone);
  for (let x = -40; x < w + 40; x += 190)
    out += `<path d="M${x} 0V${floor}" stroke="${darken(stone, 0.08)}" stroke-width="4"/>`;
  out += rect(middle - half, y - 34, half * 2, floor - y + 34, panel, 8);
  for (let x = middle - half + 22; x < middle + half - 20; x += 30)
    out += rect(x, y - 18, 12, floor - y, lighten(panel, 0.14), 5);
  out += `<rect x="${middle - half}" y="${y - 34}" width="${half * 2}" height="150" fill="#ffdf9c" opacity=".22"/>`;
  [-0.55, 0, 0.55].forEach((part, at) => {
    out += drawWorldClock(middle + part * half, y + 86, 54, at + (seed % 5));
  });
  for (const side of tall ? [] : [-1, 1]) {
    const x = middle + side * (half + Math.max(90, (w / 2 - half) / 2));
    out +=
      drawSconce(x, floor * 0.3) + drawFrame(x - 56, floor * 0.5, 112, 140, colors, (seed + side + 1) % 3);
  }
  out += drawChandelier(middle, h * (tall ? 0.12 : 0.1));
  const desk = half * 0.94;
  out +=
    rect(middle - desk - 16, top, desk * 2 + 32, 30, lighten(colors.wood, 0.1), 8) +
    rect(middle - desk, top + 30, desk * 2, floor - top - 14, blend(stone, '#ffffff', 0.45)) +
    `<path d="M${middle - desk * 0.9} ${top + 60}q${desk * 0.3} 60 ${desk * 0.5} 20t${desk * 0.5} 50M${middle + desk * 0.1} ${top + 52}q${desk * 0.2} 60 ${desk * 0.44} 36t${desk * 0.3} 40" fill="none" stroke="${darken(stone, 0.16)}" stroke-width="5"/>` +
    rect(middle - desk, floor - 4, desk * 2, 22, darken(panel, 0.3)) +
    drawBell(middle - desk * 0.12, top) +
    drawFlowers(middle + desk * 0.66, top, colors.accent) +
    drawDeskLamp(middle - desk * 0.68, top, colors.accent);
  out += `<path d="M${-w} ${floor + (h - floor) * 0.5}H${w * 2}M${w * 0.24} ${floor}L${w * 0.06} ${h}M${w * 0.76} ${floor}L${w * 0.94} ${h}M${middle} ${floor}V${h}" stroke="#fff" stroke-opacity=".35" stroke-width="5"/>`;
  return (
    out +
    drawLuggageCart(w * (tall ? 0.82 : 0.88), floor + (h - floor) * 0.34, 0.8, colors.accent) +
    drawPlant(w * 0.08, floor + (h - floor) * 0.26, tall ? 1.3 : 1.1, colors, seed % 3)
  );
};

function drawWorldClock(x: number, y: number, radius: number, hour: number): string {
  const angle = (hour * 5 * Math.PI) / 6;
  const hand = (turn: number, long: number) =>
    `M${x} ${y}L${(x + Math.sin(turn) * radius * long).toFixed(1)} ${(y - Math.cos(turn) * radius * long).toFixed(1)}`;
  const marks = Array.from({ length: 12 }, (_, at) => {
    const turn = (at * Math.PI) / 6;
    return `M${(x + Math.sin(turn) * radius * 0.78).toFixed(1)} ${(y - Math.cos(turn) * radius * 0.78).toFixed(1)}L${(x + Math.sin(turn) * radius * 0.88).toFixed(1)} ${(y - Math.cos(turn) * radius * 0.88).toFixed(1)}`;
  }).join('');
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fffaf0" stroke="#d9b25c" stroke-width="9"/><path d="${marks}" stroke="#8a7a5c" stroke-width="4"/><path d="${hand(angle, 0.48)}${hand(angle * 3 + 1, 0.7)}" stroke="#20263a" stroke-width="7" stroke-linecap="round"/>`;
}

function drawSconce(x: number, y: number): string {
  return `<path d="M${x - 90} ${y + 190}L${x - 22} ${y}H${x + 22}L${x + 90} ${y + 190}ZM${x - 70} ${y - 150}L${x - 22} ${y}H${x + 22}L${x + 70} ${y - 150}Z" fill="#ffe2a0" opacity=".3"/><rect x="${x - 20}" y="${y - 44}" width="40" height="88" rx="14" fill="#fff3cf" stroke="#c99b4a" stroke-width="7"/>`;
}

function drawChandelier(x: number, y: number): string {
  const drops = Array.from({ length: 11 }, (_, at) => {
    const part = (at - 5) / 5;
    const long = 46 + (1 - Math.abs(part)) * 62;
    return `<path d="M${x + part * 150} ${y + 24}v${long}" stroke="#fff8e3" stroke-width="9" stroke-linecap="round"/><circle cx="${x + part * 150}" cy="${y + 30 + long}" r="9" fill="#ffe7ac"/>`;
  }).join('');
  return `<circle cx="${x}" cy="${y + 70}" r="230" fill="#fff0c4" opacity=".28"/><path d="M${x} -400V${y}" stroke="#c99b4a" stroke-width="8"/>${drops}<path d="M${x - 168} ${y + 12}Q${x} ${y - 34} ${x + 168} ${y + 12}V${y + 34}H${x - 168}Z" fill="#d9b25c"/>`;
}

function drawBell(x: number, top: number): string {
  return `<path d="M${x - 36} ${top - 8}Q${x - 34} ${top - 44} ${x} ${top - 46}Q${x + 34} ${top - 44} ${x + 36} ${top - 8}Z" fill="#e9bd4f"/><rect x="${x - 42}" y="${top - 10}" width="84" height="12" rx="5" fill="#8a6a24"/><rect x="${x - 6}" y="${top - 60}" width="12" height="16" rx="4" fill="#8a6a24"/><path d="M${x - 22} ${top - 18}Q${x - 20} ${top - 34} ${x - 6} ${top - 38}" stroke="#fff3c4" stroke-width="6" fill="none" stroke-linecap="round"/>`;
}

function drawFlowers(x: number, top: number, color: string): string {
  const heads = [
    [-46, -130, color],
    [0, -164, '#fff4f0'],
    [46, -134, color],
    [-22, -118, '#f7c9d2'],
    [24, -108, '#fff4f0'],
  ] as const;
  return (
    `<path d="M${x} ${top - 60}L${x - 46} ${top - 130}M${x} ${top - 60}V${top - 160}M${x} ${top - 60}L${x + 46} ${top - 134}" stroke="#4f8f5a" stroke-width="7"/>` +
    heads
      .map(
        ([dx, dy, fill]) =>
          `<circle cx="${x + dx}" cy="${top + dy}" r="27" fill="${fill}"/><circle cx="${x + dx}" cy="${top + dy}" r="9" fill="#f3c04a"/>`,
      )
      .join('') +
    `<path d="M${x - 22} ${top - 76}H${x + 22}L${x + 32} ${top}H${x - 32}Z" fill="#dfeef5"/>`
  );
}

function drawDeskLamp(x: number, top: number, color: string): string {
  return `<path d="M${x} ${top}V${top - 84}M${x - 32} ${top - 3}H${x + 32}" stroke="#8a6a24" stroke-width="9" stroke-linecap="round"/><path d="M${x - 30} ${top - 138}H${x + 30}L${x + 54} ${top - 74}H${x - 54}Z" fill="${lighten(color, 0.35)}"/><path d="M${x - 54} ${top - 74}H${x + 54}L${x + 90} ${top}H${x - 90}Z" fill="#fff0c4" opacity=".35"/>`;
}

function drawLuggageCart(x: number, foot: number, size: number, color: string): string {
  const bag = (dx: number, y: number, wide: number, high: number, fill: string) =>
    rect(dx, y - high, wide, high, fill, 12) +
    `<path d="M${dx + wide * 0.36} ${y - high}v-16h${wide * 0.28}v16" fill="none" stroke="#2b2433" stroke-width="8"/><path d="M${dx + wide * 0.24} ${y - high}v${high}M${dx + wide * 0.76} ${y - high}v${high}" stroke="#000" stroke-opacity=".16" stroke-width="7"/>`;
  return (
    `<g transform="translate(${x} ${foot}) scale(${size})"><ellipse cx="0" cy="4" rx="140" ry="16" fill="#101828" opacity=".18"/>` +
    `<path d="M-112 -40V-360Q-112 -430 0 -430Q112 -430 112 -360V-40" fill="none" stroke="#d9b25c" stroke-width="17"/>` +
    bag(-92, -56, 120, 160, '#2f5d8a') +
    bag(22, -56, 74, 110, color) +
    bag(-70, -216, 110, 70, '#8a4b2f') +
    `<rect x="-130" y="-58" width="260" height="24" rx="8" fill="#7d1f33"/><circle cx="-96" cy="-18" r="19" fill="#2b2433"/><circle cx="96" cy="-18" r="19" fill="#2b2433"/></g>`
  );
}

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
function drawBoard(
  x: number,
  y: number,
  wide: number,
  random: { between(low: number, high: number): number; chance(part: number): boolean },
): string {
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
