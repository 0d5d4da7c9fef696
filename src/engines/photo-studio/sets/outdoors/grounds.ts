import { layers } from '../../materials/paint.ts';
import type { Random } from '../../scene/random.ts';
import type { Instance } from '../../scene/scene.ts';
import type { GroundName } from '../../views/views.ts';
import { beach } from './beach.ts';
import { garden } from './garden.ts';
import { DUNES, MEADOW, sand, snow } from './ground-materials.ts';
import { drifts, type GroundRequest, grass, plain, sheet } from './ground-parts.ts';
import { road } from './roads.ts';
import { street } from './street.ts';
import { woods } from './woods.ts';

/** The ground from before the camera to the view behind. */
export function groundInstances(ground: GroundName, request: GroundRequest): Instance[] {
  return GROUNDS[ground](request);
}

/** How far a plain lies under a sheet with waves, radii of the subjects: further than its deepest place. */
const VALLEY = 0.4;

const GROUNDS: Readonly<Record<GroundName, (request: GroundRequest) => Instance[]>> = {
  meadow: (request) => [plain(request, MEADOW), ...grass(request, () => true)],
  road,
  street,
  garden,
  woods,
  beach,
  desert: (request) => [
    plain(request, sand(request.radius, DUNES), VALLEY),
    sheet(request, { material: sand(request.radius, DUNES), height: ripples(request.random) }),
  ],
  snow: (request) => [
    plain(request, snow(request.radius), VALLEY),
    sheet(request, { material: snow(request.radius), height: drifts(request.random) }),
  ],
};

/** Ripples of the wind on soft hills. */
function ripples(random: Random): (x: number, z: number) => number {
  const seed = random.seed() % 1000;
  const turn = random.between(-0.5, 0.5);
  return (x, z) => {
    const hill = layers(x / 40, z / 40, 14, 14, 2, seed) * 2 - 1;
    const phase = (z * Math.cos(turn) + x * Math.sin(turn)) * 9 + hill * 6;
    return 0.042 * hill + 0.013 * Math.sin(phase);
  };
}
