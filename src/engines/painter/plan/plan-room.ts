import type { LightMood, Subject } from '#engines/photo-studio/sets/set';
import { findItems } from '#engines/photo-studio/things/catalog';
import { isMoodWord } from '#engines/studio/plan/mood-words';
import { colorName, namedColor, paletteColors, paletteOf } from '#engines/studio/plan/name-color';
import { FORMAT_NOUNS } from '#engines/studio/prompt/reading/function-words';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import { isOneOf, type Token } from '#engines/studio/prompt/reading/token';
import { isDrawable } from '#engines/studio/prompt/vocabulary';
import { addChange, NO_CHANGE } from '#engines/studio/scene/change';
import { wordSet } from '#engines/studio/scene/phrases';
import { isSpatial } from '#engines/studio/scene/relation';
import { interiorColor } from './interior-color.ts';
import { findCharacter, findLight, HARMLESS, LIGHT_NOUNS, OTHER_STYLES, WARM } from './look-words.ts';
import { isPet, placePet } from './pets.ts';
import type { PhotoPlan } from './photo-plan.ts';
import type { ReadPhotoPrompt } from './read-photo-prompt.ts';
import { ROOM_THINGS } from './room-things.ts';
import { findPiece, findRoom, isOutdoorSet, paintsWalls, type RoomName, takesColor } from './room-words.ts';
import { setMood, takeMood } from './set-mood.ts';
import { leaveOutAside, openAccounts, type WordAccounts, wordsOf } from './word-accounts.ts';

export interface PlannedSet {
  plan: PhotoPlan;
  head: string;
  accounts: WordAccounts;
  /** Of the head, what is joined to it by "and", and everything counted: the first noun that is not shown. */
  missing: string | null;
}

/**
 * Plans a photo of a room; undefined if the prompt is not about one that a set shows.
 * @param creditFree whether to use no models whose authors must be named
 * @param isFurniture whether a piece of furniture alone asks for a room around it
 */
export function planRoom(
  { groups, head, beings, language, isView, isLight }: ReadPhotoPrompt,
  { creditFree = false, isFurniture = false } = {},
): PlannedSet | undefined {
  if (!head) return undefined;
  const found = findRoomGroup(groups, head, isFurniture);
  if (!found) return undefined;
  const { room, group: roomGroup } = found;
  const plan: PhotoPlan = {
    set: room.set,
    subjects: [],
    wishes: room.kinds.map((kind) => ({ kind })),
    without: [],
    change: NO_CHANGE,
  };
  const accounts = openAccounts();
  let missing: string | null = null;
  const palette = paletteOf(groups);
  /** The piece of the room beside which an animal stands. */
  let host: NounGroup | undefined;
  for (const [at, group] of groups.entries()) {
    leaveOutAside(accounts, group, (word) => isView(word) || isLight(word));
    if (group === roomGroup) {
      const isSame = describeRoom(plan, accounts, group, { isOwnGroup: found.isOwnGroup, language });
      if (!isSame) return undefined;
      if (found.isOwnGroup) continue;
    }
    if (isView(group.noun) && !isLight(group.noun)) continue;
    if (group.isNegated) {
      if (!takeAway(plan, accounts, group)) missing ??= group.noun.text;
      continue;
    }
    if (beings.includes(group)) {
      const next = groups[at + 1];
      const pet = creditFree ? undefined : placePet(plan.set, group, next);
      if (pet) {
        plan.subjects.push(group === head ? { ...pet, comesNear: true } : pet);
        accounts.draw([group.noun], { kind: 'object', subject: group.noun.forms[0]! });
        for (const verb of [...(group.endings ?? []), ...(next?.verb ? [next.verb] : [])])
          accounts.draw([verb], { kind: 'style' });
        accounts.leaveOut(group.modifiers, 'look', { isMeant: true });
        if (pet.ofKind) host = next;
        continue;
      }
      accounts.leaveOut(wordsOf(group), 'elsewhere');
      missing ??= group.noun.text;
      continue;
    }
    if (takeMood(plan, accounts, group)) continue;
    if (palette.includes(group) || isColorOnly(group)) {
      takePalette(plan, accounts, group);
      continue;
    }
    if (describeLight(plan, accounts, group, isLight) || lightBulbs(plan, accounts, group)) continue;
    if (findRoom(group.noun.forms)?.set === plan.set && !group.number) {
      accounts.draw([group.noun], { kind: 'object', subject: plan.set });
      continue;
    }
    if (paintWalls(plan, accounts, group)) continue;
    const isShown = furnish(plan, accounts, group);
    if (isShown && group !== host && !showsLink(plan, group)) {
      accounts.leaveOut([group.link!], 'look', { isMeant: true });
      missing ??= group.link!.text;
    }
    const isJoined = group === head || (group.relation === 'and' && groups[at - 1] === roomGroup);
    if (!isShown && (isJoined || hasExactCount(group))) missing ??= group.noun.text;
  }
  return { plan, head: head.noun.text, accounts, missing };
}

