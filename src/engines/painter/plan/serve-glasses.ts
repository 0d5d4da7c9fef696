import { findItem } from '#engines/photo-studio/things/catalog';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import { isOneOf } from '#engines/studio/prompt/reading/token';
import { losesNothing } from '#engines/studio/prompt/stop-words';
import type { PhotoPlan } from './photo-plan.ts';
import type { WordAccounts } from './word-accounts.ts';

/** Glasses of a plural without a number. */
const DEFAULT_COUNT = 2;
const POURED_FROM =
  /^(?:bottle of (?:\w+ )?(?:wine|champagne|prosecco|beer|whiske?y|water|milk|juice|lemonade)|pitcher|jug|carafe)\b/;

/** Reads glasses beside a drink or a bottle as drinking glasses, not spectacles: "a bottle of wine and two glasses". */
export function serveGlasses(
  { subjects }: PhotoPlan,
  accounts: WordAccounts,
  { noun, number, count, modifiers, relation, isNegated, verb, endings = [] }: NounGroup,
): boolean {
  if (!isOneOf(noun, ['glass']) || isNegated || verb || endings.length > 0) return false;
  if (relation !== 'and' && relation !== 'with') return false;
  if (!modifiers.every(({ forms }) => losesNothing(forms[0]!))) return false;
  const isPlural = noun.text.toLowerCase() === 'glasses';
  const counted = number && count !== null ? count : undefined;
  const wanted = counted ?? (isPlural ? DEFAULT_COUNT : 1);
  const served = subjects.find(({ key }) => namesOf(key).some((name) => name.startsWith('glass of ')));
  if (served) {
    // "Champagne with glasses": an uncounted drink takes their number. "And glasses" may be spectacles.
    const isMeant = counted !== undefined || (isPlural && relation === 'with');
    if (!isMeant) return false;
    if (counted !== undefined || served.count === 1) served.count = wanted;
  } else {
    const bottle = subjects.find(({ key }) => namesOf(key).some((name) => POURED_FROM.test(name)));
    if (!bottle) return false;
    const isOfWine = namesOf(bottle.key).some((name) => name.includes('wine'));
    const key = isOfWine ? 'made-glass-of-red-wine' : 'made-empty-glass';
    subjects.push({ key, name: noun.text, count: wanted });
  }
  accounts.draw([...(number ? [number] : []), noun], { kind: 'object', subject: 'glass', count: wanted });
  return true;
}

function namesOf(key: string): readonly string[] {
  return findItem(key)?.names ?? [];
}
