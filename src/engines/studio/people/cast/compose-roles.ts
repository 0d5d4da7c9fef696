import type { Random } from '../../math/seeded-random.ts';
import { OUTFITS, type Outfit } from '../outfits.ts';
import type { Hat, Person, Role, Setting } from '../people-scene.ts';
import { GLASSES, GRAY, HAIR, OFF_WHITE, SHOES, SKINS, TROUSERS } from '../person-colors.ts';
import { darken } from '../tint.ts';
import { TRADES, type Trade } from '../trades.ts';
import { putOnMore } from './accessories.ts';
import type { CastPose } from './cast-poses.ts';
import { chooseHead, isSmall } from './choose-head.ts';
import { FACES } from './faces.ts';
import { gripOf } from './held-things.ts';
import { looksOf, type PersonWish } from './person-wish.ts';
import { toolInPortrait } from './portrait.ts';

/** Everyone whom the words name; what they leave open is drawn by chance. */
export function composeRoles(
  people: readonly PersonWish[],
  { tops, setting, isCloseUp }: { tops: readonly string[]; setting: Setting; isCloseUp: boolean },
  random: Random,
): Person[] {
  const skins = [...SKINS].sort(() => random.next() - 0.5);
  // Children beside adults at work are not their own.
  const isFamily = !people.some(({ trade }) => trade);
  const elder = people.findIndex(({ age, skin }) => !isYoung(age) && !skin);
  const firstIsWoman = random.chance(0.5);
  return people.map((wish, index) => {
    const isWoman = wish.sex ? wish.sex === 'woman' : (index % 2 === 0) === firstIsWoman;
    return composeRole(
      wish,
      {
        isWoman,
        skin: skins[(isFamily && elder >= 0 && isYoung(wish.age) ? elder : index) % skins.length]!,
        top: tops[index % tops.length]!,
        isCloseUp,
      },
      setting,
      random,
    );
  });
}

interface Defaults {
  isWoman: boolean;
  skin: string;
  top: string;
  isCloseUp: boolean;
}

function composeRole(wish: PersonWish, defaults: Defaults, setting: Setting, random: Random): Person {
  const { isWoman } = defaults;
  const trade: Trade | undefined = wish.trade && TRADES[wish.trade];
  const age = wish.age ?? 'adult';
  const skin = wish.skin ? SKINS[random.between(wish.skin[0], wish.skin[1] + 0.999) | 0]! : defaults.skin;
  const tone = SKINS.indexOf(skin);
  const hat = wish.hat === 'none' ? undefined : (wish.hat ?? (wish.head ? undefined : trade?.hat));
  const head = wish.head ?? chooseHead(wish, { isWoman, tone, hat }, random);
  // A belly is hardly seen in a jacket.
  const usual = () =>
    wish.isPregnant && !wish.legwear ? 'dress' : chooseOutfit(wish, isWoman, setting, random);
  const outfit = wish.outfit ?? trade?.outfit ?? usual();
  const { colors = [], isOfOneColor } = OUTFITS[outfit];
  const top =
    wish.top ?? trade?.top ?? (colors.length > 1 ? random.pick(colors) : (colors[0] ?? defaults.top));
  const hair =
    age === 'old' && !wish.hairColor
      ? random.pick(GRAY)
      : (wish.hairColor ?? random.pick(HAIR.slice(0, tone > 3 ? 3 : HAIR.length)));
  const grown = random.chance(age === 'old' ? 0.5 : 0.35);
  return {
    head,
    ...FACES[wish.face ?? 'calm-or-smiling'](random),
    beard: wish.beard
      ? beardOf(wish.beard, random)
      : !isWoman && grown && isGrown(age) && trade?.over !== 'mask'
        ? random.pick(['full', 'chin', 'full2', 'goatee1'])
        : '',
    glasses: glassesOf(
      wish,
      isYoung(age) || hat === 'space-helmet' || trade?.over === 'goggles',
      age,
      random,
    ),
    skin,
    hair: head === 'hijab' ? darken(defaults.top, 0.25) : head === 'turban' ? defaults.top : hair,
    outfit,
    top,
    trim: random.pick(['#e07a5f', '#3d8b7d', '#f2b84b', '#2f4a7d', '#d9576b', OFF_WHITE]),
    ...looksOf({ ...wish, headset: wish.headset ?? trade?.headset }),
    bottom:
      wish.bottom ??
      (wish.top && isOfOneColor ? wish.top : trade?.bottom) ??
      (isOfOneColor ? top : random.pick(TROUSERS)),
    shoes:
      wish.shoes ??
      (age === 'baby'
        ? skin
        : wish.footwear === 'boots'
          ? BROWN_BOOTS
          : shoesOf(outfit, wish.footwear ? 'street' : setting, skin, random)),
    child: isYoung(age),
    isWoman,
    isOld: age === 'old',
    role: roleOf(wish, trade, { age, hat, isCloseUp: defaults.isCloseUp }, random),
  };
}

