import { createRandom, type Random } from '../math/seeded-random.ts';
import type { RoomColors } from './people-scene.ts';
import { blend, darken, lighten } from './tint.ts';

/** Lengths in this file: thousandths of the picture's shorter side. */

export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0): string {
  return `<rect x="${r(x)}" y="${r(y)}" width="${r(w)}" height="${r(h)}" rx="${radius}" fill="${fill}"/>`;
}

/** A window with a view of towers or hills; `id` names its clip path. */
export function drawWindow(
  x: number,
  y: number,
  w: number,
  h: number,
  colors: RoomColors,
  seed: number,
  id: string,
): string {
  const random = createRandom(seed);
  const view = random.chance(0.65)
    ? drawTowers(x, y, w, h, colors, random)
    : drawHills(x, y, w, h, colors, random);
  const sky = `<defs><clipPath id="${id}"><rect x="${r(x)}" y="${r(y)}" width="${r(w)}" height="${r(h)}" rx="10"/></clipPath><linearGradient id="${id}s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colors.sky}"/><stop offset="1" stop-color="${lighten(colors.sky, 0.72)}"/></linearGradient></defs>`;
  const cloud = (cx: number, cy: number, s: number) =>
    `<g fill="#fff" opacity=".75"><ellipse cx="${r(cx)}" cy="${r(cy)}" rx="${r(70 * s)}" ry="${r(20 * s)}"/><ellipse cx="${r(cx - 20 * s)}" cy="${r(cy - 16 * s)}" rx="${r(34 * s)}" ry="${r(24 * s)}"/></g>`;
  return (
    `${sky}<g clip-path="url(#${id})"><rect x="${r(x)}" y="${r(y)}" width="${r(w)}" height="${r(h)}" fill="url(#${id}s)"/>` +
    cloud(x + w * random.between(0.2, 0.8), y + h * random.between(0.1, 0.3), random.between(0.6, 1)) +
    view +
    `<path d="M${r(x + w * 0.15)} ${r(y)}h${r(w * 0.22)}l${r(-w * 0.6)} ${r(h)}h${r(-w * 0.22)}Z" fill="#fff" opacity=".2"/></g>` +
    `<rect x="${r(x)}" y="${r(y)}" width="${r(w)}" height="${r(h)}" rx="10" fill="none" stroke="#fff" stroke-width="12"/>` +
    `<path d="M${r(x + w / 2)} ${r(y)}v${r(h)}${h > w * 1.7 ? `M${r(x)} ${r(y + h * 0.3)}h${r(w)}` : ''}" stroke="#fff" stroke-width="7"/>` +
    rect(x - 14, y + h, w + 28, 14, darken('#ffffff', 0.06), 4)
  );
}

function drawTowers(x: number, y: number, w: number, h: number, colors: RoomColors, random: Random): string {
  let out = '';
  for (const layer of [0.62, 0.4]) {
    const color = blend(colors.sky, layer > 0.5 ? '#ffffff' : '#2b4a8a', layer > 0.5 ? 0.35 : 0.35);
    for (let at = x - 10; at < x + w; ) {
      const wide = random.between(28, 62);
      const tall = h * layer * random.between(0.5, 1.1);
      out += rect(at, y + h - tall, wide, tall, color);
      let panes = '';
      for (let py = y + h - tall + 12; py < y + h - 8; py += 20)
        for (let px = at + 7; px < at + wide - 9; px += 14) panes += `M${r(px)} ${r(py)}h6v8h-6Z`;
      out += `<path d="${panes}" fill="#fff" opacity=".38"/>`;
      at += wide + random.between(-2, 10);
    }
  }
  return out;
}

function drawHills(x: number, y: number, w: number, h: number, colors: RoomColors, random: Random): string {
  return [0.42, 0.3, 0.18]
    .map((level, index) => {
      const top = y + h * (1 - level);
      const swing = random.between(20, 60) * random.sign();
      const color = blend(colors.leaf, colors.sky, 0.62 - index * 0.26);
      return `<path d="M${r(x)} ${r(top)}C${r(x + w * 0.3)} ${r(top - swing)} ${r(x + w * 0.65)} ${r(top + swing)} ${r(x + w)} ${r(top - 14)}V${r(y + h)}H${r(x)}Z" fill="${color}"/>`;
    })
    .join('');
}

