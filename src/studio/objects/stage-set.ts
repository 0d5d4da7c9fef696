import type { Body, Material } from './object-scene.ts';

/** What a composition collects: bodies, and materials by the number that their parts know them by. */
export interface StageSet {
  bodies: Body[];
  materials: Material[];
  /** Adds a material and gives its number. */
  paint(material: Material): number;
  place(...bodies: Body[]): void;
}

export function createStageSet(): StageSet {
  const bodies: Body[] = [];
  const materials: Material[] = [];
  return {
    bodies,
    materials,
    paint: (material) => materials.push(material) - 1,
    place: (...added) => {
      bodies.push(...added);
    },
  };
}