function roleOf(
  wish: PersonWish,
  trade: Trade | undefined,
  { age, hat, isCloseUp }: { age: NonNullable<PersonWish['age']>; hat: Hat | undefined; isCloseUp: boolean },
  random: Random,
): Role {
  const tool = trade?.tool;
  // Hands that a pose needs hold no tool, and a close-up has room only for one that tells the trade.
  const free = wish.pose === undefined || HANDS_FREE.has(wish.pose);
  const holds = wish.holds ?? (isCloseUp ? toolInPortrait(wish) : free ? tool : undefined);
  const pose: CastPose =
    wish.pose ??
    (holds
      ? gripOf(holds).pose
      : isCloseUp
        ? 'stand'
        : random.pick(['stand', 'stand', 'hip', 'fold'] as const));
  const usual = trade?.over && wish.overs?.length !== 0 ? [{ over: trade.over }] : [];
  const overs = putOnMore(usual, wish.overs ?? []);
  return {
    build: age === 'old' ? 'adult' : age,
    ...(wish.trade ? { trade: wish.trade } : {}),
    pose: wish.isPregnant && pose !== 'sit' ? 'carry' : pose,
    ...(wish.arms ? { arms: wish.arms } : {}),
    ...(hat ? { hat } : {}),
    ...(hat && wish.hatColor ? { hatColor: wish.hatColor } : {}),
    ...(overs.length > 0 ? { overs } : {}),
    ...(holds ? { holds } : {}),
    ...(wish.thingColor ? { thingColor: wish.thingColor } : {}),
    ...(wish.prop ? { prop: wish.prop } : {}),
    ...(wish.isPregnant ? { isPregnant: true } : {}),
    ...(wish.inWheelchair ? { inWheelchair: true } : {}),
  };
}

const BROWN_BOOTS = '#6b4226';

/** Poses with a hand for a thing. */
const HANDS_FREE: ReadonlySet<CastPose> = new Set<CastPose>(['stand', 'sit', 'walk']);

function isYoung(age: PersonWish['age']): boolean {
  return age === 'baby' || isSmall(age);
}

function isGrown(age: PersonWish['age']): boolean {
  return age === 'adult' || age === 'old';
}

function beardOf(beard: NonNullable<PersonWish['beard']>, random: Random): string {
  if (beard === 'none') return '';
  return beard === 'beard'
    ? random.pick(['full', 'full2', 'full3'])
    : random.pick(['moustache2', 'moustache6']);
}

function glassesOf(
  { glasses }: PersonWish,
  isNever: boolean,
  age: PersonWish['age'],
  random: Random,
): string {
  if (glasses === 'sunglasses') return random.pick(['sunglasses', 'sunglasses2']);
  if (glasses === 'glasses') return random.pick(GLASSES);
  if (glasses === 'none' || isNever) return '';
  return random.chance(age === 'old' ? 0.4 : 0.18) ? random.pick(GLASSES) : '';
}

function chooseOutfit(wish: PersonWish, isWoman: boolean, setting: Setting, random: Random): Outfit {
  const usual = chooseUsualOutfit(wish, isWoman, setting, random);
  return usual === 'dress' && wish.legwear ? 'tee' : usual;
}

function chooseUsualOutfit(
  { pose, age }: PersonWish,
  isWoman: boolean,
  setting: Setting,
  random: Random,
): Outfit {
  if (pose && SPORTY.has(pose)) return 'sport';
  if (setting === 'gym' || setting === 'yoga-studio') return 'sport';
  if (setting === 'beach') return isWoman && random.chance(0.4) ? 'dress' : 'tee';
  if (setting === 'snow') return 'hoodie';
  if (isYoung(age)) return isWoman && isSmall(age) ? 'dress' : 'tee';
  if (setting === 'office') return random.pick(isWoman ? ['suit', 'blouse'] : ['suit', 'shirt']);
  return random.pick(
    isWoman ? ['sweater', 'tee', 'dress', 'blouse', 'blouse'] : ['sweater', 'tee', 'shirt', 'hoodie'],
  );
}

const SPORTY: ReadonlySet<CastPose> = new Set<CastPose>(['run', 'lift', 'lotus', 'cycle']);

function shoesOf(outfit: Outfit, setting: Setting, skin: string, random: Random): string {
  if (setting === 'beach' || setting === 'yoga-studio' || OUTFITS[outfit].shoes === 'none') return skin;
  return OUTFITS[outfit].shoes ?? random.pick(SHOES);
}
