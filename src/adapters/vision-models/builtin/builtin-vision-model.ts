import type { Inference } from '#engines/inference/inference';
import type { VisionModel } from '#ports/vision-model';
import { createCenterNet } from './centernet.ts';
import { createMoveNet } from './movenet.ts';

// Measured on 200 photos, renderings and drawings, 51 of them with people: docs/decisions/009.
const MIN_PERSON_SCORE = 0.35;
/** For the body part with the highest score. */
const MIN_BODY_SCORE = 0.5;
const MIN_THING_SCORE = 0.5;

/** Two detectors on this machine: one for 80 kinds of things, including people, and one for bodies. */
export function createBuiltinVisionModel({ inference }: { inference: Inference }): VisionModel {
  const centerNet = createCenterNet({ inference });
  const moveNet = createMoveNet({ inference });
  return {
    id: 'builtin',
    async lookAt(picture, { signal }) {
      const things = await centerNet.look(picture, { signal });
      const tags = [...things]
        .filter(([, score]) => score >= MIN_THING_SCORE)
        .sort(([, a], [, b]) => b - a)
        .map(([name]) => name);
      const hasPeople =
        (things.get('person') ?? 0) >= MIN_PERSON_SCORE ||
        Math.max(...(await moveNet.look(picture, { signal }))) >= MIN_BODY_SCORE;
      return { hasPeople, tags };
    },
  };
}
