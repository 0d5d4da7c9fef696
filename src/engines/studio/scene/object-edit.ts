import type { PartBox } from './part-box.ts';

/** A change of one drawn thing, chosen in the picture; see `SceneObject`. */
export type ObjectEdit = { id: string } & (
  | { action: 'remove' }
  /** Display hex. */
  | { action: 'recolor'; color: string }
  /** Another thing on the same spot, in words. */
  | { action: 'replace'; prompt: string }
  /** Stands in this box, as tall as that. */
  | { action: 'move'; box: PartBox }
  /** Faces the other way. */
  | { action: 'turn' }
  /** Another one like it, beside it; its id is that of the first of them, with an x and a number. */
  | { action: 'duplicate' }
  /** Stands before what hid a part of it. */
  | { action: 'front' }
);

export type ObjectAction = ObjectEdit['action'];

/** A thing of a picture that can be changed by itself. */
export interface SceneObject {
  /** The same after other changes of single things. */
  id: string;
  /** A noun, and which of several it is. */
  label: string;
  box: PartBox;
  actions: ObjectAction[];
}
