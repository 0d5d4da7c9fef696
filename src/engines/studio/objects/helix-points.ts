import type { Shape } from './object-scene.ts';

const STEPS = 24;

/** Points along a helix's wire, each with a radius that reaches the next: tight bounds for a short helix. */
export function helixPoints({
  radius,
  rise,
  half,
  wire,
  start,
}: Extract<Shape, { kind: 'helix' }>): [number, number, number, number][] {
  const turn = (2 * Math.PI * (2 * half)) / rise;
  // Greatest distance between chord and arc, plus room for the wire's ends, which are cut level.
  const slack = radius * (1 - Math.cos(turn / STEPS / 2)) + wire * 0.35;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const y = half * ((2 * step) / STEPS - 1);
    const angle = start + (y / rise) * 2 * Math.PI;
    return [Math.cos(angle) * radius, y, Math.sin(angle) * radius, wire + slack];
  });
}
