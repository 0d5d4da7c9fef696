import { findItem } from '#engines/photo-studio/things/catalog';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import { isOneOf } from '#engines/studio/prompt/reading/token';
import { losesNothing } from '#engines/studio/prompt/stop-words';
import type { PhotoPlan } from './photo-plan.ts';
import type { WordAccounts } from './word-accounts.ts';

/** Two, where a plural has no number: one for each of those who drink. */
const PAIR = 2;

/** "A bottle of wine and two glasses": beside drinks they are drinking glasses, not those that one reads with. */
export function pourIntoGlasses(
  { subjects }: PhotoPlan,
  accounts: WordAccounts,
  { noun, number, count, modifiers, relation, isNegated, verb, endings = [] }: NounGroup,
): boolean {
  if (!isOneOf(noun, ['glass']) || isNegated || verb || endings.length > 0) return false;
  if (relation !== 'and' && relation !== 'with') return false;
  if (!modifiers.every(({ forms }) => losesNothing(forms[0]!))) return false;
  const wanted = number && count !== null ? count : noun.text.toLowerCase() === 'glasses' ? PAIR : 1;
  const served = subjects.find(({ key }) => namesOf(key).some((name) => name.startsWith('glass of ')));
  if (served) {
    if (number || served.count === 1) served.count = wanted;
  } else {
    const bottle = subjects.find(({ key }) => namesOf(key).some((name) => BOTTLE.test(name)));
    if (!bottle) return false;
    const key = namesOf(bottle.key).some((name) => name.includes('wine'))
      ? 'made-glass-of-red-wine'
      : 'made-empty-glass';
    subjects.push({ key, name: noun.text, count: wanted });
  }
  accounts.draw([...(number ? [number] : []), noun], { kind: 'object', subject: 'glass', count: wanted });
  return true;
}

const BOTTLE = /^(?:bottle of|pitcher|jug|carafe)\b/;

function namesOf(key: string): readonly string[] {
  return findItem(key)?.names ?? [];
}
