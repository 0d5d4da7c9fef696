import type { Random } from '../../math/seeded-random.ts';
import { darken, lighten } from '../tint.ts';
import type { View } from './land.ts';

/** Layers of hills down to the ground; `tall` is the part of the sky that the farthest cover. */
export function hills(
  w: number,
  floor: number,
  random: Random,
  colors: readonly string[],
  tall: number,
): string {
  return colors
    .map((color, layer) => {
      const base = floor * (1 - tall * (1 - layer * 0.35));
      const points = Array.from(
        { length: 7 },
        (_, at) => [(w * 1.4 * at) / 6 - w * 0.2, base + random.between(-0.06, 0.06) * floor] as const,
      );
      const curve = points
        .slice(1)
        .map(([x, y], at) => `Q${(points[at]![0] + x) / 2} ${points[at]![1] - floor * 0.06} ${x} ${y}`)
        .join('');
      return `<path d="M${points[0]![0]} ${floor + 4}V${points[0]![1]}${curve}V${floor + 4}Z" fill="${color}"/>`;
    })
    .join('');
}

/** A round tree about 380 units high at size 1. */
export function tree(x: number, ground: number, size: number, leaf: string): string {
  return `<g transform="translate(${x.toFixed(1)} ${ground.toFixed(1)}) scale(${size.toFixed(2)})"><path d="M-18 0L-12 -190H12L18 0Z" fill="#7a5638"/><circle cx="0" cy="-270" r="112" fill="${leaf}"/><circle cx="-74" cy="-220" r="72" fill="${darken(leaf, 0.1)}"/><circle cx="76" cy="-226" r="76" fill="${lighten(leaf, 0.08)}"/><path d="M-50 -330Q-10 -372 40 -350" stroke="${lighten(leaf, 0.3)}" stroke-width="12" fill="none" stroke-linecap="round"/></g>`;
}

/** A fir about 290 units high at size 1. */
export function fir(x: number, ground: number, size: number, leaf: string, snow: boolean): string {
  const tier = (y: number, half: number) =>
    `<path d="M${-half} ${y}L0 ${y - half * 1.25}L${half} ${y}Z" fill="${leaf}"/>${snow ? `<path d="M${-half * 0.42} ${y - half * 0.73}L0 ${y - half * 1.25}L${half * 0.42} ${y - half * 0.73}Q0 ${y - half * 0.6} ${-half * 0.42} ${y - half * 0.73}Z" fill="#fff"/>` : ''}`;
  return `<g transform="translate(${x.toFixed(1)} ${ground.toFixed(1)}) scale(${size.toFixed(2)})"><rect x="-13" y="-60" width="26" height="64" fill="#6d4c33"/>${tier(-40, 110)}${tier(-130, 88)}${tier(-210, 64)}</g>`;
}

/** A palm about 400 units high at size 1. */
export function palm(x: number, foot: number, size: number): string {
  const fronds = [-150, -112, -70, -30, 12, 52]
    .map((turn, at) => {
      const fill = at % 2 ? '#2f8f57' : '#3fa868';
      return `<g transform="translate(26 -330) rotate(${turn + 60})"><path d="M0 0Q70 -64 176 -14Q92 -26 0 10Z" fill="${fill}"/><path d="M0 2Q80 -42 170 -14" fill="none" stroke="#1f6b41" stroke-width="4"/></g>`;
    })
    .join('');
  return `<g transform="translate(${x.toFixed(1)} ${foot.toFixed(1)}) scale(${size.toFixed(2)})"><path d="M-16 4Q-4 -170 14 -332H38Q24 -170 20 4Z" fill="#a9764a"/><path d="M-10 -60H18M-4 -120H22M2 -180H26M8 -240H30" stroke="#8a5d38" stroke-width="6"/>${fronds}<circle cx="16" cy="-322" r="13" fill="#7a4f2c"/><circle cx="36" cy="-318" r="12" fill="#6a4324"/></g>`;
}

/** Things in a row from edge to edge, about `gap` units apart. */
export function row(view: View, gap: number, draw: (x: number, at: number) => string): string {
  const many = Math.max(2, Math.round(view.w / gap));
  return Array.from({ length: many }, (_, at) =>
    draw(view.w * ((at + view.random.between(0.25, 0.75)) / many), at),
  ).join('');
}

/** A low wave on water as path data, from its left end. */
export function ripple(x: number, y: number, wide: number, high: number): string {
  return `M${x.toFixed(1)} ${y.toFixed(1)}q${(wide / 4).toFixed(1)} ${(-high).toFixed(1)} ${(wide / 2).toFixed(1)} 0t${(wide / 2).toFixed(1)} 0`;
}
