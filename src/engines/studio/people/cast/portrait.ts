import { OUTFITS } from '../outfits.ts';
import type { Hat, Over, Person, Role } from '../people-scene.ts';
import { TRADES, type Trade } from '../trades.ts';
import type { PersonWish } from './person-wish.ts';

/** Whether a portrait draws this person as a group does, with hat, apron and hands; all others have a pose of portraits. */
export function hasOwnPose(person: Person): person is Person & { role: Role } {
  const { role, child } = person;
  return Boolean(
    role && (role.hat || role.overs || role.holds || role.prop || child || role.pose === 'stand'),
  );
}

/** The tool that tells the trade in a portrait; undefined where hat, headset, scrubs or collar do. */
export function toolInPortrait({ trade, holds, hat, pose }: PersonWish): string | undefined {
  const usual: Trade | undefined = trade && TRADES[trade];
  if (!usual || holds || (pose && pose !== 'stand')) return undefined;
  const isTold =
    usual.headset ||
    usual.outfit === 'scrubs' ||
    (usual.over && TELLING.has(usual.over)) ||
    (usual.hat && !hat && !EVERYDAY.has(usual.hat));
  return isTold ? undefined : usual.tool;
}

const TELLING: ReadonlySet<string> = new Set<Over>(['goggles', 'jabot', 'bow-tie']);
const EVERYDAY: ReadonlySet<string> = new Set<Hat>(['cap', 'straw-hat', 'beanie', 'beret']);

/** Whether clothes are asked for that a portrait does not show, because it ends above them. */
export function isBelowPortrait({ bottom, legwear, footwear, shoes }: PersonWish): boolean {
  return Boolean(bottom || legwear || footwear || shoes);
}

/** Whether the outfit has a part below the hips, which no portrait shows. */
export function reachesBelowPortrait({ outfit }: PersonWish): boolean {
  return outfit !== undefined && OUTFITS[outfit].below !== undefined;
}
