import type { Texture } from '../scene/material.ts';
import { noise, paintTexture, smoothStep } from './paint.ts';

/** Mean of the texture, linear: divide a color by it to keep the wood as bright as without grain. */
export const WOOD_GRAIN_MEAN = 0.68;

let made: Texture | null = null;

/**
 * Gray grain along v for wood that has no picture of its own: bands of early and late wood, fibers, pores. Repeats
 * seamlessly. The same object each time.
 */
export function woodGrain(): Texture {
  made ??= paintTexture(512, 512, (u, v) => {
    const drift = noise(u, v, 3, 2, 1) * 0.5 + noise(u, v, 7, 3, 2) * 0.2;
    const ring = u * 9 + drift * 3;
    const year = ring - Math.floor(ring);
    // Late wood is dark, and ends where the next year begins.
    const late = smoothStep(0.2, 0.85, year) * (1 - smoothStep(0.9, 1, year));
    const fiber = noise(u, v, 120, 4, 3) - 0.5;
    const pore = Math.max(0, noise(u, v, 180, 14, 4) - 0.78) * 3;
    const light = 0.97 - 0.17 * late + 0.16 * fiber - 0.3 * pore - 0.12 * noise(u, v, 2, 2, 5);
    return [light, light, light];
  });
  return made;
}
