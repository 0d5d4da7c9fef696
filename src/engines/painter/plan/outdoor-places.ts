import { OUTDOOR_SETS } from '#engines/photo-studio/sets/outdoors/outdoors';
import { findItem } from '#engines/photo-studio/things/catalog';
import type { GroundName, Land } from '#engines/photo-studio/views/views';
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
}

/** Open ground, by words. Streets are missing: they have houses. */
const PLACES: readonly Place[] = [
  {
    ground: 'road',
    land: 'mountains',
    nouns: wordSet('mountain road, mountain pass, alpine road'),
  },
  { ground: 'road', land: 'desert', nouns: wordSet('desert road, desert highway') },
  {
    ground: 'road',
    nouns: wordSet(
      'road, country road, rural road, open road, country lane, highway, freeway, motorway, asphalt, asphalt road, roadside, race track, driveway',
    ),
  },
  {
    ground: 'meadow',
    nouns: wordSet(
      'grass, green grass, meadow, green meadow, lawn, field, green field, grassy field, pasture, countryside, grassland, park, prairie',
    ),
  },
  { ground: 'meadow', land: 'hills', nouns: wordSet('hill, green hill, hillside, rolling hill') },
  {
    ground: 'meadow',
    land: 'mountains',
    nouns: wordSet('mountain, alp, mountain meadow, alpine meadow, mountain valley'),
  },
  {
    ground: 'beach',
    nouns: wordSet(
      'beach, sandy beach, sand beach, seaside, seashore, shore, coast, sea, ocean, ocean beach',
    ),
  },
  { ground: 'desert', nouns: wordSet('desert, dune, sand dune, sandy desert, sahara') },
  {
    ground: 'snow',
    nouns: wordSet(
      'snow, snowy field, fresh snow, snowy mountain, snowy landscape, winter landscape, snowfield',
    ),
  },
];

/** What a thing in a photo may do there. */
const STANDING = wordSet(
  'parked, standing, lying, left, waiting, placed, resting, sitting, driving, cruising',
);

/** "By the sea" is on its shore; "in the sea" is not. */
const SHORES = wordSet('sea, ocean, shore, coast, seashore, seaside');
const ON_GROUND: ReadonlySet<Relation> = new Set(['on', 'in', 'at']);
const BESIDE: ReadonlySet<Relation> = new Set(['at', 'left', 'right', 'in-front']);

/** "Sunset" is an hour outdoors, while a room only knows the evening. */
const LOW_SUN = wordSet(
  'sunset, sundown, golden hour, sunrise, dawn, dusk, evening, golden hour light, sunset light',
);
/** Words that its own landscape shows. */
const USUAL = wordSet(
  'green, grassy, open, empty, wide, sandy, rural, quiet, lonely, lush, endless, vast, white, snowy, summer',
);

/** "A car on a country road", "a tent in the mountains": the things stand there. */
export function goOutdoors(
  plan: PhotoPlan,
  accounts: WordAccounts,
  {
    group: { noun, modifiers, isNegated, number, verb, relation, endings = [] },
    isPlaced,
  }: { group: NounGroup; isPlaced: boolean },
): boolean {
  const isStill = verb === undefined || isOneOf(verb, STANDING);
  if (isNegated || number || !isStill || endings.length > 0 || relation === undefined) return false;
  const place = PLACES.find(({ nouns }) => isOneOf(noun, nouns));
  const isThere =
    isOneOf(noun, SHORES) && !/^(?:shore|coast|sea(?:shore|side))$/.test(noun.forms[0]!)
      ? BESIDE.has(relation)
      : ON_GROUND.has(relation);
  if (!place || !isThere || plan.subjects.length === 0 || plan.product) return false;
  if (!plan.subjects.every((subject) => fitsGround(place.ground, subject))) return false;
  // "On a road in the mountains" is still a road.
  const isBehind = isPlaced && isOutdoors(plan) && place.land !== undefined;
  if (isPlaced && !isBehind) return false;
  if (!isBehind) plan.set = place.ground;
  if (place.land) plan.place = place.land;
  const isLook = (word: Token) =>
    isOneOf(word, HARMLESS) || isOneOf(word, USUAL) || isMoodWord(word) || losesNothing(word.forms[0]!);
  setMood(plan, modifiers.filter(isLook));
  for (const word of modifiers) {
    const light = findLight(word.forms);
    if (light) plan.light ??= light;
  }
  const isShown = (word: Token) => isLook(word) || findLight(word.forms) !== undefined;
  if (verb) accounts.draw([verb], { kind: 'style' });
  accounts.draw([...modifiers.filter(isShown), noun], { kind: 'style' });
  accounts.leaveOut(
    modifiers.filter((word) => !isShown(word)),
    'look',
    { isMeant: true },
  );
  return true;
}

/** "A car at sunset": outdoors, on the ground that suits the things. */
export function lightLowSun(
  plan: PhotoPlan,
  accounts: WordAccounts,
  { noun, modifiers, isNegated, number, relation }: NounGroup,
): boolean {
  if (isNegated || number || !isOneOf(noun, LOW_SUN) || !(relation === 'at' || relation === 'in'))
    return false;
  if (plan.set === 'studio-floor')
    plan.set = plan.subjects.some(({ key }) => findItem(key)?.category === 'vehicles') ? 'road' : 'meadow';
  if (!isOutdoors(plan)) return false;
  plan.light = 'evening';
  accounts.draw([...modifiers, noun], { kind: 'style' });
  return true;
}

export function isOutdoors({ set }: Pick<PhotoPlan, 'set'>): boolean {
  return OUTDOOR_SETS.some(({ name }) => name === set);
}

/** What grows in a field is no bunch on the grass. */
function fitsGround(ground: GroundName, subject: { key: string }): boolean {
  const isPlant = findItem(subject.key)?.category === 'plants' && subject.key !== 'christmas-tree';
  return !isPlant && OUTDOOR_SETS.find(({ name }) => name === ground)!.fits(subject);
}
