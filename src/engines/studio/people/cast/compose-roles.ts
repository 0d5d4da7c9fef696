import type { Random } from '../../math/seeded-random.ts';
import type { Hat, Outfit, Person, Role, Setting } from '../people-scene.ts';
import { GLASSES, GRAY, HAIR, SKINS, TROUSERS } from '../person-colors.ts';
import { darken } from '../tint.ts';
import { TRADES, type Trade } from '../trades.ts';
import type { CastPose } from './cast-poses.ts';
import { gripOf } from './held-things.ts';
import type { PersonWish } from './person-wish.ts';

/** Everyone whom the words name; what they leave open is drawn by chance. */
export function composeRoles(
  people: readonly PersonWish[],
  { tops, setting }: { tops: readonly string[]; setting: Setting },
  random: Random,
): Person[] {
  const skins = [...SKINS].sort(() => random.next() - 0.5);
  const firstIsWoman = random.chance(0.5);
  return people.map((wish, index) => {
    const isWoman = wish.sex ? wish.sex === 'woman' : (index % 2 === 0) === firstIsWoman;
    return composeRole(
      wish,
      { isWoman, skin: skins[index % skins.length]!, top: tops[index % tops.length]! },
      setting,
      random,
    );
  });
}

interface Defaults {
  isWoman: boolean;
  skin: string;
  top: string;
}

function composeRole(wish: PersonWish, defaults: Defaults, setting: Setting, random: Random): Person {
  const { isWoman } = defaults;
  const trade: Trade | undefined = wish.trade && TRADES[wish.trade];
  const age = wish.age ?? 'adult';
  const isYoung = age === 'baby' || age === 'child';
  const skin = wish.skin ? SKINS[random.between(wish.skin[0], wish.skin[1] + 0.999) | 0]! : defaults.skin;
  const tone = SKINS.indexOf(skin);
  const hat = wish.hat ?? (wish.head ? undefined : trade?.hat);
  const head = wish.head ?? chooseHead(wish, isWoman, age, hat, random);
  const outfit = wish.outfit ?? trade?.outfit ?? chooseOutfit(wish, isWoman, setting, random);
  const top =
    wish.top ??
    trade?.top ??
    (outfit === 'suit'
      ? random.pick(['#2f4a7d', '#22304f', '#4a5568', '#7a3f4f', '#39675f'])
      : outfit === 'coat' || outfit === 'labcoat'
        ? '#fbfcfe'
        : outfit === 'scrubs'
          ? random.pick(['#4aa3b5', '#5b8fd0', '#57a88c'])
          : defaults.top);
  const hair =
    age === 'old' && !wish.hairColor
      ? random.pick(GRAY)
      : (wish.hairColor ?? random.pick(HAIR.slice(0, tone > 3 ? 3 : HAIR.length)));
  const grown = random.chance(age === 'old' ? 0.5 : 0.35);
  return {
    head,
    face: FACES[wish.face ?? 'calm-or-smiling'](random),
    beard: wish.beard
      ? beardOf(wish.beard, random)
      : !isWoman && grown && isGrown(age) && trade?.over !== 'mask'
        ? random.pick(['full', 'chin', 'full2', 'goatee1'])
        : '',
    glasses: glassesOf(wish, isYoung || hat === 'space-helmet' || trade?.over === 'goggles', age, random),
    skin,
    hair: head === 'hijab' ? darken(defaults.top, 0.25) : head === 'turban' ? defaults.top : hair,
    outfit,
    top,
    trim: random.pick(['#e07a5f', '#3d8b7d', '#f2b84b', '#2f4a7d', '#d9576b', '#f4f1ea']),
    bottom:
      wish.bottom ??
      trade?.bottom ??
      (outfit === 'dress' ? top : outfit === 'suit' ? top : random.pick(TROUSERS)),
    shoes: age === 'baby' ? skin : shoesOf(outfit, setting, skin, random),
    child: isYoung,
    role: roleOf(wish, trade, { age, hat }, random),
  };
}

function roleOf(
  wish: PersonWish,
  trade: Trade | undefined,
  { age, hat }: { age: NonNullable<PersonWish['age']>; hat: Hat | undefined },
  random: Random,
): Role {
  const tool = trade?.tool;
  // Hands that a pose needs hold no tool.
  const free = wish.pose === undefined || HANDS_FREE.has(wish.pose);
  const holds = wish.holds ?? (free ? tool : undefined);
  const pose: CastPose =
    wish.pose ?? (holds ? gripOf(holds).pose : random.pick(['stand', 'stand', 'hip', 'fold'] as const));
  const over = wish.over ?? trade?.over;
  return {
    build: age === 'old' ? 'adult' : age,
    pose: wish.isPregnant && pose !== 'sit' ? 'carry' : pose,
    ...(hat ? { hat } : {}),
    ...(over ? { over } : {}),
    ...(holds ? { holds } : {}),
    ...(wish.isPregnant ? { isPregnant: true } : {}),
    ...(wish.inWheelchair ? { inWheelchair: true } : {}),
  };
}

