import { layOutThings } from '../artwork/lay-out-things.ts';
import { createRandom, hashText } from '../math/seeded-random.ts';
import type { PicturePlan, PlannedContent } from '../plan/picture-plan.ts';
import { composeReference } from './compose-reference.ts';
import type { PictureRequest } from './picture-request.ts';
import type { SceneDescription } from './scene-description.ts';

/** Longest side of the drawn cut-out in pixels: what a set shows of it at most. */
const LONGEST = 1536;

/** Open artwork on a studio set, lit and shadowed like a cut-out. */
export function composeArtwork(
  request: PictureRequest,
  plan: PicturePlan,
  { things }: Extract<PlannedContent, { kind: 'artwork' }>,
) {
  const random = createRandom(hashText(`artwork|${request.seed}|${request.prompt}`));
  const side = Math.min(LONGEST, Math.max(request.width, request.height));
  const drawing = layOutThings(things, side, random);
  const { scene, description } = composeReference({ ...request, reference: { ...drawing, channels: 4 } });
  const artwork: SceneDescription = {
    ...description,
    archetype: 'artwork',
    understood: plan.drawn.map(({ words }) => words),
    leftOut: plan.leftOut.map(({ words }) => words),
    drawsPrompt: plan.drawsPrompt,
    illustration: true,
    things: things.map(({ thing, count }) => ({ name: thing.names[0]!, count, category: thing.category })),
  };
  return { scene, description: artwork };
}
