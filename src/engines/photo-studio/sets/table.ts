import { floorPlane, wallPlane } from '../geometry/plane.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { meshOf, placeShape } from '../geometry/shape.ts';
import { FINISHES } from '../materials/finishes.ts';
import { type SurfaceName, surface, tintedSurface } from '../materials/surfaces.ts';
import type { Material } from '../scene/material.ts';
import { createRandom, type Random } from '../scene/random.ts';
import type { Instance } from '../scene/scene.ts';
import { at } from '../scene/transform.ts';
import { type Rgb, rgbFromHex } from '../scene/vector.ts';
import type { CatalogItem } from '../things/catalog.ts';
import type { LightMood, SetRequest } from './set.ts';
import type { Piece } from './stage.ts';

/** Words of a prompt for a surface. */
const SURFACE_WORDS: readonly (readonly [RegExp, SurfaceName])[] = [
  [/black marble|dark marble/, 'black marble'],
  [/marble/, 'marble'],
  [/walnut/, 'walnut'],
  [/dark wood|rustic|old wood|barn/, 'dark wood'],
  [/white wood|painted wood/, 'white wood'],
  [/oak|wood|pine|table/, 'oak'],
  [/linen|cloth|fabric|tablecloth/, 'linen'],
  [/concrete|cement/, 'concrete'],
  [/slate|stone|granite/, 'slate'],
  [/terrazzo/, 'terrazzo'],
  [/sand|beach/, 'sand'],
];

const SURFACES_BY_MOOD: Record<LightMood, readonly SurfaceName[]> = {
  soft: ['oak', 'linen', 'marble', 'concrete', 'walnut', 'white wood', 'terrazzo'],
  window: ['oak', 'linen', 'white wood', 'marble', 'walnut', 'linen'],
  bright: ['marble', 'white wood', 'linen', 'terrazzo', 'oak'],
  evening: ['walnut', 'dark wood', 'oak', 'black marble'],
  dark: ['slate', 'black marble', 'dark wood', 'walnut', 'slate'],
};

const LINENS = ['#e2d9c9', '#c9c4b8', '#a9b3ad', '#d9c2b0', '#8d9aa3', '#e9e4da'];

/** Slabs of everything but cloth have a visible edge. */
export interface TableTop {
  name: SurfaceName;
  material: Material;
}

export function chooseSurface(word: string | undefined, mood: LightMood, random: Random): TableTop {
  const asked = word !== undefined && !isBoard(word) ? surfaceNamed(word) : undefined;
  const name = asked ?? random.pick(SURFACES_BY_MOOD[mood]);
  const material = name === 'linen' ? tintedSurface('linen', rgbFromHex(random.pick(LINENS))) : surface(name);
  return { name, material };
}

/** The material of the table top. A refinement may change it; everything else in the scene stays. */
export function seenSurface(top: TableTop, { edits }: SetRequest, mood: LightMood): TableTop {
  return edits?.surface ? chooseSurface(edits.surface, mood, createRandom(edits.seed)) : top;
}

function surfaceNamed(word: string): SurfaceName | undefined {
  return SURFACE_WORDS.find(([pattern]) => pattern.test(word))?.[1];
}

/** "A wooden board" lies on the table. */
export function isBoard(word: string | undefined): boolean {
  return word !== undefined && /\bboard$/.test(word);
}

/** A table with its top at y = 0, `depth` of it behind the origin. */
export function tableInstance(
  top: Pick<TableTop, 'material'>,
  width: number,
  front: number,
  depth: number,
  random: Random,
): Instance {
  const thickness = 0.034;
  const slab = roundedBox({ width, height: thickness, depth: front + depth, radius: 0.003 });
  const shifted = placeShape(slab, at([0, -thickness, (front - depth) / 2]));
  // Another part of the surface lies in the picture each time.
  const [dx, dz] = [random.between(-0.4, 0.4), random.between(-0.4, 0.4)];
  const mesh = meshOf([[placeShape(shifted, at([dx, 0, dz])), top.material]]);
  return { mesh, transform: at([-dx, 0, -dz]), id: 0 };
}

/** A painted wall behind the table. */
export function wallInstance(color: Rgb, distance: number, size: number): Instance {
  const material: Material = { ...FINISHES.wall, color };
  return {
    mesh: meshOf([[wallPlane(size, size), material]]),
    transform: at([0, -size / 2, -distance]),
    id: 0,
  };
}

/** Floor far below the table, so that nothing looks endless. */
export function groundInstance(color: Rgb, size: number): Instance {
  return {
    mesh: meshOf([[floorPlane(size, size), { ...FINISHES.matte, color }]]),
    transform: at([0, -0.75, 0]),
    id: 0,
  };
}

/** A board or plate that is large enough for the food on it. */
export function servingPiece(random: Random, except: SurfaceName, word?: string) {
  const named = isBoard(word) ? (surfaceNamed(word!) ?? 'oak') : undefined;
  // On a table of the same wood it would not be seen.
  const asked = named === 'oak' && except === 'oak' ? 'walnut' : named;
  return async (width: number, depth: number, _items: readonly CatalogItem[]): Promise<Piece | null> => {
    const choices: SurfaceName[] = (['walnut', 'slate', 'marble', 'oak'] as const).filter(
      (name) => name !== except,
    );
    const board = roundedBox({
      width: width * 1.25,
      height: 0.016,
      depth: depth * 1.45,
      radius: 0.006,
      segments: 4,
    });
    return {
      key: 'board',
      mesh: meshOf([[board, surface(asked ?? random.pick(choices))]]),
      turn: random.between(-0.35, 0.35),
      scale: 1,
      role: 'carrier',
    };
  };
}
