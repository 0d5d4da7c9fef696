import type { Material } from '../../../scene/material.ts';

const materials = new Map<string, Material>();

/** Makes a material once, because its textures are large. The name must tell it from all others that are cached. */
export function cachedMaterial(name: string, make: () => Material): Material {
  const material = materials.get(name) ?? make();
  materials.set(name, material);
  return material;
}
