import { createRandom, OLD_WORDS, rareName } from './prompts.ts';

const COMMON =
  `mountain forest lighthouse sunrise sunset quiet golden old street village moonlight storm professional quality
  commercial woman team coffee city desert island harbour studio fog snow rain neon wide aerial film painting`.split(
    /\s+/,
  );
const PAIRS =
  `mountain lake, castle ruin, heavy rain, golden hour, polar bear, sea turtle, coffee cup, city skyline,
  old town, black cat, wild horses, stone bridge, market stall, solar panels, electric car, coral reef, falling snow,
  neon lights, film grain, high contrast, long exposure, oil painting, frozen river, pine forest, rice terraces,
  quiet mountain lake, young woman in a library, red fox at sunrise, castle ruin in heavy rain, paper boats on the moon,
  lighthouse storm, forest neon, desert snow, mountain portrait, village candle, fox library, robot meadow,
  piano cave, penguin rooftop, wheat moonlight`.split(/,\s+/);

/** At least 200 queries, equal in each run, grouped by kind. */
export function listQueries(): Record<string, string[]> {
  const random = createRandom(7);
  const known = [...COMMON, ...PAIRS.flatMap((pair) => pair.split(' ')).filter((word) => word.length > 4)];
  return {
    common: COMMON,
    rare: Array.from({ length: 40 }, () => rareName(Math.floor(random() * 8_000))),
    paired: PAIRS,
    'all old': [...OLD_WORDS, 'gramophone sunset', 'zeppelin mountain', 'anvil in heavy rain'],
    prefix: known.slice(0, 50).map((word, index) => word.slice(0, 1 + (index % 5))),
    misspelled: known.slice(0, 50).map((word) => misspell(word, random)),
    'at length': [
      'a quiet mountain lake at sunrise in the old town professional stock photography high quality commercial use',
      'majestic lighthouse by the sea before a storm long exposure high contrast panoramic format film grain',
    ],
  };
}

/** Swaps two neighboring letters, or removes one. */
function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return random() < 0.5 ? swapped : word.slice(0, at) + word.slice(at + 1);
}
