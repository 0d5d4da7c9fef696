import type { PhotoDescription } from '#engines/painter/painter';
import { isOutdoors } from '#engines/painter/plan/outdoor-places';
import type { ImageDescription } from '#ports/image-model';
import { creditsOf } from './credits-of.ts';
import { nameOf, notesOnRefinements } from './notes-on-refinements.ts';

/** The description that is stored with a photo. */
export function describePhoto(photo: PhotoDescription): ImageDescription {
  const { set, subjects, leftOut, light, refinements, category, models } = photo;
  const credits = creditsOf(models);
  const names = subjects.map(({ name }) => name);
  return {
    digitalSourceType: 'algorithmicMedia',
    scene: nameOf(isStillLife(set) || isOutdoors(photo) ? (names[0] ?? set) : set),
    category,
    hasPeople: false,
    tags: [
      ...new Set([...(isStillLife(set) ? [] : [set]), ...names, ...(light === 'evening' ? ['evening'] : [])]),
    ],
    notes: [
      ...(leftOut.length > 0 ? [`Left out: ${leftOut.join(', ')}.`] : []),
      ...notesOnRefinements(refinements),
    ],
    ...(credits.length > 0 && { credits }),
    details: { ...photo },
  };
}

/** Sets of still lifes are named with hyphens; rooms are named in words. */
function isStillLife(set: string): boolean {
  return set.includes('-') || ['shelf', 'podiums', 'cyclorama', 'picnic'].includes(set);
}
