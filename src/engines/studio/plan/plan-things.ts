import { ANIMAL_ICONS } from '../artwork/catalog/animals.ts';
import { iconSet } from '../artwork/icon-set.ts';
import { bearsThings, holdsThings } from '../artwork/supports.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { findSubjects } from '../prompt/vocabulary.ts';
import { wordSet } from '../scene/phrases.ts';
import type { Relation } from '../scene/relation.ts';
import { dress, pose } from './dress-animals.ts';
import { isOccasion } from './occasions.ts';
import { isPartOf } from './parts-of-things.ts';
import type { PlannedThing } from './picture-plan.ts';
import { isIngredient, isMixedIn, serve } from './serve-meals.ts';
import { thingsOf } from './things-of-group.ts';
import { asServed, cutFlowers, fillVessels, isInVessel, layTable } from './vessels.ts';

export const MOST_THINGS = 5;

/** The things of artwork that the groups name, the main one first. @param all these and the other groups of the prompt */
export function planThings(groups: readonly NounGroup[], all = groups): PlannedThing[] {
  const kinds = kindsListed(groups);
  const filled = fillVessels(groups.filter((group) => !kinds.includes(group)));
  // Dressed first: a dog in a hat already sits, and has no other pose.
  const posed = pose(dress(filled.flatMap(thingsOf)), all);
  const served = serve(cutFlowers(posed), groups);
  // The main thing stays, except in a game.
  const named = served.filter((planned, index) => index === 0 || !isNoThing(planned, groups));
  const outOfPlay = named.filter(({ group }) => !(playsGame(groups) && isOneOf(group.noun, GAME_PIECES)));
  // From here on each step compares things with those that are left.
  const placeable = outOfPlay.filter(
    ({ thing, group }, index) => index === 0 || isPlaceable(thing.icon, group, outOfPlay, groups),
  );
  const apart = placeable.filter(
    (planned, index) =>
      index === 0 || !(isIngredient(planned, placeable, groups) || isMixedIn(planned, placeable, groups)),
  );
  const different = apart.filter((planned, index) => !isNamedAgain(planned, apart.slice(0, index)));
  // Relations and sizes last: they depend on which things stand beside each other.
  const shown = onSameSupport(layTable(different.slice(0, MOST_THINGS).map(asServed)));
  return shown.length > 1 ? shown.map((planned, at) => ofSize(heldApart(planned, at, shown))) : shown;
}

/** Light, colors, the day that the picture is for, and parts of bodies are nothing beside the main thing. */
function isNoThing({ group }: PlannedThing, groups: readonly NounGroup[]): boolean {
  return (
    isLight(group) ||
    isPaletteOfColors(group) ||
    isOccasion(group.noun) ||
    isPartOfBody(groups[groups.indexOf(group) + 1])
  );
}

function playsGame(groups: readonly NounGroup[]): boolean {
  return groups.some(({ noun, modifiers }) => [noun, ...modifiers].some((word) => isOneOf(word, GAMES)));
}

/** "A pumpkin for Halloween" is one pumpkin; one beside a pumpkin is another. */
function isNamedAgain({ group, thing }: PlannedThing, earlier: readonly PlannedThing[]): boolean {
  const isOther = group.isYoung || BESIDE.has(group.relation) || group.number !== undefined;
  return !isOther && earlier.some((one) => one.thing.icon === thing.icon);
}

/** "A bicycle with a basket of flowers", "with flowers in the basket": the bicycle is not in the basket. */
function heldApart(planned: PlannedThing, at: number, all: readonly PlannedThing[]): PlannedThing {
  const next = all[at + 1]?.group;
  const isHeld = next?.holds === planned.group || next?.relation === 'in';
  return isHeld && at > 0 && planned.relation === 'with' ? { ...planned, isApart: true } : planned;
}

/** "Four glasses on a table with a vase": the vase is on the table, too; a chair would stand beside it. */
function onSameSupport(things: readonly PlannedThing[]): PlannedThing[] {
  const at = things.findIndex(({ relation, thing }) => relation === 'on' && bearsThings(thing.icon));
  const support = things[at];
  if (!support) return [...things];
  const isAdded = ({ relation, thing, group }: PlannedThing, index: number) =>
    (relation === 'with' || (relation === 'and' && index > 0)) &&
    group.holds === undefined &&
    thing.stance === 'stands' &&
    thing.height <= support.thing.height * LOWER;
  const others = things.slice(at + 1);
  const end = others.findIndex((thing, index) => !isAdded(thing, index));
  const added = end < 0 ? others : others.slice(0, end);
  return [
    ...things.slice(0, at),
    ...added.map((thing) => ({ ...thing, relation: 'and' as const })),
    support,
    ...others.slice(added.length),
  ];
}

/** What stands on a thing is lower than this part of its height. */
const LOWER = 0.8;

