import { rect } from '../decor.ts';
import { drawBack } from '../figure.ts';
import type { PeopleScene } from '../people-scene.ts';
import { drawCinemaScreen, drawSeatBack } from '../rooms/cinema.ts';
import type { Extent } from '../rooms.ts';
import { darken, lighten } from '../tint.ts';
import { BUILDS } from './body-measures.ts';

/** Everyone from behind before a screen: on a sofa at home, in the seats of a cinema. */
export function placeWatching(scene: PeopleScene, extent: Extent): string {
  const { cast, colors, setting } = scene;
  const { w, h, group } = extent;
  const isCinema = setting === 'cinema';
  const step = Math.min((group.width * 0.8) / cast.length, w * 0.3, 300);
  const size = Math.min(1.05, step / 250);
  const foot = h * 0.9;
  const top = foot - 330 * size;
  const left = group.middle - (step * cast.length) / 2;
  const people = cast
    .map((person, index) => {
      const scale = size * (0.55 + 0.45 * BUILDS[person.role!.build]) * 1.05;
      // The shoulders of children are lower behind the seat.
      const y = top + 6 * size + (1 - BUILDS[person.role!.build]) * 90 * size;
      return drawBack(person, { x: left + step * (index + 0.5), y, scale }, colors.ink);
    })
    .join('');
  if (isCinema) {
    const seats = cast.map((_, index) =>
      drawSeatBack(left + step * (index + 0.5), h + 30, step / 196, 0.9, colors.accent),
    );
    const beside = [-2, -1, cast.length, cast.length + 1].map((index) =>
      drawSeatBack(left + step * (index + 0.5), h + 30, step / 196, 0.9, colors.accent),
    );
    return people + beside.join('') + seats.join('');
  }
  const sofa = lighten(colors.second, 0.1);
  const wide = step * cast.length + 130 * size;
  const x = group.middle - wide / 2;
  return (
    drawTelevision(scene, extent) +
    people +
    rect(x, foot - 190 * size, wide, h, sofa, 40 * size) +
    rect(x + 18 * size, foot - 176 * size, wide - 36 * size, 16 * size, lighten(sofa, 0.16), 8) +
    rect(x - 46 * size, foot - 120 * size, 92 * size, h, darken(sofa, 0.14), 40 * size) +
    rect(x + wide - 46 * size, foot - 120 * size, 92 * size, h, darken(sofa, 0.14), 40 * size)
  );
}

/** A flat screen with a film on the wall, over a low cabinet. */
function drawTelevision({ colors, seed }: PeopleScene, { w, floor, group, tall }: Extent): string {
  const wide = Math.min(w * 0.6, 720);
  const high = wide * 0.52;
  const x = group.middle - wide / 2;
  const y = floor * (tall ? 0.3 : 0.12);
  return (
    `<ellipse cx="${group.middle}" cy="${y + high / 2}" rx="${wide * 0.74}" ry="${high * 0.8}" fill="#fff" opacity=".2"/>` +
    rect(x - 70, floor - 110, wide + 140, 110, darken(colors.wood, 0.06), 10) +
    rect(x - 14, y - 14, wide + 28, high + 28, '#171b2a', 14) +
    drawCinemaScreen({ x, y, wide, high }, seed % 2 === 0)
  );
}
