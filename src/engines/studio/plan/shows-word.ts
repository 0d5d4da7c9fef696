import type { Archetype } from '../archetypes.ts';
import { isLandscape, isObject, isPeople } from '../archetypes.ts';
import type { Stance } from '../artwork/catalog/thing.ts';
import { iconSet } from '../artwork/icon-set.ts';
import { DETAIL_WORDS } from '../landscape/detail-words.ts';
import { LANDSCAPES, type LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { OverlayWish } from '../landscape/overlays/overlay-kinds.ts';
import { SHOWN_BEHIND_PEOPLE } from '../prompt/people/place-words.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { ARCHETYPE_NOUNS, artworkOf, findSubjects } from '../prompt/vocabulary.ts';
import { phrases, wordSet } from '../scene/phrases.ts';
import type { Relation } from '../scene/relation.ts';
import { FLYING } from './dress-animals.ts';
import { isMoodWord } from './mood-words.ts';
import { colorName, isBackdrop, isPaper, namedColor } from './name-color.ts';
import { needDryGround } from './need-dry-ground.ts';
import { isOccasion } from './occasions.ts';
import { hasColorOfPart, isPartOf } from './parts-of-things.ts';
import type { ContentOf, PlannedContent } from './picture-plan.ts';
import { affectsLettering, LETTERING_SHOWS, namesWords } from './plan-lettering.ts';
import { areOutdoors, placeOfCast } from './plan-people.ts';
import { sizeOf } from './plan-things.ts';
import { isFood } from './serve-meals.ts';
import { SETS_SHOW, STAGING_SHOWS } from './set-words.ts';
import { showsAction } from './shown-actions.ts';
import { isInSky, isTimeOrWeatherWord, type PlannedSky } from './sky-words.ts';
import { PARENTS, YOUNG_MODIFIERS } from './young-animals.ts';

/** Whether the noun of a group is to be seen in the picture. */
export function showsNoun(group: NounGroup, content: PlannedContent, sky: PlannedSky): boolean {
  const { noun } = group;
  if (peopleShow(content, noun)) return true;
  switch (content.kind) {
    case 'lettering':
      return group === content.group || namesWords(noun) || isOneOf(noun, LETTERING_SHOWS[content.carrier]);
    case 'artwork':
      return content.place
        ? (isNounOf(content.place, noun) && !isOneOf(noun, SUMMITS) && !isSpaceOverLand(noun, content)) ||
            isInSky(noun, sky)
        : (isPaper(group) && !group.isNegated) || (group.relation !== 'under' && isInStaging(noun, content));
    case 'overlay':
      if (isTimeOrWeatherWord(noun)) return isInSky(noun, sky);
      if (overlayNamed(noun, content)) return true;
      return content.homes.some((home) => isNounOf(home, noun) || showsDetail(home, noun, sky));
    case 'archetype':
      return (
        isOfRoom(group, content) || (!isConceptBeside(group, content) && archetypeShows(noun, content, sky))
      );
  }
}

/** Things that stand need land under them. */
function isSpaceOverLand(noun: Token, { things }: ContentOf<'artwork'>): boolean {
  return isOneOf(noun, phrases(DETAIL_WORDS.space)) && things.some(({ thing }) => thing.stance === 'stands');
}

function archetypeShows(noun: Token, content: ContentOf<'archetype'>, sky: PlannedSky): boolean {
  const { archetype } = content;
  if (content.people && isPeople(archetype)) return areOutdoors(content) && isInSky(noun, sky);
  if (isLandscape(archetype) && isTimeOrWeatherWord(noun)) return isInSky(noun, sky);
  // Walkers are seen in the valley.
  if (content.people && isOneOf(noun, SUMMITS)) return false;
  if (overlayNamed(noun, content) || isNounOf(archetype, noun)) return true;
  if (!isLandscape(archetype)) return isObject(archetype) && isOneOf(noun, SETS_SHOW);
  return isGroundOf(archetype, noun) || showsDetail(archetype, noun, sky);
}

/** "A classroom with a chalkboard", "a teacher in front of a blackboard": what the place of the people always has. */
function isOfRoom({ noun, relation, verb }: NounGroup, content: ContentOf<'archetype'>): boolean {
  if (verb && !isOneOf(verb, ['stand'])) return false;
  if (relation !== 'with' && relation !== 'in-front') return false;
  return standsBehindPeople(noun, content);
}

/** Whether the place of the people always has it. */
export function standsBehindPeople(noun: Token, content: PlannedContent): boolean {
  if (content.kind !== 'archetype' || !isPeople(content.archetype)) return false;
  const place = content.people && placeOfCast(content.people);
  return place !== undefined && isOneOf(noun, SHOWN_BEHIND_PEOPLE[place]);
}

/** "With a contract" names a thing in the picture, "partnership" alone what the picture stands for. */
function isConceptBeside(
  { noun, relation, link, verb }: NounGroup,
  { archetype, people }: ContentOf<'archetype'>,
): boolean {
  if (!isPeople(archetype) || people || !(verb || (link && relation && PRESENT.has(relation)))) return false;
  const { shows, illustrates, contains } = ARCHETYPE_NOUNS[archetype];
  return isOneOf(noun, illustrates) && ![shows, contains].some((nouns) => isOneOf(noun, nouns));
}

/** Links of what is in the picture beside its main noun. */
const PRESENT: ReadonlySet<Relation> = new Set([
  'with',
  'on',
  'over',
  'under',
  'behind',
  'in-front',
] as const);

const SUMMITS = [
  'summit',
  'peak',
  'ridge',
  'hilltop',
  'mountain top',
  'mountain summit',
  'mountain peak',
  'cliff edge',
];

/** Whether a describing word changes the picture. */
export function hasEffect(
  word: Token,
  group: NounGroup,
  content: PlannedContent | undefined,
  sky: PlannedSky,
): boolean {
  const isColor = colorName(word) !== undefined;
  // A prompt that cannot be drawn gets a pattern in its colors.
  if (!content) return isColor;
  if (peopleShow(content, word)) return true;
  if (isAgeOfThing(word, group, content)) return false;
  // Palms lean over the water.
  if (isOneOf(word, ['leaning']) && overlayNamed(group.noun, content)?.kind === 'palms') return true;
  const hasBirds = 'overlays' in content && content.overlays.some(({ kind }) => kind === 'birds');
  if (hasBirds && isOneOf(word, FLYING)) return true;
  switch (content.kind) {
    case 'lettering':
      return affectsLettering(word, content) || (isColor && group === content.group);
    case 'artwork':
      return affectsArtwork(word, group, content, sky);
    case 'overlay':
      return isInLand(word, sky);
    case 'archetype':
      return affectsArchetype(word, group, content, sky);
  }
}

function affectsArtwork(
  word: Token,
  group: NounGroup,
  content: ContentOf<'artwork'>,
  sky: PlannedSky,
): boolean {
  const { place, things } = content;
  const isOfThing = things.some((thing) => thing.group === group) && isOneOf(word, MATERIALS);
  if (isOfThing)
    return (
      isOneOf(word, WOODS) && things.some((thing) => thing.group === group && WOODEN.has(thing.thing.icon))
    );
  const planned = things.find((thing) => thing.group === group);
  const drawings = things.filter(({ color }) => !color).map(({ thing }) => thing.icon);
  if (!planned && hasColorOfPart(group.noun, colorName(word), drawings)) return true;
  // "A snowman with a carrot nose"
  if (!planned && isPartOf(group.noun, drawings) && isPartOf(word, drawings)) return true;
  if (planned && looksOld(planned) && isOneOf(word, OLD)) return true;
  // "Ramen noodles": two names of one drawing.
  if (planned && !isOccasion(word) && artworkOf(word.forms)[0]?.icon === planned.thing.icon) return true;
  if (planned?.group.isYoung && isOneOf(word, YOUNG_MODIFIERS)) return true;
  if (planned && isOneOf(word, PARENTS) && things.some(({ group: { isYoung } }) => isYoung)) return true;
  if (planned && isOneOf(word, MANY_COLORS)) return !planned.color && COLORFUL.has(planned.thing.icon);
  if (place ? isInLand(word, sky) || isNounOf(place, word) : isInStaging(word, content)) return true;
  const isOfColor = namedColor(group)?.words.includes(word) ?? false;
  if (!place && isBackdrop(group) && (isOfColor || isMoodWord(word))) return true;
  // "A horse jumping over a fence" is drawn above it.
  if (word === group.verb && group.relation === 'over' && planned && isOneOf(word, ['jump', 'leap']))
    return true;
  if (word === group.verb && things.some(({ wears }) => wears?.includes(group))) return true;
  // A verb belongs to the noun behind it: "a surfer riding a wave".
  const before = things.filter(({ group: { noun } }) => noun.start < word.start);
  const doers = word === group.verb ? before.slice(-1) : planned ? [planned] : [];
  const floats = place !== undefined && !needDryGround(things, place);
  const isDone = doers.some(({ thing: { icon, stance } }) => {
    const seen = floats && stance === 'stands' ? 'swims' : stance;
    return isOneOf(word, STANCE_VERBS[seen] ?? []) || showsAction(icon, word);
  });
  if (planned && things.length > 1 && sizeOf(word) !== undefined) return true;
  return isDone || (planned?.color !== undefined && isOfColor);
}

function affectsArchetype(
  word: Token,
  group: NounGroup,
  content: ContentOf<'archetype'>,
  sky: PlannedSky,
): boolean {
  const { archetype, people, motifs } = content;
  // The usual casts have the faces that the words ask for.
  if (isPeople(archetype) && !people && isOneOf(word, FACES_OF_CASTS)) return true;
  // "A business team meeting"
  if (
    isPeople(archetype) &&
    !people &&
    (isOneOf(word, ARCHETYPE_NOUNS[archetype].shows) ||
      isOneOf(word, ARCHETYPE_NOUNS[archetype].illustrates)) &&
    word.kind !== 'adjective'
  )
    return true;
  if (motifs) return motifs.styles.has(word) || motifs.subjects.has(word);
  if (people) {
    // "Neon light" tints a room, which stays bright.
    const isOfRoom = !peopleShow(content, group.noun);
    const isUnseen = isOneOf(word, LIGHTS_OF_ROOMS) && (areOutdoors(content) || isOfRoom);
    const isOfMood = isMoodWord(word) && !isBackdrop(group) && !isUnseen;
    return isOfMood || (areOutdoors(content) && isInSky(word, sky));
  }
  // "Silk drapery", "a rocky coast": the describing noun is in the picture, too.
  if (!isPeople(archetype) && isNounOf(archetype, word)) return true;
  if (isLandscape(archetype)) return showsDetail(archetype, word, sky) || isInLand(word, sky);
  if (!isPeople(archetype) && isOneOf(word, LOOKS_OF_OBJECTS)) return true;
  return (
    (isObject(archetype) && isOneOf(word, SETS_SHOW)) ||
    (colorName(word) !== undefined && isColorable(group.noun, archetype)) ||
    isMoodWord(word)
  );
}

/** Charts rise, shapes float, DNA and screens glow. */
const LOOKS_OF_OBJECTS = ['rising', 'floating', 'glowing'];
const FACES_OF_CASTS = ['laugh', 'laughing', 'smile', 'smiling'];
const MANY_COLORS = wordSet('colorful, colourful, multicolored, multicoloured, rainbow colored');
/** Drawings in at least three strong colors. */
const COLORFUL = iconSet(
  'parrot, peacock, kite, rainbow-arc, artist-palette, piata, party-popper, confetti-ball',
);

/** Of a thing, these tell what it is made of; a set of wood does not make the spoon on it wooden. */
const MATERIALS = wordSet(
  'wood, wooden, oak, walnut, marble, stone, neon, laser, geometric, botanical, christmas, xmas',
);
const WOODS = ['wood', 'wooden'];
const WOODEN = iconSet(
  `chair, table, round-table, stool, bookshelf, wardrobe, dresser, door, ladder, wood, bench, violin, guitar, canoe, sled, hut,
  cabin, barn, staircase, fence, bed, treasure-chest, baseball-bat`,
);

const LIGHTS_OF_ROOMS = ['dark', 'moody', 'neon'];

/** Whether a word tells the age of a drawn vehicle or object; a mood of that name only grades the picture. */
export function isAgeOfThing(word: Token, group: NounGroup, content: PlannedContent | undefined): boolean {
  if (!content || !isOneOf(word, AGES)) return false;
  if (content.kind === 'archetype')
    return isObject(content.archetype) && isOneOf(group.noun, ARCHETYPE_NOUNS[content.archetype].shows);
  if (content.kind !== 'artwork') return false;
  return content.things.some(
    (planned) =>
      planned.group === group && !isFood(planned.thing.icon) && !(looksOld(planned) && isOneOf(word, OLD)),
  );
}

const OLD = wordSet('vintage, retro, antique, old, classic');
const AGES: ReadonlySet<string> = new Set([...OLD, 'futuristic']);

function looksOld({ thing: { icon } }: ContentOf<'artwork'>['things'][number]): boolean {
  return LOOKS_OLD.has(icon);
}

/** Drawings of what is made no more. */
const LOOKS_OLD = iconSet(
  'locomotive, typewriter, scroll, old-key, mantelpiece-clock, film-projector, telephone, radio',
);

/** Whether a noun gets the color that is named with it; parts of a set, such as a chart's arrow, do not. */
export function isColorable(noun: Token, archetype: Archetype): boolean {
  return !(
    isObject(archetype) &&
    (isOneOf(noun, ARCHETYPE_NOUNS[archetype].contains) || isOneOf(noun, TABLES)) &&
    !(archetype === 'servers' && isOneOf(noun, LAMPS))
  );
}

/** In a server room, these take the color that the prompt names. */
const LAMPS = ['light', 'led', 'led light', 'neon light'];

/** Under objects; wood and stone keep their colors. */
const TABLES = wordSet('desk, table, floor, counter, tabletop, surface, shelf');

/** Whether people are read from the words, and this word is seen of them. */
export function peopleShow(content: PlannedContent, word: Token): boolean {
  return 'people' in content && content.people?.shows.has(word) === true;
}

/** The addition to a landscape that a noun names. */
export function overlayNamed({ forms }: Token, content: PlannedContent): OverlayWish | undefined {
  if (!('overlays' in content)) return undefined;
  const kinds = findSubjects(forms).flatMap((subject) =>
    subject.kind === 'overlay' ? [subject.overlay] : [],
  );
  return content.overlays.find(({ kind }) => kinds.includes(kind));
}

const GROUND_OF_DRAWINGS = ['background', 'backdrop'];

function isNounOf(archetype: Archetype, word: Token): boolean {
  const { shows, illustrates, contains } = ARCHETYPE_NOUNS[archetype];
  return [shows, illustrates, contains].some((nouns) => isOneOf(word, nouns));
}

function isInStaging(word: Token, { staging, isFlat }: ContentOf<'artwork'>): boolean {
  if (isFlat) return isOneOf(word, GROUND_OF_DRAWINGS);
  return isOneOf(word, SETS_SHOW) || (staging !== undefined && isOneOf(word, STAGING_SHOWS[staging]));
}

/** Whether a landscape has the word's hour, weather or season, or is graded for its mood. */
function isInLand(word: Token, sky: PlannedSky): boolean {
  // Vivid, but without any neon.
  const isLook = isMoodWord(word) && !isOneOf(word, ['neon']);
  return isInSky(word, sky) || isLook || sky.colors.includes(word);
}

/** Whether a word names flowers, a path and such, and they grow or lie in the landscape. */
function showsDetail(archetype: LandscapeArchetype, word: Token, { season }: PlannedSky): boolean {
  if (season === 'winter') return false;
  return LANDSCAPES[archetype].details.some((detail) => isOneOf(word, phrases(DETAIL_WORDS[detail])));
}

/** Whether a noun names the land under an archetype that is an hour or a season of any land. */
function isGroundOf(archetype: LandscapeArchetype, { forms }: Token): boolean {
  const { takesGround, grounds } = LANDSCAPES[archetype];
  if (!takesGround) return false;
  return findSubjects(forms).some((subject) => {
    if (subject.kind !== 'archetype' || !isLandscape(subject.archetype)) return false;
    const { isGround, form } = LANDSCAPES[subject.archetype];
    return isGround && (!grounds || (typeof form === 'string' && grounds.includes(form)));
  });
}

/** Verbs that a drawing shows by its stance, such as flying. */
const STANCE_VERBS: Partial<Record<Stance, readonly string[]>> = {
  flies: ['flying', 'fly', 'soaring', 'soar', 'floating', 'hovering'],
  sky: ['shining', 'glowing'],
  swims: ['swimming', 'swim', 'diving'],
};
