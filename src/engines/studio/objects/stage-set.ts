import type { Body, Material, TextureSpec } from './object-scene.ts';

/** Collects bodies, materials and textures of a composition; parts refer to materials by number. */
export interface StageSet {
  bodies: Body[];
  materials: Material[];
  textures: TextureSpec[];
  /** Adds a material and returns its number. */
  paint(material: Material): number;
  /** Adds a texture and returns its number. */
  draw(texture: TextureSpec): number;
  place(...bodies: Body[]): void;
}

export function createStageSet(): StageSet {
  const bodies: Body[] = [];
  const materials: Material[] = [];
  const textures: TextureSpec[] = [];
  return {
    bodies,
    materials,
    textures,
    paint: (material) => materials.push(material) - 1,
    draw: (texture) => textures.push(texture) - 1,
    place: (...added) => {
      bodies.push(...added);
    },
  };
}
