import { ARCHETYPES, type Archetype, isLandscape, isObject, isPeople } from '../archetypes.ts';
import type { Stance } from '../artwork/catalog/thing.ts';
import { DETAIL_WORDS } from '../landscape/detail-words.ts';
import { LANDSCAPES, type LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { OverlayWish } from '../landscape/overlays/overlay-kinds.ts';
import type { Setting } from '../people/people-scene.ts';
import { FORMAT_NOUNS } from '../prompt/reading/function-words.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import type { PromptReading } from '../prompt/reading/read-prompt.ts';
import type { Token } from '../prompt/reading/token.ts';
import { isStopWord } from '../prompt/stop-words.ts';
import { ARCHETYPE_NOUNS, findSubjects } from '../prompt/vocabulary.ts';
import { phrases } from '../scene/phrases.ts';
import { colorName, isBackdrop, namedColor, paletteOf, plainBackdrop } from './name-color.ts';
import { isPartOfThings } from './parts-of-things.ts';
import type { DrawnPart, LeftOutPart, PlannedContent } from './picture-plan.ts';
import { affectsLettering, LETTERING_SHOWS, namesWords } from './plan-lettering.ts';
import { drawsRoom, isBlackAndWhite, showsColors, standsBefore } from './rooms-and-colors.ts';
import {
  isInSky,
  isMoodGroup,
  isMoodWord,
  isSkyWord,
  type PlannedSky,
  SETS_SHOW,
  STAGING_SHOWS,
} from './style-words.ts';

/** Sorts every word of a prompt into drawn and left out, in the prompt's order. */
export function accountForWords(
  { groups, quoted }: Pick<PromptReading, 'groups' | 'quoted'>,
  content: PlannedContent | undefined,
  sky: PlannedSky,
  { room, isView }: { room: Setting | undefined; isView(word: Token): boolean },
): { drawn: DrawnPart[]; leftOut: LeftOutPart[]; isDrawn(group: NounGroup): boolean } {
  const drawn: DrawnPart[] = [];
  const leftOut: LeftOutPart[] = [];
  const drawnGroups = new Set<NounGroup>();
  const palette = paletteOf(groups);
  const backdrop = standsBefore(content) ? plainBackdrop(groups) : undefined;
  const leave = (word: Span, why: LeftOutPart['why']) => leftOut.push({ ...spanOf(word), why });
  for (const group of groups) {
    const { noun, number, modifiers, verb, endings = [] } = group;
    if (isView(noun)) {
      for (const word of [...(number ? [number] : []), ...modifiers, noun])
        if (isView(word) || isMoodWord(word)) drawn.push({ ...spanOf(word), kind: 'style' });
        else if (!isStopWord(word.forms[0]!)) leave(word, 'look');
      drawnGroups.add(group);
      continue;
    }
    if (palette.includes(group) && (showsColors(content) || isBlackAndWhite(palette))) {
      for (const word of [...modifiers, noun]) drawn.push({ ...spanOf(word), kind: 'style' });
      drawnGroups.add(group);
      continue;
    }
    if (group === backdrop?.group) {
      for (const word of [...backdrop.color.words, noun]) drawn.push({ ...spanOf(word), kind: 'style' });
      for (const word of modifiers)
        if (!backdrop.color.words.includes(word) && !isStopWord(word.forms[0]!)) leave(word, 'look');
      drawnGroups.add(group);
      continue;
    }
    if (content && isMoodGroup(group) && !peopleShow(content, noun)) {
      for (const word of [...modifiers, noun])
        if (isMoodWord(word)) drawn.push({ ...spanOf(word), kind: 'style' });
      drawnGroups.add(group);
      continue;
    }
    const part = content && (roomOf(group, content, room) ?? drawNoun(group, content, sky));
    if (part) drawn.push({ ...(group.negation ? spanOfAll([group.negation, noun]) : spanOf(noun)), ...part });
    else if (!content && isColor(noun)) drawn.push({ ...spanOf(noun), kind: 'style' });
    else if (!isOnlyStyle(group) || isRoomForWords(noun))
      leave(noun, findSubjects(noun.forms).length > 0 ? 'elsewhere' : 'unknown');
    const isCounted =
      !number || group.isNegated || group.count === 1 || group.count === countOf(group, content);
    if (part && isCounted) drawnGroups.add(group);
    if (number && !(part && isCounted)) leave(number, 'look');
    for (const word of [...modifiers, ...(verb ? [verb] : []), ...endings]) {
      if (isView(word) || hasEffect(word, group, content, sky))
        drawn.push({ ...spanOf(word), kind: 'style' });
      else if (!isStopWord(word.forms[0]!) || word.kind === 'verb') leave(word, 'look');
    }
  }
  for (const text of quoted)
    if (content?.kind === 'lettering' && content.written.includes(text))
      drawn.push({ ...spanOf(text), kind: 'text' });
    else leave(text, 'unknown');
  const inOrder = (one: { start: number }, other: { start: number }) => one.start - other.start;
  return {
    drawn: drawn.sort(inOrder),
    leftOut: leftOut.sort(inOrder),
    isDrawn: (group) => drawnGroups.has(group),
  };
}

/** How many of the main noun the picture shows, if that is certain. */
function countOf(group: NounGroup, content: PlannedContent | undefined): number | undefined {
  if (content?.kind === 'lettering') return 1;
  if (group.number && peopleShow(content, group.number)) return group.count ?? undefined;
  const planned = content?.kind === 'artwork' && content.things.find((thing) => thing.group === group);
  if (planned) return planned.count * planned.thing.pieces;
  const overlay = content && overlayOf(group.noun, content);
  if (overlay) return overlay.count;
  return content?.kind === 'archetype' ? ARCHETYPES[content.archetype].count : undefined;
}

type Span = Pick<Token, 'text' | 'start' | 'end'>;

function spanOf({ text, start, end }: Span) {
  return { words: text, start, end };
}

/** "Without people" */
function spanOfAll(words: readonly Span[]) {
  return {
    words: words.map(({ text }) => text).join(' '),
    start: Math.min(...words.map(({ start }) => start)),
    end: Math.max(...words.map(({ end }) => end)),
  };
}

/** "Studio lighting", "minimalist style", "4k": how it looks, not what is seen. */
function isOnlyStyle({ noun }: NounGroup): boolean {
  return isStopWord(noun.forms[0]!) || noun.forms.some((form) => FORMAT_NOUNS.has(form));
}

/** Room that is asked for, and that the picture does not leave. */
function isRoomForWords({ forms }: Token): boolean {
  return forms.includes('copy space') || forms.includes('negative space');
}

type DrawnNoun = Omit<DrawnPart, 'words' | 'start' | 'end'>;

function roomOf(group: NounGroup, content: PlannedContent, room: Setting | undefined): DrawnNoun | undefined {
  return drawsRoom(group, content, room) ? { kind: 'people', subject: group.noun.forms[0]! } : undefined;
}

function drawNoun(group: NounGroup, content: PlannedContent, sky: PlannedSky): DrawnNoun | undefined {
  // Without glasses: the cast wears none.
  if (group.isNegated && peopleShow(content, group.noun)) return { kind: 'style' };
  // A bicycle without wheels: its drawing has them.
  if (group.isNegated)
    return isShown(group, content, sky) || isPartOfThings(group.noun, content)
      ? undefined
      : { kind: 'style' };
  const colored = (color: string | undefined) => (color === undefined ? {} : { color });
  if (content.kind === 'artwork') {
    const planned = content.things.find((thing) => thing.group === group);
    if (planned) {
      const { thing, count, color } = planned;
      return { kind: 'artwork', subject: thing.names[0]!, count: count * thing.pieces, ...colored(color) };
    }
    const isOfAnOccasion = findSubjects(group.noun.forms).some(
      (subject) =>
        subject.kind === 'artwork' && content.things.some(({ thing }) => thing.icon === subject.thing.icon),
    );
    if (group.relation === 'for' && isOfAnOccasion) return { kind: 'concept' };
  }
  if (!isShown(group, content, sky)) return undefined;
  return { kind: kindOf(group, content), subject: group.noun.forms[0]!, ...colored(namedColor(group)?.hex) };
}

function peopleShow(content: PlannedContent | undefined, word: Token): boolean {
  return content !== undefined && 'people' in content && content.people?.shows.has(word) === true;
}

/** The addition to a landscape that a noun names. */
function overlayOf({ forms }: Token, content: PlannedContent): OverlayWish | undefined {
  if (!('overlays' in content)) return undefined;
  const kinds = findSubjects(forms).flatMap((subject) =>
    subject.kind === 'overlay' ? [subject.overlay] : [],
  );
  return content.overlays.find(({ kind }) => kinds.includes(kind));
}

function isShown(group: NounGroup, content: PlannedContent, sky: PlannedSky): boolean {
  if (peopleShow(content, group.noun)) return true;
  if (content.kind === 'archetype' && content.people && isPeople(content.archetype)) return false;
  const { forms } = group.noun;
  const named = (list: readonly string[]) => forms.some((form) => list.includes(form));
  if (content.kind === 'lettering')
    return group === content.group || namesWords(group.noun) || named(LETTERING_SHOWS[content.carrier]);
  const isLand = content.kind !== 'archetype' || isLandscape(content.archetype);
  if (isLand && content.kind !== 'artwork' && isSkyWord(group.noun)) return isInSky(group.noun, sky);
  if (content.kind === 'artwork')
    return content.place
      ? nounsOf(content.place).some(named) || isInSky(group.noun, sky)
      : group.relation !== 'under' && Object.values(STAGING_SHOWS).some(named);
  if (overlayOf(group.noun, content)) return true;
  if (content.kind === 'overlay')
    return content.homes.some((home) => nounsOf(home).some(named) || showsDetail(home, group.noun, sky));
  const { archetype } = content;
  if (nounsOf(archetype).some(named) || (isObject(archetype) && named(SETS_SHOW))) return true;
  if (!isLandscape(archetype)) return false;
  return isGroundOf(archetype, group.noun) || showsDetail(archetype, group.noun, sky);
}

/** Whether a word names flowers, a path and such, and they grow or lie in the landscape. */
function showsDetail(archetype: LandscapeArchetype, { forms }: Token, { season }: PlannedSky): boolean {
  return (
    season !== 'winter' &&
    DETAILS.some(
      ({ words, homes }) => homes.includes(archetype) && forms.some((form) => words.includes(form)),
    )
  );
}

const DETAILS: readonly { words: readonly string[]; homes: readonly LandscapeArchetype[] }[] = [
  { words: phrases(DETAIL_WORDS.flowers), homes: ['hills', 'mountains'] },
  { words: phrases(DETAIL_WORDS.path), homes: ['hills', 'forest'] },
  { words: phrases(DETAIL_WORDS.cypress), homes: ['hills', 'fields'] },
];

/** Whether a noun names the land under an archetype that is an hour or a season of any land. */
function isGroundOf(archetype: LandscapeArchetype, { forms }: Token): boolean {
  if (!LANDSCAPES[archetype].takesGround) return false;
  return findSubjects(forms).some(
    (subject) =>
      subject.kind === 'archetype' &&
      isLandscape(subject.archetype) &&
      LANDSCAPES[subject.archetype].isGround,
  );
}

function nounsOf(archetype: Archetype): (readonly string[])[] {
  const { shows, illustrates, contains } = ARCHETYPE_NOUNS[archetype];
  return [shows, illustrates, contains];
}

function kindOf({ noun }: NounGroup, content: PlannedContent): DrawnPart['kind'] {
  if (content.kind === 'lettering') return namesWords(noun) ? 'text' : 'object';
  if (peopleShow(content, noun)) return 'people';
  if (content.kind !== 'archetype') return 'landscape';
  const { archetype } = content;
  if (noun.forms.some((form) => ARCHETYPE_NOUNS[archetype].illustrates.includes(form))) return 'concept';
  if (isPeople(archetype)) return 'people';
  if (isObject(archetype)) return 'object';
  return isLandscape(archetype) ? 'landscape' : 'abstract';
}

/** Whether a describing word changes the picture. */
function hasEffect(
  word: Token,
  group: NounGroup,
  content: PlannedContent | undefined,
  sky: PlannedSky,
): boolean {
  // A prompt that cannot be drawn gets a pattern in its colors.
  if (!content) return isColor(word);
  if (content.kind === 'lettering')
    return affectsLettering(word, content) || (isColor(word) && group === content.group);
  if (content.kind === 'artwork') {
    const named = (list: readonly string[]) => word.forms.some((form) => list.includes(form));
    const { place } = content;
    if (place ? isInLand(word, sky) || nounsOf(place).some(named) : Object.values(STAGING_SHOWS).some(named))
      return true;
    if (!place && isBackdrop(group) && namedColor(group)?.words.includes(word)) return true;
    const planned = content.things.find((thing) => thing.group === group);
    if (planned && word.forms.some((form) => MOVING[planned.thing.stance]?.includes(form))) return true;
    return planned?.color !== undefined && namedColor(group)!.words.includes(word);
  }
  if (peopleShow(content, word)) return true;
  if (content.kind === 'overlay') return isInLand(word, sky);
  const { archetype, people } = content;
  if (people) return people.shows.has(word) || isMoodWord(word);
  const names = (list: readonly string[]) => word.forms.some((form) => list.includes(form));
  // "Silk drapery", "a rocky coast": the describing noun is in the picture, too.
  if (!isPeople(archetype) && nounsOf(archetype).some(names)) return true;
  if (isLandscape(archetype)) return showsDetail(archetype, word, sky) || isInLand(word, sky);
  return (isObject(archetype) && names(SETS_SHOW)) || isColor(word) || isMoodWord(word);
}

/** Whether a landscape has the word's hour, weather or season, or is graded for its mood. */
function isInLand(word: Token, sky: PlannedSky): boolean {
  return isInSky(word, sky) || isMoodWord(word);
}

/** Verbs that a drawing shows by its stance, such as flying. */
const MOVING: Partial<Record<Stance, readonly string[]>> = {
  flies: ['flying', 'fly', 'soaring', 'soar', 'floating', 'hovering'],
  sky: ['shining', 'glowing'],
  swims: ['swimming', 'swim', 'diving'],
};

function isColor(word: Token): boolean {
  return colorName(word) !== undefined;
}
