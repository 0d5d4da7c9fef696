import { areAlike, OUTFITS } from '../outfits.ts';
import type { Whom } from '../people-change.ts';
import type { PeopleScene, Person } from '../people-scene.ts';
import { SKINS } from '../person-colors.ts';
import { isLike } from '../tint.ts';
import { TRADES } from '../trades.ts';
import { headsFor } from './choose-head.ts';
import { findStanding } from './find-standing.ts';
import type { PersonWish } from './person-wish.ts';

/** Indices of the people whom a change is for; undefined if nobody fits, or if it cannot be told which one. */
export function choosePeople(scene: PeopleScene, whom: Whom, aspect: number): number[] | undefined {
  const standing = findStanding(scene, aspect);
  const fitting = standing.filter(
    (at) =>
      whom.wishes.some((wish) => fits(scene.cast[at]!, wish)) && !(whom.isYoung && scene.cast[at]!.isOld),
  );
  const { side, which } = whom;
  const half = (standing.length - 1) / 2;
  const placed = fitting.filter((at) => side === undefined || sideOf(standing.indexOf(at), half) === side);
  if (which === 'all') return placed.length > 0 ? placed : undefined;
  if (which === 'any') return placed.slice(-1);
  const outermost = side === 'left' ? placed.slice(0, 1) : side === 'right' ? placed.slice(-1) : placed;
  return outermost.length === 1 ? outermost : undefined;
}

function sideOf(rank: number, half: number): Whom['side'] {
  if (rank === half) return half === 0 ? undefined : 'middle';
  return rank < half ? 'left' : 'right';
}

type Test<Key extends keyof PersonWish> = (person: Person, wish: NonNullable<PersonWish[Key]>) => boolean;

const TESTS: { [Key in keyof PersonWish]-?: Test<Key> } = {
  sex: ({ isWoman }, sex) => (isWoman === true) === (sex === 'woman'),
  age: isOfAge,
  skin: ({ skin }, [from, to]) => SKINS.indexOf(skin) >= from - 1 && SKINS.indexOf(skin) <= to + 1,
  hairColor: ({ hair }, color) => isLike(hair, color),
  hair: ({ head, isWoman }, hair) => headsFor(isWoman === true)[hair]!.includes(head),
  beard: ({ beard }, wish) => (beard !== '') === (wish !== 'none'),
  glasses: ({ glasses }, wish) =>
    wish === 'sunglasses' ? glasses.startsWith('sun') : (glasses !== '') === (wish !== 'none'),
  head: ({ head }, wish) => head === wish,
  isPregnant: ({ role }) => role?.isPregnant === true,
  inWheelchair: ({ role }) => role?.inWheelchair === true,
  trade: ({ role, outfit }, trade) =>
    role ? role.trade === trade : OUTFITS[outfit].isForWork === true && TRADES[trade].outfit === outfit,
  outfit: ({ outfit }, wish) => areAlike(outfit, wish),
  top: ({ top }, color) => isLike(top, color),
  bottom: ({ bottom }, color) => isLike(bottom, color),
  pattern: ({ pattern }, { kind }) => pattern?.kind === kind,
  inner: ({ inner }, color) => inner !== undefined && isLike(inner, color),
  legwear: ({ legwear, outfit }, wish) =>
    (legwear ?? (OUTFITS[outfit].below === 'skirt' ? 'skirt' : 'trousers')) === wish,
  isLong: ({ isLong }) => isLong === true,
  footwear: ({ footwear }, wish) => wish === 'shoes' || footwear === wish,
  shoes: ({ shoes }, color) => isLike(shoes, color),
  hat: ({ head, role }, wish) => (role?.hat !== undefined || HATS.has(head)) === (wish !== 'none'),
  hatColor: ({ role }, color) => role?.hatColor !== undefined && isLike(role.hatColor, color),
  overs: ({ role }, wish) =>
    wish.length === 0
      ? !role?.overs
      : wish.every(({ over, color }) =>
          role?.overs?.some(
            (worn) => worn.over === over && (!color || (worn.color && isLike(worn.color, color))),
          ),
        ),
  headset: ({ headset }) => headset !== undefined,
  arms: ({ role }, arms) => role?.arms === arms,
  pose: ({ role }, pose) => role?.pose === pose,
  holds: ({ role }, holds) => role?.holds === holds,
  prop: ({ role }, prop) => role?.prop === prop,
  thingColor: ({ role }, color) => role?.thingColor !== undefined && isLike(role.thingColor, color),
  face: ({ face, mouth }, wish) =>
    wish === 'smiling'
      ? mouth === 'smiling' || face === 'smile'
      : wish === 'laughing'
        ? mouth === wish
        : face === wish,
};

const HATS: ReadonlySet<string> = new Set(['hatHip', 'hatBeanie']);

function fits(person: Person, wish: PersonWish): boolean {
  return (Object.keys(wish) as (keyof PersonWish)[]).every(
    (key) => wish[key] === undefined || (TESTS[key] as Test<typeof key>)(person, wish[key] as never),
  );
}

function isOfAge({ child, isOld, role }: Person, age: NonNullable<PersonWish['age']>): boolean {
  switch (age) {
    case 'old':
      return isOld === true;
    case 'adult':
      return !child && role?.build !== 'teenager';
    case 'teenager':
      return role?.build === 'teenager';
    case 'child':
      return child || role?.build === 'teenager';
    case 'toddler':
    case 'baby':
      return role?.build === age;
  }
}
