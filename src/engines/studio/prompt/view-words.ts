import { addChange, type Change, COLORLESS, NO_CHANGE, type Steps } from '../scene/change.ts';
import type { Look } from '../scene/finish.ts';
import { phrases } from '../scene/phrases.ts';
import type { Changeable } from './understand-refinement.ts';

interface ViewEntry {
  /** With commas between them. */
  words: string;
  steps: Partial<Steps>;
  toward?: -1 | 1;
  falling?: 'rain';
  look?: Look;
  /** Landscapes have an hour, weather or viewpoint of their own for these words. */
  notInLandscapes?: true;
  /** Drawings and patterns look the same from there, though the camera over their set may rise. */
  needsDepth?: true;
  /** Says where a thing is: land may have grass on top. */
  isOfThings?: true;
  /** Asks for the side that drawings of vehicles show. */
  isFromSide?: true;
  /** Asks for depth, which all pictures have but flat drawings. */
  isSolid?: true;
}

/** Words of a prompt for lens, frame and light, and what they change of a picture as it would be without them. */
const VIEW_WORDS: readonly ViewEntry[] = [
  // Lens and viewpoint.
  {
    words: `close up, closeup, close up shot, close up view, close shot, tight crop, tight frame, tightly framed,
      extreme close up, macro, macro shot, macro view`,
    steps: { zoom: 0.42 },
  },
  {
    words: `wide shot, wide view, wide angle, wide angle view, wide angle shot, wide frame, long shot, from afar,
      seen from afar, from far away`,
    steps: { zoom: -0.42 },
  },
  { words: 'telephoto, telephoto lens, telephoto view, long lens, long lens view', steps: { zoom: 0.7 } },
  {
    words: 'low angle, low viewpoint, low camera, close to the ground',
    steps: { rise: -1 },
  },
  { words: 'high angle, high viewpoint, high camera, steep angle', steps: { rise: 1 } },
  {
    words: `from above, looking down`,
    steps: { rise: 1 },
    notInLandscapes: true,
    needsDepth: true,
  },
  {
    words: 'tilted angle, dutch angle, unusual angle, tilted view, tilted frame',
    steps: { turn: 1 },
    notInLandscapes: true,
  },
  // Frame.
  { words: sided('left'), steps: { aside: 2 }, toward: 1 },
  { words: sided('right'), steps: { aside: 2 }, toward: -1 },
  { words: 'copy space, negative space, empty space, rule of thirds, off center', steps: { aside: 1 } },
  {
    words: `uncluttered, uncluttered background, uncluttered frame, minimalist composition, minimalist frame,
      sparse composition, sparse framing`,
    steps: { tidiness: 1 },
  },
  { words: 'vignette, dark vignette, dark edges', steps: { vignette: 0.45 } },
  // Not drawn, but no field and no outer space either.
  {
    words: `depth of field, shallow depth of field, space in middle, space in the middle, space in center, space in the center,
      empty space in the middle, copy space in the middle`,
    steps: {},
  },
  // Light.
  {
    words: `soft light, soft light from above, soft lighting, soft even light, even light, soft natural light, diffused light, diffuse light,
      softbox light, softbox lighting, window light, soft window light`,
    steps: { softness: 1, contrast: -0.14, brightness: 0.24 },
    notInLandscapes: true,
  },
  {
    words: 'hard light, hard lighting, harsh light, hard shadows, crisp light, crisp shadows',
    steps: { softness: -1, contrast: 0.3, brightness: 0.1 },
  },
  {
    words: 'golden hour, golden light, golden evening light, evening light, late light, low sun',
    steps: { warmth: 1.3, lowSun: 1, brightness: 0.05 },
    notInLandscapes: true,
  },
  {
    words: 'morning light, early light',
    steps: { warmth: 0.5, brightness: 0.3, contrast: -0.06 },
    notInLandscapes: true,
  },
  {
    words: 'daylight, bright daylight, cool daylight, midday light',
    steps: { warmth: -0.4, brightness: 0.3 },
    notInLandscapes: true,
  },
  {
    words: 'lamplight, warm lamplight, lamp light, candlelight, candle light, firelight',
    steps: { warmth: 1.9, brightness: -0.8, vignette: 0.45, contrast: 0.08 },
    notInLandscapes: true,
  },
  {
    words: 'moonlight',
    steps: { warmth: -2.2, brightness: -1.2, vignette: 0.3, saturation: -0.3 },
    notInLandscapes: true,
  },
  { words: 'dim light, dim lighting, dimly lit, low light', steps: { brightness: -1.1, vignette: 0.3 } },
  {
    words: 'high contrast, strong contrast, deep contrast, contrasty',
    steps: { contrast: 0.3, curve: 0.5 },
  },
  { words: 'low contrast, soft contrast, gentle contrast', steps: { contrast: -0.2, curve: -0.5 } },
  {
    words: `cinematic, cinematic light, cinematic lighting, cinematic look, film still, movie still, dramatic, dramatic light,
      dramatic lighting, dramatic mood, dramatic atmosphere`,
    steps: { split: 1.3, contrast: 0.3, brightness: -0.7, vignette: 0.5, softness: -0.6 },
  },
  {
    words: `in black and white, black and white, black and white photo, black and white photograph, black and white photography, black and white picture,
      black and white image, black and white shot`,
    steps: { saturation: COLORLESS, contrast: 0.12 },
  },
  {
    words: `vintage style, vintage look, vintage photo, vintage photograph, vintage picture, vintage filter, vintage tones, vintage colors,
      retro style, retro look, retro photo, retro photograph, retro filter, retro tones, retro colors, old photo, old photograph, sepia,
      sepia tone, sepia tones, sepia toned, sepia photo`,
    steps: { saturation: -0.9, warmth: 2.2, contrast: -0.08, vignette: 0.5 },
  },
  { words: 'soft glow, dreamy glow', steps: { bloom: 0.3, contrast: -0.08 } },
  {
    words: `in the rain, in rain, in heavy rain, in light rain, in pouring rain, rainy, raining, rainfall, heavy rain, pouring rain,
      light rain, falling rain, rain falling, downpour, rain shower, rainstorm, in a storm, in the storm, during a storm, in a thunderstorm, rain in the, rain in a, rain over the, rain over a`,
    steps: {},
    falling: 'rain',
  },
  // Nothing that the engine draws is seen straight from above, from below, from a side that is asked for, or blurred in part.
  {
    words: `aerial, aerial view, aerial drone view, aerial drone shot, from a drone, from drone, aerial shot, aerial photo, aerial photograph, bird s eye view, birds eye view, top view, top down view,
      overhead view, overhead shot, drone shot, drone view, drone photo, flat lay, flatlay, looking at the camera,
      looking into the camera, tilt shift, fisheye, long exposure, motion blur, double exposure, silhouette, before and after, split screen,
      collage, back view, rear view, from behind, seen from behind, viewed from behind, looking straight up, from below, seen from below,
      worm s eye view, worms eye view, looking up, looking upward, looking upwards, three quarter view, hand drawn,
      hand drawn style, cross section, exploded view, infographic, diagram`,
    steps: {},
  },
  {
    words:
      'side view, side on view, side profile, profile view, profile of, in profile, seen from the side, from the side',
    steps: {},
    isFromSide: true,
  },
  {
    words: `3d, 3d render, 3d rendering, 3d illustration, 3d icon, 3d model, 3d art, 3d style, cgi, octane render, blender render`,
    steps: {},
    isSolid: true,
  },
  { words: 'on top', steps: {}, isOfThings: true },
  // Looks of drawn pictures.
  {
    words: `oil painting, oil paint, painting of, painting style, painterly, impressionist, impressionism,
      brush stroke, brush strokes, acrylic painting, gouache`,
    steps: {},
    look: 'painterly',
  },
  {
    words: `watercolor, watercolour, watercolor painting, watercolour painting, watercolor style, watercolor illustration`,
    steps: {},
    look: 'watercolor',
  },
  {
    words: `ink drawing, pen and ink, ink style, pencil drawing, pencil sketch, sketch of, sketch style, charcoal drawing`,
    steps: {},
    look: 'pencil',
  },
  {
    words: 'line drawing, line art, line illustration, outline drawing',
    steps: {},
    look: 'line',
  },
  {
    words: `comic style, comic book style, graphic novel`,
    steps: {},
    look: 'ink',
  },
  {
    words: `flat style, flat illustration, flat design, flat vector, vector style, vector illustration, poster style`,
    steps: {},
    look: 'flat',
    notInLandscapes: true,
  },
  {
    words: `flat, flat icon, vector, vector art, vector graphic, vector graphics, clipart, clip art, cartoon, cartoon style, cartoon illustration,
      doodle, 2d illustration`,
    steps: {},
    look: 'flat',
    notInLandscapes: true,
  },
];

