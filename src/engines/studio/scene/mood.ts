/** Words for moods. Words and settings set a mood; it controls palette and grade. */
export const MOOD_WORDS = {
  warm: 'warm, cozy, cosy, warmth, welcoming, autumnal, toasty',
  cool: 'cool, cold, chilly, icy, frosty, corporate',
  calm: 'calm, serene, tranquil, peaceful, quiet, soft, gentle, relaxing, meditative',
  vibrant: 'vibrant, vivid, colorful, colourful, saturated, bold, lively, neon, rainbow',
  muted: 'muted, faded, subdued, desaturated, vintage, earthy, understated, matte',
  dark: 'dark, moody, low key, deep, noir, shadowy, brooding, mysterious',
  bright: 'bright, airy, light filled, high key, sunlit, radiant',
  pastel: 'pastel, candy, delicate, powdery',
  monochrome: 'monochrome, monochromatic, black and white, greyscale, grayscale',
  energetic: 'energetic, dynamic, exciting, electric, intense, powerful',
  professional: 'professional, business, clean, sleek, modern',
  creative: 'creative, playful, imaginative, artistic, whimsical',
  confident: 'confident, strong, ambitious, majestic, dramatic, epic',
};

export type Mood = keyof typeof MOOD_WORDS;
