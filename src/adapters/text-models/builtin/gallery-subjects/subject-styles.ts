import type { AspectRatio } from '#features/images/contract/enumerations';

/** A subject of gallery pictures. The prompt is `thing place, touch, touch…`; the studio engine can draw all combinations. */
export interface GallerySubject {
  /** Its place among the category's first six pictures. The gallery shows the newest first, so the last places are the best. */
  opens?: 1 | 2 | 3 | 4 | 5 | 6;
  things: readonly string[];
  /** Where the thing is, or what is beside it. */
  places: readonly string[];
  /** Rows of light, colors and framing; the prompt takes one of each row. */
  touches: readonly (readonly string[])[];
  /** Suitable shapes; a repeated one is drawn more often. */
  aspects: readonly AspectRatio[];
}

/** Light over open land. */
const DAY_LIGHT = [
  'in golden light',
  'at sunrise',
  'under a clear blue sky',
  'in warm light',
  'at sunset',
  'in bright daylight',
  'under fluffy clouds',
  'in the first light of dawn',
  'in late light',
  'on a sunny day',
  'on a clear day',
] as const;

/** Light from a low sun behind people in a landscape. */
const BACK_LIGHT = [
  'at sunset',
  'at sunrise',
  'in the first light of dawn',
  'at dawn',
  'at daybreak',
  'at dusk',
  'at sundown',
  'at twilight',
] as const;

/** Light over water. */
const WATER_LIGHT = [...DAY_LIGHT, 'on a clear bright day', 'at dusk'] as const;

/** Light between trees. */
export const FOREST_LIGHT = [
  'in golden light',
  'in the morning',
  'on a sunny day',
  'in warm light',
  'in fine mist',
  'in soft light',
] as const;

export const LAND_FRAMING = [
  'wide angle view',
  'calm and spacious composition',
  'vivid colors',
  'pastel colors',
  'warm tones',
  'cool tones',
  'editorial photograph',
  'fine detail throughout',
  'quiet mood',
  'airy mood',
  'lively mood',
  'majestic mood',
  'dramatic mood',
  'tranquil mood',
  'bold colors',
  'peaceful mood',
  'serene mood',
  'muted colors',
  'vibrant colors',
] as const;

export const STUDIO_LIGHT = [
  'soft light',
  'clear light',
  'warm key light',
  'gentle light',
  'bright high key lighting',
  'dramatic low key lighting',
  'crisp lighting',
  'soft light from above',
] as const;

export const STUDIO_FRAMING = [
  'minimal composition',
  'simple composition',
  'clean photorealistic render',
  'close up',
  'editorial still life',
  'simple and modern',
  'shallow focus',
  'calm mood',
  'fine detail',
  'elegant and quiet',
] as const;

const STUDIO_COLORS = [
  'in soft blue',
  'in teal and white',
  'in warm orange',
  'in coral and cream',
  'in violet and pink',
  'in mint green',
  'in deep navy and gold',
  'in sand and beige',
  'in emerald green',
  'in lilac and cream',
  'in terracotta',
  'in pale pink',
] as const;

const PEOPLE_STYLE = [
  'flat illustration',
  'clean illustration',
  'minimal editorial illustration',
  'friendly illustration',
  'simple flat style',
  'modern illustration',
] as const;

const PEOPLE_COLORS = [
  'soft blue tones',
  'warm coral tones',
  'teal accents',
  'mustard yellow accents',
  'muted green tones',
  'purple accents',
  'warm orange accents',
  'deep navy tones',
  'pastel colors',
  'vivid colors',
] as const;

const PEOPLE_MOOD = [
  'friendly mood',
  'lively mood',
  'cozy mood',
  'optimistic mood',
  'confident mood',
  'bright mood',
  'warm light',
  'calm mood',
] as const;

export const WIDE: readonly AspectRatio[] = ['3:2', '3:2', '16:9', '4:3', '3:2'];
export const LAND: readonly AspectRatio[] = ['3:2', '4:3', '16:9', '3:2', '2:3', '1:1'];
export const STILL: readonly AspectRatio[] = ['1:1', '4:3', '3:2', '2:3', '4:3'];
export const TALL: readonly AspectRatio[] = ['2:3', '1:1', '2:3', '4:3'];

type SubjectStyle = Pick<GallerySubject, 'touches' | 'aspects'>;
export const STUDIO: SubjectStyle = {
  touches: [STUDIO_COLORS, STUDIO_LIGHT, STUDIO_FRAMING],
  aspects: STILL,
};
export const PEOPLE: SubjectStyle = {
  touches: [PEOPLE_MOOD, PEOPLE_COLORS, PEOPLE_STYLE],
  aspects: ['3:2', '4:3', '1:1'],
};
export const OPEN_LAND: SubjectStyle = { touches: [DAY_LIGHT, LAND_FRAMING], aspects: WIDE };
export const WATERSIDE: SubjectStyle = { touches: [WATER_LIGHT, LAND_FRAMING], aspects: WIDE };
export const BACKLIT: SubjectStyle = { touches: [BACK_LIGHT, LAND_FRAMING], aspects: WIDE };

/** Light over a table. */
const TABLE_LIGHT = [
  'in soft light',
  'in morning light',
  'in bright light',
  'in evening light',
  'in window light',
  'in warm lamplight',
  'in hard light',
] as const;

const TABLE_MOOD = [
  'calm mood',
  'warm tones',
  'cool tones',
  'muted colors',
  'vivid colors',
  'airy mood',
  'cozy mood',
  'quiet mood',
] as const;

const TABLE_FRAMING = [
  'close up',
  'minimal composition',
  'editorial still life',
  'copy space on the left',
  'copy space on the right',
  'simple composition',
  'fine detail',
] as const;

const ROOM_STYLE = [
  'in scandinavian style',
  'in modern style',
  'in rustic style',
  'in classic style',
  'in mid-century style',
  'in minimalist style',
  'in traditional style',
  'in nordic style',
] as const;

const ROOM_LIGHT = [
  'in morning light',
  'in bright daylight',
  'in afternoon light',
  'in soft light',
  'on a sunny day',
  'in natural light',
] as const;

const ROOM_MOOD = [
  'calm mood',
  'warm tones',
  'muted colors',
  'vivid colors',
  'cozy mood',
  'quiet mood',
] as const;

/** Places of small things that are photographed. */
export const TABLES = [
  'on a wooden table',
  'on a marble table',
  'on an oak table',
  'on a concrete table',
  'on a white wood table',
  'on a dark wood table',
  'on linen',
] as const;
/** Backdrops of things that are photographed alone. */
export const BACKDROPS = [
  'on a white background',
  'on a pink background',
  'on a light blue background',
  'on a yellow background',
  'on a beige background',
  'on a pale green background',
  'on a gray background',
  'on a terracotta background',
] as const;

/** A photographed still life. */
export const TABLE: SubjectStyle = { touches: [TABLE_LIGHT, TABLE_MOOD, TABLE_FRAMING], aspects: STILL };
/** A photographed room. */
export const ROOM: SubjectStyle = { touches: [ROOM_STYLE, ROOM_LIGHT, ROOM_MOOD], aspects: WIDE };
