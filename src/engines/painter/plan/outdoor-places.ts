import { OUTDOOR_SETS } from '#engines/photo-studio/sets/outdoors/outdoors';
import { findItem } from '#engines/photo-studio/things/catalog';
import { type GroundName, type Land, VIEWS_BEHIND, type View } from '#engines/photo-studio/views/views';
import { isMoodWord } from '#engines/studio/plan/mood-words';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import { isOneOf, type Token } from '#engines/studio/prompt/reading/token';
import { losesNothing } from '#engines/studio/prompt/stop-words';
import { wordSet } from '#engines/studio/scene/phrases';
import type { Relation } from '#engines/studio/scene/relation';
import { findLight, HARMLESS } from './look-words.ts';
import type { PhotoPlan } from './photo-plan.ts';
import { setMood } from './set-mood.ts';
import type { WordAccounts } from './word-accounts.ts';

interface Place {
  nouns: ReadonlySet<string>;
  ground: GroundName;
  /** Seen behind it. */
  land?: Land;
  /** Only beside it: in the sea nothing stands. */
  isBeside?: true;
}

const PLACES: readonly Place[] = [
  { ground: 'road', land: 'mountains', nouns: wordSet('mountain road, mountain pass, alpine road') },
  { ground: 'road', land: 'desert', nouns: wordSet('desert road, desert highway') },
  { ground: 'meadow', land: 'hills', nouns: wordSet('hill, green hill, hillside, rolling hill') },
  {
    ground: 'meadow',
    land: 'mountains',
    nouns: wordSet('mountain, alp, mountain meadow, alpine meadow, mountain valley'),
  },
  { ground: 'snow', land: 'mountains', nouns: wordSet('snowy mountain') },
  { ground: 'beach', isBeside: true, nouns: wordSet('sea, ocean') },
  ...OUTDOOR_SETS.map(({ name, nouns }) => ({ ground: name, nouns: new Set(nouns) })),
];

const ON_GROUND: ReadonlySet<Relation> = new Set(['on', 'in', 'at']);
export const BESIDE: ReadonlySet<Relation> = new Set(['at', 'left', 'right', 'in-front']);

/** A picnic has its blanket there. */
const LAWNS: ReadonlySet<GroundName> = new Set(['meadow', 'garden']);

/** Words that each ground shows in any case. */
const USUAL = wordSet('open, empty, wide, quiet, lonely, endless, vast');
const USUAL_OF: Readonly<Record<GroundName, ReadonlySet<string>>> = {
  road: wordSet('rural, paved'),
  street: wordSet('urban, paved, residential, city, town'),
  garden: wordSet('green, lush, blooming, summer'),
  woods: wordSet('green, deep, dense, dark'),
  meadow: wordSet('green, grassy, lush, summer'),
  beach: wordSet('sandy, summer'),
  desert: wordSet('sandy, dry'),
  snow: wordSet('white, snowy, winter, cold'),
};

/** Verbs that a photo of things, vehicles or one of the two animals shows. */
const STILL = wordSet('parked, standing, lying, left, waiting, placed, resting, sitting');
const DRIVING = wordSet('driving, cruising, parked, standing, waiting');
const POSES: Readonly<Record<string, ReadonlySet<string>>> = {
  dog: wordSet('sitting'),
  hen: wordSet('standing'),
};

/** "A car on a country road", "a tent in the mountains": the things stand there. */
export function goOutdoors(
  plan: PhotoPlan,
  accounts: WordAccounts,
  { group, isPlaced }: { group: NounGroup; isPlaced: boolean },
): boolean {
  const { noun, modifiers, isNegated, number, verb, relation, endings = [] } = group;
  const place = PLACES.find(({ nouns }) => isOneOf(noun, nouns));
  if (!place || isNegated || number || endings.length > 0 || relation === undefined) return false;
  if (!(place.isBeside ? BESIDE : ON_GROUND).has(relation)) return false;
  const { subjects } = plan;
  if (subjects.length === 0 || plan.product) return false;
  if (verb && !subjects.every(({ key }) => mayDo(key, verb))) return false;
  if (plan.set === 'picnic' && !place.land && LAWNS.has(place.ground)) {
    account(accounts, { noun, modifiers }, (word) => isImplied(word, place.ground));
    return true;
  }
  const spot = isPlaced ? joinPlaces(plan, place) : place;
  if (!spot || !subjects.every((subject) => fitsGround(spot.ground, subject))) return false;
  plan.set = spot.ground;
  if (spot.land) plan.place = spot.land;
  setMood(
    plan,
    modifiers.filter((word) => isImplied(word, spot.ground)),
  );
  for (const word of modifiers) {
    const light = findLight(word.forms);
    if (light) plan.light ??= light;
  }
  const isShown = (word: Token) => isImplied(word, spot.ground) || findLight(word.forms) !== undefined;
  if (verb) accounts.draw([verb], { kind: 'style' });
  account(accounts, { noun, modifiers }, isShown);
  return true;
}

