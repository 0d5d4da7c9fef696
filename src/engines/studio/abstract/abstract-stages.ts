import { type Painting, type Stage, stageOfLines } from '../scene/stage.ts';
import { ABSTRACTS } from './abstract-archetypes.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { fadeRows } from './fade-rows.ts';

const LINES = 24;

export function createAbstractStages(scene: AbstractScene, { width, height, radiance }: Painting): Stage[] {
  const paint = ABSTRACTS[scene.archetype].createPainter(scene, width, height);
  return [
    stageOfLines(
      height,
      LINES,
      0.85,
      (from, to) => {
        paint(from, to, radiance);
        if (scene.calm) fadeRows(scene.calm, width, height, { from, to }, radiance);
      },
      'rows',
    ),
  ];
}
