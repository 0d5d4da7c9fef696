import type { Material } from '../scene/material.ts';

/** The material of a part that shines; `radiance` is that of a white part. */
export function switchOn(material: Material, radiance: number): Material {
  const [red, green, blue] = material.color;
  return { ...material, emission: [red * radiance, green * radiance, blue * radiance] };
}
