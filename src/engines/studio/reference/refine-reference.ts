import { multiplyRgb, type Rgb } from '../color/linear-color.ts';
import { gradeBySteps } from '../finish/grade.ts';
import { recolorSet, saturate } from '../objects/recolor.ts';
import { clearSides, ORBIT, orbit, RADIANS, refineSet, withoutBrightness } from '../objects/refine-set.ts';
import { type Change, COLORLESS, type Steps } from '../scene/change.ts';
import type { ReferenceScene, Subject } from './reference-scene.ts';

/** Changes the set fully and the subject's colors slightly, as under the same light. */
export function refineReference(scene: ReferenceScene, change: Change, side: number): ReferenceScene {
  const { steps } = change;
  const trace: Steps = {
    ...withoutBrightness(steps),
    warmth: steps.warmth * 0.35,
    // A color scheme keeps what a subject is colored; words for black and white mean the whole picture.
    saturation:
      steps.saturation <= COLORLESS
        ? steps.saturation
        : Math.max(-0.12, Math.min(0.1, steps.saturation * 0.2)),
    contrast: steps.contrast * 0.5,
    split: steps.split * 0.35,
  };
  const colorful = (color: Rgb) => saturate(color, 2 ** steps.saturation);
  const cast: Rgb = [1 + 0.1 * steps.warmth, 1, 1 - 0.14 * steps.warmth];
  // Space that words ask for is empty; what stood outside the picture would come into it.
  const isCleared = change.toward !== undefined && steps.aside > 0;
  const stage = isCleared ? clearSides(scene.set) : scene.set;
  const set = recolorSet(refineSet(stage, change, side), (color) => multiplyRgb(colorful(color), cast));
  // A cut-out turns with the camera, since it is flat.
  const angle = scene.placing.kind === 'cut-out' ? steps.turn * ORBIT * side * RADIANS : 0;
  const turn = ({ card, placing }: Subject): Subject => ({
    card,
    placing: { ...placing, right: orbit(placing.right, angle), out: orbit(placing.out, angle) },
  });
  const finish = gradeBySteps(scene.finish, trace);
  return {
    ...scene,
    ...turn(scene),
    others: scene.others.map(turn),
    surface: {
      ...scene.surface,
      softness: scene.surface.softness * 2 ** steps.softness,
      exposure: scene.surface.exposure * 2 ** (steps.brightness * 0.5),
    },
    finish,
    set,
  };
}
