import { ARCHETYPES, isLandscape, isObject } from '../archetypes.ts';
import type { Setting } from '../people/people-scene.ts';
import { COLOR_WORDS } from '../prompt/color-words.ts';
import { WORN } from '../prompt/people/worn-words.ts';
import { FORMAT_NOUNS } from '../prompt/reading/function-words.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import type { PromptReading } from '../prompt/reading/read-prompt.ts';
import { isOneOf, type Span, type Token } from '../prompt/reading/token.ts';
import { partOf } from '../prompt/spans.ts';
import { baseForms } from '../prompt/split-words.ts';
import { losesNothing } from '../prompt/stop-words.ts';
import { ARCHETYPE_NOUNS, findSubjects } from '../prompt/vocabulary.ts';
import { wordSet } from '../scene/phrases.ts';
import { type DrawnNoun, findDrawnNoun } from './find-drawn-noun.ts';
import { isLookedAt, isNoLoss, isPattern } from './is-no-loss.ts';
import { isFeeling, isMoodGroup, isMoodWord, isTone, moodOf } from './mood-words.ts';
import { colorName, isBackdrop, paletteOf, plainBackdrop } from './name-color.ts';
import { isPartOf } from './parts-of-things.ts';
import type { DrawnPart, LeftOutPart, PlannedContent } from './picture-plan.ts';
import type { PlannedView } from './plan-view.ts';
import { isBlackAndWhite, showsColors, standsBefore } from './rooms-and-colors.ts';
import { showsRelation } from './shows-relation.ts';
import { hasEffect, overlayNamed, peopleShow } from './shows-word.ts';
import type { PlannedSky } from './sky-words.ts';

/** The outcome for some words, and whether their group counts as drawn. */
interface Account {
  drawn: DrawnPart[];
  leftOut: LeftOutPart[];
  isDrawn: boolean;
}

/** The planned picture that words are compared with. */
interface Picture {
  content: PlannedContent | undefined;
  sky: PlannedSky;
  /** The room that the prompt names for people. */
  room: Setting | undefined;
  /** Whether a word asks for a lens, frame or light that the picture has. */
  isShownByView(word: Token): boolean;
  palette: readonly NounGroup[];
  backdrop: ReturnType<typeof plainBackdrop>;
}

/** Sorts every word of a prompt into drawn and left out, in the prompt's order. */
export function accountForWords(
  { groups, quoted }: Pick<PromptReading, 'groups' | 'quoted'>,
  content: PlannedContent | undefined,
  sky: PlannedSky,
  { room, view }: { room: Setting | undefined; view: PlannedView },
): { drawn: DrawnPart[]; leftOut: LeftOutPart[]; isDrawn(group: NounGroup): boolean } {
  const backdrop = standsBefore(content) ? plainBackdrop(groups) : undefined;
  const picture = { content, sky, room, isShownByView: view.shows, palette: paletteOf(groups), backdrop };
  const accounts = new Map(groups.map((group) => [group, accountForGroup(group, picture)]));
  const written = content?.kind === 'lettering' ? content.written : [];
  const [texts, others] = partition(quoted, (text) => written.includes(text));
  const all = [...accounts.values()];
  const inOrder = (one: { start: number }, other: { start: number }) => one.start - other.start;
  const drawn = [...all.flatMap((account) => account.drawn), ...texts.map((text) => asDrawn('text', text))];
  const leftOut = [
    ...all.flatMap((account) => account.leftOut),
    ...others.map((text) => asLeftOut('unknown', text)),
  ];
  const isNew = (span: Span) => ![...drawn, ...leftOut].some((part) => overlap(part, span));
  drawn.push(...view.shown.filter(isNew).map((phrase) => asDrawn('style', phrase)));
  leftOut.push(...view.missed.filter(isNew).map((phrase) => asLeftOut('look', phrase)));
  return {
    drawn: drawn.sort(inOrder),
    leftOut: leftOut.sort(inOrder),
    isDrawn: (group) => accounts.get(group)?.isDrawn ?? false,
  };
}

