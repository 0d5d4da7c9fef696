import { rgbFromHex } from '#engines/photo-studio/scene/vector';
import { FLAT_LAY } from '#engines/photo-studio/sets/flat-lay';
import type { Relation, Subject } from '#engines/photo-studio/sets/set';
import { STILL_SETS } from '#engines/photo-studio/sets/still-sets';
import { type CatalogItem, findItem, findItems } from '#engines/photo-studio/things/catalog';
import { bunchKey, VASE_FLOWERS } from '#engines/photo-studio/things/vase-flowers';
import { namedColor, paletteOf } from '#engines/studio/plan/name-color';
import { iconsNamed, isPartOf } from '#engines/studio/plan/parts-of-things';
import { goesOn } from '#engines/studio/plan/serve-meals';
import { isMixedWithHeld } from '#engines/studio/plan/vessels';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import { isOneOf, type Token } from '#engines/studio/prompt/reading/token';
import { losesNothing } from '#engines/studio/prompt/stop-words';
import { isDrawable } from '#engines/studio/prompt/vocabulary';
import { NO_CHANGE } from '#engines/studio/scene/change';
import { wordSet } from '#engines/studio/scene/phrases';
import { INVERSE, isSpatial, type Relation as RelationOfWords } from '#engines/studio/scene/relation';
import { BROUGHT_ALONG } from './brought-along.ts';
import { hasBackdrop } from './changeable.ts';
import { countInContainer, putInContainer, relationToContainer } from './containers.ts';
import { isVase, putFlowersInVase } from './flowers-in-vase.ts';
import { thingsOfGroupNoun } from './group-nouns.ts';
import { isFlavorOf, isKindWord, isPraise } from './kind-words.ts';
import { HARMLESS } from './look-words.ts';
import { acceptSeenThere, goOutdoors, isLowSun, lightLowSun } from './outdoor-places.ts';
import type { PhotoPlan } from './photo-plan.ts';
import type { PlannedSet } from './plan-room.ts';
import type { ReadPhotoPrompt } from './read-photo-prompt.ts';
import { serveGlasses } from './serve-glasses.ts';
import { takeMood } from './set-mood.ts';
import {
  choosePlace,
  chooseRoom,
  hangBackdrop,
  isFormat,
  lightUp,
  takeColors,
} from './still-surroundings.ts';
import { leaveOutAside, openAccounts, type WordAccounts, wordsOf } from './word-accounts.ts';

export const MOST_THINGS = 9;
/** A plural without a number. */
export const SEVERAL = 3;

/** Words that leave a thing what it is. */
const KEEPING = wordSet(
  'fresh, ripe, delicious, tasty, juicy, organic, sweet, whole, homemade, healthy, yummy, natural, ceramic, burning, lit, elegant, modern, minimalist, beautiful, raw, shiny, glossy, soft, crispy, warm, hot, cold, blank',
);
/**
 * Plans a photo of things; undefined unless the head, everything counted and everything joined by "and" can be shown. Other words
 * that it does not show are listed as left out.
 */
