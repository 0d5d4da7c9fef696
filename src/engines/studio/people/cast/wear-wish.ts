import { createRandom } from '../../math/seeded-random.ts';
import { changeOutfit } from '../change-outfit.ts';
import { OUTFITS, type Outfit } from '../outfits.ts';
import type { PeopleScene, Person, Role } from '../people-scene.ts';
import { BEARDS, GLASSES, SKINS } from '../person-colors.ts';
import { TRADES } from '../trades.ts';
import { putOnMore } from './accessories.ts';
import type { CastPose } from './cast-poses.ts';
import { headsFor } from './choose-head.ts';
import { FACES } from './faces.ts';
import { gripOf } from './held-things.ts';
import { looksOf, type PersonWish } from './person-wish.ts';
import { hasOwnPose, isBelowPortrait } from './portrait.ts';

/**
 * The person with what the wish names, and all else as before; undefined if this person cannot have it, or if it would not be
 * seen.
 * @param isAlone whether nobody else is in the picture, whom another pose could push aside
 */
export function wearWish(
  person: Person,
  asked: PersonWish,
  { scene, isAlone }: { scene: PeopleScene; isAlone: boolean },
): Person | undefined {
  const wish = asked.trade ? { ...ofTrade(asked.trade), ...asked } : asked;
  if (!canHave(person, wish) || (scene.archetype === 'portrait' && !isInPortrait(person, wish)))
    return undefined;
  const isWoman = wish.sex ? wish.sex === 'woman' : person.isWoman === true;
  const random = createRandom(scene.seed ^ 0x3a91);
  const becomes = wish.sex !== undefined && isWoman !== (person.isWoman === true);
  const heads = headsFor(isWoman);
  const head =
    wish.head ??
    (wish.hair ? heads[wish.hair]!.find((name) => name !== person.head) : undefined) ??
    (becomes ? random.pick(heads[person.child ? 'child' : 'any']!) : person.head);
  const dressed = changeOutfit(person, wish.outfit ?? outfitKept(person, wish, becomes), wish.top);
  const role = person.role && changeRole(person.role, wish, isAlone);
  return {
    ...dressed,
    ...looksOf(wish),
    head,
    isWoman,
    ...(wish.bottom ? { bottom: wish.bottom } : {}),
    ...(wish.shoes ? { shoes: wish.shoes } : {}),
    ...(wish.hairColor ? { hair: wish.hairColor } : {}),
    ...(wish.skin ? { skin: SKINS[Math.round((wish.skin[0] + wish.skin[1]) / 2)]! } : {}),
    ...(wish.beard
      ? { beard: wish.beard === 'none' ? '' : wish.beard === 'beard' ? BEARDS[0]! : 'moustache6' }
      : {}),
    ...(becomes && isWoman ? { beard: '' } : {}),
    ...(wish.glasses ? { glasses: glassesOf(wish.glasses) } : {}),
    ...(wish.face ? { mouth: undefined, ...FACES[wish.face](random) } : {}),
    ...(wish.age === 'old' ? { isOld: true } : {}),
    ...(role ? { role } : {}),
  };
}

/** Who becomes a man takes the dress off, and so does who puts on trousers or a skirt. */
function outfitKept(person: Person, { legwear }: PersonWish, becomes: boolean): Outfit {
  const isDress = OUTFITS[person.outfit].below === 'skirt';
  return isDress && (becomes || legwear) ? 'tee' : person.outfit;
}

function ofTrade(name: NonNullable<PersonWish['trade']>): PersonWish {
  const { outfit, top, bottom, hat, over, headset, tool } = TRADES[name];
  return Object.fromEntries(
    Object.entries({
      outfit,
      top,
      bottom,
      hat: hat ?? 'none',
      overs: over ? [{ over }] : [],
      headset,
      holds: tool,
    }).filter(([, value]) => value !== undefined),
  );
}

/** Roles alone have poses, hats and things in the hands. */
const OF_ROLES = ['pose', 'arms', 'holds', 'overs', 'hat', 'inWheelchair', 'isPregnant', 'trade'] as const;

