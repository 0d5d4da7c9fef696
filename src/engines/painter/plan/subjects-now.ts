import type { EditTarget, Subject } from '#engines/photo-studio/sets/set';
import type { PhotoPlan } from './photo-plan.ts';

/** A subject with its index as target of edits. */
export type CurrentSubject = Subject & { index: number };

/** The things that a prompt and its refinements ask for, with their counts after all edits. */
export function subjectsNow({
  subjects,
  edits = [],
}: Pick<PhotoPlan, 'subjects' | 'edits'>): CurrentSubject[] {
  const all = subjects.map((subject, index): CurrentSubject => ({ ...subject, index }));
  const take = (target: EditTarget | undefined, copies: number | 'some' = Infinity) => {
    if (target && 'subject' in target) all[target.subject]!.count -= copies === 'some' ? 0 : copies;
  };
  for (const edit of edits) {
    if (edit.kind === 'add') {
      take(edit.insteadOf);
      all.push({ ...edit.subject, index: all.length });
    } else if (edit.kind === 'remove') take(edit.target, edit.copies);
  }
  return all.filter(({ count }) => count > 0);
}
