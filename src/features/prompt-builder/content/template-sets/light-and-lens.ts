import { optional } from './template-set.ts';

/** Questions about light, lens and weather that several sets share; the studio shows what each option says. */

export const ROOM_LIGHT = optional('Lighting', 'How does the light fall?', [
  'in soft window light',
  'in bright daylight',
  'in gentle morning light',
  'in golden evening light',
  'in warm lamplight',
  'in hard light',
  'in cinematic light',
  'in dim light',
]);

export const PEOPLE_LENS = optional('Framing', 'How is it framed?', [
  'as a close-up',
  'as a wide shot',
  'with copy space on the left',
  'with copy space on the right',
  'as a wide shot with copy space on the left',
  'as a wide shot with copy space on the right',
  'at a tilted angle',
  'with an uncluttered background',
]);

export const HOUR = optional('Time of Day', 'When was the shutter pressed?', [
  'at dawn',
  'in cool dawn light',
  'on a bright afternoon',
  'in late afternoon light',
  'in the golden hour',
  'at sunset',
  'in the blue hour',
  'by moonlight',
]);

export const SKY = optional('Weather', 'What is the sky doing?', [
  'under a clear sky',
  'under fluffy clouds',
  'under a dramatic sky',
  'in thin mist',
  'in soft haze',
  'under dark storm clouds',
  'in the rain',
  'under an overcast sky',
]);

export const LAND_LENS = optional('Composition', 'Where does the camera stand?', [
  'as a wide view',
  'through a telephoto lens',
  'from a low viewpoint',
  'from a high viewpoint',
  'in a tight frame',
  'in a minimalist frame',
  'with a dark vignette',
  'as a wide view from a high viewpoint',
]);

export const LAND_MOOD = optional('Mood', 'What should it feel like?', [
  'serene and quiet',
  'majestic and dramatic',
  'fresh and bright',
  'dark and mysterious',
  'warm and welcoming',
  'bold and vivid',
  'muted and faded',
  'in black and white',
]);

export const REST_MOOD = optional('Mood', 'What should one feel?', [
  'serene and quiet',
  'fresh and bright',
  'warm and cozy',
  'cool and tranquil',
  'lively and vibrant',
  'strong and confident',
  'in soft pastel colors',
  'in muted earthy colors',
]);

export const EFFORT = optional('Energy', 'How does the effort feel?', [
  'calm and gentle',
  'strong and confident',
  'lively and vibrant',
  'energetic and dynamic',
  'dark and dramatic',
  'fresh and bright',
  'warm and welcoming',
  'cool and sleek',
]);

export const STILL_LIGHT = optional('Lighting', 'How is it lit?', [
  'in soft even light',
  'in hard light',
  'in golden evening light',
  'in bright high-key light',
  'in low-key light',
  'in warm lamplight',
  'in cool daylight',
  'in cinematic light',
]);

export const STILL_LENS = optional('Camera', 'Where is the camera?', [
  'as a close-up',
  'as a wide shot',
  'from a low angle',
  'from a high angle',
  'at an unusual angle',
  'with copy space on the left',
  'with copy space on the right',
  'with a dark vignette',
]);

export const PALETTE = optional('Color Palette', 'Which colors carry it?', [
  'in navy and coral',
  'in teal and peach',
  'in violet and magenta',
  'in emerald and gold',
  'in charcoal and amber',
  'in ivory and blush',
  'in cobalt and cyan',
  'in terracotta and sage',
]);

export const PATTERN_MOOD = optional('Mood/Energy', 'What energy should it have?', [
  'calm and meditative',
  'lively and playful',
  'sleek and professional',
  'bold and vibrant',
  'airy and delicate',
  'dark and mysterious',
  'muted and understated',
  'electric and intense',
]);

export const PATTERN_LIGHT = optional('Light', 'How is it lit?', [
  'in soft glow',
  'in warm light',
  'in cool light',
  'in bright light',
  'in dim light',
  'in high contrast',
  'in low contrast',
  'with dark edges',
]);

export const PATTERN_USE = optional('Composition', 'What will it be used for?', [
  'with copy space on the left',
  'with copy space on the right',
  'as a close-up',
  'as a wide view',
  'at a tilted angle',
  'in a minimalist frame',
  'as a close-up at a tilted angle',
  'as a close-up with copy space on the right',
]);

export const FOREST_LIGHT = optional('Light', 'How does the light come in?', [
  'with sunbeams through the leaves',
  'in morning mist',
  'in late afternoon light',
  'at dawn',
  'in thick fog',
  'in bright daylight',
  'in the golden hour',
  'at dusk',
]);

export const LAND_LIGHT = optional('Light', 'How is it lit?', [
  'at dawn',
  'in late afternoon light',
  'in bright midday light',
  'at sunset',
  'in thin mist',
  'at dusk',
  'under an overcast sky',
  'in the rain',
]);

export const TRAVEL_STYLE = optional('Travel Style', 'In which spirit?', [
  'calm and relaxing',
  'bold and epic',
  'in vibrant colors',
  'in faded vintage colors',
  'in warm and cozy tones',
  'in cool and clean tones',
  'in soft pastel tones',
  'in high contrast',
]);