/** Poses with a hand for a thing. */
const HANDS_FREE: ReadonlySet<CastPose> = new Set<CastPose>(['stand', 'sit', 'walk']);

function isGrown(age: PersonWish['age']): boolean {
  return age === 'adult' || age === 'old';
}

const WOMENS_HEADS: Readonly<Record<string, readonly string[]>> = {
  any: [
    'long',
    'longCurly',
    'medium1',
    'medium2',
    'mediumBangs',
    'mediumStraight',
    'bangs',
    'bangs2',
    'bun2',
    'afro',
    'cornrows',
    'mediumBangs3',
  ],
  hat: ['long', 'medium1', 'mediumStraight', 'mediumBangs3', 'bangs2'],
  old: ['grayBun', 'grayMedium', 'medium1', 'bangs'],
  long: ['long'],
  short: ['medium1', 'bangs2', 'bangs'],
  curly: ['longCurly'],
  afro: ['afro'],
  bun: ['bun2', 'bun'],
  braids: ['cornrows', 'dreads1'],
  straight: ['mediumStraight'],
  bangs: ['bangs', 'mediumBangs'],
  bald: ['noHair1'],
  child: ['buns', 'medium1', 'bangs', 'mediumBangs', 'long'],
};

const MENS_HEADS: Readonly<Record<string, readonly string[]>> = {
  any: ['short1', 'short2', 'short3', 'short4', 'short5', 'pomp', 'flatTop', 'twists', 'shaved1', 'twists2'],
  hat: ['short1', 'short2', 'short4', 'shaved1'],
  old: ['grayShort', 'short4', 'short1', 'short2'],
  long: ['dreads2', 'mediumStraight'],
  short: ['short1', 'short2', 'short4'],
  curly: ['short3', 'twists'],
  afro: ['afro'],
  bun: ['bun2'],
  braids: ['cornrows2', 'dreads2'],
  straight: ['short4'],
  bangs: ['short5'],
  bald: ['noHair1'],
  child: ['short1', 'short2', 'short4', 'short5', 'short3'],
};

function chooseHead(
  wish: PersonWish,
  isWoman: boolean,
  age: NonNullable<PersonWish['age']>,
  hat: Hat | undefined,
  random: Random,
): string {
  if (age === 'baby') return random.pick(['noHair1', 'short1', 'shaved1']);
  const heads = isWoman ? WOMENS_HEADS : MENS_HEADS;
  if (hat === 'space-helmet' || hat === 'surgical-cap') return 'noHair1';
  const kind = wish.hair ?? (hat ? 'hat' : age === 'child' ? 'child' : age === 'old' ? 'old' : 'any');
  return random.pick(heads[kind]!);
}

const FACES: Readonly<
  Record<NonNullable<PersonWish['face']> | 'calm-or-smiling', (random: Random) => string>
> = {
  smiling: (random) => random.pick(['smile', 'cute']),
  laughing: () => 'smileLOL',
  serious: () => 'serious',
  sad: () => 'tired',
  angry: () => 'veryAngry',
  surprised: () => 'awe',
  calm: () => 'calm',
  'calm-or-smiling': (random) => random.pick(['smile', 'smile', 'smile', 'calm', 'cute']),
};

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

function chooseOutfit({ pose, age }: PersonWish, isWoman: boolean, setting: Setting, random: Random): Outfit {
  if (pose && SPORTY.has(pose)) return 'sport';
  if (setting === 'gym' || setting === 'yoga-studio') return 'sport';
  if (setting === 'beach') return isWoman && random.chance(0.4) ? 'dress' : 'tee';
  if (setting === 'snow') return 'hoodie';
  if (age === 'baby' || age === 'child')
    return isWoman && age === 'child' && random.chance(0.35) ? 'dress' : 'tee';
  if (setting === 'office') return random.pick(['suit', 'shirt', isWoman ? 'blouse' : 'shirt']);
  return random.pick([
    'sweater',
    'tee',
    'shirt',
    'hoodie',
    ...(isWoman ? (['dress', 'blouse'] as const) : []),
  ]);
}

const SPORTY: ReadonlySet<CastPose> = new Set<CastPose>(['run', 'lift', 'lotus', 'cycle']);

function shoesOf(outfit: Outfit, setting: Setting, skin: string, random: Random): string {
  if (setting === 'beach' || setting === 'yoga-studio') return skin;
  if (outfit === 'suit' || outfit === 'uniform' || outfit === 'robe') return '#22242e';
  if (outfit === 'turnout' || outfit === 'spacesuit') return '#3a3d48';
  return random.pick(['#f4f4f4', '#2a2d3a', '#8a5a3c', '#d9576b']);
}
