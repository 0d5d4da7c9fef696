import sharp from 'sharp';
import { decodeByte } from '#engines/studio/color/linear-color';
import type { Texture } from '#engines/studio/objects/kernel';
import type { Body, Material } from '#engines/studio/objects/object-scene';
import { createStageSet, type StageSet } from '#engines/studio/objects/stage-set';

/** A product to render: its parts and the view of it. */
export interface Product {
  id: string;
  /** Degrees: 0 from the front, positive from the right; and from above. */
  azimuth: number;
  elevation: number;
  /** Focal length relative to the picture's side: 2 and more has little perspective, like a long lens. */
  focal: number;
  build(set: ProductSet): void | Promise<void>;
}

/** The parts of a product, which stands on y = 0 and faces -z. */
export interface ProductSet extends Pick<StageSet, 'paint' | 'add'> {
  bodies: Body[];
  materials: Material[];
  textures: Texture[];
  /** Adds a texture. @returns its number */
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

/** Draws SVG markup at this size, in pixels, as a texture in linear light. */
export async function drawLabel(width: number, height: number, drawing: string): Promise<Texture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return { width, height, texels: Float32Array.from(bytes, decodeByte) };
}
