import { boxMean, type Plane } from './plane.ts';
import { findRegions } from './regions.ts';

/** Cells between these values are weak: glass, or a dark pot before a bright window. Shadows are weaker. */
const [WEAK, STRONG] = [0.08, 0.9];
/** Half the width of the narrowest weak part, in cells. Soft edges, which are weak too, are narrower. */
const RADIUS = 5;

/** Sets weak areas of a mask (0 to 1) to 1, in place, if they touch a strong one. Narrow weak areas are soft edges and stay. */
export function raiseWeakParts(mask: Plane): void {
  const { data, width, height } = mask;
  const plane = (values: Float32Array): Plane => ({ data: values, width, height });
  const scratch = new Float32Array(data.length);
  const mean = (values: Float32Array) => {
    const means = new Float32Array(values.length);
    boxMean(plane(values), RADIUS, means, scratch);
    return means;
  };
  const weak = data.map((value) => (value >= WEAK && value < STRONG ? 1 : 0));
  // Erosion, then dilation: drops weak areas narrower than 2 × RADIUS + 1 cells.
  const core = mean(weak).map((share) => (share > 0.999 ? 1 : 0));
  const part = mean(core).map((share, at) => (share > 1e-6 ? weak[at]! : 0));
  const nearStrong = mean(data.map((value) => (value >= STRONG ? 1 : 0)));
  for (const { cells } of findRegions(plane(part), 0.5, 2))
    if (cells.some((at) => nearStrong[at]! > 1e-6)) for (const at of cells) data[at] = 1;
}
