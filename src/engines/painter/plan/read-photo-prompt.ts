import { findItems } from '#engines/photo-studio/things/catalog';
import { ANIMAL_ICONS } from '#engines/studio/artwork/catalog/animals';
import { chooseHead } from '#engines/studio/plan/choose-head';
import { paletteOf } from '#engines/studio/plan/name-color';
import { COLOR_WORDS } from '#engines/studio/prompt/color-words';
import { findPeople } from '#engines/studio/prompt/people/find-people';
import { type CorrectedPrompt, correctPrompt } from '#engines/studio/prompt/reading/correct-prompt';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import { readPrompt } from '#engines/studio/prompt/reading/read-prompt';
import type { Token } from '#engines/studio/prompt/reading/token';
import { findViewPhrases } from '#engines/studio/prompt/view-words';
import { findSubjects, isDrawable } from '#engines/studio/prompt/vocabulary';
import { findCharacter, findLight, wantsNoPhoto } from './look-words.ts';
import { isLoneAnimal, isPet } from './pets.ts';
import { ROOM_THINGS } from './room-things.ts';
import { isPieceName, isRoomName } from './room-words.ts';
import { SURFACES } from './surface-words.ts';
import { wordsOf } from './word-accounts.ts';

/** A prompt that might be photographed, as its nouns. */
export interface ReadPhotoPrompt {
  language: string;
  english: string;
  groups: NounGroup[];
  /** A part of the corrected prompt as it was typed. */
  asTyped: CorrectedPrompt['asTyped'];
  head: NounGroup | undefined;
  /** People and animals, of which photographs have few. */
  beings: readonly NounGroup[];
  /** Whether a word tells lens and frame. */
  isView(word: Token): boolean;
  /** Whether a word tells the light. */
  isLight(word: Token): boolean;
}

/**
 * Undefined if no photograph is wanted: quoted words, people, animals but for a few, kinds that only drawings
 * know, drawings.
 */
export function readPhotoPrompt(prompt: string): ReadPhotoPrompt | undefined {
  const isNoun = (noun: string) =>
    isRoomName(noun) ||
    isPieceName(noun) ||
    isDrawable(noun) ||
    isLookName(noun) ||
    isThingName(noun) ||
    isSurfaceName(noun);
  const { text, asTyped } = correctPrompt(prompt, isNoun);
  const reading = readPrompt(text, isNoun);
  const { language, english, quoted } = reading;
  const groups = joinRoomNames(reading.groups).map(splitColorName);
  const asksDrawing = findViewPhrases(english).some(({ entry }) => entry.look !== undefined);
  if (quoted.length > 0 || asksDrawing || wantsNoPhoto(english)) return undefined;
  // "Coral" is a color beside another.
  const palette = paletteOf(groups);
  const isShown = (group: NounGroup) => !group.isNegated && !palette.includes(group);
  const shown = groups.filter(isShown);
  const beings = shown.filter((group) => wordsOf(group).some(isBeing));
  if (shown.some(({ noun }) => noun.special)) return undefined;
  const views = language === 'en' ? findViewPhrases(english) : [];
  const isView = ({ start, end }: Token) => views.some((view) => start >= view.start && end <= view.end);
  const isLight = ({ forms }: Token) => findLight(forms) !== undefined;
  const things = groups.filter(({ noun }) => !isView(noun) && !isLight(noun));
  const head = chooseHead(things);
  const isOfRoom = head !== undefined && isRoomName(head.noun.forms[0]!) && !beings.includes(head);
  const isAnimal = head !== undefined && (isPet(head) || isLoneAnimal(head));
  if (beings.length > 0 && !isOfRoom && !isAnimal) return undefined;
  return { language, english, groups, head, beings, isView, isLight, asTyped };
}

/** "Evening light" and "mid century" are one word; "light" alone may be a color's shade. */
function isLookName(noun: string): boolean {
  return noun.includes(' ') && (findLight([noun]) ?? findCharacter([noun])) !== undefined;
}

/** People and animals. */
function isBeing(word: Token): boolean {
  if (
    word.kind === 'adjective' ||
    word.kind === 'number' ||
    isRoomName(word.forms[0]!) ||
    isPieceName(word.forms[0]!)
  )
    return false;
  if (findCharacter(word.forms)) return false;
  const [subject] = findSubjects(word.forms);
  return (
    findPeople(word) !== undefined || (subject?.kind === 'artwork' && ANIMAL_ICONS.has(subject.thing.icon))
  );
}

/** "Boho living room" is read as somebody who lives in a room. */
function joinRoomNames(groups: readonly NounGroup[]): NounGroup[] {
  const joined: NounGroup[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const isRoom = isRoomName(group.noun.forms[0]!) && group.modifiers.length === 0;
    if (isRoom && last && group.noun.start === last.noun.end + 1)
      joined[joined.length - 1] = { ...last, modifiers: [...last.modifiers, last.noun], noun: group.noun };
    else joined.push(group);
  }
  return joined;
}

/** "Red lipstick" is one word for drawings; a photo's lipstick takes any color. */
function splitColorName(group: NounGroup): NounGroup {
  const { noun, modifiers } = group;
  const [name] = noun.forms;
  const [, color, thing] = /^(\S+) (.+)$/.exec(name!) ?? [];
  const gap = noun.text.indexOf(' ');
  const isSplit = color && thing && gap > 0 && Object.hasOwn(COLOR_WORDS, color);
  // "Green and red apples" are not all red.
  const hasOther = modifiers.some(({ forms }) => forms.some((form) => Object.hasOwn(COLOR_WORDS, form)));
  if (!isSplit || (isThingName(name!) && !hasOther) || !isThingName(thing)) return group;
  const at = noun.start + gap;
  return {
    ...group,
    modifiers: [
      ...modifiers,
      { ...noun, text: noun.text.slice(0, gap), end: at, kind: 'adjective', forms: [color], isPlural: false },
    ],
    noun: { ...noun, text: noun.text.slice(gap + 1), start: at + 1, forms: [thing] },
  };
}

/** "Dark wood" is one material. */
function isSurfaceName(noun: string): boolean {
  return noun.includes(' ') && SURFACES.has(noun);
}

/** "Red sofa" is in the catalog, too, but any sofa can be red. */
function isThingName(noun: string): boolean {
  const [, color = '', rest = ''] = /^(\S+) (.+)$/.exec(noun) ?? [];
  const isColored =
    Object.hasOwn(COLOR_WORDS, color) && findItems(rest).some(({ usualSet }) => usualSet === 'studio-floor');
  return (
    !isColored && findItems(noun).some(({ key, usualSet }) => usualSet !== undefined || ROOM_THINGS.has(key))
  );
}
