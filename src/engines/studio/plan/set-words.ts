import { phrases } from '../scene/phrases.ts';
import type { Staging } from '../scene/staging-words.ts';

/** Nouns that every set of an object shows. */
export const SETS_SHOW: readonly string[] = phrases('studio, studio light, studio lighting, shadow');

const BLURRED_LIGHTS = 'bokeh, bokeh background, bokeh light, blurred light';

/** Nouns and adjectives that each studio set shows. */
export const STAGING_SHOWS: Record<Staging, readonly string[]> = {
  podium: phrases('podium, pedestal, plinth, stage, studio, display, product display'),
  'neon-ring': phrases('neon, neon light, neon sign, neon ring, cyberpunk, glow, laser'),
  marble: phrases('marble, marble table, luxury, stone'),
  'wood-desk': phrases(
    'wood, wooden, desk, table, tabletop, oak, walnut, rustic, wooden table, wooden desk, wood table, wood desk, oak table, oak desk, kitchen table, counter',
  ),
  nature: phrases(`leaf, moss, botanical, natural, organic, foliage, ${BLURRED_LIGHTS}`),
  'pastel-geometry': phrases('pastel, geometric, arch, playful'),
  holiday: phrases(
    `christmas, xmas, festive, bauble, ornament, holiday, celebration, party, ${BLURRED_LIGHTS}`,
  ),
  water: phrases('water, pool, ripple, puddle'),
  'sunlit-wall': phrases('sunlit, sunlight, window light, wall, shadow, sunny'),
  paper: phrases('cyclorama, seamless paper, paper backdrop'),
};
