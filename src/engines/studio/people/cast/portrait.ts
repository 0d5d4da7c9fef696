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

/** Whether clothes are asked for that a portrait does not show, because it ends above them. */
export function isBelowPortrait({ bottom, legwear, footwear, shoes }: PersonWish): boolean {
  return Boolean(bottom || legwear || footwear || shoes);
}

/** Whether the outfit has a part below the hips, which no portrait shows. */
export function reachesBelowPortrait({ outfit }: PersonWish): boolean {
  return outfit !== undefined && OUTFITS[outfit].below !== undefined;
}
