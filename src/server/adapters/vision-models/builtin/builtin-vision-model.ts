import type { Inference } from '#server/adapters/inference/inference';
import type { VisionModel } from '#server/ports/vision-model';
import { createCentreNet } from './centernet.ts';
import { createMoveNet } from './movenet.ts';

/** From here on a thing is taken to be in the picture. */
const SURE_OF_THING = 0.35;
/** From here on of the surest body part a person is. */
const SURE_OF_BODY = 0.2;

/** Two detectors on this machine: one for things of 80 kinds, people among them, and one for bodies. */
export function createBuiltinVisionModel({ inference }: { inference: Inference }): VisionModel {
  const centreNet = createCentreNet({ inference });
  const moveNet = createMoveNet({ inference });
  return {
    id: 'builtin',
    async lookAt(picture, { signal }) {
      const things = await centreNet.look(picture, { signal });
      const seen = [...things]
        .filter(([, sureness]) => sureness >= SURE_OF_THING)
        .sort(([, a], [, b]) => b - a)
        .map(([name]) => name);
      const hasPeople =
        seen.includes('person') || Math.max(...(await moveNet.look(picture, { signal }))) >= SURE_OF_BODY;
      return { hasPeople, tags: seen };
    },
  };
}
