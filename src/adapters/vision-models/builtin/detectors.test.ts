import { afterAll, expect, it } from 'vitest';
import { wavePicture } from '#engines/inference/wave-picture.fixture';
import { createLocalInference } from '../../local-inference/local-inference.ts';
import { createCenterNet } from './centernet.ts';
import { createMoveNet } from './movenet.ts';

/** TensorFlow.js 4.22's best scores for wave pictures of the models' input sizes, by kind and by body part. */
const TFJS_THINGS = [
  0.174567, 0.0585675, 0.0773549, 0.0407418, 0.0415529, 0.08267, 0.204553, 0.0831328, 0.0851982, 0.0481162,
  0.0534157, 0.172897, 0.0699076, 0.119412, 0.131445, 0.141395, 0.0600726, 0.0776725, 0.0366696, 0.0331656,
  0.0332569, 0.0824722, 0.0110685, 0.0477074, 0.0591842, 0.328715, 0.0514609, 0.0428579, 0.149183, 0.0709671,
  0.030955, 0.064036, 0.0441173, 0.12086, 0.0582785, 0.0320955, 0.033287, 0.138754, 0.0234103, 0.0502769,
  0.0106581, 0.0226022, 0.0139227, 0.0472085, 0.0225106, 0.0990142, 0.110234, 0.0537242, 0.05131, 0.0528247,
  0.0573369, 0.0409792, 0.0409644, 0.119351, 0.0797901, 0.295954, 0.0802945, 0.0379356, 0.121437, 0.102316,
  0.113105, 0.060921, 0.131356, 0.135461, 0.0139786, 0.016284, 0.0440153, 0.0494803, 0.0413903, 0.0751613,
  0.0191072, 0.0263808, 0.131899, 0.148696, 0.150419, 0.090399, 0.0963601, 0.108763, 0.0112297, 0.0362071,
];
const TFJS_PARTS = [
  0.0166703, 0.0286385, 0.0429754, 0.0191141, 0.0334413, 0.0711768, 0.0389387, 0.0728294, 0.0862531,
  0.0925675, 0.112661, 0.110176, 0.077254, 0.139078, 0.0944441, 0.178932, 0.0810953,
];

const inference = createLocalInference({ threads: 2 });
afterAll(() => inference.close());
const { signal } = new AbortController();

it('scores things like TensorFlow.js with the same weights', async () => {
  const things = await createCenterNet({ inference }).look(await wavePicture(512, 512), { signal });
  expect(things.size).toBe(80);
  const difference = largestDifference([...things.values()], TFJS_THINGS);
  console.log(`largest difference of a thing: ${difference}`);
  expect(difference).toBeLessThan(1e-4);
});

it('scores body parts like TensorFlow.js with the same weights', async () => {
  const parts = await createMoveNet({ inference }).look(await wavePicture(192, 192), { signal });
  const difference = largestDifference(parts, TFJS_PARTS);
  console.log(`largest difference of a body part: ${difference}`);
  expect(difference).toBeLessThan(1e-4);
});

function largestDifference(a: readonly number[], b: readonly number[]): number {
  expect(a).toHaveLength(b.length);
  return Math.max(...a.map((value, i) => Math.abs(value - (b[i] as number))));
}
