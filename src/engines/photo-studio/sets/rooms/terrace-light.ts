import type { Light } from '../../scene/light.ts';
import { normalize, scale } from '../../scene/vector.ts';
import { isDusk, type LightMood } from '../set.ts';
import type { RoomPlan } from './layout/room-plan.ts';
import { lampLights, outdoorView, type RoomLight } from './room-light.ts';

/** Meters above the ground, of the lowest bulbs. */
const BULB_HEIGHT = 2.2;

/** Sun and sky over a terrace, or lamps and a string of bulbs at dusk. */
export function lightTerrace(plan: RoomPlan, mood: LightMood): RoomLight {
  const light = lightOutside(plan, mood, plan.random.sign());
  return isDusk(mood) ? { ...light, lights: [...light.lights, ...bulbs(plan)] } : light;
}

/**
 * Sun and sky, or lamps at dusk.
 * @param side where the sun stands: -1 left, 1 right
 */
export function lightOutside(plan: RoomPlan, mood: LightMood, side: -1 | 1): RoomLight {
  const { random } = plan;
  const direction = normalize([
    side * random.between(0.6, 1),
    random.between(isDusk(mood) ? 0.25 : 0.5, isDusk(mood) ? 0.4 : 0.8),
    random.between(0.15, 0.6),
  ]);
  const view = outdoorView(random, isDusk(mood) ? 'evening' : 'soft', 1);
  if (isDusk(mood))
    return {
      lights: lampLights(plan, 2.2),
      environment: { ...view, lighting: mood === 'dark' ? 0.5 : 1, visibility: 1.6 },
      exposure: mood === 'dark' ? 0.3 : 0.6,
    };
  const strength = { soft: 1.6, window: 5, bright: 5.4 }[mood];
  return {
    lights: [
      {
        kind: 'sun',
        direction,
        angularRadius: mood === 'soft' ? 3 : 0.6,
        radiance: scale([1.08, 0.97, 0.84], strength),
      },
    ],
    environment: { ...view, lighting: 0.5, visibility: 0.85 },
    exposure: mood === 'soft' ? -0.7 : -1.1,
  };
}

/** The light of the bulbs on the string: a few lamps stand for all of them. */
function bulbs(plan: RoomPlan): Light[] {
  const count = 5;
  return Array.from({ length: count }, (_, i) => ({
    kind: 'sphere',
    center: [((i + 0.5) / count - 0.5) * (plan.width + 2), BULB_HEIGHT, 0.5],
    radius: 0.05,
    radiance: [90, 56, 26],
    isReflected: false,
  }));
}
