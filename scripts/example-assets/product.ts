import sharp from 'sharp';
import { decodeByte } from '#engines/studio/color/linear-color';
import type { Texture } from '#engines/studio/objects/kernel';
import type { Body, Material } from '#engines/studio/objects/object-scene';
import { createStageSet, type StageSet } from '#engines/studio/objects/stage-set';

/** A thing to photograph: what it is made of, and from where it is seen. */
export interface Product {
  id: string;
  /** Degrees: 0 from straight ahead, positive from the right; and from above. */
  azimuth: number;
  elevation: number;
  /** Focal length as a part of the picture's side: 2 and more for the calm lines of a long lens. */
  focal: number;
  build(set: ProductSet): void | Promise<void>;
}

/** What a product collects; it stands on y = 0 with its face towards -z. */
export interface ProductSet extends Pick<StageSet, 'paint' | 'add'> {
  bodies: Body[];
  materials: Material[];
  textures: Texture[];
  /** Adds a texture and gives its number. */
  print(texture: Texture): number;
  place(...bodies: Body[]): void;
}

export function createProductSet(): ProductSet {
  const textures: Texture[] = [];
  const { contents, paint, add } = createStageSet();
  const { bodies, materials } = contents;
  return {
    bodies,
    materials,
    textures,
    paint,
    add,
    print: (texture) => textures.push(texture) - 1,
    place: (...added) => {
      bodies.push(...added);
    },
  };
}

/** Draws the inside of an SVG of this size, in pixels, as a texture of linear light. */
export async function drawLabel(width: number, height: number, drawing: string): Promise<Texture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return { width, height, texels: Float32Array.from(bytes, decodeByte) };
}
