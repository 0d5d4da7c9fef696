import { rect } from '../decor.ts';
import { darken, lighten } from '../tint.ts';
import type { Dressing } from './room.ts';

/** The lit screen over rows of seats. */
export const dressCinema: Dressing = ({ w, h, floor, tall, colors }, random) => {
  const wide = w * (tall ? 0.92 : 0.76);
  const high = Math.min(floor * 0.62, wide * 0.5);
  const x = (w - wide) / 2;
  const y = h * (tall ? 0.2 : 0.09);
  const dusk = random.chance(0.5);
  const low = lowSky(dusk);
  const curtain = (side: 1 | -1) => {
    const edge = side < 0 ? 0 : w;
    const folds = [0.02, 0.05, 0.08].map((part) => `M${edge - side * w * part} 0V${floor}`).join('');
    return `<rect x="${side < 0 ? -w : w * 0.9}" y="0" width="${w * 1.1}" height="${floor}" fill="#7d1526"/><path d="${folds}" stroke="#4d0a17" stroke-width="14"/>`;
  };
  let out =
    rect(-w, -h, w * 3, h * 3, '#15121f') +
    (tall ? '' : curtain(-1) + curtain(1)) +
    rect(x - 18, y - 18, wide + 36, high + 36, '#08070d', 12) +
    drawCinemaScreen({ x, y, wide, high }, dusk) +
    `<defs><linearGradient id="shine" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${low}" stop-opacity=".34"/><stop offset="1" stop-color="${low}" stop-opacity="0"/></linearGradient></defs>` +
    `<path d="M${x} ${y + high}H${x + wide}L${w * 1.2} ${h}H${-w * 0.2}Z" fill="url(#shine)"/>`;
  const rows = tall ? 6 : 4;
  for (let row = 0; row < rows; row++) {
    const size = 0.6 + (row / (rows - 1)) * 0.62;
    const foot = y + high + 150 + (h + 60 - y - high - 150) * (row / (rows - 1));
    const step = 176 * size;
    const shift = row % 2 ? step / 2 : 0;
    for (let px = w / 2 - Math.ceil(w / step) * step + shift; px < w + step; px += step)
      out += drawSeatBack(px, foot, size, row / rows, colors.accent);
  }
  return out;
};

const lowSky = (isDusk: boolean) => (isDusk ? '#ff9d6b' : '#cfeefc');

/** Mountains under a low sun, as a film shows them. */
export function drawCinemaScreen(
  { x, y, wide, high }: { x: number; y: number; wide: number; high: number },
  isDusk: boolean,
): string {
  const peak = (at: number, tip: number, half: number, fill: string) =>
    `<path d="M${x + wide * (at - half)} ${y + high}L${x + wide * at} ${y + high * tip}L${x + wide * (at + half)} ${y + high}Z" fill="${fill}"/>`;
  return (
    `<defs><clipPath id="film"><rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="8"/></clipPath><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${isDusk ? '#4a3d8f' : '#2f86d6'}"/><stop offset="1" stop-color="${lowSky(isDusk)}"/></linearGradient></defs>` +
    `<g clip-path="url(#film)"><rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="url(#dusk)"/><circle cx="${x + wide * 0.64}" cy="${y + high * 0.5}" r="${high * 0.17}" fill="#fff3c9"/>` +
    peak(0.22, 0.42, 0.34, '#3d4f7a') +
    peak(0.62, 0.56, 0.3, '#5a6a96') +
    peak(0.9, 0.4, 0.3, '#33426b') +
    `<path d="M${x} ${y + high * 0.86}Q${x + wide * 0.5} ${y + high * 0.72} ${x + wide} ${y + high * 0.88}V${y + high}H${x}Z" fill="#1d2a49"/></g>`
  );
}

/** A seat from behind. */
export function drawSeatBack(x: number, foot: number, size: number, near: number, accent: string): string {
  const red = darken('#c42438', 0.34 - near * 0.26);
  return `<g transform="translate(${x.toFixed(1)} ${foot.toFixed(1)}) scale(${size.toFixed(2)})"><path d="M-80 20V-104Q-80 -160 -30 -160H30Q80 -160 80 -104V20Z" fill="${red}"/><path d="M-66 -100Q-66 -146 -26 -148H26Q52 -146 62 -122" fill="none" stroke="${lighten(accent, 0.5)}" stroke-opacity=".3" stroke-width="6"/><path d="M0 -160V20M-40 -158V20M40 -158V20" stroke="${darken(red, 0.28)}" stroke-width="5"/><rect x="-96" y="-50" width="26" height="80" rx="12" fill="#1e1a28"/><rect x="70" y="-50" width="26" height="80" rx="12" fill="#1e1a28"/></g>`;
}
