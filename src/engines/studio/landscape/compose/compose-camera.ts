import type { Random } from '../../math/seeded-random.ts';
import { LAND_FORMS, type LandForm } from '../land-forms.ts';
import type { Camera, Land } from '../landscape-scene.ts';

/** Meters above the ground of views from the air. */
const AERIAL: Partial<Record<LandForm, readonly [number, number]>> = {
  island: [70, 190],
};

/** Nearer quays are seen from the air. */
const CITY_FROM_AFAR = 350;

/** @param mayRise whether the view may be one from the air */
export function composeCamera(
  form: LandForm,
  land: Land,
  random: Random,
  tall: boolean,
  mayRise = false,
): Camera {
  const { cameraHeight, isHighHorizon } = LAND_FORMS[form];
  const range = land.shore > 0 ? cameraHeight.ashore : cameraHeight.free;
  const thirds = random.chance(0.5) ? random.between(0.36, 0.45) : random.between(0.5, 0.62);
  const raised = AERIAL[form];
  if (form === 'city' && land.nearDistance < CITY_FROM_AFAR)
    return {
      height: random.between(135, 185),
      focal: random.between(0.75, 1.05),
      horizon: random.between(0.2, 0.295),
    };
  if (raised && mayRise && land.shore === 0 && random.chance(0.45))
    return {
      height: random.between(...raised),
      focal: random.between(0.7, 1),
      horizon: random.between(0.2, 0.295),
    };
  let horizon = isHighHorizon || land.shore > 0 ? random.between(0.5, 0.62) : thirds;
  if (form === 'coast' || form === 'woods') horizon = random.between(0.3, 0.42);
  if (form === 'waterfall') horizon = random.between(0.56, 0.64);
  return {
    height: random.between(...range),
    focal: form === 'city' ? random.between(1, 1.35) : random.between(0.66, 1.05),
    horizon: tall ? Math.min(0.62, horizon + 0.03) : horizon,
  };
}