/** Room that is asked for on one side: "copy space on the left". */
function sided(side: 'left' | 'right'): string {
  const rooms = `copy space, negative space, empty space, free space, space for text, room for text, room for copy, room for
    a headline, space for a headline`;
  return phrases(rooms)
    .flatMap((room) => [`${room} on the ${side}`, `${room} to the ${side}`, `${room} ${side}`])
    .join(', ');
}

const BY_PHRASE: ReadonlyMap<string, ViewEntry> = new Map(
  VIEW_WORDS.flatMap((entry) => phrases(entry.words).map((phrase) => [simplify(phrase), entry] as const)),
);
const ANY_PHRASE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...BY_PHRASE.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrase.replaceAll(' ', "[\\s'-]+"))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

function simplify(phrase: string): string {
  return phrase.toLowerCase().replace(/[\s'-]+/g, ' ');
}

/** A stretch of a text about lens, frame or light. */
interface ViewPhrase {
  entry: ViewEntry;
  /** Where it starts and ends, in UTF-16 code units. */
  start: number;
  end: number;
}

/** Finds the phrases about lens, frame and light. @param prompt in English */
export function findViewPhrases(prompt: string): ViewPhrase[] {
  return [...prompt.matchAll(ANY_PHRASE)].filter(isWhole).map(({ 0: found, index }) => ({
    entry: BY_PHRASE.get(simplify(found))!,
    start: index,
    end: index + found.length,
  }));
}

/**
 * "On top of" is a link; behind a noun, "on top" says where that is. A black and white cow has both colors; "a cow, black and
 * white" and a black and white drawing have none.
 */
function isWhole({ 0: found, index, input }: RegExpMatchArray): boolean {
  const behind = input!.slice(index! + found.length);
  if (/^flat$/i.test(found)) return /[,;]\s*$/.test(input!.slice(0, index)) && /^\s*(?:$|[,;.])/.test(behind);
  if (/^on top$/i.test(found)) return !/^\s+of\b/i.test(behind);
  return !/^black and white$/i.test(found) || WHOLE_PICTURE.test(behind);
}

/** Behind "black and white" if it is that of the whole picture. */
const WHOLE_PICTURE =
  /^\s*(?:$|[,.;]|(?:[\w-]+\s+){0,2}(?:photo|photograph|photography|picture|image|art|drawing|illustration|sketch|icon|logo|portrait|engraving|cartoon|style)\b)/i;

/** Keeps the phrases that this kind of picture can show. */
export function effectivePhrases(
  found: readonly ViewPhrase[],
  {
    changeable,
    isLandscape,
    isSolid,
    isFromSide,
  }: { changeable: ReadonlySet<Changeable>; isLandscape: boolean; isSolid: boolean; isFromSide: boolean },
): ViewPhrase[] {
  return found.filter(({ entry: { steps, toward, falling, look, notInLandscapes, ...entry } }) => {
    if (isLandscape && notInLandscapes) return false;
    if (entry.isSolid) return isSolid;
    if (entry.isFromSide) return isFromSide;
    const effects: Changeable[] = Object.keys(steps) as (keyof Steps)[];
    if (toward) effects.push('toward');
    if (falling) effects.push('falling');
    if (look) effects.push('look');
    return effects.some((effect) => changeable.has(effect));
  });
}

/** The change that phrases make together, each wish once. */
export function viewOf(found: readonly ViewPhrase[]): Change {
  return [...new Set(found.map(({ entry }) => entry))].reduce<Change>(addChange, NO_CHANGE);
}
