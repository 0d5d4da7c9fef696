import type { ImageSettings } from '#ports/image-model';

/** Each setting of the form as a sentence for image models. */
export const SETTING_SENTENCES: {
  readonly [Name in Exclude<keyof ImageSettings, 'category'>]: Readonly<
    Record<NonNullable<ImageSettings[Name]>, string>
  >;
} = {
  style: {
    photorealistic:
      'A realistic photograph with natural light, true materials and a believable depth of field.',
    artistic: 'An expressive, painterly interpretation with a visible hand and imaginative light.',
    minimalist: 'Minimalist and clean: few elements, plain surfaces, nothing decorative.',
    conceptual:
      'Conceptual: the idea is told by one strong visual metaphor, with abstract forms where they help.',
  },
  mood: {
    professional: 'The mood is professional: composed, polished and credible.',
    creative: 'The mood is creative: playful, curious and full of ideas.',
    energetic: 'The mood is energetic: lively, with movement and crisp light.',
    calm: 'The mood is calm: quiet, unhurried, in soft light.',
    confident: 'The mood is confident: clear, assured, with bold light and a strong subject.',
    warm: 'The mood is warm: friendly and inviting, in golden light.',
  },
  colorScheme: {
    vibrant: 'Colors are vibrant and saturated, with clear contrast.',
    muted: 'Colors are muted: soft, slightly grayed, with gentle contrast.',
    monochrome: 'The palette is monochrome: tints and shades of one hue.',
    branded:
      'The palette is that of one brand: the colors named above if there are any, else one or two signature colors, ' +
      'used throughout over neutral tones. No logo and no invented lettering.',
  },
  composition: {
    centered: 'The subject stands in the center of the picture.',
    dynamic: 'The composition is dynamic: an angled view, strong diagonals and depth.',
    balanced: 'Composed by the rule of thirds: the subject off center, balanced by calm space.',
    minimalist: 'Plenty of empty, even space around the subject, as room for a text.',
  },
};

/** Each category's theme, for prompts that name none. */
export const CATEGORY_THEMES: Readonly<Record<NonNullable<ImageSettings['category']>, string>> = {
  business: 'business and working life',
  technology: 'technology and innovation',
  wellness: 'health and well-being',
  nature: 'nature and the environment',
  abstract: 'abstract design',
  lifestyle: 'people and everyday life',
  sustainability: 'sustainability',
  travel: 'travel and adventure',
};

/** Words that name a medium or technique, and with it a style. */
export const MEDIUM_WORDS =
  /\b(water-?colou?rs?|oil (painting|on canvas)|paint(ing|ed)|acrylics?|gouache|sketch|drawing|drawn|illustrat(ion|ed)|cartoon|comic|anime|manga|pixel art|vector|flat design|line art|engraving|woodcut|linocut|etching|charcoal|pencil|ink|pastels?|collage|mosaic|stained glass|origami|paper ?cut|clay|low[- ]poly|isometric|voxel|3-?d render(ing)?|render(ing|ed)?|cgi|photo(graph|graphy|graphic|realistic)?s?|polaroid|cinematic|film still|icon|logo|sticker|poster|infographic|diagram|aquarell|gemälde|zeichnung|foto|dessin|peinture|acuarela|dibujo|ilustraci[oó]n)\b/iu;

/** Words that name a composition. */
export const COMPOSITION_WORDS =
  /\b(cent(er|re)d|close-?up|macro|wide(-angle)? (shot|view)|aerial|bird'?s[- ]eye|top[- ]down|flat ?lay|overhead|low angle|from (above|below|behind)|panoram(a|ic)|rule of thirds|negative space|symmetric(al)?)\b/iu;

/** Words that name colors. */
export const COLOR_WORDS =
  /\b(monochrome|black[- ]and[- ]white|grayscale|greyscale|sepia|pastel (colou?rs|tones|palette)|muted|vibrant|neon|colou?r palette)\b/iu;