/** A potted plant that stands on `y`. */
export function drawPlant(x: number, y: number, size: number, colors: RoomColors, kind: number): string {
  const pot = `<path d="M-46 -92H46L36 0H-36Z" fill="${kind % 2 ? colors.accent : '#fdfbf7'}"/><path d="M16 -92H46L36 0H8Z" fill="#101828" opacity=".1"/><rect x="-52" y="-104" width="104" height="20" rx="6" fill="${kind % 2 ? darken(colors.accent, 0.12) : '#ece6dc'}"/>`;
  const dark = darken(colors.leaf, 0.18);
  let leaves = '';
  if (kind % 3 === 0) {
    for (let leaf = 0; leaf < 9; leaf++)
      leaves += `<g transform="translate(0 -96) rotate(${(leaf - 4) * 17})"><path d="M0 0C-34 -70 -28 -150 0 -196C28 -150 34 -70 0 0Z" fill="${leaf % 2 ? colors.leaf : dark}"/><path d="M0 -8V-180" stroke="#fff" stroke-opacity=".28" stroke-width="3"/></g>`;
  } else if (kind % 3 === 1) {
    for (let leaf = 0; leaf < 7; leaf++)
      leaves += `<g transform="translate(0 -96) rotate(${(leaf - 3) * 21})"><path d="M0 0Q6 -80 0 -150" stroke="${dark}" stroke-width="6" fill="none"/><ellipse cx="0" cy="-178" rx="34" ry="46" fill="${leaf % 2 ? dark : colors.leaf}"/><path d="M0 -140V-212" stroke="#fff" stroke-opacity=".25" stroke-width="3"/></g>`;
  } else {
    for (let leaf = 0; leaf < 8; leaf++)
      leaves += `<g transform="translate(${(leaf - 3.5) * 7} -96) rotate(${(leaf - 3.5) * 5})"><path d="M-9 0C-14 -120 -4 -${200 + ((leaf * 37) % 70)} 2 -${220 + ((leaf * 53) % 80)}C10 -180 14 -90 9 0Z" fill="${leaf % 2 ? colors.leaf : dark}"/></g>`;
  }
  return `<g transform="translate(${r(x)} ${r(y)}) scale(${r(size)})">${leaves}${pot}</g>`;
}

/** A pendant lamp that hangs `below` the ceiling. */
export function drawPendant(x: number, below: number, color: string, size = 1): string {
  const drop = below / size;
  return `<g transform="translate(${r(x)} 0) scale(${r(size)})"><path d="M0 -400V${r(drop)}" stroke="#20263a" stroke-width="4"/><path d="M-58 ${r(drop + 56)}C-54 ${r(drop + 12)} -26 ${r(drop)} 0 ${r(drop)}C26 ${r(drop)} 54 ${r(drop + 12)} 58 ${r(drop + 56)}Z" fill="${color}"/><ellipse cx="0" cy="${r(drop + 57)}" rx="58" ry="9" fill="${lighten(color, 0.5)}"/><path d="M-56 ${r(drop + 62)}L-150 ${r(drop + 330)}H150L56 ${r(drop + 62)}Z" fill="#fff7d8" opacity=".16"/></g>`;
}

/** A framed print with a simple abstract on it. */
export function drawFrame(
  x: number,
  y: number,
  w: number,
  h: number,
  colors: RoomColors,
  kind: number,
): string {
  const inside = [
    `<circle cx="${r(x + w * 0.5)}" cy="${r(y + h * 0.42)}" r="${r(w * 0.2)}" fill="${colors.accent}"/><path d="M${r(x + 14)} ${r(y + h * 0.72)}Q${r(x + w * 0.4)} ${r(y + h * 0.45)} ${r(x + w - 14)} ${r(y + h * 0.7)}V${r(y + h - 14)}H${r(x + 14)}Z" fill="${colors.second}"/>`,
    `<path d="M${r(x + w * 0.5)} ${r(y + h - 20)}V${r(y + h * 0.3)}" stroke="${colors.leaf}" stroke-width="6"/><ellipse cx="${r(x + w * 0.36)}" cy="${r(y + h * 0.45)}" rx="${r(w * 0.14)}" ry="${r(h * 0.08)}" fill="${colors.leaf}"/><ellipse cx="${r(x + w * 0.64)}" cy="${r(y + h * 0.34)}" rx="${r(w * 0.14)}" ry="${r(h * 0.08)}" fill="${colors.leaf}"/>`,
    `<path d="M${r(x + 16)} ${r(y + h - 16)}L${r(x + w * 0.42)} ${r(y + h * 0.35)}L${r(x + w * 0.6)} ${r(y + h * 0.62)}L${r(x + w * 0.72)} ${r(y + h * 0.48)}L${r(x + w - 16)} ${r(y + h - 16)}Z" fill="${colors.second}"/><circle cx="${r(x + w * 0.72)}" cy="${r(y + h * 0.25)}" r="${r(w * 0.08)}" fill="${colors.accent}"/>`,
  ][kind % 3]!;
  return rect(x, y, w, h, colors.wood, 4) + rect(x + 9, y + 9, w - 18, h - 18, '#fdfbf6', 2) + inside;
}

export function drawClock(x: number, y: number, radius: number): string {
  return `<circle cx="${r(x)}" cy="${r(y)}" r="${radius}" fill="#fff" stroke="#20263a" stroke-width="7"/><path d="M${r(x)} ${r(y - radius * 0.62)}V${r(y)}L${r(x + radius * 0.4)} ${r(y + radius * 0.2)}" fill="none" stroke="#20263a" stroke-width="6" stroke-linecap="round"/>`;
}

