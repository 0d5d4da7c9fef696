import { FORMAT_NOUNS } from '../prompt/reading/function-words.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { wordSet } from '../scene/phrases.ts';

/** The noun that a prompt is about: the first that is neither a place nor a kind of picture. */
export function chooseHead(groups: readonly NounGroup[]): NounGroup | undefined {
  const asked = groups.filter(({ isNegated }) => !isNegated);
  return (
    asked.find(
      (group) => !isFormat(group) && (group.relation === undefined || !PLACE_RELATIONS.has(group.relation)),
    ) ??
    asked.find((group) => !isFormat(group)) ??
    asked[0]
  );
}

/** Relations of the place or the time of the main noun, when they start a prompt: "in the snow, a fox". */
const PLACE_RELATIONS = wordSet('in, on, at, under, behind, for');

function isFormat({ noun }: NounGroup): boolean {
  return noun.forms.some((form) => FORMAT_NOUNS.has(form));
}
