import { isLandscape, isObject, isPeople } from '../archetypes.ts';
import type { LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { Span, Token } from '../prompt/reading/token.ts';
import type { Changeable } from '../prompt/understand-refinement.ts';
import { effectivePhrases, findViewPhrases, viewOf } from '../prompt/view-words.ts';
import { type Change, NO_CHANGE } from '../scene/change.ts';
import { CHANGEABLE, changeableOf } from './changeable-properties.ts';
import type { PlannedContent } from './picture-plan.ts';
import { ROAD_VEHICLES } from './places-of-things.ts';
import { areOutdoors, seasonsOverPeople } from './plan-people.ts';
import { findSkyPhrases, type PlannedSky } from './sky-words.ts';

/** The words of a prompt about lens, frame and light. */
export interface PlannedView {
  /** Their change of this content. */
  change: Change;
  /** Whether a word is one of them and changes something. */
  shows(word: Token): boolean;
  /** Phrases that change the picture, and those that this kind of picture cannot show. */
  shown: readonly Span[];
  missed: readonly Span[];
}

export function planView(
  english: string,
  {
    content,
    sky,
    isTranslated,
  }: {
    content: PlannedContent | undefined;
    sky: PlannedSky;
    /** Places in a translated text are not those of the prompt's words. */
    isTranslated: boolean;
  },
): PlannedView {
  if (!content) return { change: NO_CHANGE, shows: () => false, shown: [], missed: [] };
  const all = findViewPhrases(english).filter(
    ({ entry, start }) => !entry.isOfThings || (content.kind === 'artwork' && !isLink(content, start)),
  );
  // Things in a landscape keep their size in it.
  const isFixed = content.kind === 'artwork' && content.place !== undefined;
  const found = effectivePhrases(all, {
    ...whatChanges(content),
    isSolid: isSolid(content),
    isFromSide:
      content.kind === 'artwork' && content.things.every(({ thing }) => ROAD_VEHICLES.has(thing.icon)),
  }).filter(
    ({ entry }) => (!isFixed || (entry.steps.zoom ?? 0) <= 0) && !(isFlat(content) && entry.needsDepth),
  );
  const hasSky = content.kind === 'overlay' || landOf(content) !== undefined || areOutdoors(content);
  const spans = isTranslated ? [] : [...found, ...(hasSky ? findSkyPhrases(english, sky) : [])];
  const asSpan = ({ start, end }: { start: number; end: number }) => ({
    text: english.slice(start, end),
    start,
    end,
  });
  return {
    change: viewOf(found),
    shows: isWithin(spans),
    shown: isTranslated ? [] : found.map(asSpan),
    missed: isTranslated ? [] : all.filter((phrase) => !found.includes(phrase)).map(asSpan),
  };
}

/** "Books with an apple on top": the apple is planned on them. */
function isLink({ things }: Extract<PlannedContent, { kind: 'artwork' }>, start: number): boolean {
  return things.some(({ group, relation }) => relation === 'bears' && group.link?.start === start);
}

/** People are drawings. */
function isSolid(content: PlannedContent): boolean {
  if (content.kind === 'artwork') return !content.isFlat;
  return !(content.kind === 'archetype' && isPeople(content.archetype));
}

/** Drawings and patterns look the same from above; only sets of objects and landscapes are solid. */
function isFlat(content: PlannedContent): boolean {
  if (content.kind === 'artwork') return content.place === undefined;
  return content.kind === 'archetype' && !isLandscape(content.archetype) && !isObject(content.archetype);
}

/** Whether words of a prompt tell lens, frame or light, whatever is drawn. */
export function viewWordsOf(english: string): (word: Token) => boolean {
  return isWithin(findViewPhrases(english));
}

/** The landscape of a content, if it has one. */
export function landOf(content: PlannedContent): LandscapeArchetype | undefined {
  if (content.kind === 'artwork') return content.place;
  return content.kind === 'archetype' && isLandscape(content.archetype) ? content.archetype : undefined;
}

function isWithin(spans: readonly { start: number; end: number }[]): (word: Token) => boolean {
  return (word) => spans.some(({ start, end }) => word.start >= start && word.end <= end);
}

function whatChanges(content: PlannedContent): { changeable: ReadonlySet<Changeable>; isLandscape: boolean } {
  if (content.kind === 'lettering') return { changeable: CHANGEABLE.object, isLandscape: false };
  if (content.kind === 'artwork' && !content.place)
    return { changeable: CHANGEABLE[content.isFlat ? 'drawing' : 'artwork'], isLandscape: false };
  const archetype =
    content.kind === 'artwork'
      ? content.place!
      : content.kind === 'overlay'
        ? content.homes[0]!
        : content.archetype;
  const hasOverlays = 'overlays' in content && content.overlays.length > 0;
  const hasThings = content.kind === 'artwork';
  const changeable = new Set(
    changeableOf(archetype, { hasOverlays, hasThings, seasons: seasonsOverPeople(content) }),
  );
  // It is the technique itself.
  if (archetype === 'watercolor') changeable.delete('look');
  const isLand = isLandscape(archetype);
  if (isLand && !hasOverlays && !hasThings) changeable.delete('aside');
  return { changeable, isLandscape: isLand };
}
