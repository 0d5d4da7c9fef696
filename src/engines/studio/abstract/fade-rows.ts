import { mix, smoothstep } from '../math/interpolate.ts';
import type { CalmGround } from './abstract-scene.ts';

/** Fades the rows [from, to) of a pattern into its ground color, or into darkness. */
export function fadeRows(
  { x, y, radius, strength, color }: CalmGround,
  width: number,
  height: number,
  { from, to }: { from: number; to: number },
  radiance: Float32Array,
): void {
  const size = Math.sqrt(width * height);
  for (let row = from; row < to; row++) {
    const dy = (row + 0.5 - y * height) / size;
    for (let column = 0; column < width; column++) {
      const dx = (column + 0.5 - x * width) / size;
      const share = strength * smoothstep(radius, radius * 2.1, Math.sqrt(dx * dx + dy * dy));
      if (share === 0) continue;
      const at = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel++)
        radiance[at + channel] = mix(radiance[at + channel]!, color ? color[channel]! : 0, share);
    }
  }
}
