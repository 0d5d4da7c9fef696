import type { PeopleScene, Person } from '../people-scene.ts';
import type { Spot } from './draw-role.ts';
import { drawSeat } from './draw-seat.ts';

/** A person as drawn. */
export interface Drawn {
  spot: Spot;
  person: Person;
  ground: number;
  build: number;
  /** Empty for someone who was removed. */
  svg: string;
  /** Drawn before the others. */
  back: boolean;
}

/** Also with another pose since: nobody else moves. */
function takesSeat({ role }: Person): boolean {
  const { pose, inWheelchair, build } = { ...role!, ...role!.placedAs };
  return pose === 'sit' && !inWheelchair && build !== 'baby';
}

/** One seat for each row of neighbors who sit; a child alone has one of its size. */
export function drawSeats(scene: PeopleScene, drawn: readonly Drawn[]): string {
  return seatRows(drawn)
    .map((row) => {
      const [first, last] = [row[0]!.spot, row.at(-1)!.spot];
      const { ground, build, spot } = row[0]!;
      return drawSeat(scene, {
        x: (first.x + last.x) / 2,
        ground,
        scale: row.length > 1 ? spot.scale / build : spot.scale,
        span: last.x - first.x,
      });
    })
    .join('');
}

export function seatRows<Item extends { person: Person }>(all: readonly Item[]): Item[][] {
  const rows: Item[][] = [];
  for (const [index, one] of all.entries()) {
    if (!takesSeat(one.person)) continue;
    const before = all[index - 1];
    if (before && takesSeat(before.person)) rows.at(-1)!.push(one);
    else rows.push([one]);
  }
  return rows;
}
