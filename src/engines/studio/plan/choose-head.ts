import { FORMAT_NOUNS } from '../prompt/reading/function-words.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf } from '../prompt/reading/token.ts';
import { meaningsOf } from '../prompt/vocabulary.ts';
import { wordSet } from '../scene/phrases.ts';
import { placeOf } from './find-place.ts';
import { colorName } from './name-color.ts';
import { isOccasion } from './occasions.ts';
import { isTimeOrWeatherWord } from './sky-words.ts';

/** The noun that a prompt is about: the first that is neither a place nor a kind of picture. */
export function chooseHead(groups: readonly NounGroup[]): NounGroup | undefined {
  const asked = groups.filter(({ isNegated }) => !isNegated);
  const [kind, subject] = asked;
  // "An icon set for a coffee shop, simple lines"
  if (kind && subject && isOneOf(kind.noun, SIGNS) && subject.relation === 'for' && !isFormat(subject))
    return subject;
  const first = asked.find(
    (group) => !isFormat(group) && (group.relation === undefined || !PLACE_RELATIONS.has(group.relation)),
  );
  return (
    (first && isSurroundings(first) ? asked.find(isThingApart) : undefined) ??
    first ??
    asked.find((group) => !isFormat(group)) ??
    asked[0]
  );
}

/** "Summer, beach umbrella, cocktail": an hour, a season or a land in a list is around what follows. */
function isSurroundings(group: NounGroup): boolean {
  return placeOf(group) !== undefined || isTimeOrWeatherWord(group.noun);
}

function isThingApart({ noun, isApart, relation, verb }: NounGroup): boolean {
  const [subject] = meaningsOf(noun);
  if (!isApart || relation || verb || isOccasion(noun) || colorName(noun)) return false;
  return subject?.kind === 'artwork' && subject.thing.stance !== 'sky';
}

/** Relations of the place or the time of the main noun, when they start a prompt: "in the snow, a fox". */
const PLACE_RELATIONS = wordSet('in, on, at, under, over, behind, in-front, left, right, between, for');

/** Pictures that stand for what they are for; a poster for a concert does not. */
const SIGNS = wordSet('icon, icon set, line icon, symbol, clipart, clip art, logo set');

/** Whether a group only says which kind of picture is wanted. */
function isFormat({ noun }: NounGroup): boolean {
  return noun.forms.some((form) => FORMAT_NOUNS.has(form));
}
