import { rect } from '../decor.ts';
import { blend, darken, lighten } from '../tint.ts';
import type { View } from './land.ts';
import { isDark } from './open-sky.ts';

/** Two rows of towers, the far one paler. */
export function drawSkyline(view: View): string {
  const { colors } = view;
  const far = [blend('#8fa3c0', colors.sky, 0.55), blend('#9fb0cc', colors.sky, 0.5)];
  const near = [
    blend(colors.accent, '#ffffff', 0.25),
    '#5d7fae',
    blend(colors.second, '#ffffff', 0.2),
    '#e8d9c3',
    '#3f6392',
  ];
  return (
    towers(view, far, { wide: [80, 150], tall: [0.4, 0.78] }) +
    towers(view, near, { wide: [100, 170], tall: [0.22, 0.66] })
  );
}

function towers(
  { w, floor, random, air }: View,
  fills: readonly string[],
  { wide, tall }: { wide: readonly [number, number]; tall: readonly [number, number] },
): string {
  const isFar = fills.length < 3;
  let out = '';
  for (let x = -30, at = Math.floor(random.next() * 5); x < w + 30; at++) {
    const width = Math.round(random.between(...wide));
    const high = Math.round(floor * random.between(...tall));
    const fill = fills[at % fills.length]!;
    const top = floor - high;
    out += roof(at + (isFar ? 1 : 0), x, top, width, fill) + rect(x, top, width, high + 6, fill);
    if (!isFar) {
      out += rect(x + width * 0.7, top, width * 0.3, high + 6, darken(fill, 0.12));
      out += windows(x, top, width, floor, isDark(air) ? '#ffd67a' : lighten(fill, 0.55));
    }
    x += width + (isFar ? 0 : Math.round(random.between(4, 34)));
  }
  return out;
}

function roof(kind: number, x: number, top: number, width: number, fill: string): string {
  const middle = x + width / 2;
  if (kind % 4 === 0) return `<path d="M${middle} ${top}V${top - 80}" stroke="${fill}" stroke-width="8"/>`;
  if (kind % 4 === 1) return rect(x + width * 0.2, top - 34, width * 0.6, 40, fill);
  if (kind % 4 === 2)
    return `<path d="M${x} ${top + 2}L${middle} ${top - 60}L${x + width} ${top + 2}Z" fill="${fill}"/>`;
  return `<path d="M${x} ${top + 2}V${top - 50}L${x + width} ${top + 2}Z" fill="${fill}"/>`;
}

function windows(x: number, top: number, width: number, floor: number, fill: string): string {
  const columns = Math.max(2, Math.floor(width / 36));
  const gap = width / columns;
  let out = '';
  for (let y = top + 24; y < floor - 60; y += 42)
    for (let column = 0; column < columns; column++)
      out += rect(x + gap * (column + 0.25), y, gap * 0.5, 22, fill, 2);
  return out;
}
