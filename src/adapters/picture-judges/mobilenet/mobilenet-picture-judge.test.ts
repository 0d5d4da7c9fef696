import { afterAll, expect, it } from 'vitest';
import { wavePicture } from '#engines/inference/wave-picture.fixture';
import { createLocalInference } from '../../local-inference/local-inference.ts';
import { createMobilenetPictureJudge } from './mobilenet-picture-judge.ts';

/** Scores of TensorFlow.js 4.22 for the long wave. */
const TFJS_SCORES = {
  drawing: 0.0640195,
  hentai: 0.0462195,
  neutral: 0.887629,
  porn: 0.000723019,
  sexy: 0.00140916,
};

const inference = createLocalInference({ threads: 2 });
afterAll(() => inference.close());
const judge = createMobilenetPictureJudge({ inference });
const { signal } = new AbortController();

it('scores like TensorFlow.js with the same weights, and allows a harmless picture', async () => {
  const { scores, ...verdict } = await judge.judge(await wavePicture(224, 224, 0.05), { signal });
  expect(verdict).toEqual({ decision: 'allow', reason: null });
  for (const [name, score] of Object.entries(TFJS_SCORES)) expect(scores[name]).toBeCloseTo(score, 5);
});

it('rejects bytes that are not a picture', async () => {
  await expect(judge.judge({ bytes: Buffer.from('no picture') }, { signal })).rejects.toMatchObject({
    name: 'ProviderError',
    kind: 'rejected',
  });
});
