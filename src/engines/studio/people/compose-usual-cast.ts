import type { Random } from '../math/seeded-random.ts';
import type { Mood } from '../scene/mood.ts';
import { phrases } from '../scene/phrases.ts';
import { OUTFITS, type Outfit } from './outfits.ts';
import { PEOPLE, type PeopleArchetype } from './people-archetypes.ts';
import type { Person } from './people-scene.ts';
import {
  BEARDS,
  chooseClothes,
  GLASSES,
  GRAY,
  HAIR,
  LONG,
  SHOES,
  SHORT,
  SKINS,
  TROUSERS,
} from './person-colors.ts';
import { darken } from './tint.ts';

interface CastWish {
  archetype: PeopleArchetype;
  moods: readonly Mood[];
  /** Display hex. */
  colors: readonly string[];
  /** The prompt's, lower case and in its order. */
  words: readonly string[];
}

/** The cast of an archetype for prompts that name no people. */
export function composeUsualCast(wish: CastWish, aspect: number, random: Random): Person[] {
  const { archetype, moods, colors, words } = wish;
  const { countCast, related } = PEOPLE[archetype];
  // Drawn for every archetype, so that later random numbers do not depend on it.
  const luck = [aspect > 1.2 ? 0 : random.next(), random.next()] as const;
  const count = countCast({ aspect, tall: aspect < 0.77, luck });
  const skins = shuffle(SKINS, random);
  const tops = shuffle(chooseClothes(moods, colors), random);
  const sexes = readSexes(words, random.chance(0.5));
  const gray = words.some((word) => OLD.has(word));
  const mouth = words.some((word) => LAUGHING.has(word))
    ? 'laughing'
    : words.some((word) => SMILING.has(word))
      ? 'smiling'
      : undefined;
  const cast = Array.from({ length: count }, (_, index) => {
    const child = related && index > 0 && index < count - 1;
    return composePerson(
      { archetype, index, isWoman: sexes(index), child, gray, mouth, skins, tops },
      random,
    );
  });
  if (!related) return cast;
  // Family members look alike: similar skin tones, a child's between its parents'.
  const at = Math.floor(random.next() * (SKINS.length - 1));
  const mixed = random.chance(0.35) ? Math.floor(random.next() * SKINS.length) : at + 1;
  const parents = [SKINS[at]!, SKINS[Math.min(SKINS.length - 1, mixed)]!];
  return cast.map((person, index) => ({
    ...person,
    skin:
      index === 0 ? parents[0]! : index === count - 1 ? parents[1]! : SKINS[Math.round((at + mixed) / 2)]!,
  }));
}

const WOMAN = new Set(
  phrases('woman, businesswoman, girl, mother, mom, grandmother, lady, female, she, her'),
);
const MAN = new Set(phrases('man, businessman, boy, father, dad, grandfather, gentleman, male, he, his'));
const WOMEN = new Set(['women', 'businesswomen', 'girls', 'mothers', 'ladies']);
const MEN = new Set(['men', 'businessmen', 'boys', 'fathers', 'gentlemen']);
const SMILING = new Set(phrases('happy, smiling, smile, cheerful, joyful, friendly, happily'));
const LAUGHING = new Set(phrases('laughing, laughter, laugh, excited'));
const OLD = new Set(phrases('old, older, elderly, senior, seniors, grandmother, grandfather, grandparents'));

/** Whether the person at an index is a woman: by the prompt's words, otherwise alternating. */
function readSexes(words: readonly string[], firstIsWoman: boolean): (index: number) => boolean {
  const first = words.findIndex((word) => WOMAN.has(word) || MAN.has(word));
  const women = words.some((word) => WOMEN.has(word));
  const men = words.some((word) => MEN.has(word));
  if (women !== men) return () => women;
  const leads = first < 0 ? firstIsWoman : WOMAN.has(words[first]!);
  return (index) => (index % 2 === 0) === leads;
}

interface Part {
  archetype: PeopleArchetype;
  index: number;
  isWoman: boolean;
  child: boolean;
  /** Gray hair for all adults. */
  gray: boolean;
  mouth: Person['mouth'];
  skins: readonly string[];
  tops: readonly string[];
}

function composePerson(
  { archetype, index, isWoman, child, gray, mouth, skins, tops }: Part,
  random: Random,
): Person {
  const skin = skins[index % skins.length]!;
  const tone = SKINS.indexOf(skin);
  const head = random.pick(isWoman ? LONG : SHORT);
  const old = !child && (gray || head.startsWith('gray') || random.chance(0.14));
  const hair = old ? random.pick(GRAY) : random.pick(HAIR.slice(0, tone > 3 ? 3 : HAIR.length));
  const { uniforms, wardrobe, faces, barefoot, headset } = PEOPLE[archetype];
  const dressed = uniforms[index] ?? (child ? (isWoman ? 'dress' : 'tee') : random.pick(wardrobe));
  const outfit: Outfit = dressed === 'blouse' && !isWoman ? 'shirt' : dressed;
  const color = tops[index % tops.length]!;
  const usual = OUTFITS[outfit].colors ?? [];
  const colors = outfit === 'suit' ? [...usual, '#8a7a68'] : usual;
  return {
    head: child && (head === 'turban' || head === 'noHair1' || head.startsWith('gray')) ? 'short2' : head,
    face: mouth ? 'smile' : random.pick(faces),
    beard: !isWoman && !child && random.chance(0.4) ? random.pick(BEARDS) : '',
    glasses: !child && random.chance(0.25) ? random.pick(GLASSES) : '',
    skin,
    hair: head === 'hijab' ? darken(color, 0.25) : hair,
    outfit,
    top: colors.length > 1 ? random.pick(colors) : (colors[0] ?? color),
    trim: tops[(index + 3) % tops.length]!,
    bottom: random.pick(TROUSERS),
    shoes: barefoot ? skin : random.pick(SHOES),
    child,
    isWoman,
    isOld: gray && !child,
    ...(mouth ? { mouth } : {}),
    ...(headset ? { headset: 'headset' as const } : {}),
  };
}

export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random.next() * left.length), 1)[0]!);
}