export function planStill(
  { groups, head, english, language, isView, isLight }: ReadPhotoPrompt,
  { creditFree = false }: { creditFree?: boolean } = {},
): PlannedSet | undefined {
  const together = head && thingsOfGroupNoun(head, groups[groups.indexOf(head) + 1]);
  const vesselOf = ({ noun }: NounGroup) => groups.find(({ holds }) => holds?.noun === noun)?.noun;
  const usualSet = together?.set ?? (head && findThing(head, creditFree, vesselOf(head)))?.usualSet;
  if (!head || !usualSet || (language === 'en' && STACKED_OR_INSIDE.test(english))) return undefined;
  const accounts = openAccounts();
  const plan: PhotoPlan = { set: usualSet, subjects: [], wishes: [], without: [], change: NO_CHANGE };
  // The head's own color is no palette: "yellow roses", where rose is a color, too.
  const palette = paletteOf(groups).filter((group) => group !== head);
  let isPlaced = false;
  let missing: string | null = null;
  const lowSuns: NounGroup[] = [];
  for (const [at, group] of groups.entries()) {
    if (palette.includes(group)) continue;
    leaveOutAside(accounts, group, (word) => isView(word) || isLight(word));
    if (group !== head && isLowSun(group)) {
      lowSuns.push(group);
      continue;
    }
    if (isView(group.noun) && !isLight(group.noun)) continue;
    const hasPlace: boolean =
      group !== head &&
      (goOutdoors(plan, accounts, { group, isPlaced }) ||
        // "Lemons on a bed of ice"
        (groups[at + 1]?.relation !== 'of' && choosePlace(plan, accounts, group)) ||
        chooseRoom(plan, accounts, group));
    isPlaced ||= hasPlace;
    const isShown =
      hasPlace ||
      acceptSeenThere(plan, accounts, group) ||
      hangBackdrop(plan, accounts, { group, isPlaced }) ||
      putInContainer(plan, accounts, group, isKept) ||
      ((group === head || group.relation === 'and') && layTogether(plan, accounts, group, groups[at + 1])) ||
      serveGlasses(plan, accounts, group) ||
      addThing(plan, accounts, group, {
        before: groups.slice(0, at),
        next: groups[at + 1],
        vessel: vesselOf(group),
        creditFree,
      }) ||
      isLaidAlready(accounts, group, together, creditFree) ||
      isInItsVessel(plan, accounts, group) ||
      lightUp(plan, accounts, group, isLight) ||
      takeMood(plan, accounts, group) ||
      isFormat(group, accounts);
    if (isShown) continue;
    if (group.isNegated) {
      if (!keepAway(plan, accounts, group)) missing ??= group.noun.text;
      continue;
    }
    // A third thing of several is a small part.
    const isSmall = group !== head && !group.number && plan.subjects.length >= 2;
    const isAsked = group === head || group.number || (group.relation === 'and' && !isSmall);
    if (isAsked) return undefined;
    // A mug on a book is not just a mug.
    if (isSpatial(group.relation) && group.link?.text && findThing(group, creditFree))
      missing ??= group.noun.text;
    leaveOutWords(accounts, wordsOf(group));
  }
  // Every place is known by now.
  for (const group of lowSuns)
    if (!lightLowSun(plan, accounts, group) && !lightUp(plan, accounts, group, isLight))
      leaveOutWords(accounts, wordsOf(group));
  takeColors(plan, accounts, { palette, isPlaced });
  putFlowersInVase(plan.subjects, groups);
  if (language === 'en' && ALONE.test(english)) plan.isBare = true;
  const flatLay = language === 'en' ? FROM_ABOVE.exec(english) : null;
  const isSeenFlat = plan.subjects.every(({ key }) => FLAT_LAY.fits({ key }));
  if (flatLay && (isSeenFlat || /lay|knolling/i.test(flatLay[0]))) {
    plan.set = 'flat-lay';
    const [text] = flatLay;
    accounts.draw([{ text, start: flatLay.index, end: flatLay.index + text.length }], { kind: 'style' });
  }
  const isOnFloor = standsOnFloorThing(plan.subjects);
  if (isOnFloor && plan.set === 'cyclorama') plan.set = 'studio-floor';
  const set = STILL_SETS.find(({ name }) => name === plan.set)!;
  const count = plan.subjects.reduce((sum, subject) => sum + subject.count, 0);
  fillContainers(plan, groups);
  if (plan.subjects.length === 0 || (plan.wall && !hasBackdrop(plan))) return undefined;
  const standing = isOnFloor ? plan.subjects.filter((subject) => !isHeld(subject)) : plan.subjects;
  if (count > MOST_THINGS || !standing.every((subject) => set.fits(subject))) return undefined;
  if (SHALLOW.has(plan.set) && plan.subjects.some(({ relation }) => isInDepth(relation))) return undefined;
  return { plan, head: head.noun.text, accounts, missing };
}

