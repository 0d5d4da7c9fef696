import { type Arena, allocate } from './arena.ts';
import type { RunJob } from './job.ts';
import { BYTES } from './kernel-layout.ts';

export interface DenoiseMemory {
  planes: number;
  /** Four floats a pixel. */
  picture: number;
}

// Numbers of planes, as in the kernel's `planes.ts`.
const LIGHT = 12;
const OTHER_LIGHT = 16;
const PLANES = 22;
const MARGIN = 32;

/** Memory for denoising pictures up to that size. */
export function allocateDenoising(arena: Arena, width: number, height: number): DenoiseMemory {
  const stride = (width + 2 * MARGIN + 3) & ~3;
  // Four more pixels on both sides: filters read beyond the last row's margin.
  return {
    planes: allocate(arena, (PLANES * stride * height + 2 * MARGIN + 8) * 4) + 64,
    picture: allocate(arena, width * height * BYTES.lightPixel),
  };
}

interface Pass {
  radius: number;
  step: number;
  strength: number;
}

// Measured against converged pictures; flat walls need the later steps, and blotches show where those are too strict. Gloss is nearest to
// them at a strength of 0.8, but grainy to the eye; above 1.6 reflections smear.
const LIGHT_PASSES: readonly Pass[] = [
  { radius: 5, step: 1, strength: 2.6 },
  { radius: 2, step: 3, strength: 2 },
  { radius: 2, step: 6, strength: 2.8 },
  { radius: 2, step: 12, strength: 4 },
];

/** One more pass for large pictures: fewer samples a pixel leave wider blotches. */
const LAST_LIGHT_PASS: Pass = { radius: 2, step: 16, strength: 4.5 };
/** Pixels. */
const LARGE_MIN = 2 ** 21;

const GLOSS_PASSES: readonly Pass[] = [
  { radius: 4, step: 1, strength: 1.1 },
  { radius: 2, step: 3, strength: 0.9 },
];

/** Filters the film; returns the address of the picture. */
export async function denoise(
  { planes, picture }: DenoiseMemory,
  { width, height }: { width: number; height: number },
  run: RunJob,
): Promise<number> {
  const rows = (name: string, ...args: number[]) => run({ run: name, count: height, args: [...args] });
  await rows('readGuides', planes);
  await rows('smoothGuides', planes, 0, LIGHT, 1);
  await rows('smoothGuides', planes, LIGHT, 0, 2);
  await rows('measureSlopes', planes);
  const filter = async (passes: readonly Pass[], isGloss: boolean) => {
    await rows('readLight', planes, isGloss ? 1 : 0);
    await rows('calmFireflies', planes);
    let [from, to] = [OTHER_LIGHT, LIGHT];
    for (const { radius, step, strength } of passes) {
      await rows('levelLight', planes, from, step === 1 ? 1 : 0);
      await rows('filterLight', planes, from, to, radius, step, strength, isGloss ? 20 : 60);
      [from, to] = [to, from];
    }
    return from;
  };
  const isLarge = width * height > LARGE_MIN;
  const lightPasses = isLarge ? [...LIGHT_PASSES, LAST_LIGHT_PASS] : LIGHT_PASSES;
  await rows('putLight', planes, await filter(lightPasses, false), picture);
  await rows('addGloss', planes, await filter(GLOSS_PASSES, true), picture);
  return picture;
}