/** "A green house" is no greenhouse. */
function isSplit({ text, forms }: Token): boolean {
  return text.includes(' ') && forms.includes(text.replaceAll(' ', '').toLowerCase());
}

function isPlaceOf(relation: NounGroup['relation'], room: RoomName | undefined): boolean {
  if (!room) return false;
  return relation === 'in' || relation === 'at' || (relation === 'on' && isOutdoorSet(room.set));
}

/**
 * The room: the head itself, its first word ("kitchen island"), the place of a piece ("a sofa in a living room"), or the one
 * whose window a piece stands by.
 */
function findRoomGroup(
  groups: readonly NounGroup[],
  head: NounGroup,
  isFurniture: boolean,
): { room: RoomName; group: NounGroup; isOwnGroup: boolean } | undefined {
  const own = isSplit(head.noun) ? undefined : findRoom(head.noun.forms);
  if (own && !head.number) return { room: own, group: head, isOwnGroup: true };
  const isPiece = (set: string) =>
    isPet(head) ||
    findPiece(set, head.noun.forms) !== undefined ||
    findRoomItem(head.noun.forms) !== undefined;
  const place = groups.find(
    ({ noun, relation, isNegated }) => !isNegated && isPlaceOf(relation, findRoom(noun.forms)),
  );
  if (place) {
    const room = findRoom(place.noun.forms)!;
    return isPiece(room.set) ? { room, group: place, isOwnGroup: true } : undefined;
  }
  const window = groups.find(
    ({ noun, relation, isNegated, number }) =>
      !isNegated && !number && isSpatial(relation) && HOSTS.has(findPiece('living room', noun.forms) ?? ''),
  );
  // "An armchair by the window" stands in a room.
  if (window || isFurniture) {
    const set = FURNISHED.find((name) => FURNITURE.has(findPiece(name, head.noun.forms) ?? ''));
    if (set && !head.number) return { room: { set, kinds: [] }, group: head, isOwnGroup: false };
    if (window && findRoomItem(head.noun.forms))
      return { room: { set: 'living room', kinds: [] }, group: head, isOwnGroup: false };
  }
  if (isPet(head)) {
    const host = groups[groups.indexOf(head) + 1];
    const set = host && FURNISHED.find((name) => findPiece(name, host.noun.forms) !== undefined);
    return set && isSpatial(host.relation)
      ? { room: { set, kinds: [] }, group: host, isOwnGroup: false }
      : undefined;
  }
  const first = [...head.modifiers, head.noun]
    .flatMap(({ forms }) => [forms, forms.map(withoutLast)])
    .map(findRoom)
    .find((room) => room !== undefined);
  // An office chair is wanted alone.
  if (first?.set === 'office') return undefined;
  return first && isPiece(first.set) ? { room: first, group: head, isOwnGroup: false } : undefined;
}

/** Pieces beside which furniture stands in a living room. */
const HOSTS = wordSet('window, fireplace');
/** Rooms for a piece of furniture that is not asked for in one, the likeliest first. */
const FURNISHED = ['living room', 'bedroom', 'home office', 'dining room', 'bathroom', 'laundry room'];
const FURNITURE = wordSet(
  'sofa, armchair, bookcase, bed, wardrobe, desk, table, bathtub, bench, washing-machine, dryer',
);

/**
 * Reads the words before a room's name.
 * @returns false if one of them makes it something else: "a toy kitchen"
 */