/** Boards with books, boxes and small plants. */
export function drawShelf(
  x: number,
  y: number,
  w: number,
  rows: number,
  colors: RoomColors,
  seed: number,
): string {
  const random = createRandom(seed);
  const step = 128;
  const covers = [
    colors.accent,
    colors.second,
    colors.leaf,
    darken(colors.sky, 0.25),
    '#f3ead9',
    darken(colors.accent, 0.3),
  ];
  let out = '';
  for (let row = 0; row < rows; row++) {
    const base = y + row * step + 112;
    out +=
      rect(x - 8, base, w + 16, 12, colors.wood, 3) +
      rect(x - 8, base + 12, w + 16, 6, '#101828', 3).replace('/>', ' opacity=".1"/>');
    for (let at = x + 8; at < x + w - 30; ) {
      const pick = random.next();
      if (pick < 0.68) {
        const wide = random.between(14, 26);
        const tall = random.between(58, 98);
        out +=
          rect(at, base - tall, wide, tall, random.pick(covers), 3) +
          rect(at + 4, base - tall + 12, wide - 8, 5, '#ffffff', 1).replace('/>', ' opacity=".5"/>');
        at += wide + 2;
      } else if (pick < 0.8 && at < x + w - 90) {
        out += drawPlant(at + 38, base, 0.44, colors, Math.floor(random.next() * 6));
        at += 82;
      } else at += random.between(16, 46);
    }
  }
  return out;
}

export function drawLaptop(x: number, y: number, size: number, accent: string): string {
  return `<g transform="translate(${r(x)} ${r(y)}) scale(${r(size)})"><rect x="-108" y="-146" width="216" height="142" rx="12" fill="#c9d2e0"/><rect x="-104" y="-142" width="208" height="134" rx="10" fill="#e9eef6"/><path d="M104 -142V-8H-20Z" fill="#101828" opacity=".06"/><circle cx="0" cy="-76" r="15" fill="${accent}"/><rect x="-132" y="-8" width="264" height="14" rx="7" fill="#aeb9ca"/></g>`;
}

export function drawMug(x: number, y: number, size: number, color: string): string {
  return `<g transform="translate(${r(x)} ${r(y)}) scale(${r(size)})"><path d="M30 -56C58 -60 58 -18 28 -22" fill="none" stroke="${color}" stroke-width="10"/><path d="M-32 -72H32V-12Q32 0 20 0H-20Q-32 0 -32 -12Z" fill="${color}"/><rect x="-24" y="-62" width="9" height="50" rx="4" fill="#fff" opacity=".3"/></g>`;
}

/** A screen with bars, a curve and a ring chart. */
export function drawChartScreen(
  x: number,
  y: number,
  w: number,
  h: number,
  colors: RoomColors,
  seed: number,
): string {
  const random = createRandom(seed);
  const bars = Array.from({ length: 7 }, (_, index) => {
    const tall = h * (0.14 + 0.05 * index) * random.between(0.75, 1.2);
    return rect(
      x + w * (0.08 + index * 0.065),
      y + h * 0.82 - tall,
      w * 0.042,
      tall,
      index % 2 ? colors.second : colors.accent,
      5,
    );
  }).join('');
  const points = Array.from(
    { length: 7 },
    (_, index) =>
      `${r(x + w * (0.1 + index * 0.065))} ${r(y + h * (0.56 - index * 0.045 + random.between(-0.04, 0.04)))}`,
  );
  const cx = x + w * 0.78;
  const cy = y + h * 0.44;
  const ring = 0.24 * Math.min(w * 0.8, h);
  const turn = 2 * Math.PI * ring;
  const arc = (part: number, from: number, color: string) =>
    `<circle cx="${r(cx)}" cy="${r(cy)}" r="${r(ring)}" fill="none" stroke="${color}" stroke-width="${r(ring * 0.42)}" stroke-dasharray="${r(turn * part)} ${r(turn)}" transform="rotate(${from * 360 - 90} ${r(cx)} ${r(cy)})"/>`;
  return (
    rect(x - 12, y - 12, w + 24, h + 24, '#20263a', 16) +
    rect(x, y, w, h, '#fbfcff', 8) +
    rect(x + w * 0.07, y + h * 0.09, w * 0.34, h * 0.05, '#20263a', 6) +
    rect(x + w * 0.07, y + h * 0.17, w * 0.22, h * 0.03, '#c3cbd9', 5) +
    `<path d="M${r(x + w * 0.07)} ${r(y + h * 0.83)}H${r(x + w * 0.54)}" stroke="#c3cbd9" stroke-width="4"/>` +
    bars +
    `<path d="M${points.join('L')}" fill="none" stroke="#20263a" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>` +
    arc(0.46, 0, colors.accent) +
    arc(0.3, 0.46, colors.second) +
    arc(0.24, 0.76, '#d7deea') +
    [0, 1, 2]
      .map((line) =>
        rect(x + w * 0.66, y + h * (0.76 + line * 0.06), w * (0.24 - line * 0.05), h * 0.03, '#d7deea', 5),
      )
      .join('')
  );
}

/** Two decimals are finer than any pixel. */
function r(value: number): number {
  return Math.round(value * 100) / 100;
}
