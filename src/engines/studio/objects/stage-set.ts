import type { Body, Material, ObjectScene, TextureSpec } from './object-scene.ts';
import { body, part, path } from './parts.ts';
import type { Vector } from './vector.ts';

/** Collects bodies, materials and textures of a composition; parts refer to materials by number. */
export interface StageSet {
  contents: Pick<ObjectScene, 'bodies' | 'materials' | 'textures'>;
  /** Adds a material, by nouns that may name its thing, and returns its number. */
  paint(material: Material, name?: string): number;
  /** Adds a texture and returns its number. */
  draw(texture: TextureSpec): number;
  add(...asked: Parameters<typeof body>): void;
}

export function createStageSet(): StageSet {
  const bodies: Body[] = [];
  const materials: Material[] = [];
  const textures: TextureSpec[] = [];
  return {
    contents: { bodies, materials, textures },
    paint: (material, name) => materials.push(name === undefined ? material : { ...material, name }) - 1,
    draw: (texture) => textures.push(texture) - 1,
    add: (...asked) => {
      bodies.push(body(...asked));
    },
  };
}

/** Adds a tube through points, split into bodies of a few spans each, so that distant ones can be skipped. */
export function addTube(
  set: Pick<StageSet, 'add'>,
  points: readonly Vector[],
  radius: number,
  material: number,
): void {
  const spans = 3;
  for (let first = 0; first + 1 < points.length; first += spans) {
    const run = points.slice(first, first + spans + 1);
    set.add({ at: [0, 0, 0] }, [part(path(run.map(([x, y, z]) => [x, y, z, radius])), material)]);
  }
}
