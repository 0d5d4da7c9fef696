import type { Random } from '../../math/seeded-random.ts';
import { LAND_FORMS, type LandForm } from '../land-forms.ts';
import type { Camera, Land } from '../landscape-scene.ts';

export function composeCamera(form: LandForm, land: Land, random: Random, tall: boolean): Camera {
  const { cameraHeight, isHighHorizon } = LAND_FORMS[form];
  const range = land.shore > 0 ? cameraHeight.ashore : cameraHeight.free;
  const thirds = random.chance(0.5) ? random.between(0.36, 0.45) : random.between(0.5, 0.62);
  let horizon = isHighHorizon || land.shore > 0 ? random.between(0.5, 0.62) : thirds;
  if (form === 'coast' || form === 'woods') horizon = random.between(0.3, 0.42);
  if (form === 'waterfall') horizon = random.between(0.56, 0.64);
  return {
    height: random.between(...range),
    focal: form === 'city' ? random.between(1, 1.35) : random.between(0.66, 1.05),
    horizon: tall ? Math.min(0.62, horizon + 0.03) : horizon,
  };
}
