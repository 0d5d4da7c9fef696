import { isLandscape } from '../archetypes.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf } from '../prompt/reading/token.ts';
import { type Understanding, understandPrompt } from '../prompt/understand-prompt.ts';
import { wordSet } from '../scene/phrases.ts';
import { colorName, namedColor } from './name-color.ts';
import type { PlannedContent } from './picture-plan.ts';
import { landOf } from './plan-view.ts';

/** The season of the ground: snow on peaks alone leaves meadows green and lakes open. */
export function seasonOfGround(
  english: string,
  { season }: Pick<Understanding, 'season'>,
): Understanding['season'] {
  if (season !== 'winter') return season;
  const rest = english.replace(SNOWY_PEAKS, ' ');
  return GREEN_LAND.test(rest) ? understandPrompt(rest).season : season;
}

const PEAKS = '(?:mountain|peak|summit|alp|ridge|mountaintop|volcano|mount)';
const SNOWY_PEAKS = new RegExp(
  `\\bsnow(?:y|[- ]?(?:capped|covered|topped|dusted|clad))?[- ]+(?:\\w+[- ]+)?${PEAKS}e?s?\\b|\\bsnow on (?:the |their |its )?${PEAKS}e?s?\\b`,
  'giu',
);
const GREEN_LAND =
  /\b(?:meadow|lake|pond|forest|valley|field|pasture|grass|hill|river|stream|farm|vineyard|green|flower|wildflower|sunflower|tulip)e?s?\b/iu;

/** The hour at which a landscape shows what it is asked for, where the words name none. */
export function hourFor(
  content: PlannedContent | undefined,
  { time }: Pick<Understanding, 'time'>,
  groups: readonly NounGroup[],
): Understanding['time'] {
  if (!content) return time;
  if ('overlays' in content && content.overlays.some(({ kind }) => kind === 'fireworks'))
    return time === 'dusk' ? time : 'night';
  const land = landOf(content) ?? (content.kind === 'overlay' ? content.homes[0] : undefined);
  if (time || !land || !isLandscape(land)) return time;
  const things = content.kind === 'artwork' ? content.things.map(({ group }) => group) : [];
  const colored = groups.filter(
    (group) => !group.isNegated && !things.includes(group) && namedColor(group) !== undefined,
  );
  if (colored.length === 0) return undefined;
  const isOfEvening = colored.some(
    ({ noun, modifiers }) =>
      isOneOf(noun, SKIES) && modifiers.some((word) => EVENING_COLORS.has(colorName(word) ?? '')),
  );
  // Only by day do water, sand and leaves have their own colors.
  return isOfEvening ? 'sunset' : 'day';
}

const SKIES = wordSet('sky, cloud, horizon');
const EVENING_COLORS = wordSet(
  'red, crimson, scarlet, coral, salmon, orange, amber, peach, gold, golden, yellow, violet, purple, magenta, pink, rose',
);
