import { epsilon } from './memory';
import { TWO_PI, cosine, largest, roughLog2, sine } from './math';
import { draw, first, second } from './sampler';
import { traceNearest } from './traverse';
import {
  baseBlue,
  baseGreen,
  baseRed,
  flatX,
  flatY,
  flatZ,
  hasSameMaterial,
  pointX,
  pointY,
  pointZ,
  readGeometry,
  softRadius,
} from './surface';
import { takeSoftness } from './scatter';

/**
 * Moves the shading point to where light that leaves here may have entered: a distance along the surface with exponential
 * fall-off, found by a probe from above. It stays if the probe finds another material or nothing. Bright channels of the
 * color reach farther, which tints the edges of shadows.
 */
export function spread(): void {
  draw();
  // -ln(1 - u)
  const lengths = min<f32>(5.0, -0.6931472 * roughLog2(1.0 - first));
  const distance = lengths * softRadius;
  const turn = second * TWO_PI;
  const sign: f32 = flatZ >= 0 ? 1 : -1;
  const k: f32 = -1.0 / (sign + flatZ);
  const m = flatX * flatY * k;
  const p = distance * cosine(turn);
  const q = distance * sine(turn);
  const height = distance + softRadius * 0.5;
  const fx = -flatX;
  const fy = -flatY;
  const fz = -flatZ;
  const x = pointX + p * (1.0 + sign * flatX * flatX * k) + q * m - fx * height;
  const y = pointY + p * (sign * m) + q * (sign + flatY * flatY * k) - fy * height;
  const z = pointZ + p * (-sign * flatX) - q * flatY - fz * height;
  const top: f32 = 1.0 / max<f32>(0.01, largest(baseRed, baseGreen, baseBlue));
  if (traceNearest(x, y, z, fx, fy, fz, epsilon, height * 2.0) && hasSameMaterial()) readGeometry(fx, fy, fz);
  takeSoftness(reach(baseRed * top, lengths), reach(baseGreen * top, lengths), reach(baseBlue * top, lengths));
}

/** Ratio of a channel's fall-off to that of the longest. */
@inline
function reach(part: f32, lengths: f32): f32 {
  const k: f32 = 1.0 / (0.4 + 0.6 * part);
  // k e^(-lengths (k - 1))
  const e = max<f32>(0, 1.0 - lengths * (k - 1.0) * 0.125);
  const e2 = e * e;
  const e4 = e2 * e2;
  return k * e4 * e4;
}
