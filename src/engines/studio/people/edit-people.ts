import { fromHex, toHex } from '../color/linear-color.ts';
import { shiftTone } from '../color/shift-hue.ts';
import { type Edit, type Edited, edited, isNamed, type NamedThing } from '../scene/edit.ts';
import { phrases } from '../scene/phrases.ts';
import type { Trait } from '../scene/trait-words.ts';
import { changeOutfit } from './change-outfit.ts';
import { areAlike, outfitsNamed } from './outfits.ts';
import type { PeopleScene, Person } from './people-scene.ts';
import {
  BEARDS,
  BLACK_HAIR,
  BROWN_HAIR,
  GLASSES,
  GRAY,
  HAIR,
  LONG,
  SKINS,
  USUAL_BLOND,
  USUAL_RED,
} from './person-colors.ts';
import { blend, darken, lighten } from './tint.ts';

/** Changes people's looks, clothes and room colors; undefined if it cannot, or if nobody is concerned. */
export function editPeople(scene: PeopleScene, edit: Edit): Edited<PeopleScene> | undefined {
  switch (edit.kind) {
    case 'trait':
      return edited({ ...scene, cast: scene.cast.map((person, at) => wearTrait(person, edit.trait, at)) });
    case 'remove':
      return removeWorn(scene, edit.thing.forms);
    case 'recolor':
      return recolorNamed(scene, edit.thing, edit.color);
    case 'replace': {
      const [outfit] = outfitsNamed(edit.by.forms);
      const wearers = outfit ? wearersOf(scene, edit.thing) : [];
      if (!outfit || wearers.length === 0) return undefined;
      const change = (person: Person) => changeOutfit(person, outfit, edit.by.color);
      const cast = scene.cast.map((person) => (wearers.includes(person) ? change(person) : person));
      return edited({ ...scene, cast });
    }
    case 'tone':
      return edited(shiftPeople(scene, edit.color, edit.way));
    case 'add':
    case 'count':
    case 'resize':
    case 'move':
      return undefined;
  }
}

const CLOTHES = phrases('clothes, clothing, outfit, top, dress, garment, shirt, wardrobe, uniform');

/** Trait by trait; children keep the traits of children. */
function wearTrait(person: Person, trait: Trait, at: number): Person {
  const isLong = LONG.includes(person.head);
  const head = (name: string) => ({ ...person, head: name });
  const pick = <Item>(items: readonly Item[]) => items[at % items.length]!;
  if (person.child && FOR_ADULTS.has(trait)) return person;
  switch (trait) {
    case 'older':
      return {
        ...person,
        isOld: true,
        hair: pick(GRAY),
        ...(BALDING.has(person.head) ? { head: 'grayShort' } : {}),
      };
    case 'younger': {
      const hair = GRAY.includes(person.hair) ? HAIR[(at + 2) % HAIR.length]! : person.hair;
      const young = YOUNG_HEADS[person.head] ?? person.head;
      return { ...person, isOld: false, hair, head: young, beard: '' };
    }
    case 'glasses':
      return { ...person, glasses: GLASSES.includes(person.glasses) ? person.glasses : pick(GLASSES) };
    case 'sunglasses':
      return { ...person, glasses: at % 2 ? 'sunglasses2' : 'sunglasses' };
    case 'beard':
      return isLong
        ? person
        : { ...person, beard: BEARD.test(person.beard) ? person.beard : BEARDS[at % 5]! };
    case 'moustache':
      return isLong ? person : { ...person, beard: 'moustache6' };
    case 'clean-shaven':
      return { ...person, beard: '' };
    case 'hat':
      return head('hatHip');
    case 'beanie':
      return head('hatBeanie');
    case 'headscarf':
      return isLong ? { ...head('hijab'), hair: darken(person.top, 0.25) } : person;
    case 'turban':
      return { ...head('turban'), hair: darken(person.top, 0.25) };
    case 'bald':
      return head('noHair1');
    case 'long-hair':
      return isLong && person.head !== 'hijab' ? head(pick(['long', 'longBangs'])) : head('medium1');
    case 'short-hair':
      return head(isLong ? 'medium1' : 'short2');
    case 'curly-hair':
      return head(isLong ? 'longCurly' : 'twists');
    case 'bun':
      return head('bun');
    case 'blonde-hair':
      return { ...person, hair: USUAL_BLOND };
    case 'red-hair':
      return { ...person, hair: USUAL_RED };
    case 'black-hair':
      return { ...person, hair: BLACK_HAIR };
    case 'brown-hair':
      return { ...person, hair: BROWN_HAIR };
    case 'gray-hair':
      return { ...person, hair: pick(GRAY) };
    case 'smile':
      return { ...person, face: 'smile', mouth: 'smiling' };
    case 'serious':
      return { ...person, face: 'serious', mouth: undefined };
    case 'dark-skin':
      return { ...person, skin: pick([SKINS[6]!, SKINS[7]!]) };
    case 'light-skin':
      return { ...person, skin: pick([SKINS[0]!, SKINS[1]!]) };
    case 'woman':
      return {
        ...(isLong ? person : head(pick(['long', 'mediumBangs', 'bun', 'longCurly']))),
        isWoman: true,
        beard: '',
      };
    case 'man':
      return {
        ...(isLong ? head(pick(['short1', 'short4', 'pomp', 'short5'])) : person),
        isWoman: false,
      };
  }
}

