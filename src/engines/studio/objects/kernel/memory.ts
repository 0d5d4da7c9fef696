/** Memory layout of the scene, which `pack-scene.ts` writes. All numbers are f32; strides count floats. */
export const BODY_STRIDE: usize = 26;
export const PART_STRIDE: usize = 32;
export const MATERIAL_STRIDE: usize = 28;
export const SOFTBOX_STRIDE: usize = 14;
export const DISC_STRIDE: usize = 8;
export const LAMP_STRIDE: usize = 8;
export const NODE_STRIDE: usize = 6;

export let header: usize = 0;
export let bodies: usize = 0;
export let parts: usize = 0;
export let points: usize = 0;
export let materials: usize = 0;
export let softboxes: usize = 0;
export let discs: usize = 0;
export let lamps: usize = 0;
export let textures: usize = 0;
export let nodes: usize = 0;
export let nodeCount: i32 = 0;
export let softboxCount: i32 = 0;
export let discCount: i32 = 0;
export let lampCount: i32 = 0;

/**
 * `table` holds the byte addresses of the arrays below, then the numbers of nodes, softboxes, discs and
 * lamps, and the address of the nodes.
 */
export function useScene(table: usize): void {
  header = load<u32>(table);
  bodies = load<u32>(table, 4);
  parts = load<u32>(table, 8);
  points = load<u32>(table, 12);
  materials = load<u32>(table, 16);
  softboxes = load<u32>(table, 20);
  discs = load<u32>(table, 24);
  lamps = load<u32>(table, 28);
  textures = load<u32>(table, 32);
  nodeCount = load<i32>(table, 36);
  softboxCount = load<i32>(table, 40);
  discCount = load<i32>(table, 44);
  lampCount = load<i32>(table, 48);
  nodes = load<u32>(table, 52);
}

/** The float at `index` of the array at `base`. */
export function at(base: usize, index: usize): f32 {
  return load<f32>(base + (index << 2));
}

/** Places in the header. */
export const CAMERA: usize = 0;
export const KEY: usize = 16;
export const KEY_COLOR: usize = 19;
export const KEY_HARDNESS: usize = 22;
export const SKY: usize = 24;
export const BOUNCE: usize = 27;
export const RIM: usize = 30;
export const RIM_COLOR: usize = 33;
export const GROUND: usize = 37;
export const FOG: usize = 45;
export const GOBO: usize = 47;
export const BACK_LOW: usize = 55;
export const BACK_HIGH: usize = 58;
export const BACK_GLOW: usize = 61;
export const AO_REACH: usize = 65;
export const POOL: usize = 67;
export const ENV_LOW: usize = 72;
export const ENV_HIGH: usize = 75;
