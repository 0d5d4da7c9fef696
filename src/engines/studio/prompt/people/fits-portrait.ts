import { gripOf } from '../../people/cast/held-things.ts';
import type { PersonWish } from '../../people/cast/person-wish.ts';
import { isYoung } from './people-reading.ts';

/** Whether head and shoulders show all that is asked for. */
export function isPlain(person: PersonWish): boolean {
  const { pose, holds, prop, inWheelchair, isPregnant, hat, over, trade, outfit } = person;
  const isWorn = (thing: string | undefined) => thing !== undefined && thing !== 'none';
  const hasMore =
    pose ||
    holds ||
    (prop && prop !== 'notes') ||
    isWorn(hat) ||
    isWorn(over) ||
    trade ||
    inWheelchair ||
    isPregnant;
  return !hasMore && outfit !== 'dress' && !isYoung(person);
}

/** Whether a head-and-shoulders portrait shows what is asked for of this person. */
export function fitsFrame({ pose, holds, prop, inWheelchair, isPregnant, bottom }: PersonWish): boolean {
  const isStill = pose === undefined || UPRIGHT.has(pose);
  return (
    isStill &&
    (!prop || prop === 'notes') &&
    !inWheelchair &&
    !isPregnant &&
    !bottom &&
    (!holds || fitsBesideFace(holds))
  );
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
/** Things that hang from a hand are below the frame, and some cross the face. */
function fitsBesideFace(holds: string): boolean {
  return gripOf(holds).pose !== 'stand' && !ACROSS_THE_FACE.has(holds);
}

const ACROSS_THE_FACE: ReadonlySet<string> = new Set([
  'fishing-pole',
  'umbrella',
  'balloon',
  'pitchfork',
  'broom',
]);
