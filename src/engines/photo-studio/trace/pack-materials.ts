import type { HeightMap, Material, Texture } from '../scene/material.ts';
import { type Arena, allocate, bytesOf, floatsOf, intsOf } from './arena.ts';
import { bakeRelief } from './bake-relief.ts';
import { detailPattern } from './detail-patterns.ts';
import { BYTES } from './kernel-layout.ts';

const FLAG = {
  cutOut: 1,
  thinGlass: 2,
  solidGlass: 4,
  triplanar: 8,
  followsTexture: 16,
  turned: 32,
  emissionTexture: 64,
  lamp: 128,
} as const;

const MAX_LEVELS = 12;

/** Collects materials while geometry is packed, then writes them. */
export interface MaterialTable {
  indexOf(material: Material, hasUvs: boolean): number;
  /** Writes materials and textures; levels of textures after the first are still to be built. */
  write(arena: Arena, options: { isDraft: boolean }): WrittenMaterials;
}

interface WrittenMaterials {
  materials: number;
  textures: number;
  textureCount: number;
  /** Puts the textures in the place of their drafts; all levels are to be built again. */
  finishTextures(): void;
}

type Image = { kind: 'color'; map: Texture } | { kind: 'relief'; map: HeightMap };

export function createMaterialTable(): MaterialTable {
  const indexes = [new Map<Material, number>(), new Map<Material, number>()];
  const records: { material: Material; hasUvs: boolean }[] = [];
  const imageIndexes = new Map<Texture | HeightMap, number>();
  const images: Image[] = [];
  const imageIndex = (image: Image) => {
    const known = imageIndexes.get(image.map);
    if (known !== undefined) return known;
    imageIndexes.set(image.map, images.length);
    images.push(image);
    return images.length - 1;
  };
  return {
    indexOf(material, hasUvs) {
      const known = indexes[hasUvs ? 1 : 0]!;
      const index = known.get(material) ?? records.length;
      if (index === records.length) {
        known.set(material, index);
        records.push({ material, hasUvs });
      }
      return index;
    },
    write(arena, { isDraft }) {
      const materials = allocate(arena, Math.max(1, records.length) * BYTES.material);
      records.forEach(({ material, hasUvs }, i) => {
        const floats = floatsOf(arena, materials + i * BYTES.material, BYTES.material / 4);
        const ints = intsOf(arena, materials + i * BYTES.material, BYTES.material / 4);
        const isTriplanar = material.mapping?.kind === 'triplanar';
        const texture = material.texture && (hasUvs || isTriplanar) ? material.texture : undefined;
        const kind = material.detail?.kind;
        const relief = typeof kind === 'string' ? detailPattern(kind) : kind;
        writeMaterial(material, floats, ints, {
          texture: texture ? imageIndex({ kind: 'color', map: texture }) : -1,
          relief: relief ? imageIndex({ kind: 'relief', map: relief }) : -1,
          followsTexture: Boolean(material.detail?.followsTexture) && (hasUvs || isTriplanar),
        });
      });
      const textures = allocate(arena, Math.max(1, images.length) * BYTES.texture);
      const places = images.map((image) => allocateLevels(arena, image));
      const put = (isDraft: boolean) => {
        images.forEach((image, i) => {
          writeImage(arena, textures + i * BYTES.texture, image, places[i]!, isDraft);
        });
      };
      put(isDraft);
      return { materials, textures, textureCount: images.length, finishTextures: () => put(false) };
    },
  };
}

function writeMaterial(
  material: Material,
  floats: Float32Array,
  ints: Int32Array,
  images: { texture: number; relief: number; followsTexture: boolean },
): void {
  const { mapping, detail, emission = [0, 0, 0], coat } = material;
  const [repeatS, repeatT] =
    mapping?.kind === 'triplanar'
      ? [1 / mapping.size, 1 / mapping.size]
      : (mapping?.repeat ?? ([1, 1] as const));
  const flags =
    (material.isCutOut && images.texture >= 0 ? FLAG.cutOut : 0) |
    (material.glass === 'thin' ? FLAG.thinGlass : 0) |
    (material.glass === 'solid' ? FLAG.solidGlass : 0) |
    (mapping?.kind === 'triplanar' ? FLAG.triplanar : 0) |
    (images.followsTexture ? FLAG.followsTexture : 0) |
    (mapping?.kind === 'triplanar' && mapping.isTurned ? FLAG.turned : 0) |
    (emission.some((value) => value > 0) && images.texture >= 0 ? FLAG.emissionTexture : 0) |
    (material.isLamp ? FLAG.lamp : 0);
  floats.set(material.color, 1);
  floats.set([material.roughness, material.metallic, material.specular ?? 0.04], 5);
  floats.set([coat?.strength ?? 0, coat?.roughness ?? 0, material.sheen ?? 0], 8);
  floats.set([material.translucency ?? 0, material.softness ?? 0, material.ior ?? 1.5], 11);
  floats.set(emission, 14);
  floats.set([repeatS, repeatT], 17);
  floats.set([1 / (detail?.scale ?? 1), detail?.bump ?? 0, detail?.roughness ?? 0, detail?.tint ?? 0], 20);
  floats[25] = material.softDistance ?? 0.003;
  const axis = mapping?.kind === 'triplanar' && mapping.axis ? 'xyz'.indexOf(mapping.axis) : -1;
  ints[0] = flags;
  ints[4] = images.texture;
  ints[19] = images.relief;
  ints[24] = axis;
}

/** Address, width and height. */
type Level = readonly [address: number, width: number, height: number];

function allocateLevels(arena: Arena, { map }: Image): Level[] {
  const levels: Level[] = [];
  for (let [w, h] = [map.width, map.height]; ; [w, h] = [Math.max(1, w >> 1), Math.max(1, h >> 1)]) {
    levels.push([allocate(arena, w * h * 4), w, h]);
    if (levels.length === MAX_LEVELS || (w === 1 && h === 1)) break;
  }
  return levels;
}

/** A draft takes the place of a later level, as if that were the first. */
function writeImage(
  arena: Arena,
  record: number,
  image: Image,
  levels: readonly Level[],
  isDraft: boolean,
): void {
  const draft = isDraft ? image.map.draft : undefined;
  const first = draft ? levels.findIndex(([, w, h]) => w === draft.width && h === draft.height) : 0;
  const shown = first > 0 ? ({ ...image, map: draft } as Image) : image;
  const used = levels.slice(Math.max(0, first));
  const { rgba, gradientScale } =
    shown.kind === 'relief' ? bakeRelief(shown.map) : { rgba: shown.map.rgba, gradientScale: 1 };
  const repeats = shown.kind === 'relief' || shown.map.repeat !== false;
  const ints = intsOf(arena, record, BYTES.texture / 4);
  ints.set([used.length, repeats ? 1 : 0]);
  floatsOf(arena, record, 4)[2] = gradientScale;
  ints.set(used.flat(), 4);
  const [address, width, height] = used[0]!;
  bytesOf(arena, address, width * height * 4).set(rgba.subarray(0, width * height * 4));
}
