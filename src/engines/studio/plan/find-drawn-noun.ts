import { isLandscape, isObject, isPeople } from '../archetypes.ts';
import type { Setting } from '../people/people-scene.ts';
import { findPeople } from '../prompt/people/find-people.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { ARCHETYPE_NOUNS, findSubjects } from '../prompt/vocabulary.ts';
import { wordSet } from '../scene/phrases.ts';
import type { Relation } from '../scene/relation.ts';
import { colorName, namedColor } from './name-color.ts';
import { isAroundThings, isPartOf, isPartOfThings } from './parts-of-things.ts';
import type { ContentOf, DrawnPart, Motifs, PlannedContent } from './picture-plan.ts';
import { isPlaceAlone } from './plan-empty-place.ts';
import { namesWords } from './plan-lettering.ts';
import { areOutdoors } from './plan-people.ts';
import { drawsRoom } from './rooms-and-colors.ts';
import { hasEffect, isColorable, peopleShow, showsNoun, standsBehindPeople } from './shows-word.ts';
import type { PlannedSky } from './sky-words.ts';
import { isInVessel } from './vessels.ts';

/** How a noun is drawn, without its words. */
export type DrawnNoun = Omit<DrawnPart, 'words' | 'start' | 'end'>;

/** @param room the one that the prompt names for people */
export function findDrawnNoun(
  group: NounGroup,
  content: PlannedContent,
  { sky, room }: { sky: PlannedSky; room: Setting | undefined },
): DrawnNoun | undefined {
  if (drawsRoom(group, content, room)) return { kind: 'people', subject: group.noun.forms[0]! };
  if (content.kind === 'archetype' && content.motifs && !group.isNegated)
    return motifNamed(group, content.motifs);
  const isShown = showsNoun(group, content, sky);
  if (group.isNegated) {
    // "Without glasses": people are drawn without them. "A bicycle without wheels": its drawing has them.
    const isAbsent =
      peopleShow(content, group.noun) ||
      !(
        isShown ||
        standsBehindPeople(group.noun, content) ||
        isPartOfThings(group.noun, content) ||
        mayBePart(group.noun, content)
      );
    return isAbsent ? { kind: 'style' } : undefined;
  }
  if (content.kind === 'artwork') {
    const planned = content.things.find((thing) => thing.group === group);
    if (planned) {
      const { thing, count, color } = planned;
      return { kind: 'artwork', subject: thing.names[0]!, count: count * thing.pieces, ...colored(color) };
    }
    const wearer = content.things.find(({ wears }) => wears?.includes(group));
    if (wearer) return { kind: 'artwork', subject: group.noun.forms[0]!, count: wearer.count };
    const icons = content.things.map(({ thing }) => thing.icon);
    if (
      isPartOf(group.noun, icons) &&
      (WITH.has(group.relation!) || group.relation === 'over' || isWorn(group))
    )
      return { kind: 'artwork' };
    if (isAroundThings(group, icons)) return { kind: 'artwork' };
    if (isRowOf(group, content)) return { kind: 'style' };
    if (group.holds && isInVessel(group.holds, group.noun, content.things)) return { kind: 'artwork' };
    const isNamedAgain = findSubjects(group.noun.forms).some(
      (subject) =>
        subject.kind === 'artwork' && content.things.some(({ thing }) => thing.icon === subject.thing.icon),
    );
    if (group.relation === 'for' && isNamedAgain) return { kind: 'concept' };
    // "Tropical fruit, pineapple, coconut"; "a gift, ribbon"
    const isListed = group.isApart && !group.relation && !group.verb && !group.number;
    if (isListed && (isNamedAgain || isPartOf(group.noun, icons))) return { kind: 'artwork' };
  }
  if (!isShown) return undefined;
  return {
    kind: kindOf(group.noun, content),
    subject: group.noun.forms[0]!,
    ...countedPeople(group, content),
    ...colored(colorSeen(group, content, sky)),
  };
}

/** How many people a noun names, if it says so: "five people", "a woman". */
function countedPeople({ noun, number, count }: NounGroup, content: PlannedContent): { count?: number } {
  const isShown = findPeople(noun) && peopleShow(content, noun) && (!number || peopleShow(content, number));
  return isShown && count !== null ? { count } : {};
}

/** "A bookshelf full of books": they are in its drawing. */
const WITH: ReadonlySet<Relation> = new Set(['with', 'and', 'holds'] as const);

/** "A knight in armor" */
function isWorn({ noun, relation }: NounGroup): boolean {
  return relation === 'in' && isOneOf(noun, ARMOR);
}

/** "Three candles in a row": a few drawings of one thing stand in one. */
function isRowOf({ noun, relation }: NounGroup, { things, place }: ContentOf<'artwork'>): boolean {
  if (relation !== 'in' || place || !isOneOf(noun, ROWS)) return false;
  const [only, ...others] = things;
  return only !== undefined && others.length === 0 && only.count > 1 && only.count <= MOST_IN_ROW;
}

const ROWS = ['row', 'line'];
const MOST_IN_ROW = 4;

const ARMOR = wordSet('armor, armour, suit of armor, shining armor, full armor');

function motifNamed({ noun }: NounGroup, { subjects, styles }: Motifs): DrawnNoun | undefined {
  if (styles.has(noun)) return { kind: 'abstract', subject: noun.forms[0]! };
  const subject = subjects.get(noun);
  return subject === undefined ? undefined : { kind: 'artwork', subject };
}

/** The color of a noun, if its words are seen: overlays and people's scarves have their own. */
function colorSeen(group: NounGroup, content: PlannedContent, sky: PlannedSky): string | undefined {
  const named = namedColor(group);
  const isSeen =
    named?.words.some((word) => colorName(word) !== undefined && hasEffect(word, group, content, sky)) &&
    (content.kind !== 'archetype' || isColorable(group.noun, content.archetype));
  return isSeen ? named?.hex : undefined;
}

/** "A cup without a handle": an unknown noun may be a part of the set's object. */
function mayBePart({ forms }: Token, content: PlannedContent): boolean {
  if (content.kind !== 'archetype') return false;
  if (isPeople(content.archetype)) return forms.some((form) => PARTS_OF_PEOPLE.has(form));
  if (!isObject(content.archetype)) return false;
  return findSubjects(forms).length === 0 && !forms.some((form) => NEVER_IN_SETS.has(form));
}

const PARTS_OF_PEOPLE = wordSet(
  `shoe, shirt, clothes, trouser, pant, hair, arm, hand, leg, foot, face, head, eye, mouth, nose, furniture, tie, necktie, collar,
    uniform, glasses, eyeglasses, beard, mustache, hat, earring, jewelry, jewellery, stethoscope, tool`,
);

const NEVER_IN_SETS = wordSet(
  'text, word, letter, logo, watermark, brand, label, writing, people, person, human, clutter, distraction, frame, border',
);

function colored(color: string | undefined) {
  return color === undefined ? {} : { color };
}

function kindOf(noun: Token, content: PlannedContent): DrawnPart['kind'] {
  if (content.kind === 'lettering') return namesWords(noun) ? 'text' : 'object';
  if (isPlaceAlone(content)) return areOutdoors(content) ? 'landscape' : 'object';
  if (peopleShow(content, noun)) return 'people';
  if (content.kind !== 'archetype') return 'landscape';
  const { archetype } = content;
  if (isOneOf(noun, ARCHETYPE_NOUNS[archetype].illustrates)) return 'concept';
  if (isPeople(archetype)) return 'people';
  if (isObject(archetype)) return 'object';
  return isLandscape(archetype) ? 'landscape' : 'abstract';
}
