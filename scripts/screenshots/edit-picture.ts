import { describePainting } from '#adapters/image-models/studio/studio-image-model';
import { createStudio } from '#engines/studio/studio';
import { listImagesOfGenerations } from '#features/images/queries/images';
import type { Stage } from '../../tests/e2e/support/stage.ts';
import { postAs } from './post-as.ts';

const DRAWING = { prompt: 'a cat and a dog on a sofa', seed: 7, width: 1_024, height: 768 };
const CHANGE = { id: '0-0', action: 'recolor', color: '#2f6f9f' } as const;

/** Delivers a drawing of things that can be changed, and a version of it with one of them recolored. */
export async function editPicture(stage: Stage, userId: string): Promise<{ first: string; second: string }> {
  const studio = createStudio({ threads: 1 });
  async function deliver(generationId: string, edits: readonly (typeof CHANGE)[]): Promise<string> {
    const { pixels, scene } = await studio.render({ ...DRAWING, objectEdits: [...edits] });
    const { width, height } = DRAWING;
    await stage.complete(generationId, [
      { image: { pixels, width, height }, description: describePainting({ scene }) },
    ]);
    const [image] = await listImagesOfGenerations(stage.db, [generationId]);
    return image!.id;
  }
  try {
    const first = await deliver(await stage.request(userId, { prompt: DRAWING.prompt }), []);
    await postAs(stage, userId, '/api/edits', { imageId: first, operation: 'object', object: CHANGE });
    return { first, second: await deliver(await stage.waiting(userId), [CHANGE]) };
  } finally {
    await studio.close();
  }
}
