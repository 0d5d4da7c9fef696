import { length3 } from './math.ts';
import { at, CAMERA, header, useScene } from './memory.ts';
import { look, outBlue, outGreen, outRed, setLook } from './ray.ts';
import { lookAlong } from './shade.ts';

setLook(lookAlong);

/** Sides of a tile in pixels. */
const TILE: i32 = 16;
/** Greatest brightness of one sample at an edge: a few very bright ones would outweigh all others. */
const CEILING: f32 = 6.0;

/** Samples per pixel of a tile (bytes; 0 skips it), and the resulting radiance. */
const counts: usize = memory.data(16 * 16);
const tile: usize = memory.data(16 * 16 * 3 * 4);

/** First free byte: the scene may be written from here on. */
export function firstFree(): usize {
  return __heap_base;
}

export function countsAt(): usize {
  return counts;
}

export function tileAt(): usize {
  return tile;
}

export function begin(table: usize): void {
  useScene(table);
}

/** Paints the tile whose top left pixel is given. */
export function paintTile(left: i32, top: i32): void {
  for (let row = 0; row < TILE; row++) {
    for (let column = 0; column < TILE; column++) {
      const cell: usize = <usize>(row * TILE + column);
      const count: i32 = load<u8>(counts + cell);
      if (count > 0) paintPixel(<f32>(left + column), <f32>(top + row), count, tile + cell * 12);
    }
  }
}

function paintPixel(x: f32, y: f32, count: i32, to: usize): void {
  let red: f32 = 0.0;
  let green: f32 = 0.0;
  let blue: f32 = 0.0;
  for (let i = 0; i < count; i++) {
    // Roberts' sequence from the plastic number: few points, evenly spread.
    const u: f32 = 0.5 + 0.75487767 * <f32>i;
    const v: f32 = 0.5 + 0.56984029 * <f32>i;
    lookThroughLens(x + u - floor<f32>(u), y + v - floor<f32>(v));
    red += min<f32>(outRed, count > 1 ? CEILING : 60.0);
    green += min<f32>(outGreen, count > 1 ? CEILING : 60.0);
    blue += min<f32>(outBlue, count > 1 ? CEILING : 60.0);
  }
  const share: f32 = 1.0 / <f32>count;
  store<f32>(to, red * share, 0);
  store<f32>(to, green * share, 4);
  store<f32>(to, blue * share, 8);
}

function lookThroughLens(x: f32, y: f32): void {
  const unit: f32 = at(header, CAMERA + 14);
  const u: f32 = (x - at(header, CAMERA + 12)) * unit;
  const v: f32 = (at(header, CAMERA + 13) - y) * unit;
  const dx: f32 = at(header, 3) * u + at(header, 6) * v + at(header, 9);
  const dy: f32 = at(header, 4) * u + at(header, 7) * v + at(header, 10);
  const dz: f32 = at(header, 5) * u + at(header, 8) * v + at(header, 11);
  const scale: f32 = 1.0 / length3(dx, dy, dz);
  look(0, at(header, 0), at(header, 1), at(header, 2), dx * scale, dy * scale, dz * scale, 0);
}
