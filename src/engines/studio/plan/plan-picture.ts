import { ARCHETYPES, type Archetype, isLandscape, isPeople } from '../archetypes.ts';
import type { CatalogedThing } from '../artwork/catalog/thing.ts';
import { takesColor } from '../artwork/keeps-its-colors.ts';
import { LAND_FORMS } from '../landscape/land-forms.ts';
import { LANDSCAPES, type LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import {
  isCountable,
  OVERLAYS,
  type OverlayKind,
  type OverlayWish,
} from '../landscape/overlays/overlay-kinds.ts';
import { findCarrier } from '../lettering/carriers.ts';
import { isPeopleWord, readPeople } from '../prompt/people/read-people.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { readPrompt } from '../prompt/reading/read-prompt.ts';
import type { Token } from '../prompt/reading/token.ts';
import { type Understanding, understandPrompt } from '../prompt/understand-prompt.ts';
import { ARCHETYPE_NOUNS, findSubjects, isDrawable, meaningsOf, type Subject } from '../prompt/vocabulary.ts';
import type { Category } from '../scene/categories.ts';
import { phrases } from '../scene/phrases.ts';
import type { Relation } from '../scene/relation.ts';
import { accountForWords } from './account-for-words.ts';
import { chooseHead } from './choose-head.ts';
import { drawsAll } from './draws-whole-prompt.ts';
import { namedColor, paletteOf } from './name-color.ts';
import type { PicturePlan, PlannedContent, PlannedThing } from './picture-plan.ts';
import { planLettering } from './plan-lettering.ts';
import { planView, viewWordsOf } from './plan-view.ts';
import { planWalkers } from './plan-walkers.ts';
import { homeOfSky, isMoodWord, isSkyScene, isSkyWord, planSky } from './style-words.ts';

const MOST_THINGS = 5;
/** How many of a plural without a number are drawn. */
const SOME = 3;
const MOST_OF_A_THING = 12;

/** Decides what is drawn of a prompt, by its nouns. The category only chooses between meanings of a noun. */
export function planPicture(prompt: string, category?: Category): PicturePlan {
  const nouns = nounsOf(prompt);
  const reading = readPrompt(prompt, (noun) => nouns(noun) || isPeopleWord(noun));
  const { language, english, groups } = reading;
  const understanding = understandPrompt(english);
  const isTranslated = language !== 'en';
  const isView = isTranslated ? () => false : viewWordsOf(english);
  const things = groups.filter(({ noun }) => !isView(noun));
  const head = chooseHead(things.length > 0 ? things : groups);
  const content =
    planLettering(head, reading) ??
    (head ? chooseContent(head, things, { understanding, category }) : abstractOf(understanding));
  const sky = planSky(understanding, landOf(content));
  const view = planView(english, { content, sky, isTranslated });
  const { drawn, leftOut, isDrawn } = accountForWords(reading, content, sky, {
    room: understanding.setting,
    isView: view.shows,
  });
  return {
    language,
    english,
    groups,
    head: head?.noun.text ?? null,
    drawsPrompt: content !== undefined && drawsAll(reading, { head, content, drawn, isDrawn }),
    content,
    view: view.change,
    drawn,
    leftOut,
  };
}

/** Which words name something; what words can be written on only counts where some are quoted. */
function nounsOf(prompt: string): (noun: string) => boolean {
  if (!/["“”«»„「」]/.test(prompt)) return isDrawable;
  return (noun) => isDrawable(noun) || findCarrier([noun]) !== undefined;
}

function chooseContent(
  head: NounGroup,
  groups: readonly NounGroup[],
  { understanding, category }: { understanding: Understanding; category: Category | undefined },
): PlannedContent | undefined {
  const people = readPeople(groups, head);
  const palette = paletteOf(groups);
  const others = groups.filter((group) => group !== head && !group.isNegated && !palette.includes(group));
  const outdoors = findPlace(others);
  const place = outdoors && placeOf(outdoors);
  if (people)
    return (
      planWalkers(people, { head, others, place }) ?? {
        kind: 'archetype',
        archetype: people.isPortrait ? 'portrait' : 'people',
        overlays: [],
        people,
      }
    );
  const subject = chooseSubject(head, { others, place, category });
  if (subject?.kind === 'artwork') {
    const hasMoon = place && planSky(understanding, place).moon;
    const things = thingsOf([head, ...others.filter((group) => group !== outdoors)]).filter(
      ({ thing }) => !(hasMoon && thing.icon === 'full-moon'),
    );
    if (things.length > 0 || !place) return { kind: 'artwork', things, place };
    return { kind: 'archetype', archetype: place, overlays: overlaysOf(others) };
  }
  const overlays = overlaysOf([head, ...others]);
  if (subject?.kind === 'overlay' && (!outdoors || isHour(outdoors)))
    return { kind: 'overlay', homes: OVERLAYS[subject.overlay].homes, overlays };
  // A holiday in the Alps is a picture of the Alps, and so is their sunset.
  const isElsewhere =
    subject?.kind === 'archetype' && isLandscape(subject.archetype) && (subject.isConcept || isHour(head));
  const archetype = subject?.kind === 'archetype' && !(isElsewhere && place) ? subject.archetype : place;
  // Rooms are drawn with the people who use them.
  if (archetype && isPeople(archetype) && head.modifiers.some(isEmpty)) return undefined;
  if (subject && archetype)
    return {
      kind: 'archetype',
      archetype,
      overlays: isLandscape(archetype) ? overlays.filter(({ kind }) => fits(kind, archetype)) : [],
    };
  const isDay = head.noun.forms.includes('day') && head.modifiers.some(isSkyWord);
  if (isSkyScene(head) || isDay)
    return { kind: 'archetype', archetype: place ?? homeOfSky(head.noun), overlays };
  return undefined;
}

function landOf(content: PlannedContent | undefined): LandscapeArchetype | undefined {
  if (content?.kind === 'artwork') return content.place;
  return content?.kind === 'archetype' && isLandscape(content.archetype) ? content.archetype : undefined;
}

/** Artwork if it is counted or has other artwork beside it, an overlay only outdoors; otherwise the first meaning, or an archetype that suits better. */
function chooseSubject(
  head: NounGroup,
  {
    others,
    place,
    category,
  }: {
    others: readonly NounGroup[];
    place: LandscapeArchetype | undefined;
    category: Category | undefined;
  },
): Subject | undefined {
  const isPattern = head.modifiers.some(({ forms }) => forms.includes('abstract'));
  const [pattern] = isPattern ? findSubjects(head.noun.forms.map((form) => `abstract ${form}`)) : [];
  if (pattern) return pattern;
  const subjects = meaningsOf(head.noun);
  const artwork = subjects.find(({ kind }) => kind === 'artwork');
  const overlay = subjects.find(({ kind }) => kind === 'overlay');
  if (overlay?.kind === 'overlay' && place && fits(overlay.overlay, place)) return overlay;
  // A crowd may be at a concert.
  if (overlay?.kind === 'overlay' && overlay.overlay === 'walkers') return undefined;
  const hasCompany = others.some(
    ({ noun, relation }) =>
      relation !== undefined &&
      BESIDE.has(relation) &&
      meaningsOf(noun).length > 0 &&
      meaningsOf(noun).every(({ kind }) => kind === 'artwork'),
  );
  if (artwork && (hasCompany || (head.number && head.count !== 1))) return artwork;
  // Landscapes show these better than artwork; a single solar panel may be on a roof.
  const isSeen =
    overlay?.kind === 'overlay' &&
    (overlay.overlay === 'turbines' || (overlay.overlay === 'solar' && head.count !== 1));
  const first = overlay === subjects[0] && !isSeen ? (artwork ?? overlay) : subjects[0];
  if (first?.kind !== 'archetype') return first;
  const words = [head, ...others].flatMap(({ noun, modifiers }) => [noun, ...modifiers]);
  /** One for each word that its pictures show, and a half if the category prefers it. */
  const score = (archetype: Archetype) => {
    const nouns = Object.values(ARCHETYPE_NOUNS[archetype]).flat();
    const { category: own, favoredBy = [own] } = ARCHETYPES[archetype];
    const isFavored = category !== undefined && favoredBy.includes(category);
    return (
      words.filter(({ forms }) => forms.some((form) => nouns.includes(form))).length + (isFavored ? 0.5 : 0)
    );
  };
  return subjects
    .flatMap((subject) =>
      subject.kind === 'archetype' && subject.isConcept === first.isConcept ? [subject] : [],
    )
    .reduce((best, next) => (score(next.archetype) > score(best.archetype) ? next : best));
}

/** Of things that are named with the main one. */
const BESIDE: ReadonlySet<Relation> = new Set(['and', 'left', 'right', 'behind', 'in-front', 'between']);

function thingsOf(groups: readonly NounGroup[]): PlannedThing[] {
  return groups
    .flatMap((group, index) => {
      const found = meaningsOf(group.noun).find((subject) => subject.kind === 'artwork');
      if (found?.kind !== 'artwork') return [];
      const { count, relation } = group;
      const colorFor = (thing: CatalogedThing) =>
        takesColor(thing.icon) ? namedColor(group)?.hex : undefined;
      if (found.others && index > 0) return [];
      if (found.others) {
        const each = (thing: CatalogedThing) => ({
          group,
          thing,
          count: 1,
          color: colorFor(thing),
          relation: undefined,
        });
        return [{ ...each(found.thing), relation }, ...found.others.map(each)];
      }
      return {
        group,
        thing: found.thing,
        count: Math.min(MOST_OF_A_THING, Math.ceil((count ?? SOME) / found.thing.pieces)),
        color: colorFor(found.thing),
        relation,
      };
    })
    .filter(({ thing, group }, index, all) => {
      // "A pumpkin for Halloween" is one pumpkin.
      const isOccasion = group.relation === 'for' && !group.number;
      return !(isOccasion && all.slice(0, index).some((earlier) => earlier.thing.icon === thing.icon));
    })
    .slice(0, MOST_THINGS);
}

/** Boats need water. */
function fits(kind: OverlayKind, archetype: LandscapeArchetype): boolean {
  const { form } = LANDSCAPES[archetype];
  if (kind !== 'boats') return true;
  return typeof form === 'string' ? LAND_FORMS[form].hasBoats : archetype === 'stars';
}

const MOST_IN_A_LANDSCAPE = 12;
const CROWD = 34;

function overlaysOf(groups: readonly NounGroup[]): OverlayWish[] {
  const wishes = new Map<OverlayKind, OverlayWish>();
  for (const group of groups)
    for (const subject of findSubjects(group.noun.forms))
      if (subject.kind === 'overlay' && !wishes.has(subject.overlay))
        wishes.set(subject.overlay, { kind: subject.overlay, ...countFor(subject.overlay, group) });
  return [...wishes.values()];
}

function countFor(kind: OverlayKind, { noun, number, count }: NounGroup): Pick<OverlayWish, 'count'> {
  if (!isCountable(kind)) return {};
  if (noun.forms.some((form) => form.startsWith('crowd'))) return { count: CROWD };
  const isPerson = OVERLAYS[kind].person !== null;
  if (!number && count === 1) return ONES.has(noun.text.toLowerCase()) ? { count: 1 } : {};
  if (!number && (!isPerson || kind === 'family')) return {};
  return { count: Math.min(MOST_IN_A_LANDSCAPE, count ?? SOME) };
}

/** Nouns whose singular means one: "a boat on a lake", but not "a harbor". */
const ONES: ReadonlySet<string> = new Set(
  phrases(
    'boat, sailboat, sailing boat, yacht, ship, fishing boat, bird, seagull, gull, balloon, hot air balloon',
  ),
);

/** The first group that names a landscape; the sky only if things are in it and on no land: "a plane in the sky". */
function findPlace(groups: readonly NounGroup[]): NounGroup | undefined {
  const lands = groups.filter((group) => {
    const place = placeOf(group);
    return place !== undefined && place !== 'sky';
  });
  return (
    lands.find((group) => !isHour(group)) ??
    lands[0] ??
    groups.find((group) => group.relation === 'in' && placeOf(group) === 'sky')
  );
}

/** The landscape that a noun names, or the word before one that cannot be drawn: "a mountain road". */
function placeOf({ noun, modifiers, relation }: NounGroup): LandscapeArchetype | undefined {
  // "Calm and contented" is no lake.
  if (isMoodWord(noun)) return undefined;
  const subjects = meaningsOf(noun);
  if (subjects.length > 0) return asPlace(subjects);
  if (relation !== 'on' && relation !== 'in' && relation !== 'at') return undefined;
  return modifiers.map(({ forms }) => asPlace(findSubjects(forms))).find((place) => place !== undefined);
}

function isEmpty({ forms }: Token): boolean {
  return forms.some((form) => EMPTY.includes(form));
}

const EMPTY: readonly string[] = phrases('empty, vacant, deserted, abandoned');

/** Hours, which are drawn over the sea where nothing else is named. */
const HOURS: readonly string[] = phrases('dawn, sunrise, sunset, dusk, twilight');

function isHour({ noun }: NounGroup): boolean {
  return noun.forms.some((form) => HOURS.includes(form));
}

/** The landscape that a noun names. */
function asPlace(subjects: readonly Subject[]): LandscapeArchetype | undefined {
  return subjects
    .flatMap((subject) => (subject.kind === 'archetype' ? [subject.archetype] : []))
    .find((archetype) => isLandscape(archetype));
}

/** Colors and moods without any noun are a pattern. */
function abstractOf({ colors, moods }: Understanding): PlannedContent | undefined {
  if (colors.length === 0 && moods.length === 0) return undefined;
  return { kind: 'archetype', archetype: 'gradient', overlays: [] };
}
