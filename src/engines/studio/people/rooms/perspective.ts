/** Where all lines that lead away from the viewer meet, in the picture's units. */
export interface VanishingPoint {
  x: number;
  y: number;
}

/** A point of a path: `across` and `down` are units from the vanishing point at depth 1, and shrink with the depth. */
export function project({ x, y }: VanishingPoint, across: number, down: number, depth: number): string {
  return `${(x + across / depth).toFixed(1)} ${(y + down / depth).toFixed(1)}`;
}

/** A level strip that leads away from the viewer, as path data. */
export function levelStrip(
  to: VanishingPoint,
  down: number,
  [left, right]: readonly [number, number],
  [near, far]: readonly [number, number],
): string {
  return `M${project(to, left, down, near)}L${project(to, right, down, near)}L${project(to, right, down, far)}L${project(to, left, down, far)}Z`;
}
