import { rgbFromHex } from '#engines/photo-studio/scene/vector';
import type { FarPlace } from '#engines/photo-studio/sets/far-room';
import { isTableSized } from '#engines/photo-studio/sets/table-top';
import { isMoodWord } from '#engines/studio/plan/mood-words';
import { namedColor, paletteColors } from '#engines/studio/plan/name-color';
import { FORMAT_NOUNS } from '#engines/studio/prompt/reading/function-words';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import { isOneOf, type Token } from '#engines/studio/prompt/reading/token';
import { losesNothing } from '#engines/studio/prompt/stop-words';
import { phrases, wordSet } from '#engines/studio/scene/phrases';
import type { Relation } from '#engines/studio/scene/relation';
import { hasBackdrop } from './changeable.ts';
import { findLight, HARMLESS, LIGHT_NOUNS } from './look-words.ts';
import type { PhotoPlan } from './photo-plan.ts';
import { setMood } from './set-mood.ts';
import { SURFACES } from './surface-words.ts';
import { type WordAccounts, wordsOf } from './word-accounts.ts';

/** Words that the checked blanket of a picnic shows already. */
const OF_BLANKET = wordSet('picnic, checked, checkered, chequered, gingham, plaid');

/** They lie on a table, under what is served on them. */
const BOARDS =
  'board, wooden board, wood board, cutting board, wooden cutting board, chopping board, serving board, cheese board, slate board, marble board';

/** Places that are sets, by words. */
const PLACES: readonly (readonly [set: string, nouns: string])[] = [
  ['cyclorama', 'cyclorama'],
  ['studio-floor', 'floor, studio floor'],
  ['window-sill', 'window sill, windowsill, window ledge, sill'],
  ['picnic', 'picnic, picnic blanket, blanket'],
  ['bed', 'bed, white bed, bed linen, duvet'],
  ['flat-lay', 'flat lay, flatlay, knolling'],
  ['shelf', 'shelf, wooden shelf, bookshelf'],
  ['podiums', 'podium, pedestal, plinth'],
  [
    'table-top',
    'table, tabletop, table top, wooden table, counter, countertop, kitchen counter, bar counter, bar top, desk, kitchen table, surface, dining table, breakfast table, cafe table, restaurant table, coffee table, office desk, work desk, writing desk, side table, bedside table, nightstand, bar table, picnic table, workbench, workspace',
  ],
  ['table-top', BOARDS],
];

/** "A lemon under a table" is on no table. */
const RELATIONS_TO_GROUND: ReadonlySet<Relation> = new Set(['on', 'in', 'at', 'for', 'of']);

/** Rooms around a table, by words. */
const ROOMS: readonly (readonly [FarPlace, ReadonlySet<string>])[] = [
  ['kitchen', wordSet('kitchen, modern kitchen, home kitchen, kitchen interior')],
  ['cafe', wordSet('cafe, café, coffee shop, coffee house, coffeehouse, tea room, bakery')],
  ['restaurant', wordSet('restaurant, bistro, diner, dining room, trattoria, pizzeria')],
  ['bar', wordSet('bar, pub, cocktail bar, wine bar')],
  ['office', wordSet('office, home office, workplace, coworking space')],
  ['living room', wordSet('living room, lounge, home')],
  ['bedroom', wordSet('bedroom')],
];

/** Words for rooms as they are built anyway. */
const USUAL_ROOMS = wordSet('modern, cozy, contemporary, small, nice, local, home');

/** "In a cafe", "at a bar": the table stands there. */
export function chooseRoom(
  plan: PhotoPlan,
  accounts: WordAccounts,
  { noun, modifiers, isNegated, number, verb, relation }: NounGroup,
): boolean {
  if (isNegated || number || verb || !(relation === 'in' || relation === 'at' || relation === 'on'))
    return false;
  const room = ROOMS.find(([, nouns]) => isOneOf(noun, nouns))?.[0];
  const isPhotographedOnTable = plan.set === 'table-top' || plan.set === 'cyclorama';
  const { subjects } = plan;
  if (!room || !isPhotographedOnTable || subjects.length === 0) return false;
  if (!subjects.every(({ key }) => isTableSized(key))) return false;
  plan.set = 'table-top';
  plan.place = room;
  const isLook = (word: Token) =>
    isOneOf(word, HARMLESS) || isOneOf(word, USUAL_ROOMS) || isMoodWord(word) || losesNothing(word.forms[0]!);
  accounts.draw([...modifiers.filter(isLook), noun], { kind: 'style' });
  accounts.leaveOut(
    modifiers.filter((word) => !isLook(word)),
    'look',
  );
  return true;
}

