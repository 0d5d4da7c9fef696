/** Prompts for a large gallery: common phrases, with a long tail of rare names. */

const words = (text: string) => text.trim().split(/\s*[,\n]\s*/);

const LOOKS =
  words(`majestic, quiet, ancient, modern, golden, rustic, vibrant, misty, snowy, sunlit, stormy, lonely,
  playful, elegant, minimal, futuristic, weathered, colourful, dramatic, serene, cosy, industrial, tropical, frozen,
  blooming, abandoned, cheerful, thoughtful, busy, glowing, tiny, giant, wild, gentle, reflective, cinematic`);
const SUBJECTS =
  words(`mountain lake, lighthouse, wooden cabin, business team, young woman, old fisherman, red fox,
  sailing boat, coffee cup, city skyline, forest path, desert dunes, waterfall, castle ruin, market stall, yoga teacher,
  software developer, robot arm, solar panels, wind turbines, electric car, mountain bike, hiking couple, family picnic,
  golden retriever, black cat, wild horses, flower garden, sunflower field, olive grove, stone bridge, narrow street,
  night train, airport terminal, hospital corridor, research laboratory, server room, circuit board, abstract waves,
  geometric pattern, marble texture, watercolour shapes, glass sphere, paper boats, hot air balloon, beach umbrella,
  surfing girl, snow leopard, polar bear, coral reef, sea turtle, northern lights, milky way, thunderstorm, rainbow,
  wheat field, tractor, greenhouse, recycling bins, tree nursery, kitchen table, fresh bread, fruit salad, wine cellar,
  chess board, vintage camera, record player, piano keys, dancing children, street musician, football stadium, marathon
  runners, climbing wall, rowing crew, meditation cushion, spa stones, herbal tea, notebook page, meeting room,
  handshake, start-up office, presentation screen, architect model, construction crane, container harbour, fishing
  village, tea plantation, rice terraces, jungle temple, camel caravan, penguin colony, butterfly wing, dandelion seeds`);
const PLACES =
  words(`at the edge of a cliff, in a green valley, by the sea, under an open sky, on a rainy street, in the
  old town, near a frozen river, beside a campfire, in a bright studio, above the clouds, along the coast, in the
  desert, between tall buildings, at the harbour, on a rooftop terrace, in a pine forest, behind a window, on the shore
  of an island, in a library, at a crossroads, on a hill, in a meadow, inside a cave, on the moon, in a small village`);
const LIGHT =
  words(`at sunrise, at sunset, in morning fog, under moonlight, in soft daylight, at golden hour, at blue hour,
  in heavy rain, in falling snow, under neon lights, in candle light, in harsh noon sun, before a storm`);
const STYLES =
  words(`professional stock photography, high quality, commercial use, wide angle, shallow depth of field,
  aerial view, close-up, long exposure, film grain, pastel colours, monochrome, high contrast, flat illustration,
  isometric drawing, oil painting, macro photography, panoramic format, negative space, symmetrical composition`);
/** Words that occur only in the oldest tenth of the gallery. */
export const OLD_WORDS =
  words(`zeppelin, typewriter, gramophone, stagecoach, telegraph, monocle, sundial, paddlewheel,
  phonograph, quillpen, velocipede, daguerreotype, locomotive, haystack, windlass, galleon, gaslight, tollhouse,
  pennyfarthing, almanac, bellows, loom, anvil, parchment, tapestry, chariot, catapult, obelisk, amphora, mosaic`);
const ONSETS = words('b, br, c, d, dr, f, g, gr, h, k, l, m, n, p, r, s, st, t, tr, v, w, z');
const RHYMES = words('ador, alen, anto, arim, elia, enor, erit, ilon, imar, orin, oval, ulen, undi, yra');
const ENDINGS = words('a, o, ia, us, en, is, or, yn, eth, ard');
const OLD_SHARE = 0.1;
const NAMES = 8_000;

/** @param share age of the picture: 0 the oldest, 1 the newest */
export function composePrompt(random: () => number, share: number): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() ** 1.6 * list.length)]!;
  const parts = [`a ${pick(LOOKS)} ${pick(SUBJECTS)} ${pick(PLACES)}`, pick(LIGHT), pick(STYLES)];
  if (random() < 0.5) parts.push(pick(STYLES));
  if (random() < 0.4) parts[0] += ` called ${rareName(Math.floor(random() ** 2 * NAMES))}`;
  if (share < OLD_SHARE && random() < 0.3) parts.push(`with a ${pick(OLD_WORDS)}`);
  return parts.join(', ');
}

/** @param number 0 to 7,999; higher numbers are rarer */
export function rareName(number: number): string {
  const onset = ONSETS[number % ONSETS.length]!;
  const rest = Math.floor(number / ONSETS.length);
  const middle = RHYMES[rest % RHYMES.length]!;
  const more = Math.floor(rest / RHYMES.length);
  return (
    onset +
    middle +
    ENDINGS[more % ENDINGS.length]! +
    RHYMES[Math.floor(more / ENDINGS.length) % RHYMES.length]!
  );
}

/** Uniform numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