function describeRoom(
  plan: PhotoPlan,
  accounts: WordAccounts,
  { modifiers, noun, verb, endings = [] }: NounGroup,
  { isOwnGroup, language }: { isOwnGroup: boolean; language: string },
): boolean {
  const named = isOwnGroup ? namedColor({ modifiers, noun }) : undefined;
  if (named) {
    const color = interiorColor(named.hex);
    // A kitchen's color is that of its cabinets.
    if (plan.set === 'kitchen') plan.accent = color;
    else if (paintsWalls(plan)) plan.wall = color;
    if (plan.accent || plan.wall) accounts.draw(named.words, { kind: 'style', color: named.hex });
    else accounts.leaveOut(named.words, 'look');
  }
  if (verb || endings.length > 0) return false;
  for (const word of modifiers) {
    if (named?.words.includes(word)) continue;
    if (isOwnGroup && colorName(word) !== undefined) {
      accounts.leaveOut([word], 'look', { isMeant: true });
      continue;
    }
    // After the name: "coffee shop logo".
    const isBehind = language === 'en' && word.start > noun.start;
    if (isOwnGroup && isBehind && !isOneOf(word, FORMAT_NOUNS)) return false;
    if (findRoom(word.forms)?.set === plan.set) accounts.draw([word], { kind: 'object', subject: plan.set });
    else if (!describe(plan, accounts, word)) {
      if (!isOwnGroup) continue;
      const isKnown =
        isOneOf(word, OTHER_STYLES) ||
        isOneOf(word, HARMLESS) ||
        isMoodWord(word) ||
        isOneOf(word, FORMAT_NOUNS);
      if (!isKnown) return false;
      if (isOneOf(word, OTHER_STYLES)) accounts.leaveOut([word], 'look', { isMeant: true });
    }
  }
  if (isOwnGroup) accounts.draw([noun], { kind: 'object', subject: plan.set });
  return true;
}

/** "In teal and white": the color of the walls, or of a kitchen's cabinets, and that of the rug. */
function takePalette(plan: PhotoPlan, accounts: WordAccounts, group: NounGroup): void {
  const [first, second, ...others] = paletteColors(wordsOf(group), group.noun);
  const isTaken = plan.wall !== undefined || plan.accent !== undefined;
  const place = plan.set === 'kitchen' ? 'accent' : 'wall';
  const hasPlace = place === 'accent' || paintsWalls(plan);
  const hasRug = second === undefined || findPiece(plan.set, ['rug']) !== undefined;
  if (!first || isTaken || !hasPlace || !hasRug || others.length > 0) {
    accounts.leaveOut(wordsOf(group), 'look', { isMeant: true });
    return;
  }
  plan[place] = interiorColor(first);
  if (second) plan.wishes.push({ kind: 'rug', color: interiorColor(second) });
  accounts.draw(wordsOf(group), { kind: 'style' });
}

/** Style, light and warmth of the whole picture. */
function describe(plan: PhotoPlan, accounts: WordAccounts, word: Token): boolean {
  const found = findLight(word.forms);
  // A dark room would show little: its lamps are lit instead.
  const light = found === 'dark' ? 'evening' : found;
  const character = findCharacter(word.forms);
  if (light) addLight(plan, light);
  else if (character) plan.character ??= character;
  else if (isOneOf(word, WARM)) plan.change = addChange(plan.change, { steps: { warmth: 0.7 } });
  else if (isMoodWord(word)) setMood(plan, [word]);
  else return false;
  const hasEffect = light
    ? plan.light === light || light === 'bright'
    : character
      ? plan.character === character
      : true;
  if (hasEffect) accounts.draw([word], { kind: 'style' });
  else accounts.leaveOut([word], 'look');
  return true;
}

/** Stops. */
const BRIGHTER = 0.3;

/** The first light counts; "a bright kitchen in morning light" is in morning light, and brighter. */
function addLight(plan: PhotoPlan, light: LightMood): void {
  if (plan.light === undefined) plan.light = light;
  else if (plan.light !== light && (light === 'bright' || plan.light === 'bright')) {
    if (plan.light === 'bright') plan.light = light;
    const { steps } = plan.change;
    plan.change = { ...plan.change, steps: { ...steps, brightness: Math.max(steps.brightness, BRIGHTER) } };
  }
}

