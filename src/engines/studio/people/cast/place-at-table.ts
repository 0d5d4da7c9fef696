import { rect } from '../decor.ts';
import type { PeopleScene, Table } from '../people-scene.ts';
import type { Extent } from '../rooms.ts';
import { darken, lighten } from '../tint.ts';
import { BUILDS } from './body-measures.ts';
import { drawRole, footOf } from './draw-role.ts';
import { drawDeskSleeper } from './draw-sleeper.ts';
import { placeOnTable } from './place-on-table.ts';

/** Units from the neck down to the edge of the table, for adults and for children. */
const TRUNK = { grown: 286, child: 236 };
const MOST_SIZE = 1.5;

/** Everyone side by side behind a table with what is on it. */
export function placeAtTable(
  scene: PeopleScene,
  { middle, each }: Table,
  { w, h, tall, group }: Extent,
): string {
  const { cast, colors } = scene;
  const edge = h * (tall ? 0.74 : 0.77);
  const step = (group.width * 0.92) / Math.max(cast.length, middle.length > 0 && cast.length < 3 ? 1.6 : 1);
  const size = Math.min(MOST_SIZE, step / 290, (h * 0.66) / 510) * Math.sqrt(group.size);
  const gap = cast.length === 2 && middle.length > 0 ? Math.max(step, 430 * size) : step;
  const x = (index: number) => group.middle + (index - (cast.length - 1) / 2) * Math.min(gap, 520 * size);
  const isAlone = cast.length === 1;
  const aside = isAlone ? (scene.seed % 2 === 1 ? -1 : 1) * 230 * size * (cast[0]!.child ? 0.8 : 1) : 0;
  const people = cast.map((person, index) => {
    if (person.isGone) return '';
    const role = person.role!;
    if (role.pose === 'sleep')
      return drawDeskSleeper(person, { x: x(index), ground: edge, scale: size }, colors);
    const scale = size * BUILDS[role.build];
    const neck = edge - (person.child ? TRUNK.child : TRUNK.grown) * scale;
    const mirrored = isAlone ? scene.seed % 2 === 1 : index >= cast.length / 2;
    return drawRole(
      person,
      { x: x(index), ground: neck + footOf(role) * scale, scale, mirrored },
      `p${index}`,
      colors.ink,
    );
  });
  // Between the people, whose own plates are before them.
  const apart = isAlone ? 330 * size : cast.length === 2 ? 200 * size : cast.length % 2 === 1 ? gap : 2 * gap;
  const front = edge + 96 * size;
  const before =
    each.length === 0 ? [] : cast.map((_, index) => ({ name: each[index % each.length]!, x: x(index) }));
  const between = middle.map((name, index) => ({
    name,
    // Before someone alone they would hide the hands.
    x: group.middle + aside + (index - (middle.length - 1) / 2) * apart,
  }));
  const things = [
    ...between.map((one) => ({ ...one, y: edge + 58 * size })),
    ...before.map((one) => ({ ...one, y: front })),
  ]
    .map(({ name, ...at }, index) => placeOnTable(name, { ...at, size, id: `t${index}` }))
    .join('');
  return (
    people.join('') +
    `<rect x="${-w}" y="${edge}" width="${w * 3}" height="${h}" fill="${lighten(colors.wood, 0.3)}"/>` +
    rect(-w, edge, w * 3, 10, lighten(colors.wood, 0.55)) +
    rect(-w, edge + (h - edge) * 0.76, w * 3, h, darken(colors.wood, 0.04)) +
    things
  );
}
