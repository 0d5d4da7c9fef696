import { gripOf } from '../../people/cast/held-things.ts';
import type { PersonWish } from '../../people/cast/person-wish.ts';
import { isBelowPortrait, reachesBelowPortrait, toolInPortrait } from '../../people/cast/portrait.ts';
import { isYoung } from './people-reading.ts';

/** Whether nothing but a face is asked for, so that head and shoulders make the picture. */
export function asksForFaceOnly(person: PersonWish): boolean {
  const { pose, holds, hat, overs, trade } = person;
  const isWorn = (thing: string | undefined) => thing !== undefined && thing !== 'none';
  const hasMore =
    pose ||
    holds ||
    isWorn(hat) ||
    overs?.length ||
    trade ||
    isBelowPortrait(person) ||
    reachesBelowPortrait(person);
  return !hasMore && isSeenAbove(person) && !isYoung(person);
}

/** Whether a portrait that is asked for shows this person as described. */
export function fitsPortrait(person: PersonWish): boolean {
  const { pose, holds = toolInPortrait(person) } = person;
  const isStill = pose === undefined || UPRIGHT.has(pose);
  return isStill && isSeenAbove(person) && !isBelowPortrait(person) && (!holds || !hangs(holds));
}

/** Whether what is around and about this person is seen above the waist. */
function isSeenAbove({ prop, inWheelchair, isPregnant }: PersonWish): boolean {
  return (!prop || prop === 'notes') && !inWheelchair && !isPregnant;
}

const UPRIGHT: ReadonlySet<string> = new Set([
  'stand',
  'hip',
  'fold',
  'hold',
  'carry',
  'read',
  'think',
  'phone',
  'drink',
]);
/** Below the frame, at the end of an arm or of a stick. */
function hangs(holds: string): boolean {
  return gripOf(holds).pose === 'stand' || holds === 'broom';
}
