import { editSet } from '../objects/edit-set.ts';
import { type Edit, type Edited, edited } from '../scene/edit.ts';
import type { ReferenceScene } from './reference-scene.ts';

/** Changes colors of the set; the subject stays as it was given. */
export function editReference(scene: ReferenceScene, edit: Edit): Edited<ReferenceScene> | undefined {
  const done = editSet(scene.set, edit, () => false);
  return done && edited({ ...scene, set: done.scene }, done.without);
}
