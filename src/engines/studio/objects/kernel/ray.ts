/** Radiance of the last ray. */
export let outRed: f32 = 0.0;
export let outGreen: f32 = 0.0;
export let outBlue: f32 = 0.0;
/** Sets the radiance of the last ray. */
export function show(red: f32, green: f32, blue: f32): void {
  outRed = red;
  outGreen = green;
  outBlue = blue;
}

/** Distance at which the last ray ended, or -1 if it hit nothing. */
export let seenAt: f32 = -1.0;
export function setSeenAt(way: f32): void {
  seenAt = way;
}

/** Depth of the last ray: 0 is seen directly, 1 in a mirror or through glass. */
export const DEEPEST: i32 = 2;

/** Follows a ray to its radiance; `without` is a body to look through. */
export type Look = (depth: i32, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, without: usize) => void;

// Set by `shade`, to avoid a cyclic import: surfaces send rays, which hit surfaces again.
let follow: Look = (_depth, _ox, _oy, _oz, _dx, _dy, _dz, _without) => {
  seenAt = -1.0;
};
export function setLook(given: Look): void {
  follow = given;
}

export function look(depth: i32, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, without: usize): void {
  follow(depth, ox, oy, oz, dx, dy, dz, without);
}
