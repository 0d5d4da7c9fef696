import { type Change, COLORLESS, type Steps } from '../scene/change.ts';

/** Words, and the change that they ask for. */
export interface RefinementEntry {
  /** With commas between them. */
  words: string;
  steps?: Partial<Steps>;
  time?: Change['time'];
  weather?: Change['weather'];
  season?: Change['season'];
  falling?: Change['falling'];
  look?: Change['look'];
}

/** The longest phrase at a place wins, and each entry counts once in a refinement. */
export const REFINEMENT_WORDS: readonly RefinementEntry[] = [
  // Looks that change several things together.
  {
    words: 'cinematic, cinematic lighting, cinematic light, film still, movie still, dramatic lighting',
    steps: { split: 1, contrast: 0.2, brightness: -0.55, vignette: 0.3, softness: -0.8, bloom: 0.05 },
  },
  {
    words: 'golden hour, golden light, golden, low sun, late light, golden hour lighting',
    time: 'golden',
    steps: { warmth: 1.25, brightness: 0.06, lowSun: 1, softness: 0.2, bloom: 0.04 },
  },
  {
    words: 'award winning, award, award winning focus, sharp focus, focused, focus, tack sharp',
    steps: { zoom: 0.3, contrast: 0.12, saturation: 0.16, vignette: 0.2 },
  },
  {
    words: 'unique angle, unusual angle, another angle, different angle, new angle, angle, perspective',
    steps: { turn: 1, rise: 0.8 },
  },
  {
    words: 'editorial, editorial quality, magazine, magazine quality',
    steps: { saturation: -0.7, warmth: -0.15, contrast: 0.1, brightness: 0.1, aside: 0.6 },
  },
  {
    words: `candid, natural light, natural lighting, candid natural light, soft light, soft lighting,
      diffuse light`,
    steps: { softness: 1, contrast: -0.14, brightness: 0.26, saturation: -0.1, vignette: -0.2, warmth: 0.2 },
  },
  {
    words: 'minimalist, minimal, minimalistic, minimalist clean, minimalism',
    steps: { tidiness: 1, zoom: -0.32, saturation: -0.3, brightness: 0.2, contrast: -0.06 },
  },
  // Lens and viewpoint.
  {
    words: 'closer, close up, closeup, zoom in, zoomed in, nearer, tighter, larger, bigger',
    steps: { zoom: 0.42 },
  },
  {
    words: `wider, wide angle, zoom out, zoomed out, further away, farther, further, smaller, wide lens,
      wide shot`,
    steps: { zoom: -0.42 },
  },
  { words: 'lower, low angle, from below, lower angle, worm s eye, lower viewpoint', steps: { rise: -0.8 } },
  {
    words: 'higher, high angle, from above, higher angle, bird s eye, top down, overhead, higher viewpoint',
    steps: { rise: 0.8 },
  },
  { words: 'off centre, off center, copy space, rule of thirds, negative space', steps: { aside: 1 } },
  // Grade.
  { words: 'warmer, warm, cosy, cozy, warm light, warm tones', steps: { warmth: 0.6 } },
  { words: 'cooler, cool, colder, cold, bluish, cool tones', steps: { warmth: -0.6 } },
  { words: 'brighter, bright, lighter, airy, high key, more light, lighten', steps: { brightness: 0.42 } },
  { words: 'darker, dark, low key, moodier, moody, dimmer, darken', steps: { brightness: -0.48 } },
  {
    words: 'contrast, more contrast, contrasty, punchy, punchier, crisper, crisp, dramatic, high contrast',
    steps: { contrast: 0.22, curve: 0.7 },
  },
  {
    words: 'softer, soft, gentle, gentler, flatter, calmer',
    steps: { contrast: -0.16, softness: 0.6 },
  },
  { words: 'low contrast, lower contrast', steps: { contrast: -0.2, curve: -0.7 } },
  {
    words: `vivid, more vivid, vibrant, saturated, colourful, colorful, more color, more colour, bolder,
      saturation`,
    steps: { saturation: 0.42 },
  },
  {
    words: 'muted, desaturated, faded, subdued, paler, earthy',
    steps: { saturation: -0.7, contrast: -0.05 },
  },
  {
    words: 'monochrome, black and white, greyscale, grayscale',
    steps: { saturation: COLORLESS, contrast: 0.12 },
  },
  {
    words: 'in color, in colour, in full color, in full colour, full color, full colour',
    steps: { saturation: -COLORLESS },
  },
  { words: 'pastel, pastels', steps: { saturation: -0.35, contrast: -0.16, brightness: 0.3 } },
  {
    words: 'tidier, tidy, clean, cleaner, simpler, simple, uncluttered, less clutter, fewer things, emptier',
    steps: { tidiness: 1, brightness: 0.06 },
  },
  // Hour, weather and season of landscapes; of anything else the light alone.
  {
    words: 'dawn, sunrise, morning, daybreak, morning light',
    time: 'dawn',
    steps: { warmth: 0.3, brightness: 0.1, lowSun: 0.6 },
  },
  { words: 'noon, midday, daytime, daylight, sunny, blue sky', time: 'day', steps: { brightness: 0.1 } },
  {
    words: 'sunset, sundown, evening, evening light',
    time: 'sunset',
    steps: { warmth: 0.6, brightness: -0.12, lowSun: 1 },
  },
  { words: 'dusk, twilight, blue hour, nightfall', time: 'dusk', steps: { warmth: -0.5, brightness: -0.3 } },
  {
    words: 'night, midnight, moonlight, moonlit, at night, starry',
    time: 'night',
    steps: { warmth: -0.5, brightness: -0.45 },
  },
  { words: 'mist, misty, fog, foggy, haze, hazy', weather: 'mist' },
  { words: 'storm, stormy, overcast, grey sky', weather: 'storm' },
  { words: 'rain, rainy, raining, rainfall, downpour, drizzle', weather: 'storm', falling: 'rain' },
  {
    words: 'snowing, snowfall, falling snow, snowflake, snowstorm, blizzard',
    season: 'winter',
    falling: 'snow',
  },
  { words: 'cloud, cloudy, clouds', weather: 'cloudy' },
  { words: 'cloudless, clear sky, clear', weather: 'clear' },
  { words: 'spring, springtime', season: 'spring' },
  { words: 'summer, summertime', season: 'summer' },
  { words: 'autumn, autumnal, fall colors, fall foliage', season: 'autumn' },
  { words: 'winter, snow, snowy, wintry, frost', season: 'winter' },
  // Looks of drawn pictures.
  {
    words: `painting, oil painting, oil paint, painted, painterly, impressionist, brush strokes, acrylic painting, gouache`,
    look: 'painterly',
  },
  { words: 'watercolor, watercolour, watercolor painting, watercolour painting', look: 'watercolor' },
  {
    words: 'ink drawing, pencil drawing, pencil sketch, sketch, drawing',
    look: 'pencil',
  },
  { words: 'line drawing, line art, outline drawing', look: 'line' },
  { words: 'ink, comic, comic style', look: 'ink' },
  {
    words: 'flat style, flat illustration, flat design, flat vector, vector illustration, poster style',
    look: 'flat',
  },
];

/** Words that ask for a change without naming one, besides stop words. */
export const REQUEST_WORDS: ReadonlySet<string> = new Set(
  (
    'add please turn put set change keep let want need would like bit slightly little much more less even still again instead try ' +
    'quality professional winning time hour tone tones colour color colours colors shot version variation same but'
  ).split(' '),
);
