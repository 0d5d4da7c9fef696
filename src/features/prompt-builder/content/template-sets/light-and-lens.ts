import { optional } from './template-set.ts';

/** Questions about light, lens and weather that several sets share. */

export const ROOM_LIGHT = optional('Lighting', 'How does the light fall?', [
  'soft window light from the left',
  'broad north light',
  'daylight bounced off pale walls',
  'low sun raking through blinds',
  'a crisp key light with gentle fill',
  'backlit by a tall window',
  'warm lamplight mixed with daylight',
  'clean softbox light without hard edges',
]);

export const PEOPLE_LENS = optional('Framing', 'Through which lens?', [
  '85mm lens at f/1.8',
  '50mm lens at eye level',
  '35mm reportage framing',
  'medium format clarity',
  'a long lens that melts what lies behind',
  'wide 28mm framing with air on both sides',
  'waist-up framing with room for a headline',
  'off-center framing with generous negative space',
]);

export const HOUR = optional('Time of Day', 'When was the shutter pressed?', [
  'at first light',
  'just after sunrise',
  'in clear morning light',
  'under a bright midday sun',
  'late in the afternoon',
  'in the golden hour',
  'at sunset',
  'in the blue hour',
]);

export const SKY = optional('Weather', 'What is the sky doing?', [
  'under a clear sky',
  'with heaped white clouds',
  'with thin mist in the distance',
  'with haze on the horizon',
  'after a passing rain',
  'under a dramatic sky',
  'under high thin cloud',
  'with dark clouds building far off',
]);

export const LAND_LENS = optional('Composition', 'Where does the camera stand?', [
  'wide 24mm view with a strong foreground',
  'long-lens view that stacks the distances',
  'from a low viewpoint close to the ground',
  'from a high viewpoint looking down',
  'horizon on the lower third',
  'leading lines drawing the eye inward',
  'balanced left and right like a mirror image',
  'sparse framing with plenty of empty space',
]);

export const LAND_MOOD = optional('Mood', 'What should it feel like?', [
  'serene and unhurried',
  'majestic in scale',
  'fresh and airy',
  'mysterious and quiet',
  'warm and inviting',
  'wild and untamed',
  'dreamlike and delicate',
  'dramatic with deep contrast',
]);

export const STILL_LIGHT = optional('Lighting', 'How is it lit?', [
  'one large softbox from the left',
  'a thin rim light from behind',
  'hard sunlight with crisp edges',
  'even high-key light',
  'low-key light with one bright accent',
  'warm light from a single lamp',
  'cool daylight from above',
  'two colored gels from opposite sides',
]);

export const STILL_LENS = optional('Camera', 'How close is the camera?', [
  '100mm macro close-up',
  'three-quarter view at table height',
  'straight-on and centered',
  'low angle that makes it monumental',
  'from above at a steep angle',
  'shallow focus with a creamy fall-off',
  'everything sharp at f/11',
  'off-center with copy space to the right',
]);

export const PALETTE = optional('Color Palette', 'Which colors carry it?', [
  'deep navy and warm coral',
  'teal and soft peach',
  'violet fading into magenta',
  'emerald with touches of gold',
  'charcoal with an amber accent',
  'ivory and blush',
  'cobalt and bright cyan',
  'terracotta and sage',
]);

export const PATTERN_MOOD = optional('Mood/Energy', 'What energy should it have?', [
  'calm and meditative',
  'lively and playful',
  'sleek and professional',
  'bold with high contrast',
  'airy and delicate',
  'hushed and mysterious',
  'luxurious and restrained',
  'electric and intense',
]);

export const PATTERN_LIGHT = optional('Light', 'How does light move across it?', [
  'light raking in from the left',
  'a soft glow at the center',
  'a bright edge along the top',
  'light fading into one dark corner',
  'even light without hot spots',
  'one sharp highlight',
  'light from behind',
  'a slow falloff towards the edges',
]);

export const PATTERN_USE = optional('Composition', 'What will it be used for?', [
  'filling the whole frame',
  'quiet on the left for a headline',
  'quiet on the right for a headline',
  'strongest along the diagonal',
  'weight at the bottom and air above',
  'macro view of one passage',
  'seen from far off as one form',
  'symmetrical about the middle',
]);
