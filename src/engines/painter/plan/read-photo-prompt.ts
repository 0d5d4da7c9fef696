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
import { isKindWord } from './kind-words.ts';
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
  const reading = readPrompt(withoutFinalView(text), isNoun);
  const { language, quoted } = reading;
  const english = language === 'en' ? text : reading.english;
  const groups = joinRoomNames(reading.groups).map(splitColorName).map(splitKindName).map(nameSpecial);
  const asksDrawing = findViewPhrases(english).some(({ entry }) => entry.look !== undefined);
  if (quoted.length > 0 || asksDrawing || wantsNoPhoto(english)) return undefined;
  // "Coral" is a color beside another.
  const palette = paletteOf(groups);
  // "Blocks for kids": the kids are not in the picture.
  const isShown = (group: NounGroup) =>
    !group.isNegated && !palette.includes(group) && !(group.relation === 'for' && groups[0] !== group);
  const shown = groups.filter(isShown);
  const beings = shown.filter((group) => wordsOf(group).some(isBeing));
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
  if (findCharacter(word.forms) || isNamedAfterBeing(word)) return false;
  const [subject] = findSubjects(word.forms);
  return (
    findPeople(word) !== undefined || (subject?.kind === 'artwork' && ANIMAL_ICONS.has(subject.thing.icon))
  );
}

/** "Snake plant" */
function isNamedAfterBeing({ forms }: Token): boolean {
  return forms.some(
    (form) =>
      form.includes(' ') &&
      findItems(form).some(({ usualSet, category }) => usualSet !== undefined && category !== 'animals'),
  );
}

/** Blanks a final "from above", which would be read as a relation; places of the other words stay. */
function withoutFinalView(text: string): string {
  return text.replace(/ (?:seen |viewed )?from above$/i, (words) => ' '.repeat(words.length));
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

/** "Leather boots" are boots of leather, "smartphone mockup" is a smartphone. */
function splitKindName(group: NounGroup): NounGroup {
  const { noun, modifiers, aside = [] } = group;
  const { text, start, end } = noun;
  if (noun.special || noun.forms.some(isRoomName) || noun.forms.some(isThingName)) return group;
  const [, format] = /^.+ (mock ?-?up)$/i.exec(text) ?? [];
  if (format) {
    const rest = text.slice(0, -format.length - 1);
    if (!isThingName(rest.toLowerCase())) return group;
    const dropped: Token = { ...noun, text: format, start: end - format.length, forms: ['mockup'] };
    return {
      ...group,
      aside: [...aside, dropped],
      noun: { ...noun, text: rest, end: start + rest.length, forms: [rest.toLowerCase()] },
    };
  }
  const gap = kindGap(text.toLowerCase());
  if (gap < 0) return group;
  const rest = text.slice(gap + 1);
  const kind: Token = { ...noun, text: text.slice(0, gap), end: start + gap, isPlural: false };
  return {
    ...group,
    modifiers: [...modifiers, { ...kind, forms: [kind.text.toLowerCase()] }],
    noun: { ...noun, text: rest, start: start + gap + 1, forms: namesOf(rest.toLowerCase()) },
  };
}

/** Where a word for a kind ends before the name of a thing; -1 if there is none. */
function kindGap(name: string): number {
  for (let gap = name.indexOf(' '); gap > 0; gap = name.indexOf(' ', gap + 1))
    if (isKindWord(name.slice(0, gap)) && namesOf(name.slice(gap + 1)).some(isThingName)) return gap;
  return -1;
}

/** A noun and its singular. */
function namesOf(noun: string): string[] {
  return [noun, noun.replace(/e?s$/, ''), noun.replace(/s$/, '')];
}

/** "Greek salad", which is known as a kind of salad, is a salad; spinach, as a kind of lettuce, is something else. */
function nameSpecial(group: NounGroup): NounGroup {
  const { noun, modifiers } = group;
  const { special, text, start } = noun;
  if (!special || noun.forms.includes(special)) return group;
  const [general] = noun.forms;
  const at = text.toLowerCase().indexOf(general!);
  if (at < 0 || !isThingName(general!)) return { ...group, noun: { ...noun, forms: [special] } };
  const isBehind = at === 0;
  const word = (isBehind ? text.slice(general!.length) : text.slice(0, at)).trim();
  const from = isBehind ? start + text.length - word.length : start;
  const kind: Token = {
    ...noun,
    text: word,
    start: from,
    end: from + word.length,
    kind: 'adjective',
    forms: [word.toLowerCase()],
    isPlural: false,
  };
  const named = text.slice(at, isBehind ? general!.length : undefined);
  return {
    ...group,
    modifiers: word ? [...modifiers, kind] : modifiers,
    noun: { ...noun, text: named, start: start + at, end: start + at + named.length },
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
