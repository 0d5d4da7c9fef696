import { ARCHETYPES, type Archetype } from '../archetypes.ts';
import type { Random } from '../math/seeded-random.ts';
import { baseForms } from '../prompt/split-words.ts';
import { phrases } from '../scene/phrases.ts';
import { STAGING_WORDS, STAGINGS, type Staging } from '../scene/staging-words.ts';

/**
 * The staging that the words ask for, with those words; otherwise one that suits an archetype or anything.
 */
export function chooseStaging(
  words: readonly string[],
  archetypes: readonly Archetype[],
  random: Random,
): { staging: Staging; understood: string[] } {
  const usual = random.pick(['podium', 'podium', 'pastel-geometry', 'sunlit-wall', 'marble'] as const);
  const scores = STAGINGS.map((staging) => ({ staging, ...score(staging, words) }));
  const best = scores.reduce((a, b) => (b.points > a.points ? b : a));
  if (best.points > 0) return { staging: best.staging, understood: best.found };
  const suited = archetypes.map((archetype) => ARCHETYPES[archetype].staging).find(Boolean);
  return { staging: suited ?? usual, understood: [] };
}

/** Words early in a list count more. */
function score(staging: Staging, words: readonly string[]): { points: number; found: string[] } {
  const list = phrases(STAGING_WORDS[staging]);
  let points = 0;
  const found: string[] = [];
  for (const [place, word] of words.entries()) {
    const rank = Math.min(
      ...baseForms(word).map((form) => (list.includes(form) ? list.indexOf(form) : list.length)),
    );
    if (rank === list.length) continue;
    points += 2 - rank / list.length - Math.min(place, 12) * 0.02;
    found.push(word);
  }
  return { points, found };
}
