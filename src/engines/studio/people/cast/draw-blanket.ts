import type { PeopleScene, Table } from '../people-scene.ts';
import { lighten } from '../tint.ts';
import { placeOnTable } from './place-on-table.ts';

interface Spread {
  /** The row of people, and the ground they sit on, in the picture's units. */
  left: number;
  right: number;
  ground: number;
  size: number;
  /** The picture's lower edge. */
  below: number;
}

export const NO_BLANKET = { blanket: '', things: '' };

/** A checked blanket under those who sit on the ground, and the food or toys before them. */
export function drawBlanket(
  { colors: { accent } }: PeopleScene,
  { middle, each }: Table,
  { left, right, ground, size, below }: Spread,
): { blanket: string; things: string } {
  const back = ground - 70 * size;
  const front = Math.min(ground + 190 * size, below - 24);
  const slant = 90 * size;
  const lines = [0.25, 0.5, 0.75]
    .map((part) => {
      const y = back + (front - back) * part;
      const inset = slant * (1 - part);
      const x = left + slant + (right - left - 2 * slant) * part;
      const foot = left + (right - left) * part;
      return `M${left + inset} ${y}H${right - inset}M${x} ${back}L${foot} ${front}`;
    })
    .join('');
  const blanket = `<path d="M${left + slant} ${back}H${right - slant}L${right} ${front}H${left}Z" fill="${lighten(accent, 0.62)}"/><path d="${lines}" fill="none" stroke="${lighten(accent, 0.25)}" stroke-width="${14 * size}" stroke-opacity=".6"/>`;
  const all = [...each, ...middle];
  const wide = right - left - 2 * slant;
  const things = all
    .map((name, at) =>
      placeOnTable(name, {
        x: left + slant + (wide * (at + 0.5)) / all.length,
        y: ground + (front - ground) * 0.8,
        size,
        id: `f${at}`,
      }),
    )
    .join('');
  return { blanket, things };
}
