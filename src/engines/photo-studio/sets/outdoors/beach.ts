import { grid } from '../../geometry/grid.ts';
import { meshOf } from '../../geometry/shape.ts';
import { layers } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import type { Instance } from '../../scene/scene.ts';
import { at } from '../../scene/transform.ts';
import { FOAM, sand } from './ground-materials.ts';
import { drifts, type GroundRequest, sheet, sightOf } from './ground-parts.ts';

const BEACH = '#dcc096';
const WET = '#8f7450';

/** Radians below the horizon at which the sea begins. */
const SEA_EDGE = 0.052;

/** Sand up to the sea, which the view shows. */
export function beach(request: GroundRequest): Instance[] {
  const { random, radius } = request;
  const { eye, halfWidth, placeAt } = sightOf(request);
  const far = eye / SEA_EDGE;
  const seed = random.seed() % 1000;
  const shore = (u: number) => far * 0.22 * (layers(u, 0.4, 5, 1, 3, seed) - 0.5);
  /** A strip along the shore, between two parts of the distance to it. */
  const strip = (material: Material, { from, to, y }: { from: number; to: number; y: number }): Instance => {
    const shape = grid(160, 4, (u, v) => {
      const ragged = far * 0.012 * (layers(u, 0.7, 60, 1, 3, seed + 3) - 0.5);
      const ahead = far * (from + (to - from) * v) + shore(u) + ragged;
      const [x, z] = placeAt(ahead, (u - 0.5) * 2 * halfWidth * 1.6 * ahead);
      return { position: [x, y * radius, z] };
    });
    return { mesh: meshOf([[shape, material]]), transform: at([0, 0, 0]), id: 0 };
  };
  return [
    sheet(request, { material: sand(radius, BEACH), height: drifts(random), far, shore }),
    strip({ ...sand(radius, WET), roughness: 0.35, specular: 0.05 }, { from: 0.93, to: 1, y: 0.022 }),
    strip(FOAM, { from: 0.985, to: 1.03, y: 0.026 }),
  ];
}