/** Things that lie, seen from straight above. */
export const FROM_ABOVE =
  /\b(?:flat ?lay|knolling|(?:top|overhead|bird'?s?[- ]?eye)[- ]?(?:view|shot|photo)|top[- ]down(?: view| shot)?|overhead|seen from above)\b/i;
/** No other things beside. */
const ALONE =
  /\b(?:isolated|(?:plain|solid|pure|clean|seamless|simple|empty) (?:\w+ )?(?:background|backdrop)|(?:white|black|transparent) (?:background|backdrop)|on (?:plain |pure )?(?:white|black)$|packshot|cut ?out)\b/i;

/** Sets in which things stand in one row, or are seen from above. */
const SHALLOW = wordSet('shelf, window-sill, flat-lay');

function isInDepth(relation: Relation | undefined): boolean {
  return relation === 'behind' || relation === 'in-front';
}

/** Heaps what was not counted. */
function fillContainers(plan: PhotoPlan, groups: readonly NounGroup[]): void {
  const counted = new Set(groups.filter(({ number }) => number).map(({ noun }) => noun.text));
  for (const subject of plan.subjects)
    if (isHeld(subject) && subject.count === SEVERAL && !counted.has(subject.name))
      subject.count = countInContainer(plan, subject);
}

function isHeld({ relation }: Subject): boolean {
  return relation === 'in' || relation === 'on';
}

/** Whether something stands on a thing that itself stands on the floor: "a camera on a tripod". */
function standsOnFloorThing(subjects: readonly Subject[]): boolean {
  return subjects.some(
    ({ of, relation }) => relation === 'on' && findItem(subjects[of ?? 0]!.key)?.usualSet === 'studio-floor',
  );
}

/** Sets place things side by side only. */
const STACKED_OR_INSIDE = /\b(?:on top|inside|underneath|stacked|stuck|hanging|wrapped)\b/i;

/** A model that needs a credit only where none is free of conditions. */
function findThing(
  { noun, number }: Pick<NounGroup, 'noun' | 'number'>,
  creditFree: boolean,
  vessel?: Token,
): CatalogItem | undefined {
  // Tulips in a vase are no field of them.
  if (noun.forms.every((form) => form.endsWith(' field'))) return undefined;
  const alone = [noun.text.toLowerCase(), ...noun.forms];
  // "Two glasses of red wine" are two of "glass of red wine".
  const served = vessel?.forms.flatMap((form) => noun.forms.map((name) => `${form} of ${name}`)) ?? [];
  const names = [...served.filter((name) => findItems(name).length > 0), ...alone];
  return findStillItem(names, { isCounted: number !== undefined, creditFree });
}

/** The item of the catalog that a noun, or one of its other forms, means in a photo of things. */
export function findStillItem(
  names: readonly string[],
  { isCounted, creditFree }: { isCounted: boolean; creditFree: boolean },
): CatalogItem | undefined {
  const meant = OWN_PLURALS.has(names[0]!) ? names.slice(0, 1) : names;
  const all = meant.flatMap((name) => findItems(name)).filter(({ usualSet }) => usualSet !== undefined);
  // "Two books" are no two stacks of them, and "two tulips" no two bunches.
  const shown = isCounted
    ? all.filter(({ names: [usual, ...others] }) =>
        usual!.includes(' of ')
          ? usual === names[0] ||
            (names[0]!.includes(' of ') && others.includes(names[0]!)) ||
            names.includes(vesselOfContent(usual!))
          : !isSeveral(usual!),
      )
    : all;
  return shown.find(({ credit }) => !credit) ?? (creditFree ? undefined : shown[0]);
}

/** "Coffee cup" for "cup of coffee": such names count vessels. */
function vesselOfContent(name: string): string {
  const [vessel, content] = name.split(' of ');
  return `${content} ${vessel}`;
}

/** "Tulips", but not "scissors". */
function isSeveral(name: string): boolean {
  return /[^us]s$/.test(name) && !PAIRS.has(name.split(' ').at(-1)!);
}

/** Glasses on a book are no drinking glasses. */
const OWN_PLURALS = wordSet('glasses');

const PAIRS = wordSet('headphones, loafers, heels, boots, glasses, sunglasses, scissors, pothos');

function isKept(word: Token): boolean {
  return isOneOf(word, KEEPING) || isOneOf(word, HARMLESS) || word.forms.some(isPraise);
}

/** "Breakfast": all that is on the table; "fruit and vegetables" are both. */
function layTogether(
  plan: PhotoPlan,
  accounts: WordAccounts,
  group: NounGroup,
  next: NounGroup | undefined,
): boolean {
  const { noun, modifiers, isNegated, verb, endings = [] } = group;
  const together = thingsOfGroupNoun(group, next);
  if (!together || isNegated || verb || endings.length > 0) return false;
  const before = plan.subjects.length;
  if (before + together.subjects.length > MOST_THINGS) return false;
  plan.subjects.push(
    ...together.subjects.map(({ of, ...thing }) =>
      of === undefined ? thing : { ...thing, of: of + before },
    ),
  );
  accounts.draw([noun], { kind: 'object', subject: noun.text });
  leaveOutWords(
    accounts,
    modifiers.filter((word) => !isKept(word)),
  );
  return true;
}

/** "With wine and cheese", which a picnic has in any case. */
function isLaidAlready(
  accounts: WordAccounts,
  group: NounGroup,
  together: ReturnType<typeof thingsOfGroupNoun>,
  creditFree: boolean,
): boolean {
  const { noun, relation, number, isNegated, modifiers } = group;
  const item = findThing(group, creditFree);
  if (!together?.subjects.some(({ key }) => key === item?.key)) return false;
  if (!item || number || isNegated || modifiers.length > 0 || !(relation === 'with' || relation === 'and'))
    return false;
  accounts.draw([noun], { kind: 'object', subject: item.names[0]! });
  return true;
}

/** A thing, in the color and number that the prompt wants. */
function addThing(
  plan: PhotoPlan,
  accounts: WordAccounts,
  group: NounGroup,
  {
    before,
    next,
    vessel,
    creditFree,
  }: {
    before: readonly NounGroup[];
    next: NounGroup | undefined;
    vessel: Token | undefined;
    creditFree: boolean;
  },
): boolean {
  const { noun, number, modifiers, count, isNegated, verb, endings = [], holds } = group;
  const item = findThing(group, creditFree, vessel);
  if (!item || isNegated || endings.length > 0 || (verb && !isOneOf(verb, POSING))) return false;
  if (holds || (group.relation === 'in' && plan.subjects.length > 0)) return false;
  const isVessel = before.at(-1)?.holds !== undefined || before.at(-1)?.noun.text.includes(' of ');
  const isMixed = isVessel === true && isMixedWithHeld(group);
  const held = relationToContainer(plan, { ...group, isMixed }, item);
  const place = held.relation ? held : placeOf(group, { before, next }, plan);
  if (!place || (isMixed && !held.relation)) return false;
  // "A cupcake with a candle" has it on top, and a pizza its mushrooms.
  const isServed = [...before, group].some(({ relation }) => relation === 'with');
  const isOnFood = findItem(plan.subjects.at(-1)?.key ?? '')?.category === 'food';
  if (
    (group.relation === 'with' && isOnFood && /candle/.test(item.key)) ||
    (isServed && isTopping(item, plan))
  )
    return false;
  const named = namedColor(group);
  const isColored = named !== undefined && item.takesColor;
  // "A red cup and a blue cup" are two; otherwise one is named twice.
  if (plan.subjects.some(({ key, color }) => key === item.key && !(isColored && color))) return false;
  if (named && !isColored) return false;
  // "Opening a gift" is done by somebody; an open box is one.
  const isDoing = ({ kind, text }: Token) => kind === 'verb' && text.endsWith('ing');
  const isCooked = ({ text }: Token) => text === 'raw' && COOKED.has(item.key);
  // Its model stands in a pot.
  const isPotted = ({ text }: Token) => text === 'potted' && BROUGHT_ALONG.get(item.key)?.includes('pot');
  const others = modifiers.filter(
    (word) =>
      !named?.words.includes(word) && !isPotted(word) && (isDoing(word) || isCooked(word) || !isKept(word)),
  );
  // "A toy car" is no car; "an old car" is one, though it may look new.
  const isNarrower = ({ forms }: Token) =>
    forms.some((form) => isKindWord(form) || isFlavorOf(form, item.key));
  if (others.some((word) => word.kind !== 'adjective' && !isNarrower(word))) return false;
  const last = plan.subjects.at(-1);
  // The flowers of "a vase with flowers" come in one, and latte art in its cup.
  const isHolding = last && !last.color && HOLDING.has(group.relation ?? '');
  const isVase = isHolding && last.count === 1 && VASES.has(last.key) && BOUQUETS.has(item.key);
  const isCup = isHolding && CUPS.has(last.key) && item.key === 'made-cappuccino';
  if (isVase || isCup) plan.subjects.pop();
  const isSet = /[^us]s$/.test(item.names[0]!) || item.names[0]!.includes(' of ');
  const isVesselOf = (form: string) => item.names.some((name) => name.startsWith(`${form} of `));
  const isPluralVessel = vessel !== undefined && !isVesselOf(vessel.text) && vessel.forms.some(isVesselOf);
  const uncounted = (!isSet && (isPlural(noun, item) || count === null)) || isPluralVessel ? SEVERAL : 1;
  const several = isCup ? last.count : uncounted;
  const subject: Subject = {
    key: item.key,
    name: noun.text,
    count: count !== null && (number || count > 1) ? count : several,
    ...(isColored ? { color: rgbFromHex(named.hex) } : {}),
    ...place,
  };
  plan.subjects.push(subject);
  accounts.draw([noun], {
    kind: 'object',
    subject: item.names[0]!,
    count: subject.count,
    ...(isColored ? { color: named.hex } : {}),
  });
  leaveOutWords(accounts, others);
  if (plan.subjects.length > 1)
    accounts.leaveOut(
      modifiers.filter((word) => isOneOf(word, SIZES)),
      'look',
      { isMeant: true },
    );
  // "Fresh" and "ceramic" leave the thing what it is: nothing in the picture comes of them.
  if (isColored) accounts.draw(named.words, { kind: 'style', color: named.hex });
  const isForm = group.form?.forms.some((form) => item.names.some((name) => name.startsWith(`${form} of `)));
  if (group.form && !isForm) leaveOutWords(accounts, [group.form]);
  if (number) accounts.draw([number], { kind: 'style' });
  return subject.count > 0;
}

function isTopping({ names }: CatalogItem, { subjects: [dish] }: PhotoPlan): boolean {
  const dishes = iconsNamed((dish && findItem(dish.key)?.names) ?? []);
  return iconsNamed(names).some((icon) => dishes.some((one) => goesOn(icon, one)));
}

const COOKED = wordSet('made-steak, made-salmon, made-roast-chicken, made-hot-dog, made-burger');
const VASES = wordSet('made-vase, made-round-vase, made-tall-vase');
const CUPS = wordSet('coffee-cup, made-cup-and-saucer, made-mug, made-mug-of-coffee');
/** Flowers that stand in a vase by themselves. */
const COME_IN_VASES: ReadonlySet<string> = new Set([...VASE_FLOWERS.map(bunchKey), 'made-sunflowers']);
const BOUQUETS: ReadonlySet<string> = new Set([
  ...COME_IN_VASES,
  'mixed-tulips',
  'red-tulips',
  'white-lilies',
]);
const HOLDING: ReadonlySet<string> = new Set(['with', 'holds', 'bears']);

/** Beside another thing, its size would be seen. */
const SIZES = wordSet('small, little, tiny, mini, big, large, huge, giant, tall, short, long');

/** A mug without flowers is shown; one without a handle perhaps not: models have the parts that drawings have. */
function keepAway(plan: PhotoPlan, accounts: WordAccounts, group: NounGroup): boolean {
  const { noun, negation } = group;
  const names = plan.subjects.flatMap(({ key }) => findItem(key)?.names ?? []);
  const isThere = noun.forms.some((form) => names.includes(form));
  const isAbsent = !isThere && isDrawable(noun.forms[0]!) && !isPartOf(noun, iconsNamed(names));
  if (isAbsent) {
    plan.without.push(...noun.forms);
    accounts.draw([...(negation ? [negation] : []), noun], { kind: 'style' });
  } else leaveOutWords(accounts, wordsOf(group));
  return isAbsent;
}

/** Words without which the picture loses nothing are passed over. */
function leaveOutWords(accounts: WordAccounts, words: readonly Token[]): void {
  const missed = words.filter(({ forms }) => !losesNothing(forms[0]!));
  for (const word of missed) {
    const why = word.kind !== 'noun' ? 'look' : isDrawable(word.forms[0]!) ? 'elsewhere' : 'unknown';
    accounts.leaveOut([word], why, { isMeant: true });
  }
}

/** "Tomatoes" or "cherries", also where the catalog knows the plural itself. */
function isPlural({ isPlural, text }: Token, { names }: CatalogItem): boolean {
  const endings = [
    [/ies$/, 'y'],
    [/es$/, ''],
    [/s$/, ''],
  ] as const;
  return (
    isPlural ||
    endings.some(([ending, single]) => ending.test(text) && names.includes(text.replace(ending, single)))
  );
}

/** Tulips come in a vase, champagne in glasses. */
function isInItsVessel({ subjects }: PhotoPlan, accounts: WordAccounts, group: NounGroup): boolean {
  const { names = [] } = findItem(subjects.at(-1)?.key ?? '') ?? {};
  const isVessel = group.noun.forms.some((form) => names.some((name) => name.startsWith(`${form} of `)));
  if ((group.holds || group.relation === 'in' || group.relation === 'on') && isVessel) {
    accounts.draw([group.noun], { kind: 'style' });
    leaveOutWords(
      accounts,
      group.modifiers.filter((word) => !isKept(word)),
    );
    return true;
  }
  const { noun, relation, modifiers } = group;
  const brought = BROUGHT_ALONG.get(subjects.at(-1)?.key ?? '') ?? [];
  if (isOneOf(noun, brought)) {
    // "Maple syrup", "tomato sauce"
    const isKind = (word: Token) => isOneOf(word, ['maple']) || isOneOf(word, brought);
    accounts.draw([...modifiers.filter(isKind), noun], { kind: 'style' });
    leaveOutWords(
      accounts,
      modifiers.filter((word) => !isKind(word) && !isKept(word)),
    );
    return true;
  }
  const isColoredVase = relation === 'in' && isVase(noun) && namedColor(group) !== undefined;
  const isVaseAlone = relation === 'in' && isOneOf(noun, ['vase', 'glass vase']) && modifiers.length === 0;
  if (!(isColoredVase || isVaseAlone) || !COME_IN_VASES.has(subjects.at(-1)?.key ?? '')) return false;
  if (isColoredVase) {
    const { words } = namedColor(group)!;
    accounts.draw(words, { kind: 'style', color: namedColor(group)!.hex });
    leaveOutWords(
      accounts,
      modifiers.filter((word) => !words.includes(word) && !isKept(word)),
    );
  }
  accounts.draw([group.noun], { kind: 'object', subject: 'vase' });
  return true;
}

const POSING = wordSet('stand, lie, sit, place, arrange, rest, serve');

/**
 * Where a thing is, seen from the one before it: the vase of "a mug behind a vase" is in front of the mug. Undefined if no set
 * shows it.
 */
function placeOf(
  { relation, link, count }: NounGroup,
  { before, next }: { before: readonly NounGroup[]; next: NounGroup | undefined },
  { subjects }: PhotoPlan,
): Pick<Subject, 'relation' | 'of'> | undefined {
  const of = subjects.length - 1;
  // "In front of a vase, a mug" names the main thing last.
  const first = of === 0 ? before.find(({ noun }) => noun.text === subjects[0]!.name)?.relation : undefined;
  const asked = first && PLACES[first] ? INVERSE[first] : relation;
  if (of < 0) return {};
  // "On a box, a mug"
  if (isSpatial(first) && first !== 'at' && !PLACES[first]) return undefined;
  if (asked === undefined || asked === 'and' || asked === 'with') {
    const isEnd = relation === 'and' && before.at(-1)?.relation === 'between' && of === 1;
    return isEnd ? { relation: 'right', of: 0 } : {};
  }
  // Rings are for drawings, too.
  if (asked === 'at') return link?.text === 'around' ? undefined : { relation: 'beside', of };
  // "Between two vases" is for drawings.
  if (asked === 'between')
    return of === 0 && count === 1 && next?.relation === 'and' ? { relation: 'left', of } : undefined;
  // "A mug and a cup behind a vase": both are.
  const isOfAll = before.at(-1)?.relation === 'and' || before.at(-1)?.relation === 'with';
  const place = PLACES[asked];
  return place && !(isOfAll && of > 0) ? { relation: place, of } : undefined;
}

const PLACES: Readonly<Partial<Record<RelationOfWords, Relation>>> = {
  left: 'right',
  right: 'left',
  behind: 'in-front',
  'in-front': 'behind',
};
