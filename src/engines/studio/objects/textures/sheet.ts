import type { Rgb } from '../../color/linear-color.ts';
import { clamp } from '../../math/interpolate.ts';
import { lengthOf } from '../../math/length-of.ts';
import type { Texture } from '../kernel.ts';

/** A linear-light canvas for flat shapes with soft edges one texel wide. Lengths in texels. */
export interface Sheet extends Texture {
  /** Paints where the signed distance `inside` (texels) is negative; opacity `cover`, 0..1. */
  fill(
    bounds: readonly [left: number, top: number, right: number, bottom: number],
    inside: (x: number, y: number) => number,
    color: Rgb,
    cover?: number,
  ): void;
  box(x: number, y: number, width: number, height: number, radius: number, color: Rgb): void;
  disc(x: number, y: number, radius: number, color: Rgb, cover?: number): void;
  /** An arc between two angles, in turns, clockwise from the top. */
  arc(x: number, y: number, radius: number, half: number, from: number, to: number, color: Rgb): void;
  line(points: readonly (readonly [number, number])[], half: number, color: Rgb): void;
}

export function createSheet(width: number, height: number, ground: Rgb): Sheet {
  const texels = new Float32Array(width * height * 3);
  for (let at = 0; at < texels.length; at++) texels[at] = ground[at % 3]!;
  const fill: Sheet['fill'] = ([left, top, right, bottom], inside, color, cover = 1) => {
    const lastY = Math.min(height, Math.ceil(bottom + 1));
    const lastX = Math.min(width, Math.ceil(right + 1));
    for (let y = Math.max(0, Math.floor(top - 1)); y < lastY; y++) {
      for (let x = Math.max(0, Math.floor(left - 1)); x < lastX; x++) {
        const part = clamp(0.5 - inside(x + 0.5, y + 0.5), 0, 1) * cover;
        if (part <= 0) continue;
        const at = (y * width + x) * 3;
        for (let channel = 0; channel < 3; channel++)
          texels[at + channel]! += (color[channel]! - texels[at + channel]!) * part;
      }
    }
  };
  return {
    width,
    height,
    texels,
    fill,
    box: (x, y, w, h, radius, color) =>
      fill(
        [x, y, x + w, y + h],
        (px, py) => {
          const dx = Math.abs(px - x - w / 2) - w / 2 + radius;
          const dy = Math.abs(py - y - h / 2) - h / 2 + radius;
          return lengthOf(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
        },
        color,
      ),
    disc: (x, y, radius, color, cover) =>
      fill(
        [x - radius, y - radius, x + radius, y + radius],
        (px, py) => lengthOf(px - x, py - y) - radius,
        color,
        cover,
      ),
    arc: (x, y, radius, half, from, to, color) => {
      const outer = radius + half;
      fill(
        [x - outer, y - outer, x + outer, y + outer],
        (px, py) => {
          const turns = Math.atan2(px - x, y - py) / (2 * Math.PI);
          const at = turns - Math.floor(turns);
          const ring = Math.abs(lengthOf(px - x, py - y) - radius) - half;
          return at >= from && at <= to ? ring : 1;
        },
        color,
      );
    },
    line: (points, half, color) => {
      for (let index = 0; index + 1 < points.length; index++) {
        const [ax, ay] = points[index]!;
        const [bx, by] = points[index + 1]!;
        fill(
          [
            Math.min(ax, bx) - half,
            Math.min(ay, by) - half,
            Math.max(ax, bx) + half,
            Math.max(ay, by) + half,
          ],
          (px, py) => {
            const along = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
            const t = clamp(along, 0, 1);
            return lengthOf(px - ax - (bx - ax) * t, py - ay - (by - ay) * t) - half;
          },
          color,
        );
      }
    },
  };
}
