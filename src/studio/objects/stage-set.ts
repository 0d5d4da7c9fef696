import type { Body, Material, TextureSpec } from './object-scene.ts';

/** What a composition collects: bodies, and materials by the number that their parts know them by. */
export interface StageSet {
  bodies: Body[];
  materials: Material[];
  textures: TextureSpec[];
  /** Adds a material and gives its number. */
  paint(material: Material): number;
  /** Adds a texture and gives its number. */
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
