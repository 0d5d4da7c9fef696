import type { Random } from '../../math/seeded-random.ts';
import { phrases } from '../../scene/phrases.ts';
import type { Hat } from '../people-scene.ts';
import type { PersonWish } from './person-wish.ts';

const WOMENS_HEADS: Readonly<Record<string, readonly string[]>> = {
  any: phrases(
    `long, longCurly, medium2, medium3, mediumBangs, mediumBangs2, mediumBangs3, bangs, bangs2, bun, bun2, cornrows, cornrows2`,
  ),
  hat: ['long', 'medium2', 'medium3', 'mediumBangs3', 'bangs2'],
  covered: ['medium1'],
  old: ['grayBun', 'grayMedium', 'medium2', 'bangs'],
  long: ['long', 'longBangs'],
  short: ['medium1', 'grayMedium'],
  curly: ['longCurly'],
  afro: ['longAfro'],
  bun: ['bun2', 'bun'],
  braids: ['cornrows2'],
  straight: ['bangs2', 'medium3'],
  bangs: ['bangs', 'mediumBangs'],
  bald: ['noHair1'],
  child: ['medium2', 'medium3', 'mediumBangs', 'mediumBangs3', 'long', 'bun'],
};

const MENS_HEADS: Readonly<Record<string, readonly string[]>> = {
  any: ['short1', 'short2', 'short3', 'short4', 'short5', 'pomp', 'flatTop', 'twists', 'shaved1', 'twists2'],
  hat: ['short1', 'short2', 'short4', 'shaved1'],
  covered: ['noHair1'],
  old: ['grayShort', 'short4', 'short1', 'short2'],
  long: ['medium3', 'bangs'],
  short: ['short1', 'short2', 'short4'],
  curly: ['dreads2', 'twists'],
  afro: ['afro'],
  bun: ['bun2'],
  braids: ['cornrows2', 'dreads2'],
  straight: ['short4'],
  bangs: ['short5'],
  bald: ['noHair1'],
  child: ['short1', 'short2', 'short4', 'short5', 'short3'],
};

export function chooseHead(
  wish: PersonWish,
  { isWoman, tone, hat }: { isWoman: boolean; tone: number; hat: Hat | undefined },
  random: Random,
): string {
  const heads = isWoman ? WOMENS_HEADS : MENS_HEADS;
  if (hat === 'space-helmet' || hat === 'surgical-cap') return random.pick(heads.covered!);
  const kind = wish.hair ?? (hat ? 'hat' : isSmall(wish.age) ? 'child' : wish.age === 'old' ? 'old' : 'any');
  const fitting = heads[kind]!.filter((head) => wish.hair || tone >= FIRST_DARK || !CURLED.test(head));
  return random.pick(fitting);
}

/** Hair that few people with a lighter skin have. */
const CURLED = /afro|cornrows|dreads|twists|flatTop/i;
const FIRST_DARK = 4;

/** Heads by the style of their hair. */
export function headsFor(isWoman: boolean): Readonly<Record<string, readonly string[]>> {
  return isWoman ? WOMENS_HEADS : MENS_HEADS;
}

/** Toddlers and children, whose hair is alike. */
export function isSmall(age: PersonWish['age']): boolean {
  return age === 'toddler' || age === 'child';
}