const BESIDE: ReadonlySet<Relation | undefined> = new Set([
  'and',
  'at',
  'left',
  'right',
  'behind',
  'in-front',
] as const);

/** "A big dog and a small dog": beside another, a thing has the size that is asked for. */
function ofSize(planned: PlannedThing): PlannedThing {
  const { thing, group } = planned;
  const asked = group.modifiers.map(sizeOf).find((factor) => factor !== undefined);
  const by = group.isYoung ? SIZE_OF_YOUNG : asked;
  return by === undefined ? planned : { ...planned, thing: { ...thing, height: thing.height * by } };
}

/** Of the parent's true height; arranged with `SIZE_POWER`, it is seen at 0.7 of it. */
const SIZE_OF_YOUNG = 0.3;

/** The factor of a thing's usual height that a word asks for; undefined if it names no size. */
export function sizeOf(word: Token): number | undefined {
  if (isOneOf(word, LARGE)) return 3;
  return isOneOf(word, SMALL) ? 0.2 : undefined;
}

const LARGE = wordSet('big, large, huge, giant, gigantic, enormous, oversized');
const SMALL = wordSet('small, little, tiny, mini, miniature');

/** "The palm of a hand", "the bridge of a nose" */
function isPartOfBody(next: NounGroup | undefined): boolean {
  return next?.relation === 'of' && isOneOf(next.noun, BODY);
}

const BODY = wordSet('hand, foot, nose, head, face, leg, arm, finger, mouth, eye');

/** In a game these are its pieces or cards, which have no drawings of their own. */
const GAMES = wordSet('chess, chess board, chessboard, chess game, checkers, playing card, poker, solitaire');
const GAME_PIECES = wordSet('king, queen, knight, bishop, rook, castle, horse, jack, ace, joker');

/** "Three ice creams, chocolate, vanilla and strawberry": as many kinds after a comma as there are things, not other things. */
function kindsListed([head, ...others]: readonly NounGroup[]): readonly NounGroup[] {
  const isNext = ({ relation, verb, number, isApart }: NounGroup, at: number) =>
    !verb && !number && (at === 0 ? isApart && relation === undefined : isApart || relation === 'and');
  const end = others.findIndex((group, at) => !isNext(group, at));
  const listed = end < 0 ? others : others.slice(0, end);
  const isCollection = head && findSubjects(head.noun.forms).some((one) => 'others' in one && one.others);
  return head?.number && head.count === listed.length && listed.length > 1 && !isCollection ? listed : [];
}

/** "…, morning sun": light, and no thing beside the others. */
function isLight({ noun, modifiers, isApart, relation }: NounGroup): boolean {
  if (!noun.forms.includes('sun')) return false;
  return (isApart && relation === undefined) || modifiers.some(({ forms }) => LIGHTS.has(forms[0]!));
}

/** "…, warm palette" */
function isPaletteOfColors({ noun, isApart, relation }: NounGroup): boolean {
  return noun.forms.includes('palette') && isApart && relation === undefined;
}

const SMALL_CAKES = iconSet('cupcake, shortcake, pancakes, doughnut, cheesecake');

const WORN = iconSet('sunglasses, glasses, goggles, scarf, necktie, headphone, backpack');

const LIGHTS = wordSet(
  'morning, evening, afternoon, midday, winter, summer, low, setting, rising, warm, bright',
);

/** "A snowman with a scarf and a carrot nose": both are parts of its drawing. */
function isAttached(group: NounGroup, groups: readonly NounGroup[], icons: readonly string[]): boolean {
  if (!isPartOf(group.noun, icons)) return false;
  if (group.relation === 'with' || group.relation === 'holds') return true;
  const before = groups[groups.indexOf(group) - 1];
  return group.relation === 'and' && before !== undefined && isAttached(before, groups, icons);
}

/** A thing is not drawn beside what is in it; nor is a vessel a second time. */
function isPlaceable(
  icon: string,
  group: NounGroup,
  all: readonly PlannedThing[],
  groups: readonly NounGroup[],
): boolean {
  const { relation, holds, noun } = group;
  const icons = all.map(({ thing }) => thing.icon);
  if (isAttached(group, groups, icons)) return false;
  // Sunglasses cannot be put on an animal; they would lie beside it.
  const isOnAnimal = relation === 'with' && ANIMAL_ICONS.has(all[0]!.thing.icon) && WORN.has(icon);
  if (isOnAnimal) return false;
  // A candle as large as a cupcake would stand beside it.
  if (
    icon === 'candle' &&
    (relation === 'with' || relation === 'bears') &&
    SMALL_CAKES.has(all[0]!.thing.icon)
  )
    return false;
  if (relation !== 'in') return true;
  return holdsThings(icon) && !(holds && isInVessel(holds, noun, all));
}
