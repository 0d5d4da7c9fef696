import type { Place } from './arrange-cluster.ts';

/** A drawing in its place; `thing` is its number among the picture's things. */
export type PlacedThing = Place & { thing: number };

/** Drawings that are placed together, around x = 0 on the floor. */
export interface Group {
  places: PlacedThing[];
  width: number;
  height: number;
}

export function toGroup(places: readonly PlacedThing[]): Group {
  const [left, right] = span(places);
  return {
    places: move(places, -(left + right) / 2, 0, 0),
    width: right - left,
    height: Math.max(...places.map(({ y, height }) => y + height)),
  };
}

export function span(places: readonly Place[]): [left: number, right: number] {
  return [
    Math.min(...places.map(({ x, width }) => x - width / 2)),
    Math.max(...places.map(({ x, width }) => x + width / 2)),
  ];
}

export function move(places: readonly PlacedThing[], x: number, y: number, z: number): PlacedThing[] {
  return places.map((place) => ({ ...place, x: place.x + x, y: place.y + y, z: place.z + z }));
}

export function grow({ places, width, height }: Group, by: number): Group {
  return {
    places: places.map((place) => ({
      ...place,
      x: place.x * by,
      y: place.y * by,
      z: place.z * by,
      width: place.width * by,
      height: place.height * by,
    })),
    width: width * by,
    height: height * by,
  };
}

/** Whether several drawings sit or stand side by side on what is under them. */
export function isRow({ places }: Group): boolean {
  return places.length > 1 && places.length <= 5;
}

/** Side by side, `step` of their width apart. */
export function inRow({ places }: Group, step: number): Group {
  const width = Math.max(...places.map((place) => place.width));
  return {
    places: places.map((place, at) => ({
      ...place,
      x: (at - (places.length - 1) / 2) * step * width,
      y: 0,
      z: at % 2 === 0 ? 0 : 0.02,
    })),
    width: (places.length - 1) * step * width + width,
    height: Math.max(...places.map((place) => place.height)),
  };
}
