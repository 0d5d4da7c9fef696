/** Where the kernel expects what; the kernel's `memory.ts` and the head of each of its files mirror this. */

/** Words of the block of parameters. */
export const PARAMETER = {
  nodes: 0,
  blocks: 1,
  triangles: 2,
  positions: 3,
  normals: 4,
  uvs: 5,
  instances: 6,
  materials: 7,
  textures: 8,
  lights: 9,
  lightCount: 10,
  environment: 11,
  environmentRows: 12,
  environmentColumns: 13,
  environmentWidth: 14,
  environmentHeight: 15,
  film: 16,
  width: 17,
  height: 18,
  tiles: 19,
  reflectances: 20,
  lightShares: 21,
  cellsPerMeter: 22,
  right: 32,
  up: 35,
  forward: 38,
  origin: 41,
  lensRadius: 44,
  focusDistance: 45,
  lensRight: 46,
  lensUp: 49,
  epsilon: 52,
  environmentTurn: 53,
  environmentLighting: 54,
  environmentVisibility: 55,
  environmentWeight: 56,
  maxDepth: 57,
  laterLimit: 58,
  flags: 59,
  firstLimit: 60,
  pixelAngle: 63,
  backdrop: 64,
} as const;

/** Bytes of records. */
export const BYTES = {
  parameters: 512,
  scratch: 65_536,
  node: 128,
  block: 160,
  triangle: 20,
  instance: 192,
  material: 128,
  texture: 176,
  light: 112,
  filmPixel: 80,
  lightPixel: 16,
  box: 32,
  binaryNode: 32,
  tile: 8,
  lightCount: 8,
} as const;

export const TILE_SIZE = 16;
/** Entries of the table of cells in which lights are scouted. */
export const LIGHT_CELLS = 16_384;
/** The kernel's own data lies below. */
export const FIRST_FREE_BYTE = 131_072;
export const MAX_PAGES = 32_768;
