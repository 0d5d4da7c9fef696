import { ARCHETYPES, type Archetype, isObject } from '../archetypes.ts';
import type { LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { ARCHETYPE_NOUNS, artworkOf, findSubjects, meaningsOf, type Subject } from '../prompt/vocabulary.ts';
import type { Category } from '../scene/categories.ts';
import type { Relation } from '../scene/relation.ts';
import { fits } from './plan-overlays.ts';

/** The words around the main noun, as far as they decide what is drawn. */
interface Surroundings {
  /** The other groups that are to be in the picture. */
  others: readonly NounGroup[];
  /** The landscape that one of them names. */
  place: LandscapeArchetype | undefined;
  /** Prefers some meanings of a noun. */
  category: Category | undefined;
}

/**
 * The meaning of the main noun to draw: artwork if the noun is counted or stands beside other artwork; an overlay if the
 * place can hold it; otherwise the first meaning, or the archetype of that kind that shows most of the prompt's words.
 */
export function chooseSubject(
  head: NounGroup,
  { others, place, category }: Surroundings,
): Subject | undefined {
  const isPattern = head.modifiers.some(({ forms }) => forms.includes('abstract'));
  const [pattern] = isPattern ? findSubjects(head.noun.forms.map((form) => `abstract ${form}`)) : [];
  if (pattern) return pattern;
  const subjects = meaningsOf(head.noun);
  const artwork = subjects.find(({ kind }) => kind === 'artwork');
  const overlay = subjects.find((subject) => subject.kind === 'overlay');
  // A single bird is seen from near.
  const isFar = !(overlay?.overlay === 'birds' && artwork && head.count === 1);
  if (overlay && isFar && place && fits(overlay.overlay, place)) return overlay;
  // A crowd may be at a concert.
  if (overlay?.overlay === 'walkers') return undefined;
  const isCounted = head.number && head.count !== 1;
  if (artwork && (isCounted || others.some(isCompanion))) return artwork;
  // Landscapes show these better than artwork; a single solar panel may be on a roof.
  const isBestOutdoors =
    overlay?.overlay === 'turbines' ||
    overlay?.overlay === 'fireworks' ||
    (overlay?.overlay === 'solar' && head.count !== 1);
  const first = overlay === subjects[0] && !isBestOutdoors ? (artwork ?? overlay) : subjects[0];
  if (first?.kind !== 'archetype') return first;
  if (artwork && isObject(first.archetype) && others.some((group) => isJoined(group, first.archetype)))
    return artwork;
  const words = [head, ...others].flatMap(({ noun, modifiers }) => [noun, ...modifiers]);
  const score = ({ archetype }: typeof first) => scoreOf(archetype, words, category);
  return subjects
    .filter((subject) => subject.kind === 'archetype')
    .filter(({ isConcept }) => isConcept === first.isConcept)
    .reduce((best, next) => (score(next) > score(best) ? next : best));
}

/** "A globe and books": whether the set of the main noun lacks what "and" joins to it, but artwork has it. */
function isJoined({ noun, relation }: NounGroup, archetype: Archetype): boolean {
  const { shows, illustrates, contains } = ARCHETYPE_NOUNS[archetype];
  const isInSet = [shows, illustrates, contains].some((nouns) => isOneOf(noun, nouns));
  return relation === 'and' && !isInSet && artworkOf(noun.forms).length > 0;
}

/** Whether a noun names artwork that is drawn beside the main thing. */
function isCompanion({ noun, relation }: NounGroup): boolean {
  const meanings = meaningsOf(noun);
  const isBeside = relation !== undefined && COMPANION_RELATIONS.has(relation);
  return isBeside && meanings.length > 0 && meanings.every(({ kind }) => kind === 'artwork');
}

const COMPANION_RELATIONS: ReadonlySet<Relation> = new Set([
  'and',
  'left',
  'right',
  'behind',
  'in-front',
  'between',
] as const);

/** One for each word that its pictures show, and a half if the category prefers it. */
function scoreOf(archetype: Archetype, words: readonly Token[], category: Category | undefined): number {
  const nouns = Object.values(ARCHETYPE_NOUNS[archetype]).flat();
  const { category: own, favoredBy = [own] } = ARCHETYPES[archetype];
  const isFavored = category !== undefined && favoredBy.includes(category);
  return words.filter((word) => isOneOf(word, nouns)).length + (isFavored ? 0.5 : 0);
}
