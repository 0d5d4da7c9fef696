import type { Light } from '../../scene/light.ts';
import { normalize, scale } from '../../scene/vector.ts';
import { isDusk, type LightMood } from '../set.ts';
import type { RoomPlan } from './layout/room-plan.ts';
import { GLASS_AT, OPENING } from './pieces/shop.ts';
import { outdoorView, type RoomLight } from './room-light.ts';

/** A lit display, and daylight or dusk in the street. */
export function lightShopWindow({ random }: RoomPlan, mood: LightMood): RoomLight {
  const spots: Light = {
    kind: 'rectangle',
    center: [0, OPENING.height - 0.03, GLASS_AT * 0.62],
    target: [0, 0.6, GLASS_AT * 0.4],
    width: OPENING.width * 0.9,
    height: 0.3,
    radiance: scale([1.1, 0.94, 0.74], isDusk(mood) ? 9 : 11),
    softness: 0.3,
    grid: 0.4,
  };
  const view = outdoorView(random, isDusk(mood) ? 'evening' : 'soft', 1);
  const side = random.sign();
  if (isDusk(mood))
    return {
      lights: [spots],
      environment: { ...view, lighting: mood === 'dark' ? 0.5 : 1.1, visibility: 1.4 },
      exposure: 0.7,
    };
  const sun: Light = {
    kind: 'sun',
    direction: normalize([side * random.between(0.5, 1), random.between(0.7, 1), random.between(0.35, 0.7)]),
    angularRadius: mood === 'soft' ? 3 : 0.6,
    radiance: scale([1.08, 0.97, 0.84], { soft: 0.6, window: 3, bright: 3.4 }[mood]),
  };
  return { lights: [spots, sun], environment: { ...view, lighting: 0.42, visibility: 0.8 }, exposure: -0.1 };
}
