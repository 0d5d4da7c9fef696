import { PEOPLE } from '../people-archetypes.ts';
import type { PeopleScene } from '../people-scene.ts';
import { measureExtent } from '../people-svg.ts';

/**
 * Indices of the people who are drawn, from left to right. Each is drawn in a color of its own, and found by it: so every
 * arrangement answers alike.
 * @param aspect width by height
 */
export function findStanding(scene: PeopleScene, aspect: number): number[] {
  const mark = (at: number) => `#00fe${at.toString(16).padStart(2, '0')}`;
  const cast = scene.cast.map((person, at) => ({ ...person, skin: mark(at), top: mark(at) }));
  const marked = { ...scene, cast };
  const svg = PEOPLE[scene.archetype].draw(marked, measureExtent(marked, 1000 * aspect, 1000));
  const places = new Map<number, number>();
  let groups: { x: number; scale: number }[] = [{ x: 0, scale: 1 }];
  for (const [tag, transform, color] of svg.matchAll(/<g\b([^>]*)>|<\/g>|#00fe([0-9a-f]{2})/g)) {
    const outer = groups.at(-1)!;
    if (color) {
      const at = Number.parseInt(color, 16);
      if (!places.has(at)) places.set(at, outer.x);
    } else if (tag === '</g>') groups = groups.slice(0, -1);
    else groups.push(moveBy(outer, transform ?? ''));
  }
  return [...places.keys()].sort((one, other) => places.get(one)! - places.get(other)!);
}

function moveBy(
  { x, scale }: { x: number; scale: number },
  attributes: string,
): { x: number; scale: number } {
  const moved = { x, scale };
  for (const [, name, number] of attributes.matchAll(/(translate|scale)\((-?[\d.]+)/g))
    if (name === 'translate') moved.x += moved.scale * Number(number);
    else moved.scale *= Number(number);
  return moved;
}
