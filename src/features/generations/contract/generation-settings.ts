import type { ContentCategory } from '#features/images/contract/enumerations';

/** The options of the generation form with their labels. Without zod, so that the browser may import them. */

export const VISUAL_STYLES = {
  photorealistic: 'Photorealistic',
  artistic: 'Artistic & Creative',
  minimalist: 'Minimalist & Clean',
  conceptual: 'Conceptual & Abstract',
} as const;
export type VisualStyle = keyof typeof VISUAL_STYLES;

export const MOODS = {
  professional: 'Professional',
  creative: 'Creative',
  energetic: 'Energetic',
  calm: 'Calm',
  confident: 'Confident',
  warm: 'Warm',
} as const;
export type Mood = keyof typeof MOODS;

export const COLOR_SCHEMES = {
  vibrant: 'Vibrant',
  muted: 'Muted',
  monochrome: 'Monochrome',
  branded: 'Brand Colors',
} as const;
export type ColorScheme = keyof typeof COLOR_SCHEMES;

export const COMPOSITIONS = {
  centered: 'Centered',
  dynamic: 'Dynamic & Angled',
  balanced: 'Rule of Thirds',
  minimalist: 'Minimalist Space',
} as const;
export type Composition = keyof typeof COMPOSITIONS;

/** In pixels: about one megapixel, with sides divisible by 16, as hosted models require. */
export const OUTPUT_FORMATS = {
  square: { label: 'Square (1:1)', width: 1024, height: 1024 },
  landscape: { label: 'Landscape (16:9)', width: 1280, height: 720 },
  portrait: { label: 'Portrait (9:16)', width: 720, height: 1280 },
  photo: { label: 'Photo (3:2)', width: 1248, height: 832 },
  poster: { label: 'Poster (2:3)', width: 832, height: 1248 },
  feed: { label: 'Feed (4:5)', width: 896, height: 1120 },
  banner: { label: 'Banner (3:1)', width: 1728, height: 576 },
} as const;
export type OutputFormat = keyof typeof OUTPUT_FORMATS;

export interface GenerationSettings {
  category: ContentCategory;
  style: VisualStyle;
  customPrompt: string;
  mood: Mood;
  colorScheme: ColorScheme;
  composition: Composition;
  outputFormat: OutputFormat;
}

export const DEFAULT_GENERATION_SETTINGS: GenerationSettings = {
  category: 'business',
  style: 'photorealistic',
  customPrompt: '',
  mood: 'professional',
  colorScheme: 'vibrant',
  composition: 'centered',
  outputFormat: 'square',
};

/** Whether a stored value is one of the options. */
export function isKeyOf<Values extends Record<string, unknown>>(
  values: Values,
  value: unknown,
): value is keyof Values {
  return typeof value === 'string' && Object.hasOwn(values, value);
}
