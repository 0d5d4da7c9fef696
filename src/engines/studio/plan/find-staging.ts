import { baseForms } from '../prompt/split-words.ts';
import { phrases } from '../scene/phrases.ts';
import { STAGING_WORDS, STAGINGS, type Staging } from '../scene/staging-words.ts';
import { STAGING_SHOWS } from './set-words.ts';

/** The staging that the words ask for most, with those words; undefined if they ask for none. */
export function findStaging(
  words: readonly string[],
): { staging: Staging; understood: string[] } | undefined {
  const scores = STAGINGS.map((staging) => ({ staging, ...score(staging, words) }));
  const best = scores.reduce((a, b) => (b.points > a.points ? b : a));
  return best.points > 0 ? { staging: best.staging, understood: best.found } : undefined;
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
    // Words for visible things count double: "a golden trophy on a podium" stands on a podium.
    const isSeen = baseForms(word).some((form) => STAGING_SHOWS[staging].includes(form));
    points += (isSeen ? 4 : 2) - rank / list.length - Math.min(place, 12) * 0.02;
    found.push(word);
  }
  return { points, found };
}