function accountForGroup(group: NounGroup, picture: Picture): Account {
  return (
    accountForView(group, picture) ??
    accountForPalette(group, picture) ??
    accountForBackdrop(group, picture) ??
    accountForMood(group, picture) ??
    accountForNoun(group, picture)
  );
}

/** "A close-up", "golden hour": seen in the whole picture. */
function accountForView(group: NounGroup, { isShownByView, content, sky }: Picture): Account | undefined {
  const { noun, number, modifiers, verb } = group;
  if (!isShownByView(noun)) return undefined;
  // "Sitting in soft light" is done, "bathed in soft light" is a look.
  const isDone = verb?.text.endsWith('ing') === true;
  const words = [...(number ? [number] : []), ...modifiers, noun, ...(isDone ? [verb] : [])];
  return styleAccount(
    words,
    (word) =>
      isShownByView(word) ||
      isMoodWord(word) ||
      ((word === verb || word.kind === 'noun') && hasEffect(word, group, content, sky)),
  );
}

/** "In coral and cream" */
function accountForPalette(group: NounGroup, { palette, content }: Picture): Account | undefined {
  if (!palette.includes(group) || !(showsColors(content) || isBlackAndWhite(palette))) return undefined;
  return styleAccount([...group.modifiers, group.noun], () => true);
}

/** "On a white background" */
function accountForBackdrop(group: NounGroup, { backdrop }: Picture): Account | undefined {
  if (!backdrop || group !== backdrop.group) return undefined;
  const shown = [...backdrop.color.words, group.noun];
  return styleAccount([...group.modifiers, group.noun], (word) => shown.includes(word));
}

/** "Bright and airy", "in muted tones" */
function accountForMood(group: NounGroup, { content }: Picture): Account | undefined {
  if (!content || !isMoodGroup(group) || peopleShow(content, group.noun)) return undefined;
  // "Calm" alone is a lake.
  if (moodOf(group.noun) && standsFor(content, group.noun)) return undefined;
  const words = [...group.modifiers, group.noun].filter((word) => !isTone(word));
  // A pattern is of its mood: "calm" has calm colors and lines.
  if (isPattern(content)) return styleAccount(words, () => true);
  return styleAccount(
    words.filter((word) => !isFeeling(word)),
    isMoodWord,
  );
}

function standsFor(content: PlannedContent, noun: Token): boolean {
  return content.kind === 'archetype' && isOneOf(noun, ARCHETYPE_NOUNS[content.archetype].illustrates);
}

/** Words that only say how the picture looks. */
function styleAccount(words: readonly Token[], isShown: (word: Token) => boolean): Account {
  const [shown, others] = partition(words, isShown);
  return {
    drawn: shown.map((word) => asDrawn('style', word)),
    leftOut: others.filter(({ forms }) => !losesNothing(forms[0]!)).map((word) => asLeftOut('look', word)),
    isDrawn: true,
  };
}

/** A noun, its number and the words that describe it. */
function accountForNoun(group: NounGroup, picture: Picture): Account {
  const { content } = picture;
  const part = content && findDrawnNoun(group, content, picture);
  const isDrawn = part !== undefined && isCounted(group, content);
  const accounts = [
    accountForName(group, part, content),
    accountForNumber(group, isDrawn),
    accountForDescription(group, part, picture),
  ];
  return {
    drawn: accounts.flatMap(({ drawn }) => drawn),
    leftOut: accounts.flatMap(({ leftOut }) => leftOut),
    isDrawn,
  };
}

/** Clothes of people are drawn in more kinds than those that lie alone. */
function isWornAs(garment: string, content: PlannedContent | undefined): boolean {
  return content?.kind === 'archetype' && content.people !== undefined && WORN.has(garment);
}

type WordAccount = Omit<Account, 'isDrawn'>;

