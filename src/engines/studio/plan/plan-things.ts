import { ANIMAL_ICONS } from '../artwork/catalog/animals.ts';
import { FOOD } from '../artwork/catalog/food.ts';
import type { CatalogedThing } from '../artwork/catalog/thing.ts';
import { dressed } from '../artwork/drawings/dressed-animals.ts';
import { iconSet } from '../artwork/icon-set.ts';
import { takesColor } from '../artwork/keeps-its-colors.ts';
import { holdsThings, NECKED, showsVessel } from '../artwork/supports.ts';
import { THINGS } from '../artwork/things.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { findSubjects, meaningsOf } from '../prompt/vocabulary.ts';
import { wordSet } from '../scene/phrases.ts';
import type { Relation } from '../scene/relation.ts';
import { namedColor } from './name-color.ts';
import { isOccasion } from './occasions.ts';
import { isPartOf } from './parts-of-things.ts';
import type { PlannedThing } from './picture-plan.ts';

export const MOST_THINGS = 5;
export const MOST_OF_A_THING = 12;
/** How many of a plural without a number are drawn. */
export const DEFAULT_PLURAL_COUNT = 3;

/** The things of artwork that the groups name, the main one first. @param all these and the other groups of the prompt */
export function planThings(groups: readonly NounGroup[], all = groups): PlannedThing[] {
  const words = groups.flatMap(({ noun, modifiers }) => [noun, ...modifiers]);
  const playsGame = words.some((word) => isOneOf(word, GAMES));
  const kinds = kindsListed(groups);
  const named = dress(fillVessels(groups.filter((group) => !kinds.includes(group))).flatMap(thingsOf));
  return serve(cutFlowers(pose(named, all)), groups)
    .filter(
      ({ group }, index) =>
        index === 0 || !(isLight(group) || isPaletteOfColors(group) || isOccasion(group.noun)),
    )
    .filter(({ group }, index) => index === 0 || !isPartOfBody(groups[groups.indexOf(group) + 1]))
    .filter(({ group }) => !(playsGame && isOneOf(group.noun, GAME_PIECES)))
    .filter(({ thing, group }, index, all) => index === 0 || isPlaceable(thing.icon, group, all))
    .filter(
      (planned, index, all) =>
        index === 0 || !(isIngredient(planned, all, groups) || isMixedIn(planned, all, groups)),
    )
    .filter(({ thing, group }, index, all) => {
      // "A pumpkin for Halloween" is one pumpkin; one beside a pumpkin is another.
      const isNamedAgain = !BESIDE.has(group.relation) && !group.number;
      return !(isNamedAgain && all.slice(0, index).some((earlier) => earlier.thing.icon === thing.icon));
    })
    .slice(0, MOST_THINGS)
    .map(asServed)
    .map((planned, at, all) => (all.length > 1 ? ofSize(heldApart(planned, at, all)) : planned));
}

/** "A bicycle with a basket of flowers": the bicycle is not in the basket. */
function heldApart(planned: PlannedThing, at: number, all: readonly PlannedThing[]): PlannedThing {
  const isHeld = all[at + 1]?.group.holds === planned.group;
  return isHeld && at > 0 && planned.relation === 'with' ? { ...planned, isApart: true } : planned;
}

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
  const by = group.modifiers.map(sizeOf).find((factor) => factor !== undefined);
  return by === undefined ? planned : { ...planned, thing: { ...thing, height: thing.height * by } };
}

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

/** "A bowl of blueberries and strawberries": both are in it, unless the second is one thing by itself. */
function fillVessels(groups: readonly NounGroup[]): NounGroup[] {
  const ordered = [...groups];
  for (const vessel of groups.filter(({ holds }) => holds)) {
    const at = ordered.indexOf(vessel);
    const following = ordered.slice(at + 1);
    const end = following.findIndex((group) => !isMixedWithHeld(group));
    const mixed = end < 0 ? following : following.slice(0, end);
    ordered.splice(at, mixed.length + 1, ...mixed, vessel);
  }
  return ordered;
}

/** After what a vessel holds: more of it. */
export function isMixedWithHeld({ relation, count, isNegated }: NounGroup): boolean {
  return relation === 'and' && count === null && !isNegated;
}

/** "A plate with two croissants", "a basket with apples": on it and in it, as its usual use is. */
function asServed(planned: PlannedThing, at: number, all: readonly PlannedThing[]): PlannedThing {
  const host = all[at - 1];
  const { relation, thing } = planned;
  if (relation !== 'with' || at !== 1 || !host || ANIMAL_ICONS.has(thing.icon)) return planned;
  if (SERVING.has(host.thing.icon) && thing.height <= host.thing.height)
    return { ...planned, relation: 'bears' };
  return HOLDING.has(host.thing.icon) && thing.height <= host.thing.height * 2
    ? { ...planned, relation: 'holds' }
    : planned;
}

const SERVING = iconSet('dinner-plate, table, round-table');
const HOLDING = iconSet('basket, bucket, bowl-with-spoon, vase, amphora, shopping-cart');

