import { grid } from '../../geometry/grid.ts';
import type { Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { layers, mixPaint, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';

/** Foam with a leaf poured into it, for `foamShape`. */
export function latteArt(): Material {
  return {
    ...createMaterial('cream', '#ffffff'),
    softness: 0.3,
    roughness: 0.42,
    texture: paintTexture(512, 512, (u, v) => foamColor(2 * u - 1, 2 * v - 1), { repeat: false }),
    detail: { kind: 'noise', scale: 0.008, bump: 0.00003, roughness: 0.1, tint: 0.03 },
  };
}

/** A disk at a height, risen a little at its edge as liquids do. */
export function foamShape(radius: number, y: number): Shape {
  return grid(64, 16, (u, v) => {
    const angle = u * Math.PI * 2;
    const [x, z] = [Math.sin(angle) * v, Math.cos(angle) * v];
    const rise = 0.0009 * smoothStep(0.86, 1, v);
    return { position: [x * radius, y + rise, z * radius], uv: [0.5 + x / 2, 0.5 - z / 2] };
  });
}

/** x and y in -1..1; the leaf stands upright. */
function foamColor(x: number, y: number): Paint {
  const reach = Math.hypot(x, y);
  const clouds = layers(x / 2 + 0.5, y / 2 + 0.5, 9, 9, 4, 5);
  const bubbles =
    smoothStep(0.8, 0.87, layers(x / 2 + 0.5, y / 2 + 0.5, 90, 90, 1, 8)) * smoothStep(0.7, 0.95, reach);
  const crema = mixPaint([0.55, 0.31, 0.13], [0.68, 0.43, 0.21], clouds);
  const rim = mixPaint(crema, [0.42, 0.21, 0.08], 0.7 * smoothStep(0.72, 0.98, reach));
  const brown = mixPaint(rim, [0.8, 0.62, 0.42], bubbles * 0.5);
  return mixPaint(brown, [0.95, 0.89, 0.79], milkAt(x, y) * (0.93 + 0.07 * clouds));
}

/** How much milk shows: arcs that lie in each other and are drawn together along the middle. */
function milkAt(x: number, y: number): number {
  const across = Math.abs(x);
  const t = (y + 0.74) / 1.42;
  if (t < 0 || t > 1) return 0;
  const half = 0.62 * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.05)) ** 0.75 * (1 - 0.35 * t);
  const inside = smoothStep(half + 0.015, half - 0.02, across);
  // Each arc hangs from the middle line outwards and down, thinner towards its ends.
  const phase = (y + 0.95 * across ** 1.15 + 0.74) * 5.2;
  const arc = Math.abs(phase - Math.floor(phase) - 0.5) * 2;
  const thin = 0.34 + 0.3 * (across / Math.max(0.05, half));
  const arcs = smoothStep(thin - 0.12, thin + 0.12, arc) * smoothStep(0.012, 0.035, across - 0.012 * (1 - t));
  const heart = smoothStep(0.17, 0.13, Math.hypot(x * 1.05, y - 0.56 - 0.35 * across));
  return Math.max(inside * arcs, heart);
}
