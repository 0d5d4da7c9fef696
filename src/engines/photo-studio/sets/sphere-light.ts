import type { SphereLight } from '../scene/light.ts';
import { type Rgb, scale, type Vec3 } from '../scene/vector.ts';

/** A lamp's light, by its color and its flux: how bright a lamp is does not depend on its radius in meters. */
export function sphereLight(
  center: Vec3,
  radius: number,
  { color, flux }: { color: Rgb; flux: number },
): SphereLight {
  return { kind: 'sphere', center, radius, radiance: scale(color, flux / (4 * Math.PI ** 2 * radius ** 2)) };
}