/** At a meal, or served with other food, a chicken is meat; one that eats corn is not. */
function serve(things: readonly PlannedThing[], groups: readonly NounGroup[]): PlannedThing[] {
  const isSide = ({ thing, group }: PlannedThing) =>
    isFood(thing.icon) && !group.verb && (group.relation === 'and' || group.relation === 'with');
  const words = groups.flatMap(({ noun, modifiers }) => [noun, ...modifiers]);
  if (!things.some(isSide) && !words.some((word) => isOneOf(word, MEALS))) return [...things];
  return things.map((planned) => (MEAT.has(planned.thing.icon) ? { ...planned, thing: ROAST } : planned));
}

/** "Three ice creams, chocolate, vanilla and strawberry": as many kinds after a comma as there are things, not other things. */
function kindsListed([head, ...others]: readonly NounGroup[]): readonly NounGroup[] {
  const isNext = ({ relation, verb, number, isApart }: NounGroup, at: number) =>
    !verb && !number && (at === 0 ? isApart && relation === undefined : isApart || relation === 'and');
  const end = others.findIndex((group, at) => !isNext(group, at));
  const listed = end < 0 ? others : others.slice(0, end);
  const isCollection = head && findSubjects(head.noun.forms).some((one) => 'others' in one && one.others);
  return head?.number && head.count === listed.length && listed.length > 1 && !isCollection ? listed : [];
}

/** "A cat wearing sunglasses", "a penguin with a hat and a bow tie": on the animal, where a drawing of it can wear them. */
function dress(things: readonly PlannedThing[]): PlannedThing[] {
  const [animal, ...others] = things;
  if (!animal) return [];
  const end = others.findIndex(
    ({ group, thing }, at) =>
      group.number !== undefined || !isWorn(group, at > 0) || !dressed(animal.thing.icon, [thing.icon]),
  );
  const worn = end < 0 ? others : others.slice(0, end);
  const icon = dressed(
    animal.thing.icon,
    worn.map(({ thing }) => thing.icon),
  );
  if (icon === undefined) return [...things];
  const clothed = { ...animal, thing: { ...animal.thing, icon }, wears: worn.map(({ group }) => group) };
  return [clothed, ...others.slice(worn.length)];
}

function isWorn({ verb, relation }: NounGroup, isNext: boolean): boolean {
  if (relation === 'and') return isNext;
  if (verb) return relation === undefined && isOneOf(verb, ['wear']);
  return relation === 'with' || relation === 'in';
}

/** A bird stands and a dove flies; a cat stands, and another drawing of it sits. */
function pose(things: readonly PlannedThing[], groups: readonly NounGroup[]): PlannedThing[] {
  return things.map((planned) => {
    const { group, thing } = planned;
    const next = groups[groups.indexOf(group) + 1];
    const said = [...group.modifiers, ...(group.endings ?? []), next?.verb ?? []].flat();
    const asks = (verbs: readonly string[]) => said.some((word) => isOneOf(word, verbs));
    const icon =
      thing.icon === 'bird' && asks(FLYING) ? 'dove' : asks(SITTING) ? `sitting-${thing.icon}` : undefined;
    const other = icon && THINGS.find((one) => one.icon === icon);
    return other ? { ...planned, thing: other } : planned;
  });
}

export const FLYING = ['flying', 'fly'];
const SITTING = ['sitting', 'sit'];

/** In a vase, flowers have long stems. */
function cutFlowers(things: readonly PlannedThing[]): PlannedThing[] {
  if (!things.some(({ thing }) => NECKED.has(thing.icon))) return [...things];
  return things.map((planned) => {
    const icon = CUT_FLOWERS[planned.thing.icon];
    return icon ? { ...planned, thing: { ...planned.thing, icon } } : planned;
  });
}

const CUT_FLOWERS: Readonly<Record<string, string>> = {
  'garden-rose': 'cut-rose',
  tulip: 'cut-tulip',
  sunflower: 'cut-sunflower',
};

export function isFood(icon: string): boolean {
  return FOOD_ICONS.has(icon);
}

const FOOD_ICONS: ReadonlySet<string> = new Set(
  FOOD.map(({ icon }) => icon).filter((icon) => icon !== 'egg' && icon !== 'nest-with-eggs'),
);
const MEAT = iconSet('chicken, rooster, turkey');
const MEALS = wordSet(
  `meal, dinner, lunch, recipe, rice, pasta, grill, grilled, roasted, fried, baked, smoked, stuffed, spicy, crispy, bbq, buffet, marinated, sauce`,
);
const ROAST = THINGS.find(({ icon }) => icon === 'roast-chicken')!;

/** "…, morning sun": light, and no thing beside the others. */
function isLight({ noun, modifiers, isApart, relation }: NounGroup): boolean {
  if (!noun.forms.includes('sun')) return false;
  return (isApart && relation === undefined) || modifiers.some(({ forms }) => LIGHTS.has(forms[0]!));
}

