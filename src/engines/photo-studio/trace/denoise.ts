import { type Arena, allocate } from './arena.ts';
import type { RunJob } from './job.ts';
import { BYTES } from './kernel-layout.ts';

/** Memory for denoising a picture of at most that many pixels; parts are used several times. */
export interface DenoiseMemory {
  guides: number;
  work: number;
  light: number;
}

export function allocateDenoising(arena: Arena, pixels: number): DenoiseMemory {
  return {
    guides: allocate(arena, pixels * BYTES.guidePixel),
    work: allocate(arena, pixels * BYTES.guidePixel),
    light: allocate(arena, pixels * BYTES.lightPixel),
  };
}

const STEPS = [1, 2, 4, 8, 16];

/** Filters the film; returns the address of the picture, four floats a pixel. */
export async function denoise(
  { guides, work, light }: DenoiseMemory,
  { width, height }: { width: number; height: number },
  run: RunJob,
): Promise<number> {
  const rows = (name: string, ...args: number[]) => run({ run: name, count: height, args });
  const layer = width * height * BYTES.lightPixel;
  const [other, gloss, otherGloss] = [work, work + layer, work + 2 * layer];
  await rows('readGuides', guides);
  await rows('smoothGuides', guides, work, 1);
  await rows('smoothGuides', work, guides, 2);
  const filter = async (from: number, to: number, isGloss: boolean) => {
    await rows('readLight', guides, from, isGloss ? 1 : 0);
    await rows('calmFireflies', from, to);
    let [source, target] = [to, from];
    for (const step of STEPS) {
      await rows('filterLight', source, target, guides, step, isGloss ? 2 : 3.2, isGloss ? 20 : 60);
      [source, target] = [target, source];
    }
    return source;
  };
  const filteredLight = await filter(light, other, false);
  const filteredGloss = await filter(gloss, otherGloss, true);
  const result = filteredLight === light ? other : light;
  await rows('joinLight', filteredLight, filteredGloss, guides, result);
  return result;
}