/** "On a marble table", "on a shelf", "flat lay" */
export function choosePlace(plan: PhotoPlan, accounts: WordAccounts, group: NounGroup): boolean {
  const { noun, modifiers, isNegated, number, verb, relation } = group;
  // "A lemon and a stone": the stone is a thing.
  if (isNegated || number || verb || !(relation === undefined || RELATIONS_TO_GROUND.has(relation)))
    return false;
  // "A slate table" is read as one word.
  const [, material = ''] = /^(.+) (?:table|counter|tabletop|desk)$/.exec(noun.forms[0]!) ?? [];
  const isTable = SURFACES.has(material) || isOneOf(noun, SURFACES);
  const isByWindow =
    relation === 'at' &&
    isOneOf(noun, ['window']) &&
    plan.subjects.length > 0 &&
    plan.subjects.every(({ key }) => isTableSized(key));
  const listed = PLACES.find(([, nouns]) => isOneOf(noun, phrases(nouns)))?.[0];
  const named = isTable ? 'table-top' : isByWindow ? 'window-sill' : listed;
  if (!named) return false;
  const surface = [...modifiers, noun].filter((word) => isOneOf(word, SURFACES));
  const surfaces = [...surface.map(({ forms }) => forms[0]!), ...(SURFACES.has(material) ? [material] : [])];
  if (surfaces.length > 0 && named !== 'table-top' && named !== 'flat-lay') return false;
  const color = named === 'podiums' || named === 'table-top' ? namedColor(group) : undefined;
  const others = modifiers.filter((word) => !surface.includes(word) && !color?.words.includes(word));
  const room = roomOfTable(group);
  const isRoom = (word: Token) => room !== undefined && isOneOf(word, room.nouns);
  const isLeftOut = (word: Token) => named === 'table-top' && word.kind === 'adjective';
  const isOfBlanket = (word: Token) => named === 'picnic' && isOneOf(word, OF_BLANKET);
  const isOfBed = (word: Token) => named === 'bed' && isOneOf(word, ['white']);
  const isUsual = (word: Token) =>
    isOfBlanket(word) ||
    isOfBed(word) ||
    isOneOf(word, HARMLESS) ||
    losesNothing(word.forms[0]!) ||
    isMoodWord(word) ||
    isRoom(word);
  if (!others.every((word) => isUsual(word) || isLeftOut(word))) return false;
  plan.set = named;
  if (room && plan.subjects.every(({ key }) => isTableSized(key))) plan.place = room.place;
  const isWhite = named === 'table-top' && color !== undefined && isOneOf(color.words[0]!, ['white']);
  if (color && named === 'podiums') plan.accent = rgbFromHex(color.hex);
  else if (isWhite && surfaces.length === 0) plan.surface = 'white wood';
  else if (color && !isWhite) accounts.leaveOut(color.words, 'look', { isMeant: true });
  accounts.leaveOut(
    others.filter((word) => !isUsual(word)),
    'look',
    { isMeant: true },
  );
  const isBoard = isOneOf(noun, phrases(BOARDS));
  if (isBoard) plan.surface = [...surfaces, ...noun.forms.slice(0, 1)].join(' ');
  else if (surfaces.length > 0) plan.surface = surfaces.join(' ');
  // Each word counts once: those left out stay so.
  const shown = modifiers.filter((word) => isUsual(word) || surface.includes(word));
  const isColorShown = color && (named === 'podiums' || isWhite);
  accounts.draw([...(isColorShown ? color.words : []), ...shown, noun], { kind: 'style' });
  return true;
}

/** The room that a table's name tells: "a cafe table", "a bar counter". */
function roomOfTable({ noun, modifiers }: Pick<NounGroup, 'noun' | 'modifiers'>) {
  const [, before] = /^(.+) (?:table|counter|bar)$/.exec(noun.forms[0]!) ?? [];
  const names = [...(before ? [before] : []), ...modifiers.flatMap(({ forms }) => forms)];
  const found = ROOMS.find(([, nouns]) => names.some((name) => nouns.has(name)));
  return found && { place: found[0], nouns: found[1] };
}

/** Words before a background of one color that leave it as it is. */
const PLAIN = wordSet('plain, solid, clean, uniform, studio, paper, soft');
/** Words for backgrounds that name no color, with the paper that shows them. */
const SHADES: ReadonlyMap<string, string> = new Map([
  ['dark', '#202226'],
  ['light', '#ece9e3'],
  ['bright', '#ece9e3'],
  ['pale', '#ece9e3'],
  ['pastel', '#f0d5d2'],
  ['neutral', '#d6d0c6'],
]);