/** "…, warm palette" */
function isPaletteOfColors({ noun, isApart, relation }: NounGroup): boolean {
  return noun.forms.includes('palette') && isApart && relation === undefined;
}

/** Lettuce in a burger, shrimp in a curry: beside the dish they would be as large as it is. */
function isIngredient(
  { thing, group }: PlannedThing,
  [dish]: readonly PlannedThing[],
  groups: readonly NounGroup[],
): boolean {
  const isEaten = isFood(thing.icon) || ANIMAL_ICONS.has(thing.icon) || thing.icon === 'egg';
  if (!DISHES.has(dish!.thing.icon) || !isEaten || SIDES.has(thing.icon)) return false;
  const isListed = group.relation === 'and' || group.relation === undefined;
  const before = groups.slice(0, groups.indexOf(group));
  return group.relation === 'with' || (isListed && before.some(({ relation }) => relation === 'with'));
}

/** "A bowl of porridge and blueberries", drawn as a bowl of porridge with blueberries. */
function isMixedIn(
  { group }: PlannedThing,
  [dish]: readonly PlannedThing[],
  groups: readonly NounGroup[],
): boolean {
  const isServed = groups.some(({ holds }) => holds === dish!.group);
  return isServed && group.relation === 'and' && isPartOf(group.noun, [dish!.thing.icon]);
}

const DISHES = iconSet(
  `hamburger, sandwich, pizza, curry-rice, steaming-bowl, pot-of-food, spaghetti, green-salad, taco, burrito, hot-dog, stuffed-flatbread,
  shallow-pan-of-food, cooked-rice, pancakes, waffle, shortcake, birthday-cake, pie, ice-cream, soft-ice-cream, bento-box, falafel, sushi`,
);
const SIDES = iconSet(
  `french-fries, hot-beverage, wine-glass, glass-of-milk, clinking-glasses, beer-mug, cup-with-straw, bread, baguette-bread, croissant,
  teacup-without-handle, tropical-drink, cocktail-glass, beverage-box, bubble-tea, chopsticks, candle`,
);

const SMALL_CAKES = iconSet('cupcake, shortcake, pancakes, doughnut, cheesecake');

const WORN = iconSet('sunglasses, glasses, goggles, scarf, necktie, headphone, backpack');

const LIGHTS = wordSet(
  'morning, evening, afternoon, midday, winter, summer, low, setting, rising, warm, bright',
);

/** A thing is not drawn beside what is in it; nor is a vessel a second time. */
function isPlaceable(
  icon: string,
  { relation, holds, noun }: NounGroup,
  all: readonly PlannedThing[],
): boolean {
  if (
    (relation === 'with' || relation === 'holds') &&
    isPartOf(
      noun,
      all.map(({ thing }) => thing.icon),
    )
  )
    return false;
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

/** Whether the drawing of what is in a vessel shows the vessel, too. */
export function isInVessel(held: NounGroup, { forms }: Token, things: readonly PlannedThing[]): boolean {
  return things.some(({ group, thing }) => group === held && showsVessel(thing.icon, forms));
}

/** "Keys": a plural that is itself in the catalog, of a drawing that shows one. */
function isNamePlural({ noun, number, count }: NounGroup, thing: CatalogedThing): boolean {
  if (number || count !== 1 || thing.pieces > 1 || noun.text.includes(' with ') || !/[^s]s$/.test(noun.text))
    return false;
  const singular = noun.text
    .replace(/ies$/, 'y')
    .replace(/leaves$/, 'leaf')
    .replace(/([^s])s$/, '$1');
  return thing.names.includes(singular) && !ALWAYS_PLURAL.has(singular.split(' ').at(-1)!);
}

function pluralOf({ names }: CatalogedThing): number {
  return names.some((name) => WORN_IN_PAIRS.has(name.split(' ').at(-1)!)) ? 2 : DEFAULT_PLURAL_COUNT;
}

/** Their drawings show what the plural means. */
const ALWAYS_PLURAL = wordSet(
  'glasse, glass, jean, scissor, trouser, pant, short, headphone, binocular, noodle, cherry, fry, grape',
);
const WORN_IN_PAIRS = wordSet(
  'shoe, sneaker, boot, sandal, slipper, sock, glove, mitten, earring, ski, hand, foot, eye, ear',
);

/** A thing as often as it is asked for, or one each of several: "fruit", which counts only as the main noun. */
function thingsOf(group: NounGroup, index: number): PlannedThing[] {
  const found = meaningsOf(group.noun).find((subject) => subject.kind === 'artwork');
  if (!found || (found.others && index > 0)) return [];
  const { thing, others } = found;
  const wanted = isNamePlural(group, thing) ? pluralOf(thing) : (group.count ?? pluralOf(thing));
  const count = Math.min(MOST_OF_A_THING, Math.ceil(wanted / thing.pieces));
  return [thing, ...(others ?? [])].map((each, at) => ({
    group,
    thing: each,
    count: others ? 1 : count,
    color: takesColor(each.icon) ? namedColor(group)?.hex : undefined,
    relation: at === 0 ? group.relation : undefined,
  }));
}
