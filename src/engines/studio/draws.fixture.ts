import { createRandom, type Random } from './math/seeded-random.ts';
import { PROMPT_TABLE } from './prompt/prompt-table.fixture.ts';
import { SETTING_VALUES } from './scene/picture-settings.ts';
import type { PictureRequest, ReferenceImage } from './studio.ts';

const PROMPTS = Object.values(PROMPT_TABLE).flatMap((rows) => rows.map(([prompt]) => prompt));
const WORDS = [
  ...new Set(
    PROMPTS.join(' ')
      .toLowerCase()
      .split(/[^a-z]+/),
  ),
].filter((word) => word.length > 1);
const EMOJI = ['🎉', '🏔️', '🌊', '👩‍💻', '☕', '🚀', '🌈', '👨‍👩‍👧', '🧘🏽‍♀️', '🔒', '💡', '❤️‍🔥', '🇫🇷', '1️⃣'];
const OTHER_SCRIPTS = [
  '夕暮れの海と富士山',
  '城市天际线 夜景',
  'горы на рассвете',
  'شاطئ عند الغروب',
  'ברוש בגבעות',
  'पहाड़ों पर बर्फ',
  'ทะเลยามเย็น',
  '바다 위의 일몰',
  'παραλία το καλοκαίρι',
  'Bergsee im Frühnebel',
  'équipe en réunion, bureau lumineux',
  'rừng thông buổi sáng',
];

/** Sides in pixels, the longer one 192. */
const SIZES = [
  [192, 192],
  [192, 108],
  [108, 192],
  [192, 128],
  [128, 192],
  [192, 82],
  [192, 64],
  [64, 192],
] as const;

/** A random small request: any words, shape and settings, sometimes with a reference. */
export function drawRequest(draw: number): PictureRequest {
  const random = createRandom(Math.imul(draw, 0x9e3779b1) ^ 0x51ed);
  const [width, height] = random.pick(SIZES);
  const request = {
    prompt: drawPrompt(random),
    seed: random.seed(),
    width,
    height,
    settings: {
      ...(random.chance(0.25) ? { style: random.pick(SETTING_VALUES.style) } : {}),
      ...(random.chance(0.25) ? { mood: random.pick(SETTING_VALUES.mood) } : {}),
      ...(random.chance(0.25) ? { colorScheme: random.pick(SETTING_VALUES.colorScheme) } : {}),
      ...(random.chance(0.25) ? { composition: random.pick(SETTING_VALUES.composition) } : {}),
    },
  };
  return random.chance(0.1) ? { ...request, reference: drawReference(random) } : request;
}

function drawPrompt(random: Random): string {
  const soup = (words: readonly string[], most: number, glue: string) =>
    Array.from({ length: Math.ceil(random.between(0.01, most)) }, () => random.pick(words)).join(glue);
  const kind = random.next();
  if (kind < 0.5) return random.pick(PROMPTS);
  if (kind < 0.62) return `${random.pick(PROMPTS)}, ${soup(WORDS, 3, ' ')}`;
  if (kind < 0.8) return soup(WORDS, 8, ' ');
  if (kind < 0.87) return soup(EMOJI, 5, '');
  if (kind < 0.94) return soup(OTHER_SCRIPTS, 2, ' ');
  return soup([...'abcdefghijklmnopqrstuvwxyz0123456789 ?!"\'\\/<>&%;\ud83d\u0301\u202e'], 40, '');
}

/** A disc of one color, shaded from dark to light, as a cut-out or on a plain ground. */
function drawReference(random: Random): ReferenceImage {
  const width = Math.round(random.between(16, 240));
  const height = Math.round(random.between(16, 240));
  const channels = random.pick([3, 4] as const);
  const color = [random.next(), random.next(), random.next()];
  const pixels = new Uint8Array(width * height * channels);
  for (let at = 0; at < width * height; at++) {
    const x = ((at % width) + 0.5) / width - 0.5;
    const y = (Math.floor(at / width) + 0.5) / height - 0.5;
    const inside = Math.hypot(x, y) < 0.45;
    for (let channel = 0; channel < 3; channel++)
      pixels[at * channels + channel] = 255 * (inside ? color[channel]! * (0.8 + 0.4 * x) : 0.8);
    if (channels === 4) pixels[at * 4 + 3] = inside ? 255 : 0;
  }
  return { pixels, width, height, channels };
}
