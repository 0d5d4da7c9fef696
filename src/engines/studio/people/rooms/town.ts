import { rect } from '../decor.ts';
import type { Outdoors } from '../people-scene.ts';
import { blend, darken, lighten } from '../tint.ts';
import type { Land, View } from './land.ts';
import { isDark } from './open-sky.ts';

/** Built places under the open sky. */
export const TOWN = {
  street: {
    ground: ['#8f96a3', '#a9b0bb'],
    backdrop: houses,
    onGround: ({ w, h, floor }) => {
      const curb = floor + (h - floor) * 0.78;
      return (
        rect(-w, curb, w * 3, 14, '#d5d9df') +
        rect(-w, curb + 14, w * 3, h, '#5f6673') +
        `<path d="M${-w} ${floor + (h - floor) * 0.3}H${w * 2}M${w * 0.2} ${floor}L${w * 0.1} ${curb}M${w * 0.5} ${floor}V${curb}M${w * 0.8} ${floor}L${w * 0.9} ${curb}" stroke="#9299a5" stroke-width="4"/>`
      );
    },
  },
  'building-site': {
    ground: ['#b99a73', '#cfb48d'],
    backdrop: (view) => {
      const { w, floor, random, tall } = view;
      const x = w * random.pick([0.16, 0.6]);
      const high = floor * (tall ? 0.62 : 0.72);
      const grid =
        Array.from({ length: 4 }, (_, level) =>
          rect(x - 90, floor - (high * (level + 1)) / 4, 480, 22, '#a7adb8', 2),
        ).join('') +
        [0, 1, 2, 3].map((pole) => rect(x - 84 + pole * 148, floor - high, 22, high, '#8f96a3', 2)).join('');
      const crane = w * (x < w / 2 ? 0.82 : 0.3);
      return (
        grid +
        `<path d="M${crane} ${floor}V${floor * 0.1}M${crane - 210} ${floor * 0.16}H${crane + 150}M${crane} ${floor * 0.1}L${crane - 200} ${floor * 0.16}M${crane} ${floor * 0.1}L${crane + 140} ${floor * 0.16}M${crane - 170} ${floor * 0.16}V${floor * 0.36}" stroke="#e9a92c" stroke-width="14" fill="none"/><rect x="${crane - 196}" y="${floor * 0.36}" width="52" height="40" fill="#b5543a"/><rect x="${crane - 22}" y="${floor * 0.18}" width="44" height="52" fill="#e9a92c"/>` +
        Array.from({ length: 3 }, (_, at) => rect(w * 0.04 + at * 74, floor - 44, 66, 44, '#b5643f', 3)).join(
          '',
        )
      );
    },
    onGround: ({ w, h, floor, random }) => {
      const x = w * random.pick([0.1, 0.9]);
      const y = floor + (h - floor) * 0.5;
      return `<g transform="translate(${x} ${y})"><path d="M-34 0L-10 -110H10L34 0Z" fill="#f2772a"/><path d="M-23 -46L-17 -76H17L23 -46Z" fill="#fff"/><rect x="-50" y="-6" width="100" height="16" rx="5" fill="#d9601c"/></g>`;
    },
  },
  airfield: {
    ground: ['#7d8592', '#99a1ad'],
    backdrop: ({ w, floor, colors, random }) => {
      const x = w * random.pick([0.3, 0.68]);
      return (
        rect(-20, floor - 60, w + 40, 64, blend(colors.leaf, '#9fb6c8', 0.5)) +
        `<g transform="translate(${x} ${floor - 60})"><path d="M-330 -70Q-330 -130 -250 -134H220Q330 -128 372 -70Q300 -34 220 -34H-250Q-330 -36 -330 -70Z" fill="#fbfcfe" stroke="#20263a" stroke-width="5"/><path d="M-300 -120L-360 -250H-290L-210 -132Z" fill="${colors.accent}" stroke="#20263a" stroke-width="5"/><path d="M-20 -60L-150 40H-60L110 -60Z" fill="#d5dbe6" stroke="#20263a" stroke-width="5"/><path d="M-200 -94H220" stroke="#5c87b8" stroke-width="20" stroke-dasharray="20 18"/><path d="M300 -104L340 -90" stroke="#5c87b8" stroke-width="18"/><circle cx="-60" cy="4" r="22" fill="#20263a"/><circle cx="230" cy="4" r="18" fill="#20263a"/></g>`
      );
    },
    onGround: ({ w, h, floor }) =>
      `<path d="M${-w} ${floor + (h - floor) * 0.8}H${w * 2}" stroke="#f4d35e" stroke-width="14"/>`,
  },
} satisfies Partial<Record<Outdoors, Land>>;

function houses({ w, floor, colors, air, random }: View): string {
  let out = '';
  const isLit = isDark(air);
  const fills = [
    lighten(colors.accent, 0.55),
    lighten(colors.second, 0.5),
    '#f1e6d4',
    lighten(colors.wood, 0.45),
    lighten(colors.leaf, 0.6),
  ];
  for (let x = -40, at = Math.floor(random.next() * 5); x < w + 40; at++) {
    const wide = random.between(190, 270);
    const tall = floor * random.between(0.52, 0.82);
    const fill = fills[at % fills.length]!;
    out +=
      rect(x, floor - tall, wide, tall, fill) +
      rect(x - 6, floor - tall - 16, wide + 12, 22, darken(fill, 0.2), 4);
    for (let y = floor - tall + 50; y < floor - 190; y += 104)
      for (let px = x + 30; px < x + wide - 60; px += 74)
        out +=
          rect(px, y, 44, 66, isLit ? '#ffc95c' : darken(colors.sky, 0.18), 4) +
          rect(px + 4, y + 4, 36, 28, isLit ? '#ffe7a6' : lighten(colors.sky, 0.5), 3);
    const awning = at % 2 ? colors.accent : colors.second;
    out +=
      rect(x + 22, floor - 118, wide - 44, 118, darken(fill, 0.32), 4) +
      rect(x + 34, floor - 106, wide - 68, 78, lighten(colors.sky, 0.4), 4);
    out += `<path d="M${x + 12} ${floor - 150}H${x + wide - 12}L${x + wide} ${floor - 104}H${x}Z" fill="${awning}"/><path d="M${x + wide * 0.3} ${floor - 150}L${x + wide * 0.26} ${floor - 104}H${x + wide * 0.5}V${floor - 150}Z" fill="#fff" opacity=".55"/>`;
    x += wide + 8;
  }
  return out;
}
