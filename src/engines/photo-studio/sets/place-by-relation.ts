import type { Bounds } from '../geometry/bounds.ts';
import type { Relation } from './set.ts';

/** Where a thing may be that stands left of another, behind it …, seen from the camera. */
export interface RelatedPlace {
  /** The middle of the thing, meters. */
  anchor: readonly [x: number, z: number];
  /** Away from the other thing. */
  direction: readonly [x: number, z: number];
  isAllowed(x: number, z: number): boolean;
}

/** Farthest from the line through the other thing, as part of both half sizes. */
const ASIDE = { beside: 1.1, inDepth: 0.85 } as const;

/**
 * @param related the box around the other thing
 * @param box that of the thing, as if it stood at the origin
 * @param azimuth the camera's direction, radians
 * @returns undefined if the relation leaves the place open
 */
export function placeByRelation(
  relation: Relation | undefined,
  { related, box, azimuth }: { related: Bounds; box: Bounds; azimuth: number },
): RelatedPlace | undefined {
  const axis = relation && AXES[relation];
  if (!axis) return undefined;
  const [cos, sin] = [Math.cos(azimuth), Math.sin(azimuth)];
  const toWorld = ([across, near]: readonly [number, number]): readonly [number, number] => [
    across * cos + near * sin,
    -across * sin + near * cos,
  ];
  const other = footOf(related, cos, sin);
  const own = footOf(box, cos, sin);
  const [along, aside, reach] = axis.of === 0 ? [0, 1, ASIDE.beside] : [1, 0, ASIDE.inDepth];
  const wanted: [number, number] = [other.middle[0]! - own.middle[0]!, other.middle[1]! - own.middle[1]!];
  wanted[along!] = wanted[along!]! + axis.sign * 1.02 * (other.half[along!]! + own.half[along!]!);
  return {
    anchor: toWorld(wanted),
    direction: toWorld(axis.of === 0 ? [axis.sign, 0] : [0, axis.sign]),
    isAllowed: (x, z) => {
      const middle = [x * cos - z * sin + own.middle[0]!, x * sin + z * cos + own.middle[1]!];
      const apart = (middle[along!]! - other.middle[along!]!) * axis.sign;
      const off = Math.abs(middle[aside!]! - other.middle[aside!]!);
      return (
        apart >= other.half[along!]! + own.half[along!]! &&
        off <= reach! * (other.half[aside!]! + own.half[aside!]!)
      );
    },
  };
}

/** Across the picture, to the right; and towards the camera. */
const AXES: Partial<Record<Relation, { of: 0 | 1; sign: -1 | 1 }>> = {
  left: { of: 0, sign: -1 },
  right: { of: 0, sign: 1 },
  behind: { of: 1, sign: -1 },
  'in-front': { of: 1, sign: 1 },
};

/** Middle and half size of a box on the ground, across the picture and towards the camera. */
function footOf({ min, max }: Bounds, cos: number, sin: number) {
  const [x, z] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const [wide, deep] = [(max[0] - min[0]) / 2, (max[2] - min[2]) / 2];
  return {
    middle: [x * cos - z * sin, x * sin + z * cos],
    half: [Math.abs(wide * cos) + Math.abs(deep * sin), Math.abs(wide * sin) + Math.abs(deep * cos)],
  };
}