/** "In the morning", "warm evening light", "bright and airy": true if the group only says that. */
function describeLight(
  plan: PhotoPlan,
  accounts: WordAccounts,
  group: NounGroup,
  isLight: (word: Token) => boolean,
): boolean {
  const words = wordsOf(group);
  const isLook = (word: Token) =>
    isLight(word) || findCharacter(word.forms) !== undefined || isOneOf(word, WARM) || isMoodWord(word);
  const { noun, modifiers } = group;
  const isOnlyLook =
    isLight(noun) ||
    isOneOf(noun, LIGHT_NOUNS) ||
    (isLook(noun) && modifiers.every(isLook)) ||
    isOneOf(noun, FORMAT_NOUNS) ||
    isOneOf(noun, HARMLESS);
  if (!isOnlyLook || group.number) return false;
  // The light's own name says most: "evening light" before "soft".
  for (const word of [noun, ...modifiers.toReversed()])
    if (!describe(plan, accounts, word) && word !== noun) accounts.leaveOut([word], 'look');
  for (const word of words) if (isOneOf(word, LIGHT_NOUNS)) accounts.draw([word], { kind: 'style' });
  return true;
}

/** "A terrace with string lights": they hang and shine there at dusk. */
function lightBulbs(plan: PhotoPlan, accounts: WordAccounts, group: NounGroup): boolean {
  if (plan.set !== 'terrace' || group.number || !isOneOf(group.noun, STRING_LIGHTS)) return false;
  plan.light ??= 'evening';
  if (plan.light !== 'evening' && plan.light !== 'dark') return false;
  accounts.draw([group.noun], { kind: 'object', subject: group.noun.forms[0]! });
  accounts.leaveOut(group.modifiers, 'look', { isMeant: true });
  return true;
}

const STRING_LIGHTS = wordSet('string light, fairy light, light bulb, bulb, light chain, festoon light');

/** "With white walls" */
function paintWalls(plan: PhotoPlan, accounts: WordAccounts, group: NounGroup): boolean {
  if (!isOneOf(group.noun, ['wall', 'floor', 'ceiling'])) return false;
  const named = namedColor(group);
  const isPainted = group.noun.forms.includes('wall') && named && paintsWalls(plan);
  accounts.draw([group.noun], { kind: 'object', subject: group.noun.forms[0]! });
  if (isPainted) {
    plan.wall = interiorColor(named.hex);
    accounts.draw(named.words, { kind: 'style', color: named.hex });
  } else if (named) accounts.leaveOut(named.words, 'look');
  accounts.leaveOut(group.modifiers, 'look');
  return true;
}

/** Parts of the room, or of its main piece, which cannot be taken away alone. */
const BUILT_IN: ReadonlySet<string> = new Set(['window', 'counter', 'fruit', 'stall', 'open-wardrobe']);

/** "Without a rug", "no people" */
function takeAway(plan: PhotoPlan, accounts: WordAccounts, group: NounGroup): boolean {
  const { noun, negation } = group;
  const kind = findPiece(plan.set, noun.forms);
  if ((kind && BUILT_IN.has(kind)) || isOneOf(noun, ['wall', 'floor', 'light'])) {
    accounts.leaveOut([noun], 'look');
    return false;
  }
  if (kind) plan.without.push(kind);
  // Plants in bloom are of another kind.
  if (kind === 'plant') plan.without.push('flowers');
  accounts.draw([...(negation ? [negation] : []), noun], { kind: 'style' });
  return true;
}

/** Counted things in one room, all together. */
const MOST_SUBJECTS = 6;
const MOST_WISHES = 12;

/** Rooms have their own order; only their own pieces stand on each other: books on a shelf, but no bear on a sofa. */
function showsLink({ subjects }: PhotoPlan, { relation, link }: NounGroup): boolean {
  if (!link?.text || !isSpatial(relation) || relation === 'at' || relation === 'in') return true;
  return relation === 'on' && subjects.length === 0;
}

/** "Two", but not "many", which the room may understand as it likes. */
function hasExactCount({ number, count }: NounGroup): boolean {
  return number?.value !== undefined && !isOneOf(number, VAGUE) && count !== null && count > 1;
}

const VAGUE = wordSet('many, several, some, few, lots, various, numerous, multiple');

