import type { Archetype } from '../archetypes.ts';
import type { Category } from '../scene/categories.ts';

const ABSTRACTS: readonly Archetype[] = ['silk', 'ribbons', 'bokeh', 'gradient', 'waves', 'paper'];

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
