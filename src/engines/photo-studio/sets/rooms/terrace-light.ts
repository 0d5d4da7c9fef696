import type { Light } from '../../scene/light.ts';
import { normalize, scale } from '../../scene/vector.ts';
import type { LightMood } from '../set.ts';
import type { RoomPlan } from './layout/room-plan.ts';
import { lampLights, outdoorView, type RoomLight } from './room-light.ts';

/** Sun and sky over a terrace, or lamps at dusk. */
export function lightTerrace(plan: RoomPlan, mood: LightMood): RoomLight {
  const { random } = plan;
  const side = random.sign();
  const low = mood === 'evening' || mood === 'dark';
  const direction = normalize([
    side * random.between(0.6, 1),
    random.between(low ? 0.25 : 0.5, low ? 0.4 : 0.8),
    random.between(0.15, 0.6),
  ]);
  const strength = { soft: 1.4, window: 3.4, bright: 3.6, dark: 0.8, evening: 0.5 }[mood];
  const lights: Light[] = [
    {
      kind: 'sun',
      direction,
      angularRadius: mood === 'soft' ? 3 : 0.6,
      radiance: scale(low ? [1.2, 0.78, 0.45] : [1.08, 0.97, 0.84], strength),
    },
    ...(mood === 'evening' ? lampLights(plan, 2.2) : []),
  ];
  const view = outdoorView(random, mood === 'evening' ? 'evening' : 'soft', 1);
  return {
    lights,
    environment: {
      ...view,
      lighting: mood === 'evening' ? 1.3 : 0.5,
      visibility: mood === 'evening' ? 1.6 : 0.55,
    },
    exposure: mood === 'evening' ? 0.6 : mood === 'dark' ? -0.3 : -0.9,
  };
}