function accountForName(
  group: NounGroup,
  part: DrawnNoun | undefined,
  content: PlannedContent | undefined,
): WordAccount {
  const { noun, negation } = group;
  if (part && noun.special && !group.isNegated && !isWornAs(noun.special, content)) {
    const { named, narrowing } = splitKind(noun);
    return {
      drawn: named ? [{ ...partOf(named), ...part }] : [],
      leftOut: [{ ...asLeftOut('kind', narrowing), general: noun.forms[0]! }],
    };
  }
  if (part) {
    const { color, named = noun } = otherColor(group);
    return {
      drawn: [{ ...partOf(...(negation ? [negation] : []), named), ...part }],
      leftOut: color ? [asLeftOut('look', color)] : [],
    };
  }
  if (!content && isColor(noun)) return { drawn: [asDrawn('style', noun)], leftOut: [] };
  if (isOnlyStyle(noun) && !isLookedAt(group)) return { drawn: [], leftOut: [] };
  const why = findSubjects(noun.forms).length > 0 ? 'elsewhere' : 'unknown';
  return { drawn: [], leftOut: [asLeftOut(why, noun)] };
}

function accountForNumber({ number }: NounGroup, isDrawn: boolean): WordAccount {
  if (!number) return { drawn: [], leftOut: [] };
  return isDrawn
    ? { drawn: [asDrawn('style', number)], leftOut: [] }
    : { drawn: [], leftOut: [asLeftOut('look', number)] };
}

function accountForDescription(
  group: NounGroup,
  part: DrawnNoun | undefined,
  { content, sky, isShownByView }: Picture,
): WordAccount {
  const { noun, modifiers, aside = [], verb, endings = [] } = group;
  const drawn: DrawnPart[] = [];
  const leftOut: LeftOutPart[] = [];
  const isGray = aside.map(({ text }) => text).join(' ') === 'black white';
  if (isGray && content) drawn.push(...aside.map((word) => asDrawn('style', word)));
  // "A modern lobby" that is not drawn is not modern, either.
  const isOfUnseen = !part && content !== undefined && !isOnlyStyle(noun) && !isBackdrop(group);
  for (const word of [...modifiers, ...(isGray ? [] : aside), ...(verb ? [verb] : []), ...endings]) {
    const isUncounted = word.value !== undefined && aside.includes(word);
    const isOfMissing =
      isColor(word) &&
      ((isOfUnseen && isSet(content)) || (!part && content !== undefined && !showsColors(content)));
    if (
      (isUncounted && !(content && peopleShow(content, word))) ||
      (isMoodWord(word) && isOfUnseen) ||
      isSnowOnThing(word, group, content)
    )
      leftOut.push(asLeftOut('look', word));
    else if (!isOfMissing && (isShownByView(word) || hasEffect(word, group, content, sky)))
      drawn.push(asDrawn('style', word));
    else if (!isNoLoss(word, group, content)) leftOut.push(asLeftOut('look', word));
  }
  if (part && group.form && !showsForm(group.form, part, content))
    leftOut.push(asLeftOut('look', group.form));
  if (part && content && group.link && !group.isNegated && !showsRelation(group, content))
    leftOut.push(asLeftOut('look', group.link));
  return { drawn, leftOut };
}

/** Whether the picture shows as many as asked for. */
function isCounted(group: NounGroup, content: PlannedContent | undefined): boolean {
  return (
    !group.number ||
    group.isNegated ||
    (group.count === 1 && !isScattered(group, content)) ||
    (group.count === drawnCount(group, content) && !isPartOfOther(group, content))
  );
}

/** Things of their own colors; patterns take all colors. */
function isSet(content: PlannedContent): boolean {
  return content.kind === 'archetype' && isObject(content.archetype);
}

/** "A snow covered cabin": snow lies on the land, not on what stands in it. */
function isSnowOnThing(word: Token, group: NounGroup, content: PlannedContent | undefined): boolean {
  if (content?.kind !== 'artwork' || !content.things.some((thing) => thing.group === group)) return false;
  return isOneOf(word, SNOWED);
}

const SNOWED = ['snow', 'snowy', 'covered', 'snow covered', 'frozen', 'icy', 'frosty'];