/** Draws the noun with the modifiers that are shown, and leaves out the others. */
function account(
  accounts: WordAccounts,
  { noun, modifiers }: Pick<NounGroup, 'noun' | 'modifiers'>,
  isShown: (word: Token) => boolean,
): void {
  accounts.draw([...modifiers.filter(isShown), noun], { kind: 'style' });
  accounts.leaveOut(
    modifiers.filter((word) => !isShown(word)),
    'look',
    { isMeant: true },
  );
}

/** Whether a modifier needs no drawing of its own, since the ground looks so anyway ("green meadow"). */
function isImplied(word: Token, ground: GroundName): boolean {
  return (
    isOneOf(word, HARMLESS) ||
    isOneOf(word, USUAL) ||
    isOneOf(word, USUAL_OF[ground]) ||
    isMoodWord(word) ||
    losesNothing(word.forms[0]!)
  );
}

/** "On a road in the mountains" is one place, in either order; undefined if no view shows both. */
function joinPlaces(plan: PhotoPlan, { ground, land }: Place): Pick<Place, 'ground' | 'land'> | undefined {
  if (!isOutdoors(plan)) return undefined;
  const known = plan.set as GroundName;
  if (land && !plan.place) return hasLand(known, land) ? { ground: known, land } : undefined;
  const before = VIEWS_BEHIND[ground].find((view: View) => view.land === plan.place)?.land;
  // A meadow is where mountains are unless another ground is named.
  return !land && known === 'meadow' && before ? { ground, land: before } : undefined;
}

function hasLand(ground: GroundName, land: Land): boolean {
  return VIEWS_BEHIND[ground].some((view: View) => view.land === land);
}

/** Things that each ground always shows. */
const SEEN_THERE: Readonly<Record<GroundName, ReadonlySet<string>>> = {
  road: wordSet('line, white line, road marking'),
  street: wordSet('house, building, town house, townhouse, facade, window, sidewalk'),
  garden: wordSet(
    'bush, shrub, fence, wooden fence, flower, blossom, blooming flower, lawn, grass, green lawn',
  ),
  woods: wordSet('tree, tall tree, tree trunk, trunk, leaf, fallen leaf'),
  meadow: wordSet('grass, green grass'),
  beach: wordSet('sand, sea, ocean, wave, water'),
  desert: wordSet('sand, dune, sand dune'),
  snow: wordSet('hill, mountain'),
};

/** Accounts for what the ground shows anyway: "a bench in a garden with flowers". @returns whether it did */
export function acceptSeenThere(
  { set }: Pick<PhotoPlan, 'set'>,
  accounts: WordAccounts,
  { noun, modifiers, number, relation, isNegated, verb, endings = [] }: NounGroup,
): boolean {
  const seen = isOutdoors({ set }) && isOneOf(noun, SEEN_THERE[set as GroundName]);
  if (!seen || number || isNegated || verb || endings.length > 0) return false;
  if (relation !== 'with' && relation !== 'and') return false;
  const isShown = (word: Token) => isImplied(word, set as GroundName);
  account(accounts, { noun, modifiers }, isShown);
  return true;
}

/** An hour outdoors, while a room only knows the evening. */
const LOW_SUN = wordSet(
  'sunset, sundown, sunrise, dawn, daybreak, dusk, twilight, evening, sunset light, first light, last light, late light',
);
const OF_LOW_SUN = wordSet('golden, warm, orange, late');

export function isLowSun({ noun, isNegated, number, relation }: NounGroup): boolean {
  return (
    !isNegated &&
    !number &&
    isOneOf(noun, LOW_SUN) &&
    (relation === 'at' || relation === 'in' || relation === 'of')
  );
}

/** "A car at sunset": outdoors, on the ground that suits the things unless a place is named. */
export function lightLowSun(plan: PhotoPlan, accounts: WordAccounts, group: NounGroup): boolean {
  if (plan.set === 'studio-floor')
    plan.set = plan.subjects.some(({ key }) => findItem(key)?.category === 'vehicles') ? 'road' : 'meadow';
  if (!isOutdoors(plan)) return false;
  plan.light = 'evening';
  const isShown = (word: Token) =>
    isOneOf(word, HARMLESS) || isOneOf(word, OF_LOW_SUN) || isMoodWord(word) || losesNothing(word.forms[0]!);
  account(accounts, group, isShown);
  return true;
}

export function isOutdoors({ set }: Pick<PhotoPlan, 'set'>): boolean {
  return OUTDOOR_SETS.some(({ name }) => name === set);
}

function mayDo(key: string, verb: Token): boolean {
  const isVehicle = findItem(key)?.category === 'vehicles';
  return isOneOf(verb, POSES[key] ?? (isVehicle ? DRIVING : STILL));
}

/** A bunch of flowers on the grass is not what grows there. */
function fitsGround(ground: GroundName, subject: { key: string }): boolean {
  const isPlant = findItem(subject.key)?.category === 'plants' && subject.key !== 'christmas-tree';
  return !isPlant && OUTDOOR_SETS.find(({ name }) => name === ground)!.fits(subject);
}