const BEARD = /^(?:full|chin|goatee)/;
const FOR_ADULTS: ReadonlySet<Trait> = new Set([
  'older',
  'beard',
  'moustache',
  'bald',
  'gray-hair',
  'woman',
  'man',
]);
const BALDING: ReadonlySet<string> = new Set(['noHair2']);
const YOUNG_HEADS: Readonly<Record<string, string>> = {
  grayShort: 'short1',
  grayMedium: 'medium1',
  grayBun: 'bun',
  noHair1: 'short2',
};

function removeWorn(scene: PeopleScene, forms: readonly string[]): Edited<PeopleScene> | undefined {
  const has = (...names: string[]) => names.some((name) => forms.includes(name));
  if (has('glasses', 'sunglasses', 'spectacle', 'spectacles'))
    return edited({ ...scene, cast: scene.cast.map((person) => ({ ...person, glasses: '' })) });
  const covered = has('hat')
    ? ['hatHip']
    : has('beanie')
      ? ['hatBeanie']
      : has('headscarf')
        ? ['hijab']
        : has('turban')
          ? ['turban']
          : [];
  if (has('hat', 'cap', 'helmet', 'hard hat') && scene.cast.some(({ role }) => role?.hat))
    return edited({ ...scene, cast: scene.cast.map(withoutHat) });
  if (covered.length > 0)
    return edited({
      ...scene,
      cast: scene.cast.map((person) =>
        covered.includes(person.head)
          ? { ...person, head: person.head === 'hijab' ? 'medium1' : 'short2', hair: HAIR[1]! }
          : person,
      ),
    });
  if (has('furniture', 'decor', 'background', 'decoration', 'clutter'))
    return edited({ ...scene, layout: { ...scene.layout, furniture: 'bare' } });
  return undefined;
}

function withoutHat(person: Person): Person {
  if (!person.role?.hat) return person;
  const { hat: _, ...role } = person.role;
  return { ...person, role };
}

function recolorNamed(scene: PeopleScene, thing: NamedThing, color: string): Edited<PeopleScene> | undefined {
  const { colors } = scene;
  if (isNamed(thing, phrases('background, backdrop, wall, room')))
    return edited({
      ...scene,
      colors: { ...colors, wall: lighten(color, 0.42), wallShade: lighten(color, 0.22) },
    });
  if (isNamed(thing, phrases('floor, ground')))
    return edited({ ...scene, colors: { ...colors, floor: lighten(color, 0.25) } });
  if (isNamed(thing, phrases('plant, leaf'))) return edited({ ...scene, colors: { ...colors, leaf: color } });
  const worn = (change: (person: Person) => Person): Edited<PeopleScene> | undefined =>
    edited({ ...scene, cast: scene.cast.map(change) });
  if (isNamed(thing, phrases('trousers, pants, jeans, trouser, pant, skirt')))
    return worn((person) => ({ ...person, bottom: color }));
  if (isNamed(thing, phrases('shoe, shoes, boot, sneaker')))
    return worn((person) => ({ ...person, shoes: color }));
  if (isNamed(thing, phrases('hat, cap, beanie, turban, headscarf, hijab')))
    return worn((person) => (COVERED.has(person.head) ? { ...person, hair: color } : person));
  if (isNamed(thing, phrases('tie, necktie, collar')))
    return worn((person) => (person.outfit === 'suit' ? { ...person, trim: color } : person));
  const dye = (person: Person) => changeOutfit(person, person.outfit, color);
  const wearers = wearersOf(scene, thing);
  return wearers.length > 0 ? worn((person) => (wearers.includes(person) ? dye(person) : person)) : undefined;
}

/** Everybody with the outfit that is named, or else with one that people name alike. */
function wearersOf({ cast }: PeopleScene, thing: NamedThing): Person[] {
  const named = outfitsNamed(thing.forms);
  const exact = cast.filter(({ outfit }) => named.includes(outfit));
  if (exact.length > 0) return exact;
  const alike = cast.filter(({ outfit }) => named.some((one) => areAlike(one, outfit)));
  return alike.length === 0 && isNamed(thing, CLOTHES) ? cast : alike;
}

const COVERED: ReadonlySet<string> = new Set(['hijab', 'turban', 'hatHip', 'hatBeanie']);

function shiftPeople(scene: PeopleScene, tone: string, way: 1 | -1): PeopleScene {
  const shift = (color: string) => {
    const shifted = toHex(shiftTone(fromHex(color), fromHex(tone), way));
    return shifted === color ? color : blend(color, shifted, 1);
  };
  const { ink, ...room } = scene.colors;
  return {
    ...scene,
    colors: {
      ...(Object.fromEntries(
        Object.entries(room).map(([name, color]) => [name, shift(color)]),
      ) as typeof room),
      ink,
    },
    cast: scene.cast.map((person) => ({
      ...person,
      top: shift(person.top),
      trim: shift(person.trim),
      bottom: shift(person.bottom),
    })),
  };
}
