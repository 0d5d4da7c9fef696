import type { Look } from './backdrop.ts';
import { inpaint } from './inpaint.ts';
import type { Color } from './near-colors.ts';
import { boxMean, type Plane } from './plane.ts';
import { FAINT, findRegions, neighborsOf } from './regions.ts';

/** Steps of cloth, relative to the backdrop's. */
const WOVEN = 3;
/** Distance of colors, 0 to 1 each, of a single pixel and of an area on average, that show the backdrop. */
const [SIMILAR, SAME] = [0.03, 0.02];
/** Steps within holes and around them, as a multiple of those that count as edges. */
const [SMOOTH_EDGES, SHARP_EDGES] = [1.5, 2.5];
/** Smaller holes are chance. */
const LEAST_HOLE_PX = 3;
/** Overexposed and black foreground may have the backdrop's very color. */
const [BLACK, WHITE] = [0.02, 0.97];

/**
 * Marks the backdrop: smooth areas that reach the picture's rim, those that the model leaves out, and those that have the
 * backdrop's color.
 * @returns the backdrop's color at each pixel, and 1 where it alone is seen
 */
export function joinBackdrop(look: Look): { behind: Color; core: Float32Array } {
  const { width, height, color, steps, edge, found, tidy, open } = look;
  const plane = (data: Float32Array): Plane => ({ data, width, height });
  const core = new Float32Array(open.length);
  const scratch = new Float32Array(open.length);
  const spread = () => {
    boxMean(plane(open), 1, core, scratch);
    for (let at = 0; at < core.length; at++) core[at] = core[at]! > 0.99 ? 1 : 0;
    return inpaint(color, plane(core));
  };

  const smooth = steps.map((step, at) => (step < edge && tidy[at]! < 0.5 ? 1 : 0));
  const areas = findRegions(plane(smooth), 0.5, 2);
  for (const { cells, touchesRim } of areas) if (touchesRim) for (const at of cells) open[at] = 1;
  let [sum, count] = [0, 1];
  for (let at = 0; at < open.length; at++) {
    count += open[at]!;
    sum += open[at]! * steps[at]!;
  }
  const woven = (WOVEN * sum) / count;
  // Such as between legs. White cloth before white paper differs by its texture.
  for (const { cells, touchesRim } of areas) {
    if (touchesRim || meanOf(cells, found) >= FAINT || meanOf(cells, steps) >= woven) continue;
    for (const at of cells) open[at] = 1;
  }

  const behind = spread();
  const away = color[0].map((_, at) =>
    Math.hypot(
      color[0][at]! - behind[0][at]!,
      color[1][at]! - behind[1][at]!,
      color[2][at]! - behind[2][at]!,
    ),
  );
  const alike = away.map((distance, at) => {
    const brightness = (color[0][at]! + color[1][at]! + color[2][at]!) / 3;
    const isLike = distance < SIMILAR && steps[at]! < SMOOTH_EDGES * edge && !open[at];
    return isLike && brightness > BLACK && brightness < WHITE ? 1 : 0;
  });
  // Such as between the bars of a backrest. Where shading merely passes the backdrop's color, there are no edges around.
  for (const { cells } of findRegions(plane(alike), 0.5, 2)) {
    if (cells.length < LEAST_HOLE_PX || meanOf(cells, away) > SAME || meanOf(cells, steps) > woven) continue;
    let [around, aroundSteps] = [0, 0];
    for (const at of neighborsOf(cells, look)) {
      if (alike[at] || open[at]) continue;
      around++;
      aroundSteps += steps[at]!;
    }
    if (aroundSteps < SHARP_EDGES * edge * around) continue;
    for (const at of cells) open[at] = 1;
  }
  return { behind: spread(), core };
}

function meanOf(cells: Int32Array, values: Float32Array): number {
  let sum = 0;
  for (const at of cells) sum += values[at]!;
  return sum / cells.length;
}