function canHave(person: Person, wish: PersonWish): boolean {
  // Nothing that stands beside a person fits into a picture that is already arranged.
  if (wish.prop) return false;
  if (!person.role && OF_ROLES.some((key) => wish[key] !== undefined)) return false;
  // Nobody grows up or becomes a child in a picture.
  const { age } = wish;
  if (age && age !== 'old' && (age === 'adult' ? person.child : true)) return false;
  const isGrown = !person.child && person.role?.build !== 'teenager';
  if (!isGrown && (age === 'old' || wish.trade || wish.isPregnant)) return false;
  if (!isGrown && wish.beard && wish.beard !== 'none') return false;
  if (person.child && wish.outfit && OUTFITS[wish.outfit].isForWork) return false;
  const isWoman = wish.sex ? wish.sex === 'woman' : person.isWoman === true;
  // Clothes make nobody a woman or a man.
  if (!age && isWoman !== (person.isWoman === true)) return false;
  if (isWoman && wish.beard && wish.beard !== 'none') return false;
  if (!isWoman && wish.isPregnant) return false;
  if (wish.hairColor && COVERED.has(person.head) && !wish.hair) return false;
  if (wish.hair && person.role?.hat) return false;
  return !(person.role?.build === 'baby' && (wish.pose || wish.holds || wish.hat || wish.outfit));
}

/** A portrait shows hats and aprons on the people that it draws with their own pose, and never what is below. */
function isInPortrait(person: Person, wish: PersonWish): boolean {
  if (isBelowPortrait(wish) || NOT_IN_PORTRAITS.some((key) => wish[key] !== undefined)) return false;
  return hasOwnPose(person) || (!wish.hat && !wish.overs && !wish.trade);
}

const NOT_IN_PORTRAITS = ['pose', 'holds', 'inWheelchair', 'isPregnant'] as const;

const COVERED: ReadonlySet<string> = new Set(['hijab', 'turban', 'noHair1']);

function changeRole(role: Role, wish: PersonWish, isAlone: boolean): Role | undefined {
  const { trade, hat, hatColor, overs, thingColor, isPregnant, inWheelchair } = wish;
  const isPutAway = wish.holds === '';
  const holds = isPutAway
    ? null
    : (wish.holds ?? (wish.pose && role.holds && gripOf(role.holds).pose !== wish.pose ? null : undefined));
  const isGrip = isPutAway && role.holds !== undefined && role.pose === gripOf(role.holds).pose;
  const pose =
    wish.pose ??
    (isGrip ? 'stand' : wish.holds && !SEATED.has(role.pose) ? gripOf(wish.holds).pose : role.pose);
  const { hat: hadHat, overs: hadOvers = [], holds: held, thingColor: hadColor, placedAs, ...others } = role;
  const kept = holds === null ? undefined : (holds ?? held);
  const wornHat = hat === 'none' ? undefined : (hat ?? hadHat);
  const worn = overs?.length === 0 ? [] : putOnMore(hadOvers, overs ?? []);
  const isMoved = pose !== role.pose || wornHat !== hadHat || kept !== held;
  const arranged = placedAs ?? {
    pose: role.pose,
    ...(hadHat ? { hat: hadHat } : {}),
    ...(held ? { holds: held } : {}),
  };
  return {
    ...others,
    pose,
    ...(wish.arms ? { arms: wish.arms } : {}),
    ...(trade ? { trade } : {}),
    ...(wornHat ? { hat: wornHat } : {}),
    ...(hatColor ? { hatColor } : {}),
    ...(worn.length > 0 ? { overs: worn } : {}),
    ...(kept ? { holds: kept } : {}),
    ...(kept && (thingColor ?? (kept === held ? hadColor : undefined))
      ? { thingColor: thingColor ?? hadColor! }
      : {}),
    ...(isPregnant ? { isPregnant } : {}),
    ...(inWheelchair ? { inWheelchair } : {}),
    ...(isMoved && !isAlone ? { placedAs: arranged } : {}),
  };
}

const SEATED: ReadonlySet<CastPose> = new Set<CastPose>(['sit']);

/** Whether a pose takes more room than beside others is left. */
export function needsRoom({ pose, holds, inWheelchair, prop }: PersonWish): boolean {
  return (
    prop !== undefined ||
    (pose !== undefined && WIDE.has(pose)) ||
    holds === 'umbrella' ||
    holds === 'balloon' ||
    !!inWheelchair
  );
}

const WIDE: ReadonlySet<CastPose> = new Set<CastPose>([
  'sleep',
  'lift',
  'cycle',
  'hug',
  'lotus',
  'run',
  'picnic',
  'push',
  'tend',
  'kick',
  'dunk',
]);

function glassesOf(wish: NonNullable<PersonWish['glasses']>): string {
  return wish === 'none' ? '' : wish === 'sunglasses' ? 'sunglasses' : GLASSES[0]!;
}