/** A piece of the room's own, or a thing of the catalog that is put there. */
function furnish(plan: PhotoPlan, accounts: WordAccounts, group: NounGroup): boolean {
  const { noun, number, modifiers, count } = group;
  const named = namedColor(group);
  const kind = findPiece(plan.set, noun.forms);
  const isCounted = hasExactCount(group);
  const most = MOST_OF_KIND[plan.set]?.[kind ?? ''] ?? MOST_OF_OWN[kind ?? ''] ?? 0;
  const isSeveral = noun.isPlural && !number && SHOWN_TWICE.has(kind ?? '');
  const isPair = isSeveral || modifiers.some((word) => isOneOf(word, PAIRED));
  const wished = isCounted ? count! : isPair ? 2 : 1;
  const isOwnPair = kind !== undefined && wished > 1 && wished <= most;
  const thing = (kind === undefined || isCounted) && !isOwnPair ? findRoomItem(noun.forms) : undefined;
  // Rooms have floor for a few; arranging more would keep everyone waiting.
  const placed = plan.subjects.reduce((sum, subject) => sum + subject.count, 0);
  const isTooMany = placed + (isCounted ? count! : 1) > MOST_SUBJECTS || plan.wishes.length >= MOST_WISHES;
  const isShown = !isTooMany && (thing !== undefined || (kind !== undefined && (!isCounted || isOwnPair)));
  if (!isShown) {
    accounts.leaveOut([noun], isDrawable(noun.forms[0]!) || kind ? 'elsewhere' : 'unknown');
    accounts.leaveOut([...(number ? [number] : []), ...modifiers], 'look');
    return false;
  }
  const isFront = plan.set === 'kitchen' && !thing && isOneOf(noun, CABINETS) && plan.accent === undefined;
  const hasColor = named !== undefined && (thing ? thing.takesColor : isFront || takesColor(kind!));
  const color = hasColor ? interiorColor(named.hex) : undefined;
  if (thing) plan.subjects.push(subjectOf(thing.key, noun.text, isCounted ? count! : 1, color));
  else
    plan.wishes.push({
      kind: kind!,
      ...((isOwnPair || isSeveral) && { count: wished }),
      ...(isOwnPair && isCounted && kind! in MOST_OF_OWN && { isExact: true }),
      ...(color && !isFront ? { color } : {}),
      ...(kind === 'window' && [noun, ...modifiers].some(isLarge) && { isLarge: true }),
    });
  if (isFront && color) plan.accent = color;
  accounts.draw([noun], {
    kind: 'object',
    subject: thing?.names[0] ?? kind!.replaceAll('-', ' '),
    ...(isCounted || isOwnPair ? { count: wished } : {}),
    ...(hasColor ? { color: named.hex } : {}),
  });
  if (hasColor) accounts.draw(named.words, { kind: 'style', color: named.hex });
  // A room has as many of its own pieces as suit it: two bedside tables, say.
  const pair = isOwnPair ? modifiers.filter((word) => isOneOf(word, PAIRED)) : [];
  if (pair.length > 0) accounts.draw(pair, { kind: 'style' });
  if (number && (thing || isOwnPair) && isCounted) accounts.draw([number], { kind: 'style' });
  else if (number) accounts.leaveOut([number], 'look', { isMeant: true });
  accounts.leaveOut(
    modifiers.filter((word) => !pair.includes(word)),
    'look',
  );
  return true;
}

/** How many of its own pieces a room can be asked for. */
const MOST_OF_KIND: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'home office': { monitor: 2 },
  balcony: { chair: 2 },
};
/** How many of its own pieces any room can be asked for. */
const MOST_OF_OWN: Readonly<Record<string, number>> = { plant: 4, picture: 3, candle: 3 };
/** Of these, a plural shows two at least. */
const SHOWN_TWICE = wordSet('plant, picture, armchair, pendant, candle, cushion');
const LARGE =
  /\b(?:large|big|huge|giant|oversized|tall|wide|panoramic|full[- ]height|floor[- ]to[- ]ceiling)\b/i;

function isLarge({ text }: Token): boolean {
  return LARGE.test(text);
}

const PAIRED = wordSet('dual, double, twin');
/** The pieces of a kitchen that have fronts. */
const CABINETS = wordSet('cabinet, cabinetry, kitchen cabinet, cupboard');

export function findRoomItem(forms: readonly string[]) {
  for (const form of forms) {
    const thing = findItems(form).find(({ key }) => ROOM_THINGS.has(key));
    if (thing) return thing;
  }
  return undefined;
}

function subjectOf(key: string, name: string, count: number, color: Subject['color']): Subject {
  return { key, name, count, ...(color ? { color } : {}) };
}

function isColorOnly({ noun, modifiers }: NounGroup): boolean {
  return (
    modifiers.length === 0 &&
    namedColor({ modifiers: [{ ...noun, kind: 'adjective' }], noun }) !== undefined &&
    !isDrawable(noun.forms[0]!)
  );
}

/** "Kitchen" of "kitchen island". */
function withoutLast(name: string): string {
  return name.split(' ').slice(0, -1).join(' ');
}
