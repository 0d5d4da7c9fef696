import type { CatalogedThing } from '../artwork/catalog/thing.ts';
import { takesColor } from '../artwork/keeps-its-colors.ts';
import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { findSubjects, meaningsOf } from '../prompt/vocabulary.ts';
import { phrases, wordSet } from '../scene/phrases.ts';
import { isMoodWord } from './mood-words.ts';
import { backdropColors, colorName, namedColor, plainBackdrop, wordsOf } from './name-color.ts';
import type { Motifs } from './picture-plan.ts';

const PATTERNS = wordSet('pattern, pattern background, pattern wallpaper, wrapping paper, gift wrap');
/** Surfaces that are patterns only if the prompt says that they repeat. */
const SHEETS = wordSet(
  'print, background, backdrop, wallpaper, texture, textile, fabric, paper, design, tile, illustration, vector, repeat',
);
const REPEATING = wordSet('seamless, repeating, repeated, tileable, repeat, wrapping');

/** Words for what a pattern is of, other than the names of its drawings. */
const MIXED_MOTIFS: ReadonlyMap<string, readonly string[]> = new Map([
  ...mixed('flower, floral, flowery, blossom, bloom', 'hibiscus, tulip, rose, cherry blossom, daisy'),
  ...mixed('leaf, leafy, botanical, foliage', 'leaf, maple leaf, herb'),
  ...mixed('fruity', 'strawberry, lemon, pineapple, watermelon, cherry'),
]);

function mixed(words: string, names: string) {
  return phrases(words).map((word) => [word, phrases(names)] as const);
}

/** Animals and things whose own surface is a pattern, such as fur and masonry. */
const HIDES = wordSet(
  'leopard, zebra, tiger, giraffe, snake, cow, cheetah, crocodile, alligator, dalmatian, brick, wave, shell, web, spider web, honeycomb, rainbow',
);

const MOST_MOTIFS = 5;

interface Motif {
  word: Token;
  group: NounGroup;
  thing: CatalogedThing;
  subject: string;
  color: string | undefined;
}

/**
 * The things that a pattern repeats: "a seamless pattern with leaves", "cat pattern"; undefined if the main noun is no pattern, or
 * nothing that it is of can be drawn.
 */
export function planMotifs(head: NounGroup, groups: readonly NounGroup[]): Motifs | undefined {
  const asked = groups.filter(({ isNegated }) => !isNegated);
  const pattern = asked.find((group) => patternWord(group) !== undefined);
  if (!pattern) return undefined;
  // "Cat and dog pattern"
  const between = groups.slice(groups.indexOf(head) + 1, groups.indexOf(pattern) + 1);
  if (between.some(({ relation }) => relation !== 'and')) return undefined;
  const backdrop = plainBackdrop(groups.filter((group) => group !== pattern));
  const motifs = asked
    .filter((group) => group !== backdrop?.group && group.relation !== 'for')
    .flatMap((group) => motifsOf(group === pattern ? narrowingWord(group) : group.noun, group))
    .slice(0, MOST_MOTIFS);
  const isOfOther = isThing(narrowingWord(pattern)) && !motifs.some(({ group }) => group === pattern);
  if (motifs.length === 0 || isOfOther) return undefined;
  const ofMotifs = motifs.flatMap(({ group, color }) => (color ? [...namedColor(group)!.words] : []));
  const palette = backdrop ? [] : backdropColors(groups);
  const ofPattern = namedColor(pattern);
  const ground =
    backdrop?.color ?? (ofPattern?.words.some((word) => ofMotifs.includes(word)) ? undefined : ofPattern);
  return {
    figures: inColors(motifs, palette.length > 1 ? palette.slice(0, -1) : palette),
    ground: ground?.hex ?? (palette.length > 1 || !motifs.some(takesAColor) ? palette.at(-1) : undefined),
    subjects: new Map(motifs.map(({ word, subject }) => [word, subject])),
    styles: new Set([
      ...wordsOf(pattern).filter(isOfPattern),
      ...(backdrop ? [backdrop.group.noun] : []),
      ...(ground?.words ?? []),
      ...ofMotifs,
    ]),
  };
}

/** Each thing in one of the colors of the whole pattern, if it has none of its own: "in pink and green". */
function inColors(motifs: readonly Motif[], palette: readonly string[]): ThingInPicture[] {
  return Array.from({ length: Math.max(motifs.length, palette.length) }, (_, at) => {
    const motif = motifs[at % motifs.length]!;
    const color = motif.color ?? (takesAColor(motif) ? palette[at % palette.length] : undefined);
    return { thing: motif.thing, count: 1, color, relation: undefined };
  });
}

function takesAColor({ thing, color }: Motif): boolean {
  return color === undefined && takesColor(thing.icon);
}

/** The word that makes a group a pattern, which may stand behind its noun: "cat pattern"; a pattern dress is a dress. */
function patternWord(group: NounGroup): Token | undefined {
  const { noun, modifiers } = group;
  const words = [noun, ...modifiers.filter(({ start }) => start > noun.start)];
  const sure = words.find((word) => isOneOf(word, PATTERNS));
  if (sure) return sure;
  const repeats = wordsOf(group).some((word) => isOneOf(word, REPEATING));
  return repeats ? words.find((word) => isOneOf(word, SHEETS)) : undefined;
}

/** The word next to that for the pattern, which says what it is of: "paw" in "dog paw pattern". */
function narrowingWord(pattern: NounGroup): Token | undefined {
  const before = wordsOf(pattern).filter((word) => !isOfPattern(word) && colorName(word) === undefined);
  return before.toSorted((one, other) => other.start - one.start)[0];
}

/** Whether a word names something that a pattern could be of. */
function isThing(word: Token | undefined): boolean {
  return word?.kind === 'noun' && !isMoodWord(word);
}

function isOfPattern(word: Token): boolean {
  return [PATTERNS, SHEETS, REPEATING].some((words) => isOneOf(word, words));
}

function motifsOf(word: Token | undefined, group: NounGroup): Motif[] {
  if (!word || isOfPattern(word)) return [];
  // A leopard pattern is that of its fur.
  if (group.relation !== 'with' && HIDES.has(word.text)) return [];
  const names = word.forms.map((form) => MIXED_MOTIFS.get(form)).find((list) => list !== undefined);
  const things = names
    ? names.flatMap((name) => findSubjects([name]).flatMap(thingsOf).slice(0, 1))
    : meaningsOf(word).flatMap(thingsOf);
  return things.map((thing) => ({
    word,
    group,
    thing,
    subject: names ? word.forms.at(-1)! : thing.names[0]!,
    color: takesColor(thing.icon) ? namedColor(group)?.hex : undefined,
  }));
}

function thingsOf(subject: ReturnType<typeof findSubjects>[number]) {
  return subject.kind === 'artwork' ? [subject.thing, ...(subject.others ?? [])] : [];
}