/** "On a pink background", "against a yellow wall", "on white", "plain backdrop" */
export function hangBackdrop(
  plan: PhotoPlan,
  accounts: WordAccounts,
  { group, isPlaced }: { group: NounGroup; isPlaced: boolean },
): boolean {
  const { noun, modifiers, isNegated, number, relation, verb } = group;
  if (isNegated || number || verb || plan.subjects.length === 0) return false;
  const [, before = '', last] = /^(?:(.+) )?(background|backdrop|wall)$/.exec(noun.forms[0]!) ?? [];
  const isColor = last === undefined && relation === 'on' && modifiers.length === 0;
  if (last === undefined && !isColor) return false;
  // "Beige background" is one word; "on sand" names no color.
  const parts = before.split(' ').filter(Boolean);
  const words = isColor
    ? [noun]
    : [...modifiers, ...parts.map((name): Token => ({ ...noun, kind: 'adjective', forms: [name] }))];
  const color = namedColor({ modifiers: words, noun });
  const shade = words.flatMap(({ forms }) => forms.flatMap((form) => SHADES.get(form) ?? []))[0];
  const isPlain = words.some((word) => isOneOf(word, PLAIN)) && last !== 'wall';
  const isKept = (word: Token) => isOneOf(word, PLAIN) || isOneOf(word, HARMLESS);
  if (!color && !shade && !isPlain) return false;
  const others = words.filter(
    (word) => !color?.words.includes(word) && !word.forms.some((form) => SHADES.has(form)),
  );
  if (!others.every(isKept)) return false;
  if (last !== 'wall' && plan.set === 'table-top' && !isPlaced) plan.set = 'cyclorama';
  const hex = color?.hex ?? shade;
  if (hex) plan.wall = rgbFromHex(hex);
  accounts.draw([...modifiers, noun], { kind: 'style', ...(color ? { color: color.hex } : {}) });
  return true;
}

/** "In teal and peach": the first is the backdrop's color, the second that of a podium. */
export function takeColors(
  plan: PhotoPlan,
  accounts: WordAccounts,
  { palette, isPlaced }: { palette: readonly NounGroup[]; isPlaced: boolean },
): void {
  for (const group of palette) {
    const words = wordsOf(group);
    for (const color of paletteColors(words, group.noun)) {
      const place = plan.wall ? 'accent' : 'wall';
      if (plan.set === 'table-top' && !isPlaced) plan.set = 'cyclorama';
      if (plan.set === 'cyclorama' && place === 'accent') plan.set = 'podiums';
      const isSeen = place === 'wall' ? hasBackdrop(plan) : plan.set === 'podiums' && !plan.accent;
      if (!isSeen) accounts.leaveOut(words, 'look', { isMeant: true });
      else plan[place] = rgbFromHex(color);
    }
    accounts.draw(words, { kind: 'style' });
  }
}

/** "Soft morning light", "moody": true if the group only says that. */
export function lightUp(
  plan: PhotoPlan,
  accounts: WordAccounts,
  group: NounGroup,
  isLight: (word: Token) => boolean,
): boolean {
  const { noun, modifiers, isNegated, number } = group;
  const words = [...modifiers, noun];
  if (isNegated || number) return false;
  const isLook = (word: Token) =>
    isLight(word) || isOneOf(word, LIGHT_NOUNS) || isOneOf(word, HARMLESS) || isMoodWord(word);
  if (!words.every(isLook) || !words.some((word) => isLight(word) || isOneOf(word, LIGHT_NOUNS)))
    return false;
  setMood(
    plan,
    words.filter((word) => !isLight(word)),
  );
  const light = words.map(({ forms }) => findLight(forms)).find((found) => found !== undefined);
  if (light) plan.light ??= light;
  accounts.draw(words, { kind: 'style' });
  return true;
}

/** Nouns that ask for the kind of photograph, beside the set that they may name. */
const KINDS_OF_PHOTO = wordSet(
  'still life, shadow, product photography, food photography, product, packaging shot, studio, photo studio',
);

export function isFormat(group: NounGroup, accounts: WordAccounts): boolean {
  const isKnown = isOneOf(group.noun, FORMAT_NOUNS) || isOneOf(group.noun, KINDS_OF_PHOTO);
  if (
    !isKnown ||
    group.isNegated ||
    !wordsOf(group).every(
      (word) => word === group.noun || isOneOf(word, HARMLESS) || losesNothing(word.forms[0]!),
    )
  )
    return false;
  accounts.draw([group.noun], { kind: 'style' });
  return true;
}
