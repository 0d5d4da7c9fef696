import type { LightMood } from '#engines/photo-studio/sets/set';
import { phrases, wordSet } from '#engines/studio/scene/phrases';

/** Words for the hour and the light, by the light of the photo studio that shows them. */
const LIGHTS: Readonly<Record<LightMood, string>> = {
  evening: `evening, night, nighttime, dusk, twilight, nightfall, evening light, lamplight, lamp light, candlelight, candle light,
    late evening, midnight, lamplit, candlelit`,
  window: `sunlight, sunny, sunlit, sunshine, sun, morning, morning light, morning sun, natural light, daylight, day, daytime, window light,
    natural sunlight, morning sunlight, afternoon, afternoon light, afternoon sun, sun ray, sunbeam, sun-drenched, sun drenched, sun filled, soft morning light`,
  bright: 'bright, airy, light-filled, light filled, brightly lit, bright light',
  dark: 'dark, moody, dim, dimly lit, dim light, low light, shadowy, dramatic light, dramatic lighting',
  soft: 'soft light, soft lighting, diffused light, overcast, soft natural light, soft daylight',
};

const LIGHT_BY_WORD: ReadonlyMap<string, LightMood> = new Map(
  Object.entries(LIGHTS).flatMap(([mood, words]) =>
    phrases(words).map((word) => [word, mood as LightMood] as const),
  ),
);

export function findLight(forms: readonly string[]): LightMood | undefined {
  for (const form of forms) {
    const light = LIGHT_BY_WORD.get(form);
    if (light) return light;
  }
  return undefined;
}

/** Nouns for light; other words describe it. */
export const LIGHT_NOUNS = wordSet(
  'light, lighting, sunlight, daylight, sunshine, glow, atmosphere, mood, vibe, feel, feeling, ambiance, ambience',
);

const CHARACTERS: Readonly<Record<string, string>> = {
  scandinavian: 'scandinavian, nordic, scandi, minimalist, minimal, minimalistic, hygge',
  modern: 'modern, contemporary, sleek',
  classic: 'classic, classical, traditional, elegant',
  rustic: 'rustic, farmhouse, country, cottage',
  'mid-century':
    'mid-century, mid century, midcentury, mid century modern, mid-century modern, retro, vintage',
};

const CHARACTER_BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(CHARACTERS).flatMap(([character, words]) =>
    phrases(words).map((word) => [word, character] as const),
  ),
);

export function findCharacter(forms: readonly string[]): string | undefined {
  for (const form of forms) {
    const character = CHARACTER_BY_WORD.get(form);
    if (character) return character;
  }
  return undefined;
}

/** Warmer pictures. */
export const WARM = wordSet('cozy, cosy, warm, homely, homey, inviting, welcoming, snug');

/** Praise and sizes, which every photo meets. */
export const HARMLESS = wordSet(
  `interior, inside, beautiful, stylish, lovely, nice, pretty, gorgeous, stunning, amazing, clean, tidy, neat, simple, comfortable, comfy, large, big,
    small, tiny, spacious, little, wide, open, calm, peaceful, quiet, serene, relaxing, fresh, new, real, realistic, photorealistic, perfect, empty,
    home, house, domestic, residential, family, private, indoor, single, one, professional, high, quality, high quality, detailed, 4k, 8k, hd,
    full, whole, tall, low, soft, long, round, plan, open plan, open concept`,
);

/** Styles that the rooms do not show: named as left out, though the picture is still of that room. */
export const OTHER_STYLES = wordSet(
  `industrial, boho, bohemian, japandi, japanese, luxury, luxurious, coastal, tropical, mediterranean, art deco, shabby chic, chic, eclectic,
    maximalist, colorful, colourful, monochrome, wooden, wood, marble, glass, brick, tiled, oak, white oak, walnut, leather, velvet, linen, concrete, attic, hotel, loft, apartment, cabin, penthouse, villa, beach house, tiny house, christmas, winter, autumn, summer, fancy, expensive, trendy, eco, ecofriendly, natural`,
);

/** Prompts with one of these words want no photograph of the thing itself. */
const NO_PHOTO = new RegExp(
  `\\b(?:${phrases(
    `illustrations?, illustrated, drawings? of, sketch(?:es)?, paintings? of, oil painting, watercolou?rs?, cartoons?, vectors?, icons?, logos?, clip ?arts?,
    (?<!wall )stickers?, emojis?, posters? of, patterns?, seamless, silhouettes?, flat design, line art, isometric, pixel art, anime, manga, digital art,
    concept art, symbols?, low poly, lego, paper cut, papercut, origami,
    templates?, blueprints?, floor ?plans?, maps?, signs?, storefronts?,
    exteriors?, facades?, buildings?, miniatures?, doll ?houses?, diorama, infographics?, diagrams?, charts?, collages?, comics?, doodles?, surreal,
    cyberpunk, fantasy, futuristic, sci fi, pop art, oil on canvas, app, ui, website, brand, branding, (?<!\\bwith (?:an? )?(?:\\w+ )?)label, menu, business card, flyer, banner ad, invitation`,
  ).join('|')})\\b`,
  'i',
);

export function wantsNoPhoto(english: string): boolean {
  return NO_PHOTO.test(english);
}
