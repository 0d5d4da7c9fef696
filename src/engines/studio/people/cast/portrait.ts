import { OUTFITS } from '../outfits.ts';
import type { Person, Role } from '../people-scene.ts';
import type { PersonWish } from './person-wish.ts';

/** Whether a portrait draws this person as a group does, with hat, apron and hands; all others have a pose of portraits. */
export function hasOwnPose(person: Person): person is Person & { role: Role } {
  const { role, child } = person;
  return Boolean(
    role && (role.hat || role.overs || role.holds || role.prop || child || role.pose === 'stand'),
  );
}

/** Whether clothes are asked for that a portrait ends above. */
export function isBelowPortrait({ bottom, legwear, footwear, shoes }: PersonWish): boolean {
  return Boolean(bottom || legwear || footwear || shoes);
}

/** Whether the outfit is told by how far down it reaches. */
export function reachesBelowPortrait({ outfit }: PersonWish): boolean {
  return outfit !== undefined && OUTFITS[outfit].below !== undefined;
}
