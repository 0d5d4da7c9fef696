import { createRandom, type Random } from '../maths/seeded-random.ts';
import type {
  Outfit,
  PeopleArchetype,
  PeopleScene,
  Person,
  RoomColours,
  Setting,
} from '../people/people-scene.ts';
import { darken, lighten } from '../people/tint.ts';
import { gradeByMood } from './mood-grade.ts';
import type { Mood } from './scene.ts';

/** What the words say of an illustration of people. */
export interface PeopleWish {
  archetype: PeopleArchetype;
  setting: Setting | undefined;
  moods: readonly Mood[];
  /** Display hex. */
  colours: readonly string[];
}

export function composePeople(wish: PeopleWish, seed: number, aspect: number): PeopleScene {
  const random = createRandom(seed);
  const { archetype } = wish;
  const colours = composeColours(wish, random);
  return {
    kind: 'people',
    archetype,
    setting: wish.setting ?? random.pick(SETTINGS[archetype]),
    seed: random.seed(),
    colours,
    cast: composeCast(archetype, aspect, random),
    finish: gradeByMood(PLAIN, wish.moods),
  };
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

const SETTINGS: Record<PeopleArchetype, readonly Setting[]> = {
  'team-meeting': ['office', 'office', 'co-working', 'cafe'],
  'video-call': ['office'],
  presentation: ['office', 'stage', 'co-working'],
  doctor: ['clinic'],
  'yoga-class': ['yoga-studio'],
  family: ['living-room'],
  'remote-work': ['living-room', 'co-working', 'cafe', 'living-room'],
  handshake: ['office', 'office', 'co-working'],
  classroom: ['classroom'],
  portrait: ['office', 'co-working', 'cafe', 'living-room'],
};

const ROOMS: readonly (Omit<RoomColours, 'ink'> & { suits: readonly Mood[] })[] = [
  {
    wall: '#fdebd8',
    wallShade: '#fbd3b6',
    floor: '#dd9a76',
    wood: '#c98d5f',
    accent: '#f2704d',
    second: '#2f7f86',
    leaf: '#2f8f6b',
    sky: '#8fc7ff',
    suits: ['warm', 'vibrant'],
  },
  {
    wall: '#e8f0fb',
    wallShade: '#cfdff5',
    floor: '#9fb4d4',
    wood: '#b99570',
    accent: '#3d6bff',
    second: '#ff9d5c',
    leaf: '#3d9b76',
    sky: '#86bdf7',
    suits: ['professional', 'cool', 'confident'],
  },
  {
    wall: '#eaf5ee',
    wallShade: '#cde6d6',
    floor: '#b8a582',
    wood: '#b98b5a',
    accent: '#2e9c76',
    second: '#f0b03f',
    leaf: '#2c8a5c',
    sky: '#a5d8f0',
    suits: ['calm', 'bright'],
  },
  {
    wall: '#f3ecfb',
    wallShade: '#ddcdf2',
    floor: '#a78fc4',
    wood: '#b7876a',
    accent: '#7a4be0',
    second: '#f5828c',
    leaf: '#3f9a84',
    sky: '#a9c4ff',
    suits: ['creative', 'vibrant', 'pastel'],
  },
  {
    wall: '#fff4d9',
    wallShade: '#fde2a5',
    floor: '#d9a862',
    wood: '#b9834c',
    accent: '#e2574c',
    second: '#2b6f9e',
    leaf: '#4d9a58',
    sky: '#9ad4f2',
    suits: ['energetic', 'bright', 'warm'],
  },
  {
    wall: '#fbeaea',
    wallShade: '#f3cfd0',
    floor: '#cf9a94',
    wood: '#b98468',
    accent: '#d64d6e',
    second: '#3f6f8f',
    leaf: '#4c9277',
    sky: '#b7d5ee',
    suits: ['pastel', 'warm', 'calm'],
  },
  {
    wall: '#33405f',
    wallShade: '#27314d',
    floor: '#1e2740',
    wood: '#a9825d',
    accent: '#ff8a5c',
    second: '#4fb3c8',
    leaf: '#3f9b7c',
    sky: '#4a6fb8',
    suits: ['dark', 'confident'],
  },
  {
    wall: '#efece6',
    wallShade: '#dad4c8',
    floor: '#b6a88f',
    wood: '#a98d6a',
    accent: '#8a6f4e',
    second: '#6f8a7c',
    leaf: '#6d8f6a',
    sky: '#c3d5df',
    suits: ['muted', 'calm', 'professional', 'monochrome'],
  },
];

function composeColours({ moods, colours: named }: PeopleWish, random: Random): RoomColours {
  const countMatches = (suits: readonly Mood[]) => moods.filter((mood) => suits.includes(mood)).length;
  const best = Math.max(...ROOMS.map(({ suits }) => countMatches(suits)));
  const { suits: _, ...room } = random.pick(ROOMS.filter(({ suits }) => countMatches(suits) === best));
  const [first, next] = named;
  return {
    ...room,
    ...(first ? { accent: first, wall: lighten(first, 0.84), wallShade: lighten(first, 0.68) } : {}),
    ...(next ? { second: next } : {}),
    ink: '#1b2440',
  };
}

/** Light to dark, each as likely. */
const SKINS = ['#f8d9c0', '#f3c7a3', '#e3ad85', '#cf9467', '#b3764a', '#93593a', '#74442c', '#573322'];
const HAIR = ['#1c1a22', '#2a1d18', '#3d2619', '#5c3721', '#8a5630', '#b87a3e', '#d9a95c', '#a4432a'];
const GREY = ['#8d9099', '#b8bcc4', '#d5d6da'];
const CLOTHES = [
  '#2f4a7d',
  '#e07a5f',
  '#3d8b7d',
  '#f2b84b',
  '#8d5fa8',
  '#58a6c4',
  '#d9576b',
  '#f4f1ea',
  '#4a5568',
  '#7fa65a',
  '#22304f',
  '#c98aa6',
];
const TROUSERS = ['#2b3550', '#38445f', '#4b4238', '#22262f', '#5b6b86', '#6b5a4a', '#7d8798'];

const SHORT = [
  'short1',
  'short2',
  'short3',
  'short4',
  'short5',
  'pomp',
  'shaved1',
  'shaved2',
  'flatTop',
  'twists',
  'twists2',
  'grayShort',
  'noHair1',
  'dreads2',
  'turban',
];
const LONG = [
  'long',
  'longCurly',
  'medium1',
  'medium2',
  'medium3',
  'mediumBangs',
  'mediumBangs3',
  'mediumStraight',
  'bangs',
  'bangs2',
  'bun',
  'bun2',
  'grayBun',
  'grayMedium',
  'afro',
  'buns',
  'cornrows',
  'dreads1',
  'hijab',
  'longAfro',
];
const BEARDS = ['full', 'full', 'chin', 'goatee1', 'full2', 'moustache6'];
const GLASSES = ['glasses', 'glasses2', 'glasses3', 'glasses5'];

const WARDROBE: Record<PeopleArchetype, readonly Outfit[]> = {
  'team-meeting': ['suit', 'shirt', 'sweater', 'blouse', 'shirt', 'hoodie'],
  'video-call': ['shirt', 'sweater', 'hoodie', 'blouse', 'tee', 'suit'],
  presentation: ['suit', 'blouse', 'shirt'],
  doctor: ['sweater', 'tee', 'shirt', 'hoodie'],
  'yoga-class': ['sport', 'sport', 'tee'],
  family: ['sweater', 'tee', 'shirt', 'hoodie', 'blouse'],
  'remote-work': ['sweater', 'hoodie', 'tee', 'shirt', 'blouse'],
  handshake: ['suit', 'suit', 'blouse', 'shirt'],
  classroom: ['shirt', 'sweater', 'blouse', 'tee'],
  portrait: ['suit', 'blouse', 'shirt', 'sweater', 'suit'],
};

function composeCast(archetype: PeopleArchetype, aspect: number, random: Random): Person[] {
  const wide = Math.max(1, aspect);
  const count = {
    'team-meeting': Math.min(8, Math.round(3.2 * wide ** 0.85)),
    'video-call': aspect > 2 ? 8 : aspect > 1.2 ? 6 : random.pick([4, 6, 9]),
    presentation: 1 + Math.min(8, Math.round(3.4 * wide)),
    doctor: 3,
    'yoga-class': Math.min(7, Math.round(2.6 * wide)),
    family: random.pick([3, 4]),
    'remote-work': 1,
    handshake: 6,
    classroom: 1 + Math.min(8, Math.round(3.4 * wide)),
    portrait: 1,
  }[archetype];
  const skins = shuffle(SKINS, random);
  const tops = shuffle(CLOTHES, random);
  const firstIsLong = random.chance(0.5);
  const cast = Array.from({ length: count }, (_, index) => {
    const child = archetype === 'family' && index > 0 && index < count - 1;
    // Women and men, or whoever wears their hair so, take turns.
    const longHaired = (index % 2 === 0) === firstIsLong;
    return composePerson(archetype, index, longHaired, child, skins, tops, random);
  });
  if (archetype !== 'family') return cast;
  // A family looks alike: skins lie near each other, a child's between its parents'.
  const at = Math.floor(random.next() * (SKINS.length - 1));
  const mixed = random.chance(0.35) ? Math.floor(random.next() * SKINS.length) : at + 1;
  const parents = [SKINS[at]!, SKINS[Math.min(SKINS.length - 1, mixed)]!];
  return cast.map((person, index) => ({
    ...person,
    skin:
      index === 0 ? parents[0]! : index === count - 1 ? parents[1]! : SKINS[Math.round((at + mixed) / 2)]!,
  }));
}

function composePerson(
  archetype: PeopleArchetype,
  index: number,
  longHaired: boolean,
  child: boolean,
  skins: readonly string[],
  tops: readonly string[],
  random: Random,
): Person {
  const skin = skins[index % skins.length]!;
  const tone = SKINS.indexOf(skin);
  const head = random.pick(longHaired ? LONG : SHORT);
  const old = !child && (head.startsWith('gray') || random.chance(0.14));
  const hair = old ? random.pick(GREY) : random.pick(HAIR.slice(0, tone > 3 ? 3 : HAIR.length));
  const outfit: Outfit =
    archetype === 'doctor' && index !== 1
      ? index === 0
        ? 'coat'
        : 'scrubs'
      : child
        ? 'tee'
        : random.pick(WARDROBE[archetype]);
  const colour = tops[index % tops.length]!;
  return {
    head: child && (head === 'turban' || head === 'noHair1' || head.startsWith('gray')) ? 'short2' : head,
    face:
      archetype === 'yoga-class'
        ? random.pick(['calm', 'calm', 'smile'])
        : random.pick(['smile', 'smile', 'smile', 'calm', 'cute']),
    beard: !longHaired && !child && random.chance(0.4) ? random.pick(BEARDS) : '',
    glasses: !child && random.chance(0.25) ? random.pick(GLASSES) : '',
    skin,
    hair: head === 'hijab' ? darken(colour, 0.25) : hair,
    outfit,
    top:
      outfit === 'coat'
        ? '#fbfcfe'
        : outfit === 'scrubs'
          ? random.pick(['#4aa3b5', '#5b8fd0', '#57a88c'])
          : outfit === 'suit'
            ? random.pick(['#2f4a7d', '#22304f', '#4a5568', '#7a3f4f', '#39675f', '#8a7a68'])
            : colour,
    trim: tops[(index + 3) % tops.length]!,
    bottom: random.pick(TROUSERS),
    shoes: archetype === 'yoga-class' ? skin : random.pick(['#f4f4f4', '#2a2d3a', '#8a5a3c', '#d9576b']),
    child,
  };
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random.next() * left.length), 1)[0]!);
}
