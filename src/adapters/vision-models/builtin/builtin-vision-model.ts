import type { Inference } from '#engines/inference/inference';
import type { VisionModel } from '#ports/vision-model';
import { createCentreNet } from './centernet.ts';
import { createMoveNet } from './movenet.ts';

// Measured on 200 photos, renderings and drawings, 51 of them with people: docs/decisions/009.
/** From here on a person is taken to be there. */
const SURE_OF_PERSON = 0.35;
/** From here on of the surest body part, too. */
const SURE_OF_BODY = 0.5;
/** From here on a thing is named. */
const SURE_OF_THING = 0.5;

/** Two detectors on this machine: one for things of 80 kinds, people among them, and one for bodies. */
export function createBuiltinVisionModel({ inference }: { inference: Inference }): VisionModel {
  const centreNet = createCentreNet({ inference });
  const moveNet = createMoveNet({ inference });
  return {
    id: 'builtin',
    async lookAt(picture, { signal }) {
      const things = await centreNet.look(picture, { signal });
      const tags = [...things]
        .filter(([, sureness]) => sureness >= SURE_OF_THING)
        .sort(([, a], [, b]) => b - a)
        .map(([name]) => name);
      const hasPeople =
        (things.get('person') ?? 0) >= SURE_OF_PERSON ||
        Math.max(...(await moveNet.look(picture, { signal }))) >= SURE_OF_BODY;
      return { hasPeople, tags };
    },
  };
}
