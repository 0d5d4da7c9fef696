import type { CastPose } from '../../people/cast/cast-poses.ts';
import type { PersonWish } from '../../people/cast/person-wish.ts';
import type { Setting, Table } from '../../people/people-scene.ts';
import { wordSet } from '../../scene/phrases.ts';
import type { Token } from '../reading/token.ts';

/** The people that are read so far. */
export interface PeopleReading {
  /** Everyone, in the prompt's order. */
  people: PersonWish[];
  /** Those of the last noun for people, whom the next words describe. */
  last: PersonWish[];
  /** People of a counted group that a later noun described: the woman of "three coworkers, one woman and two men". */
  named?: ReadonlySet<PersonWish>;
  /** A family's usual children, until the prompt names its own. */
  usual: PersonWish[];
  place: Setting | undefined;
  /** Whether they sit on a bench, which may stand in another open place. */
  isOnBench?: boolean;
  /** Where what they do is usually done. */
  usualPlace?: Setting | undefined;
  /** Their table or blanket. */
  table?: Table;
  /** The parts of the body that are dressed by words. */
  worn: Map<PersonWish, ReadonlySet<string>>;
  /** Where the last word for what is worn ends in the text. */
  wornUntil?: number;
  /** Words for trousers, skirts and shoes, which some poses hide. */
  belowWaist: Set<Token>;
  /** The words that can be seen. */
  shows: Set<Token>;
}

/** Gives people the trait that a word names; false if they cannot have it. */
export function applyTrait(
  { shows }: PeopleReading,
  whom: readonly PersonWish[],
  trait: PersonWish | undefined,
  token: Token,
): boolean {
  if (!trait || whom.length === 0 || whom.some((person) => contradicts(person, trait))) return false;
  for (const person of whom)
    Object.assign(person, { ...trait, ...keptOf(person, trait), ...joinPoses(person, trait.pose) });
  shows.add(token);
  return true;
}

/** Whether the words ask for what this person cannot be. */
function contradicts(person: PersonWish, wish: PersonWish): boolean {
  if (wish.sex && person.sex && wish.sex !== person.sex) return true;
  if (isYoung(person) && ((wish.beard && wish.beard !== 'none') || wish.isPregnant)) return true;
  if (person.age === 'baby') {
    const isPosed =
      wish.pose !== undefined && (person.pose ? wish.pose !== person.pose : !BABY_POSES.has(wish.pose));
    return isPosed || Object.keys(wish).some((key) => !BABY_TRAITS.has(key));
  }
  if (wish.pose && person.pose && wish.pose !== person.pose && wish.pose !== person.arms) {
    const isSeatedReader = wish.pose === 'read' && person.pose === 'sit';
    const isJoined = joinPoses(person, wish.pose) !== undefined;
    return !isSeatedReader && !isJoined && wish.pose !== 'stand' && person.pose !== 'stand';
  }
  // Sleepers hold nothing.
  if ((person.pose === 'sleep' && wish.holds) || (wish.pose === 'sleep' && person.holds)) return true;
  if (wish.hat && person.hat && wish.hat !== person.hat) return true;
  return (wish.trade !== undefined && person.trade !== undefined) || (!!wish.head && !!person.hair);
}

const BABY_POSES: ReadonlySet<string> = new Set(['sit', 'sleep']);
const BABY_TRAITS = wordSet('sex, skin, face, hairColor, age, top, pose');

/** Both poses, if one is of the legs and the other of the arms: "walking and talking on the phone". */
export function joinPoses({ pose, arms }: PersonWish, next: PersonWish['pose']): PersonWish | undefined {
  if (!pose || !next || pose === next || arms) return undefined;
  const isOfArms = OF_ARMS.has(next) || (next === 'read' && pose !== 'sit');
  if (OF_LEGS.has(pose) && isOfArms) return { pose, arms: next };
  return OF_LEGS.has(next) && OF_ARMS.has(pose) ? { pose: next, arms: pose } : undefined;
}

const OF_LEGS: ReadonlySet<CastPose> = new Set<CastPose>(['sit', 'walk', 'run', 'lotus', 'dance']);
const OF_ARMS: ReadonlySet<CastPose> = new Set<CastPose>([
  'phone',
  'pet',
  'drink',
  'eat',
  'wave',
  'think',
  'point',
  'present',
  'strum',
  'clap',
  'hold',
  'cheer',
]);

/** Traits that later words do not replace: seated readers stay seated. */
function keptOf(person: PersonWish, wish: PersonWish): PersonWish {
  if (person.pose && wish.pose && (person.pose === 'sit' || wish.pose === person.arms))
    return { pose: person.pose };
  if (wish.pose === 'stand' && person.pose) return { pose: person.pose };
  if (wish.age && person.age && person.age !== 'adult') return { age: person.age };
  return {};
}

export function isYoung({ age }: PersonWish): boolean {
  return age === 'child' || age === 'toddler' || age === 'baby';
}

/** The entry for a word as typed, or for one of its base forms. */
export function lookUp<Value>(words: ReadonlyMap<string, Value>, { forms, text }: Token): Value | undefined {
  return words.get(text) ?? forms.map((form) => words.get(form)).find((value) => value !== undefined);
}
