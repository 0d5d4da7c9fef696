import { canBeSeenWider } from './can-be-seen-wider.ts';
import { prepareQuotedWords } from './compose-quoted-words.ts';
import { composeReference } from './compose-reference.ts';
import { composeScene } from './compose-scene.ts';
import type { PictureRequest } from './picture-request.ts';
import type { Composed } from './prepare-archetype.ts';

/** Composes the scene of a request, around its reference picture if it has one. */
export async function composePicture(request: PictureRequest): Promise<Composed> {
  const { reference } = request;
  if (reference) return composeReference({ ...request, reference });
  const composed = composeScene(request, await prepareQuotedWords(request));
  const { scene, description } = composed;
  return { ...composed, description: { ...description, canBeSeenWider: canBeSeenWider(scene) } };
}
