import { expect, it } from 'vitest';
import { createPhotoRenderer } from './photo-studio.ts';
import type { Scene } from './scene/scene.ts';

const EMPTY: Scene = {
  instances: [],
  lights: [],
  environment: { kind: 'constant', radiance: [1, 1, 1] },
  camera: { position: [0, 0, 1], target: [0, 0, 0], verticalFov: 40 },
  exposure: 0,
};

it('renders with threads that were prepared, and again after they were closed', async () => {
  const renderer = createPhotoRenderer({ threads: 1 });
  const options = { width: 8, height: 8, samples: 1 };
  renderer.prepare();
  const { pixels } = await renderer.render(EMPTY, options);
  expect(pixels).toHaveLength(192);
  await renderer.close();
  expect((await renderer.render(EMPTY, options)).pixels).toEqual(pixels);
  await renderer.close();
});

it('closes before its threads have a picture', async () => {
  const renderer = createPhotoRenderer({ threads: 1 });
  renderer.prepare();
  await expect(renderer.close()).resolves.toBeUndefined();
});
