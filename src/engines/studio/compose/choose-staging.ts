import { ARCHETYPES, type Archetype } from '../archetypes.ts';
import type { Random } from '../math/seeded-random.ts';
import { findStaging } from '../plan/find-staging.ts';
import type { Staging } from '../scene/staging-words.ts';

/**
 * The staging that the words ask for, with those words; otherwise one that suits an archetype or anything.
 */
export function chooseStaging(
  words: readonly string[],
  archetypes: readonly Archetype[],
  random: Random,
): { staging: Staging; understood: string[] } {
  const usual = random.pick(['podium', 'podium', 'pastel-geometry', 'sunlit-wall', 'marble'] as const);
  const found = findStaging(words);
  if (found) return found;
  const suited = archetypes.map((archetype) => ARCHETYPES[archetype].staging).find(Boolean);
  return { staging: suited ?? usual, understood: [] };
}