/** "Green and red apples", of which "red apples" is one noun, are all green. */
function otherColor({ noun, modifiers }: NounGroup): { color?: Span; named?: Span } {
  const [first = ''] = noun.text.split(' ');
  if (first === noun.text || !Object.hasOwn(COLOR_WORDS, first) || !modifiers.some(isColor)) return {};
  const end = noun.start + first.length;
  return {
    color: { text: first, start: noun.start, end },
    named: { text: noun.text.slice(first.length + 1), start: end + 1, end: noun.end },
  };
}

/** "A lone tree": trees that only belong to a landscape are several. */
function isScattered({ noun }: NounGroup, content: PlannedContent | undefined): boolean {
  return content?.kind === 'archetype' && isLandscape(content.archetype) && isOneOf(noun, TREES);
}

const TREES = wordSet('tree, oak, oak tree, pine, pine tree, palm, palm tree, fir, fir tree, birch');

/** "A tennis racket and three balls": the drawing of the racket has one more. */
function isPartOfOther({ noun }: NounGroup, content: PlannedContent | undefined): boolean {
  if (content?.kind !== 'artwork') return false;
  const others = content.things.filter(({ group }) => group.noun !== noun);
  return isPartOf(
    noun,
    others.map(({ thing }) => thing.icon),
  );
}

/** "Siamese cat" says what is drawn and what is not; "sparrow" only what is not. */
function splitKind({ text, start, end, forms }: Token): { named?: Span; narrowing: Span } {
  // "Pizza margherita"
  const [first = ''] = text.split(' ');
  if (first !== text && baseForms(first).includes(forms[0]!)) {
    const till = start + first.length;
    return {
      named: { text: first, start, end: till },
      narrowing: { text: text.slice(first.length).trim(), start: till + 1, end },
    };
  }
  const last = text.split(' ').at(-1)!;
  const lead = text.slice(0, -last.length).trim();
  if (lead === '' || !baseForms(last).includes(forms[0]!)) return { narrowing: { text, start, end } };
  const from = end - last.length;
  return {
    named: { text: last, start: from, end },
    narrowing: { text: lead, start, end: start + lead.length },
  };
}

/** How many of the noun the picture shows, if that is certain. */
function drawnCount(group: NounGroup, content: PlannedContent | undefined): number | undefined {
  if (!content) return undefined;
  if (content.kind === 'lettering') return 1;
  if (group.number && peopleShow(content, group.number)) return group.count ?? undefined;
  const planned = content.kind === 'artwork' && content.things.find((thing) => thing.group === group);
  if (planned) return planned.count * planned.thing.pieces;
  const overlay = overlayNamed(group.noun, content);
  if (overlay) return overlay.count;
  return content.kind === 'archetype' ? ARCHETYPES[content.archetype].count : undefined;
}

/** "Studio lighting", "minimalist style", "4k": how it looks, not what is seen. "Space" is room left for words, which is seen. */
function isOnlyStyle(noun: Token): boolean {
  const { forms } = noun;
  if (forms.includes('copy space') || forms.includes('negative space') || forms.includes('space'))
    return false;
  return (
    losesNothing(forms[0]!) ||
    isOneOf(noun, FORMAT_NOUNS) ||
    (noun.kind === 'adjective' && (isMoodWord(noun) || isFeeling(noun)))
  );
}

/** Whether a stack, a slice or a field is seen, not only what it is of. */
function showsForm(
  { forms }: Token,
  { subject = '' }: DrawnNoun,
  content: PlannedContent | undefined,
): boolean {
  if (content?.kind === 'artwork' && content.place === undefined)
    return forms.some((form) => new RegExp(`\\b${form}s?\\b`).test(subject));
  return content?.kind !== 'artwork' || forms.includes('field');
}

function isColor(word: Token): boolean {
  return colorName(word) !== undefined;
}

function asDrawn(kind: DrawnPart['kind'], word: Span): DrawnPart {
  return { ...partOf(word), kind };
}

function asLeftOut(why: LeftOutPart['why'], word: Span): LeftOutPart {
  return { ...partOf(word), why };
}

function overlap(one: Omit<Span, 'text'>, other: Omit<Span, 'text'>): boolean {
  return one.start < other.end && other.start < one.end;
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}
