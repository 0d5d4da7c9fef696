import { countObjectFloats, createObjectStages } from '../objects/object-stages.ts';
import { type Painting, type Stage, stageOfLines } from '../scene/stage.ts';
import { createCompositor } from './composite.ts';
import { createDepthStage } from './depth-stage.ts';
import type { ReferenceScene } from './reference-scene.ts';

const LINES = 16;

/** Floats of working memory besides the radiance: those of the set, and a depth per pixel. */
export function countReferenceFloats(width: number, height: number): number {
  return countObjectFloats(width, height) + width * height;
}

export function createReferenceStages(
  scene: ReferenceScene,
  { width, height, radiance, work }: Painting,
): Stage[] {
  const split = countObjectFloats(width, height);
  const plain = work.subarray(0, split);
  const depth = work.subarray(split);
  let composite: ReturnType<typeof createCompositor> | undefined;
  return [
    ...createObjectStages(scene.set, { width, height, radiance, work: plain }).map((stage) => ({
      ...stage,
      weight: stage.weight * 0.75,
    })),
    createDepthStage(scene.set, width, height, depth),
    stageOfLines(
      height,
      LINES,
      0.1,
      (from, to) => {
        composite ??= createCompositor(scene, width, height, { radiance, plain, depth });
        composite(from, to);
      },
      'rows',
    ),
  ];
}
