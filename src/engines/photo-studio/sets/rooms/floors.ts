import { surface } from '../../materials/surfaces.ts';
import type { Material } from '../../scene/material.ts';
import type { Rgb } from '../../scene/vector.ts';
import { marble, tileMaterial, tiles } from './surfaces/stone.ts';
import { floorMaterial, herringbone, planks, type WoodName } from './surfaces/wood.ts';

export interface Floor {
  floor: Material;
  isFloorDiagonal?: boolean;
}

/** Floors that can be asked for, and the words for them. */
export const FLOOR_NAMES = {
  oak: ['wood', 'wooden', 'oak', 'hardwood', 'timber', 'plank', 'parquet floor', 'wood plank'],
  birch: ['light wood', 'light wooden', 'light oak', 'pale wood', 'birch', 'bright wood', 'blond wood'],
  walnut: ['dark wood', 'dark wooden', 'walnut', 'dark oak', 'dark hardwood', 'dark'],
  white: ['white wood', 'white wooden', 'painted wood', 'white plank', 'white'],
  gray: ['gray wood', 'grey wood', 'gray wooden', 'grey wooden', 'gray oak', 'grey oak'],
  herringbone: ['herringbone', 'parquet', 'herringbone parquet', 'wooden herringbone', 'chevron'],
  tiles: ['tile', 'tiled', 'tiles', 'ceramic', 'ceramic tile', 'stone tile', 'stone', 'beige tile'],
  checked: [
    'checkered',
    'checked',
    'checkerboard',
    'chessboard',
    'black and white tile',
    'black and white tiled',
    'black and white',
  ],
  marble: ['marble', 'white marble'],
  terrazzo: ['terrazzo'],
  concrete: ['concrete', 'cement', 'polished concrete', 'gray concrete', 'grey concrete'],
} as const satisfies Record<string, readonly string[]>;

export type FloorName = keyof typeof FLOOR_NAMES;

export function floorNamed(name: FloorName): Floor {
  switch (name) {
    case 'gray':
      return plankFloor('gray-oak');
    case 'herringbone':
      return herringboneFloor('oak');
    case 'tiles':
      return tileFloor([0.62, 0.58, 0.52]);
    case 'checked':
      return tileFloor([0.75, 0.74, 0.71], [0.045, 0.045, 0.048]);
    case 'marble':
      return marbleFloor();
    case 'terrazzo':
      return terrazzoFloor();
    case 'concrete':
      return concreteFloor();
    default:
      return plankFloor(name);
  }
}

const made = new Map<string, Floor>();

function once(key: string, make: () => Floor): Floor {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

/** Boards, narrow or wide. */
export const plankFloor = (name: WoodName, isWide = false): Floor =>
  once(`planks ${name} ${isWide}`, () => ({
    floor: floorMaterial(
      planks(name, { rows: isWide ? 11 : 17, size: isWide ? 2.4 : 2.2 }),
      isWide ? 2.4 : 2.2,
    ),
  }));

export const herringboneFloor = (name: WoodName): Floor =>
  once(`herringbone ${name}`, () => ({
    floor: floorMaterial(herringbone(name), 0.95, { coat: { strength: 0.3, roughness: 0.22 } }),
    isFloorDiagonal: true,
  }));

/** Large tiles, or a chessboard if there is a second color. */
export const tileFloor = (color: Rgb, other?: Rgb): Floor =>
  once(`tiles ${color} ${other}`, () => ({
    floor: tileMaterial(
      tiles({ color, columns: 4, rows: 4, variation: 0.06, joint: 0.006, ...(other ? { other } : {}) }),
      other ? 1.3 : 2.4,
      { axis: 'y', gloss: 0.45, bump: 0.0015 },
    ),
    isFloorDiagonal: Boolean(other),
  }));

export const marbleFloor = (): Floor => ({ floor: marble('white') });

export const terrazzoFloor = (): Floor => ({ floor: surface('terrazzo') });

export const concreteFloor = (): Floor =>
  once('concrete', () => ({
    floor: { ...surface('concrete'), mapping: { kind: 'triplanar', size: 1.9, axis: 'y' }, roughness: 0.5 },
  }));
