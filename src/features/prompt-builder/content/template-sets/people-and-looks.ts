import { optional } from './template-set.ts';

/** Questions about people, rooms and colors that several sets share; the studio shows what each option says. */

/** For people who are named one by one. */
export const EXPRESSION = optional('Expression', 'What does the face say?', [
  'with a warm smile',
  'laughing',
  'serious and focused',
  'calm and relaxed',
  'surprised',
  'thoughtful with round glasses',
  'smiling under a straw hat',
  'cheerful in a bright scarf',
]);

/** For one person. */
export const POSE = optional('Pose', 'How do they stand?', [
  'standing with folded arms',
  'sitting',
  'waving',
  'pointing',
  'thinking',
  'talking on the phone',
  'holding a cup of coffee',
  'reading a newspaper',
]);

/** For one person; hair for everyone. */
export const HAIR = optional('Hair', 'Which hair?', [
  'with short blond hair',
  'with long dark hair',
  'with curly hair',
  'with gray hair',
  'with red hair',
  'with an afro',
  'with white hair',
  'with straight brown hair',
]);

/** Rooms that meetings have as well as single people. */
export const WORK_PLACE = optional('Setting', 'In what kind of room?', [
  'in a bright office',
  'in a coworking space',
  'in a cafe',
  'in a living room',
  'in a classroom',
  'in a meeting room',
  'in a loft',
  'in a restaurant',
]);

/** Plain walls behind portraits. */
export const BACKDROP = optional('Background', 'What lies behind?', [
  'on a white background',
  'on a light gray background',
  'on a pale blue background',
  'on a dark green background',
  'on a soft pink background',
  'before a beige wall',
  'before a deep navy wall',
  'before a terracotta wall',
]);

export const LOOK = optional('Look', 'Which colors set the mood?', [
  'in warm colors',
  'in cool colors',
  'in muted colors',
  'in vibrant colors',
  'in soft pastel colors',
  'in black and white',
  'bright and airy',
  'dark and moody',
]);

export const TECH_COLORS = optional('Color Scheme', 'Which colors?', [
  'in electric blue and navy',
  'in teal and cyan',
  'in violet and magenta',
  'in charcoal and amber',
  'in white and pale gray',
  'in emerald and black',
  'in coral and indigo',
  'in silver and blue',
]);

/** Places of everyday life, indoors and outdoors. */
export const EVERYDAY_PLACES = [
  'in a living room',
  'in a kitchen',
  'in a bedroom',
  'in a garden',
  'in a park',
  'on a beach',
  'in a cafe',
  'in the snow',
] as const;
