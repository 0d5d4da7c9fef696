import { clamp, mix } from '../maths/interpolate.ts';
import type { LandscapeScene } from '../scene/scene.ts';
import type { SkyDome } from './sky-dome.ts';

/** Fades `colour` into the air along a ray: even haze, plus mist that thins out with height. */
export type Veil = (
  colour: Float64Array,
  x: number,
  y: number,
  z: number,
  distance: number,
  fromHeight: number,
) => void;

/** `x, y, z` is the ray's unit direction, `distance` in metres, `fromHeight` the height it starts from. */
export function createVeil(scene: LandscapeScene, dome: SkyDome): Veil {
  const { air, light } = scene;
  const [sunX, sunY, sunZ] = light.direction;
  const air3 = new Float64Array(4);
  const tint = new Float64Array(4);
  return (colour, x, y, z, distance, fromHeight) => {
    const haze = distance * air.haze;
    // The integral of exp(-height / mistHeight) along the ray.
    const fall = clamp((y * distance) / air.mistHeight, -30, 30);
    const mean = Math.abs(fall) < 1e-4 ? 1 : (1 - Math.exp(-fall)) / fall;
    const mist = Math.min(
      6,
      air.mist * distance * Math.exp(-Math.max(0, fromHeight) / air.mistHeight) * mean,
    );
    dome.clear(x, 0.035 + 0.5 * Math.max(0, y), z, air3);
    const facing = clamp(x * sunX + y * sunY + z * sunZ, 0, 1) ** 8;
    for (let channel = 0; channel < 3; channel++) {
      tint[channel] = air3[channel]! * 0.86 + light.sun[channel]! * 0.1 * facing;
      // Short waves are scattered first: far things turn blue before they turn pale.
      const thickness = haze * (channel === 0 ? 0.82 : channel === 1 ? 1 : 1.28) + mist;
      colour[channel] = mix(tint[channel]!, colour[channel]!, Math.exp(-thickness));
    }
  };
}
