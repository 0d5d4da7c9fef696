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
