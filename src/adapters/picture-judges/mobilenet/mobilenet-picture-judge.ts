import { fileURLToPath } from 'node:url';
import { floatsOf } from '#engines/inference/floats-of';
import type { Inference } from '#engines/inference/inference';
import type { PictureJudge, PictureVerdict } from '#ports/picture-judge';
import { pictureTensor } from '../../local-inference/picture-tensor.ts';
import { readWeights } from './read-weights.ts';

const INPUT_SIZE = 224;
const GRAPH = fileURLToPath(new URL('./mobilenet.onnx', import.meta.url));
/** In the order of the model's output. */
const CLASSES = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const;

/** Sum of the sexual classes from which a person must review. */
const REVIEW_THRESHOLD = 0.5;

/** A local classifier of sexual content: MobileNetV2Mid of `nsfwjs`. */
export function createMobilenetPictureJudge({ inference }: { inference: Inference }): PictureJudge {
  const model = inference.model({
    name: 'nsfw-mobilenet',
    weights: async () => ({ graph: GRAPH, data: await readWeights() }),
  });
  return {
    id: 'nsfw-mobilenet',
    async judge(picture, { signal }) {
      const input = await pictureTensor(picture, { size: INPUT_SIZE, fit: 'fill', white: 1 });
      const { scores } = await model.run({ input }, { outputs: ['scores'], signal });
      const shares = floatsOf(scores);
      return verdictOn(CLASSES.map((name, i) => [name, shares[i] as number]));
    },
  };
}

function verdictOn(entries: [string, number][]): PictureVerdict {
  const scores = Object.fromEntries(entries);
  const { hentai = 0, porn = 0, sexy = 0 } = scores;
  return hentai + porn + sexy >= REVIEW_THRESHOLD
    ? { decision: 'review', reason: 'sexual', scores }
    : { decision: 'allow', reason: null, scores };
}
