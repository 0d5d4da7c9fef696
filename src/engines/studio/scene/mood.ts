/** Words for moods. Words and settings set a mood; it controls palette and grade. */
export const MOOD_WORDS = {
  warm: 'warm, cozy, cosy, warmth, welcoming, toasty',
  cool: 'cool, cold, chilly',
  calm: 'calm, serene, tranquil, peaceful, quiet, soft, gentle, relaxing, meditative, delicate',
  vibrant: 'vibrant, vivid, colorful, colourful, saturated, neon',
  muted: 'muted, faded, subdued, desaturated, earthy, understated',
  dark: 'dark, moody, low key, shadowy, brooding, mysterious',
  bright: 'bright, airy, light filled, high key, sunlit, radiant',
  pastel: 'pastel, powdery',
  monochrome: 'monochrome, monochromatic, black and white, greyscale, grayscale',
  energetic: 'energetic, dynamic, exciting, electric, intense, powerful, bold, lively',
  professional: 'professional, business, clean, sleek, modern, corporate',
  creative: 'creative, playful, imaginative, artistic, whimsical',
  confident: 'confident, strong, ambitious, majestic, epic',
};

export type Mood = keyof typeof MOOD_WORDS;
