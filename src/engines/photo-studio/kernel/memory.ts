// Shared memory of all threads. The host writes one block of parameters before each job (see ../trace/kernel-layout.ts);
// globals belong to one thread, so they serve as registers between functions.
// In this folder, a literal with a point or an exponent is an f32: the compile script makes it so.

let parameters: usize = 0;
export let scratch: usize = 0;

export let nodes: usize = 0;
export let blocks: usize = 0;
export let triangles: usize = 0;
export let positions: usize = 0;
export let normals: usize = 0;
export let uvs: usize = 0;
export let instances: usize = 0;
export let materials: usize = 0;
export let textures: usize = 0;
export let lights: usize = 0;
export let lightCount: i32 = 0;
export let environment: usize = 0;
export let environmentRows: usize = 0;
export let environmentColumns: usize = 0;
export let environmentWidth: i32 = 0;
export let environmentHeight: i32 = 0;
export let film: usize = 0;
export let width: i32 = 0;
export let height: i32 = 0;
export let tiles: usize = 0;
export let reflectances: usize = 0;
/** Part of each light that its cells see, a float for each light of each cell; 0 before they were scouted. */
export let lightShares: usize = 0;
export let epsilon: f32 = 0;

/** Called by each thread before a job. `scratch` has 64 KB of this thread's own. */
export function configure(block: usize, own: usize): void {
  parameters = block;
  scratch = own;
  nodes = intAt(0);
  blocks = intAt(1);
  triangles = intAt(2);
  positions = intAt(3);
  normals = intAt(4);
  uvs = intAt(5);
  instances = intAt(6);
  materials = intAt(7);
  textures = intAt(8);
  lights = intAt(9);
  lightCount = intAt(10);
  environment = intAt(11);
  environmentRows = intAt(12);
  environmentColumns = intAt(13);
  environmentWidth = intAt(14);
  environmentHeight = intAt(15);
  film = intAt(16);
  width = intAt(17);
  height = intAt(18);
  tiles = intAt(19);
  reflectances = intAt(20);
  lightShares = intAt(21);
  epsilon = floatAt(52);
}

@inline
export function intAt(index: i32): i32 {
  return load<i32>(parameters + (<usize>index << 2));
}

@inline
export function floatAt(index: i32): f32 {
  return load<f32>(parameters + (<usize>index << 2));
}
