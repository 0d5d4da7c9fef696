import { composeObject } from '../objects/compose-object.ts';
import { editSet } from '../objects/edit-set.ts';
import type { ObjectArchetype } from '../objects/object-archetypes.ts';
import { refineObject } from '../objects/refine-set.ts';
import { isOneOf } from '../prompt/reading/token.ts';
import { ARCHETYPE_NOUNS } from '../prompt/vocabulary.ts';
import { applyEdits } from './apply-edits.ts';
import { describePicture } from './describe-picture.ts';
import { toObjectWish } from './object-wish.ts';
import type { ArchetypeInput, Composed } from './prepare-archetype.ts';

/** A thing of ray-marched shapes on a studio set. */
export function composeObjectPicture(
  archetype: ObjectArchetype,
  { request, plan, understanding, refinements, side, random }: ArchetypeInput,
): Composed {
  const { moods } = understanding;
  const wish = toObjectWish(understanding, plan, request);
  const composed = composeObject(archetype, wish, random.seed(), { moods, ...request.settings });
  const isSubject = (forms: readonly string[]) => isOneOf({ forms }, ARCHETYPE_NOUNS[archetype].shows);
  const refined = refineObject(composed, refinements.change, side);
  const { scene, report } = applyEdits(refined, refinements, (set, edit) => editSet(set, edit, isSubject));
  return { scene, description: describePicture(request, plan, { archetype, ...report }) };
}
