import { readFile } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { createLocalInference } from '../../local-inference/local-inference.ts';
import { createBuiltinVisionModel } from './builtin-vision-model.ts';

const inference = createLocalInference({ threads: 2 });
afterAll(() => inference.close());
const model = createBuiltinVisionModel({ inference });
const { signal } = new AbortController();
const example = async (name: string) => ({
  bytes: await readFile(`src/web/app/public/examples/${name}.webp`),
});

it('finds people in photos and drawings, and names things', async () => {
  expect(await model.lookAt(await example('hiker-at-sunset'), { signal })).toEqual({
    hasPeople: true,
    tags: ['person'],
  });
  expect(await model.lookAt(await example('business-executive'), { signal })).toMatchObject({
    hasPeople: true,
  });
});

it('finds no people in pictures without people', async () => {
  expect(await model.lookAt(await example('first-coffee'), { signal })).toEqual({
    hasPeople: false,
    tags: ['cup'],
  });
  expect(await model.lookAt(await example('folds-of-silk'), { signal })).toEqual({
    hasPeople: false,
    tags: [],
  });
});

it('rejects files that are not pictures', async () => {
  await expect(model.lookAt({ bytes: Buffer.from('no picture') }, { signal })).rejects.toMatchObject({
    name: 'ProviderError',
    kind: 'rejected',
  });
});
