import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createPainter } from '#engines/painter/painter';
import { redCutoutModel } from '#testing/red-cutout-model';
import { describePainting } from '../../image-models/studio/studio-image-model.ts';
import { readScene } from '../../prompt-explainers/studio/read-scene.ts';
import { createBuiltInPictureEditor } from './built-in-picture-editor.ts';

const SIDE = 128;
const size = { width: SIDE, height: SIDE };
const studio = createPainter({ threads: 2 });
afterAll(() => studio.close());

test('a thing of a photo is recolored: away from it and its shadow no pixel differs', async () => {
  const { pixels, scene } = await studio.render({
    prompt: 'two pears and a mug on a wooden table',
    seed: 9,
    ...size,
  });
  const description = describePainting({ scene });
  const { objects } = await readScene({ details: description.details, size });
  const mug = objects.find(({ label }) => label === 'mug')!;
  const bytes = await sharp(pixels, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();
  const {
    image,
    made,
    description: after,
  } = await createBuiltInPictureEditor({
    studio,
    cutoutModel: redCutoutModel,
    findImageModel: () => undefined,
  }).edit(
    {
      picture: { bytes },
      description,
      seed: 1,
      requestKey: 'edit:0',
      isAroundUpload: false,
      edit: {
        operation: 'object',
        from: mug.box,
        object: { id: mug.id, action: 'recolor', color: '#d7263d' },
      },
    },
    { signal: new AbortController().signal },
  );
  expect(made).toEqual(['object-changed']);
  expect(after.details.recipe).toMatchObject({ objectEdits: [{ id: mug.id, action: 'recolor' }] });
  const { x, y, width, height } = mug.box;
  const around = Math.max(width, height) * 0.45 + 0.03 + 26 / SIDE;
  let [inside, outside] = [0, 0];
  for (let at = 0; at < SIDE * SIDE; at++) {
    if ([0, 1, 2].every((channel) => image.pixels[at * 3 + channel] === pixels[at * 3 + channel])) continue;
    const [column, row] = [(at % SIDE) / SIDE, Math.floor(at / SIDE) / SIDE];
    const isNear =
      column > x - around && column < x + width + around && row > y - around && row < y + height + around;
    if (isNear) inside++;
    else outside++;
  }
  expect(outside).toBe(0);
  expect(inside).toBeGreaterThan(width * height * SIDE * SIDE * 0.3);
});
