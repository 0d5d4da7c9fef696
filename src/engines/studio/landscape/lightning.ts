import { clamp, mix } from '../math/interpolate.ts';
import { lengthOf } from '../math/length-of.ts';
import { createRandom } from '../math/seeded-random.ts';
import type { Frame } from './frame.ts';
import type { LandscapeScene } from './landscape-scene.ts';

interface Segment {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  /** 1 on the main channel, less on branches. */
  strength: number;
}

/** Branching bolts from the clouds to the horizon, with the light that they throw on the clouds. */
export function createLightning(scene: LandscapeScene, frame: Frame) {
  const random = createRandom(scene.seed ^ 0x6b07);
  const wide = frame.center / frame.focal;
  const high = frame.horizon / frame.focal;
  const segments: Segment[] = [];
  const grow = (x: number, y: number, endX: number, endY: number, strength: number, depth: number) => {
    const steps = depth === 0 ? 34 : 14;
    let [ax, ay] = [x, y];
    let swerve = 0;
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      swerve = swerve * 0.72 + random.between(-1, 1) * high * 0.026 * (depth === 0 ? 1 : 0.7);
      const bx = x + (endX - x) * part + swerve * (1 - part * 0.4);
      const by = y + (endY - y) * part + random.between(-0.3, 0.3) * (Math.abs(endY - y) / steps);
      const fade = depth === 0 ? 1 : 1 - part * 0.85;
      segments.push({ ax, ay, bx, by, strength: strength * fade });
      if (depth < 2 && step > 4 && random.chance(depth === 0 ? 0.2 : 0.12)) {
        const reach = high * random.between(0.1, 0.28) * (depth === 0 ? 1 : 0.6);
        grow(
          bx,
          by,
          bx + random.sign() * reach * random.between(0.5, 1.1),
          Math.max(0.01, by - reach),
          strength * 0.42,
          depth + 1,
        );
      }
      [ax, ay] = [bx, by];
    }
  };
  const side = random.sign();
  for (let bolt = 0; bolt < (scene.light.lightning ?? 0); bolt++) {
    const x = bolt === 0 ? side * wide * random.between(0.1, 0.5) : random.between(-0.9, 0.9) * wide;
    grow(
      x,
      high * random.between(0.72, 0.98),
      x + random.between(-0.22, 0.22) * wide,
      0.002,
      bolt === 0 ? 1 : 0.45,
      0,
    );
  }
  const core = high * 0.0013;
  const near = createGrid(wide * 1.1, high * 1.05, segments, core * 14);
  return (slopeX: number, slopeY: number, color: Float64Array) => {
    const cell = near(slopeX, slopeY);
    if (!cell) return;
    let line = 0;
    for (const segment of cell.segments) {
      const off = distanceTo(segment, slopeX, slopeY) / core;
      const thin = 0.4 + 0.8 * segment.strength;
      line = Math.max(line, segment.strength ** 0.6 / (1 + (off / thin) ** 3));
    }
    const light = line * 4.5 + cell.glow(slopeX, slopeY) * 0.55;
    color[0]! += light * 0.78;
    color[1]! += light * 0.82;
    color[2]! += light;
  };
}

function distanceTo({ ax, ay, bx, by }: Segment, x: number, y: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy + 1e-12), 0, 1);
  return lengthOf(x - ax - dx * t, y - ay - dy * t);
}

const CELLS = 72;

/** The segments near each cell of the sky, and the wide glow, which is smooth enough for a table. */
function createGrid(wide: number, high: number, segments: readonly Segment[], reach: number) {
  const glows = new Float32Array((CELLS + 1) * (CELLS + 1));
  const [across, up] = [(2 * wide) / CELLS, high / CELLS];
  for (let row = 0; row <= CELLS; row++)
    for (let column = 0; column <= CELLS; column++) {
      let glow = 0;
      for (const segment of segments) {
        const off = distanceTo(segment, column * across - wide, row * up) / high;
        glow +=
          (segment.strength * lengthOf(segment.bx - segment.ax, segment.by - segment.ay)) /
          (0.002 + off * off);
      }
      glows[row * (CELLS + 1) + column] = clamp((glow / high) * 0.006, 0, 1.2);
    }
  const glow = (x: number, y: number): number => {
    const u = clamp((x + wide) / across, 0, CELLS - 0.001);
    const v = clamp(y / up, 0, CELLS - 0.001);
    const at = Math.floor(v) * (CELLS + 1) + Math.floor(u);
    const [fu, fv] = [u % 1, v % 1];
    const low = mix(glows[at]!, glows[at + 1]!, fu);
    return mix(low, mix(glows[at + CELLS + 1]!, glows[at + CELLS + 2]!, fu), fv);
  };
  const cells = Array.from({ length: CELLS * CELLS }, (_, index) => {
    const x = ((index % CELLS) + 0.5) * across - wide;
    const y = (Math.floor(index / CELLS) + 0.5) * up;
    const most = reach + lengthOf(across, up) / 2;
    return { segments: segments.filter((segment) => distanceTo(segment, x, y) < most), glow };
  });
  return (x: number, y: number) => {
    const column = Math.floor((x + wide) / across);
    const row = Math.floor(y / up);
    if (column < 0 || row < 0 || column >= CELLS || row >= CELLS) return undefined;
    return cells[row * CELLS + column];
  };
}
