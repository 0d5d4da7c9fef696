import type { Archetype } from './scene.ts';

export const CATEGORIES = [
  'professional',
  'business',
  'technology',
  'wellness',
  'nature',
  'abstract',
  'lifestyle',
  'sustainability',
  'travel',
] as const;
export type Category = (typeof CATEGORIES)[number];

const ABSTRACTS: readonly Archetype[] = ['silk', 'ribbons', 'bokeh', 'gradient', 'waves', 'paper'];

/** What stands in for a prompt that nobody understands: nothing that claims to be a certain person or place. */
const STAND_INS: Record<Category, readonly Archetype[]> = {
  professional: ['desk', 'chart', 'podium'],
  business: ['chart', 'desk', 'gears', 'podium'],
  technology: ['servers', 'blocks', 'phone', 'particles', 'lock'],
  wellness: ['zen', 'lake', 'silk'],
  nature: ['mountains', 'lake', 'forest', 'hills'],
  abstract: ABSTRACTS,
  lifestyle: ['coffee', 'bokeh', 'desk'],
  sustainability: ['hills', 'forest', 'battery', 'fields'],
  travel: ['island', 'coast', 'canyon', 'city'],
};

/** Without a category, a pattern in the prompt's colours. */
export function standInsFor(category: Category | undefined): readonly Archetype[] {
  return category ? STAND_INS[category] : ABSTRACTS;
}

const MEMBERS: Record<Category, readonly Archetype[]> = {
  professional: ['portrait', 'handshake', 'team-meeting', 'presentation', 'desk', 'chart', 'doctor'],
  business: ['chart', 'desk', 'gears', 'podium', 'team-meeting', 'video-call', 'presentation', 'handshake'],
  technology: ['servers', 'lock', 'blocks', 'bulb', 'phone', 'dna', 'particles', 'battery', 'isometric'],
  wellness: ['zen', 'yoga-class', 'doctor', 'lake', 'forest'],
  nature: [
    'mountains',
    'lake',
    'sea',
    'hills',
    'dunes',
    'coast',
    'waterfall',
    'canyon',
    'forest',
    'fields',
    'snow',
    'aurora',
    'stars',
    'island',
  ],
  abstract: [...ABSTRACTS, 'marble', 'particles', 'low-poly', 'isometric', 'halftone', 'geometry'],
  lifestyle: ['coffee', 'family', 'remote-work', 'portrait', 'yoga-class'],
  sustainability: ['battery', 'hills', 'fields', 'forest'],
  travel: ['island', 'coast', 'canyon', 'city', 'sea', 'mountains', 'dunes'],
};

/** Whether a category speaks for an archetype where a word may mean several. */
export function belongsTo(archetype: Archetype, category: Category): boolean {
  return MEMBERS[category].includes(archetype);
}
