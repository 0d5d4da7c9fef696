import { gradeByMood } from '../finish/grade.ts';
import { createRandom, type Random } from '../math/seeded-random.ts';
import type { Mood } from '../scene/mood.ts';
import type { Composition, PictureSettings } from '../scene/picture-settings.ts';
import type { CastPose } from './cast/cast-poses.ts';
import { composeRoles } from './cast/compose-roles.ts';
import type { PersonWish } from './cast/person-wish.ts';
import { composeUsualCast, shuffle } from './compose-usual-cast.ts';
import { PEOPLE, type PeopleArchetype } from './people-archetypes.ts';
import type { Layout, OpenAir, PeopleScene, Setting, Table } from './people-scene.ts';
import { chooseClothes } from './person-colors.ts';
import { composeRoomColors } from './room-palettes.ts';
import { isOutdoors } from './rooms/outdoors.ts';
import { TRADES } from './trades.ts';

/** Requirements from prompt and settings. */
export interface PeopleSceneWish {
  archetype: PeopleArchetype;
  setting: Setting | undefined;
  moods: readonly Mood[];
  /** Display hex. */
  colors: readonly string[];
  /** The prompt's, lower case and in its order. */
  words: readonly string[];
  settings: PictureSettings;
  /** Everyone whom the words name; undefined where the archetype chooses the cast. */
  people?: readonly PersonWish[];
  /** The table or blanket of the named people. */
  table?: Table;
  /** Hour and season, seen outdoors. */
  air: OpenAir;
  /** Display hex of the plain color behind them, instead of a place. */
  backdrop?: string;
  /** The walls take colors of the prompt, so there must be some. */
  isIndoors?: boolean;
  /** Head and shoulders fill the picture. */
  isCloseUp?: boolean;
}

/** Composes the named people, or the archetype's usual cast, with their room and its colors. */
export function composePeople(wish: PeopleSceneWish, seed: number, aspect: number): PeopleScene {
  const random = createRandom(seed);
  const { archetype, moods, colors, settings } = wish;
  const people = wish.people ?? (archetype === 'people' ? SOMEONE : undefined);
  const roomColors = composeRoomColors(moods, colors, random);
  const setting = wish.setting ?? chooseSetting(wish, random);
  const own = random.seed();
  const cast = people
    ? composeRoles(
        people,
        { tops: shuffle(chooseClothes(moods, colors), random), setting, isCloseUp: wish.isCloseUp === true },
        random,
      )
    : composeUsualCast(wish, aspect, random);
  const layout = composeLayout(settings.composition, aspect, random.sign());
  return {
    kind: 'people',
    archetype,
    colors: wish.backdrop ? { ...roomColors, wall: wish.backdrop } : roomColors,
    setting,
    seed: own,
    cast,
    ...(wish.table ? { table: wish.table } : {}),
    air: wish.air,
    layout: {
      ...layout,
      size: layout.size * (wish.isCloseUp ? CLOSE_UP : 1),
      ...(settings.style === 'minimalist' ? { furniture: 'bare' } : {}),
      ...(wish.backdrop ? { furniture: 'plain' } : {}),
    },
    finish: gradeByMood(PLAIN, moods),
  };
}

/** Size of a close-up's head, relative to a usual portrait's. */
const CLOSE_UP = 1.3;

/** For scenes of people that are made without a prompt. */
const SOMEONE: readonly PersonWish[] = [{}, {}];

/** Where the first person with a trade works, or where its pose is usual. */
function chooseSetting({ archetype, people = [], isIndoors }: PeopleSceneWish, random: Random): Setting {
  const trade = people.find((person) => person.trade)?.trade;
  if (trade) return TRADES[trade].setting;
  if (people.some(({ holds }) => holds === 'umbrella') && !isIndoors) return random.pick(['street', 'park']);
  if (people.some(({ age }) => age === 'baby')) return 'living-room';
  const pose = people.find((person) => person.pose)?.pose;
  const settings = (pose && POSE_SETTINGS[pose]) ?? PEOPLE[archetype].settings;
  if (!isIndoors) return random.pick(settings);
  const rooms = settings.filter((setting) => !isOutdoors(setting));
  return rooms.length > 0 ? random.pick(rooms) : 'co-working';
}

const POSE_SETTINGS: Readonly<Partial<Record<CastPose, readonly Setting[]>>> = {
  run: ['park', 'street', 'beach'],
  walk: ['park', 'street', 'beach'],
  cycle: ['park', 'street', 'farm'],
  lift: ['gym'],
  lotus: ['yoga-studio', 'park', 'beach'],
  jump: ['park', 'beach'],
  dance: ['stage', 'park'],
  sleep: ['bedroom'],
  sit: ['living-room', 'park', 'cafe'],
  read: ['living-room', 'park', 'co-working'],
  present: ['office', 'co-working', 'classroom'],
  hug: ['park', 'living-room'],
  ride: ['farm', 'park', 'beach'],
  scoot: ['street', 'park'],
  surf: ['open-water'],
  kayak: ['open-water'],
  row: ['open-water'],
  climb: ['mountain'],
  golf: ['golf-course'],
  swim: ['swimming-pool'],
  wade: ['swimming-pool'],
  watch: ['living-room'],
};

const USUAL: Layout = {
  middle: undefined,
  share: 1,
  size: 1,
  zoom: 1,
  slide: 0,
  tilt: 0,
  furniture: 'full',
};

/** `side` (-1 or 1) is where the composition leans. */
function composeLayout(composition: Composition | undefined, aspect: number, side: number): Layout {
  const long = Math.max(aspect, 1 / aspect);
  // Tall pictures have little room to move anything sideways.
  const room = Math.min(1, aspect);
  switch (composition) {
    case 'centered':
      return { ...USUAL, middle: 0.5, share: 0.9 };
    case 'balanced':
      return { ...USUAL, middle: 0.5 + side * 0.17 * room, share: 1 - 0.34 * room, size: 0.95 };
    case 'dynamic':
      return {
        ...USUAL,
        zoom: aspect < 1 ? 1.17 : 1.3,
        slide: side * (aspect < 1 ? 0.05 : 0.1),
        tilt: side * Math.min(3.5, 7 / long),
      };
    case 'minimalist':
      return {
        ...USUAL,
        middle: 0.5 + side * 0.12 * room,
        share: 1 - 0.38 * room,
        size: 0.76,
        furniture: 'spare',
      };
    case undefined:
      return USUAL;
  }
}

const PLAIN = {
  curve: 'neutral',
  target: 0.6,
  bloom: 0,
  bloomThreshold: 1,
  saturation: 1,
  contrast: 0,
  shadowTint: [1, 1, 1],
  lightTint: [1, 1, 1],
  vignette: 0,
  grain: 0,
} as const;
