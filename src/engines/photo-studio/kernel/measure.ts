import { film, height, width } from './memory';
import { luminance } from './math';
import { PIXEL } from './film';

/**
 * Root mean square of a tile's standard deviation of one sample, as an eye sees it after the tone curve: a deviation counts
 * less in bright places. `gain`: exposure factor. Written to `errors`.
 */
export function measureTile(tile: i32, size: i32, gain: f32, errors: usize): void {
  const columns = (width + size - 1) / size;
  const left = (tile % columns) * size;
  const top = (tile / columns) * size;
  const right = min<i32>(left + size, width);
  const bottom = min<i32>(top + size, height);
  let sum: f32 = 0;
  let count: f32 = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const p = film + <usize>(y * width + x) * PIXEL;
      const n = load<f32>(p, 12);
      if (n < 2) continue;
      const k: f32 = 1.0 / n;
      const d = luminance(load<f32>(p), load<f32>(p, 4), load<f32>(p, 8)) * k;
      const g = luminance(load<f32>(p, 16), load<f32>(p, 20), load<f32>(p, 24)) * k;
      const square = (load<f32>(p, 44) + load<f32>(p, 28) + 2.0 * load<f32>(p, 76)) * k;
      const mean = d + g;
      const variance = max<f32>(0, square - mean * mean) * gain * gain;
      const level = mean * gain + 0.05;
      sum += min<f32>(4.0, variance / (level * level)) * min<f32>(1.0, level * 2.0 + 0.2);
      count += 1.0;
    }
  store<f32>(errors + (<usize>tile << 2), count > 0 ? sqrt<f32>(sum / count) : 0);
}
