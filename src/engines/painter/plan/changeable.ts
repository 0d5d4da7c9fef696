import { OUTDOOR_SETS } from '#engines/photo-studio/sets/outdoors/outdoors';
import type { Changeable } from '#engines/studio/prompt/understand-refinement';
import type { PhotoPlan } from './photo-plan.ts';
import { isRoomName } from './room-words.ts';

const GRADE = ['warmth', 'brightness', 'saturation', 'contrast', 'vignette', 'bloom'] as const;
const ROOM: ReadonlySet<Changeable> = new Set([...GRADE, 'zoom', 'rise', 'turn', 'aside', 'toward', 'time']);
const STILL: ReadonlySet<Changeable> = new Set([...GRADE, 'zoom', 'rise', 'aside', 'toward', 'time']);
/** Sets whose camera can stand higher or lower. */
const WITH_CAMERA_HEIGHT: ReadonlySet<string> = new Set([
  'table-top',
  'cyclorama',
  'podiums',
  'studio-floor',
  ...OUTDOOR_SETS.map(({ name }) => name),
]);
/** Seen from above or at eye level in any case. */
const FIXED_HEIGHT: ReadonlySet<Changeable> = new Set([...GRADE, 'zoom', 'toward', 'time']);

/** The properties of a photo that words can change. */
export function changeableIn({ set }: Pick<PhotoPlan, 'set'>): ReadonlySet<Changeable> {
  if (isRoomName(set)) return ROOM;
  return WITH_CAMERA_HEIGHT.has(set) ? STILL : FIXED_HEIGHT;
}

/** Sets with something of one color behind the things. */
const WITH_BACKDROP: ReadonlySet<string> = new Set([
  'table-top',
  'shelf',
  'podiums',
  'cyclorama',
  'studio-floor',
]);

/** Whether a color for the backdrop is seen. */
export function hasBackdrop({ set }: Pick<PhotoPlan, 'set'>): boolean {
  return WITH_BACKDROP.has(set);
}
