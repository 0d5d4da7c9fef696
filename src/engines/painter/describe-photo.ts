import type { ThingEdit } from '#engines/photo-studio/sets/set';
import { findItem } from '#engines/photo-studio/things/catalog';
import type { RefinementReport } from '#engines/studio/prompt/understand-refinement';
import type { ComposedPhoto } from './compose-photo.ts';
import type { PaintRequest } from './painter.ts';
import type { PhotoDescription } from './photo-description.ts';
import { PHOTO_VERSION } from './photo-version.ts';
import type { PlannedPainting } from './plan/plan-painting.ts';
import { subjectsNow } from './plan/subjects-now.ts';

export function describePhoto(
  {
    prompt,
    seed,
    settings = {},
    refinements = [],
    objectEdits = [],
    creditFree,
  }: Omit<PaintRequest, 'engine'>,
  { plan, explanation, models, reports }: PlannedPainting,
  { missing, undone }: Pick<ComposedPhoto, 'missing' | 'undone'>,
): PhotoDescription {
  const { drawn, leftOut, drawsPrompt } = explanation;
  const unseen = missing.map((key) => findItem(key)?.names[0] ?? key.replaceAll('-', ' '));
  const isUnseen = (subject: string | undefined) => subject !== undefined && unseen.includes(subject);
  return {
    engine: 'photo-studio',
    engineVersion: PHOTO_VERSION,
    set: plan.set,
    category: isOffice(plan.set) ? 'business' : 'lifestyle',
    understood: drawn.filter(({ subject }) => !isUnseen(subject)).map(({ words }) => words),
    leftOut: [
      ...leftOut.map(({ words }) => words),
      ...drawn.filter(({ subject }) => isUnseen(subject)).map(({ words }) => words),
    ],
    drawsPrompt,
    hasPeople: false,
    illustration: false,
    subjects: subjectsNow(plan).map(({ key, name, count }) => ({
      name: findItem(key)?.names[0] ?? name,
      count,
    })),
    models,
    ...(plan.product ? { hasProduct: true } : {}),
    ...(plan.light ? { light: plan.light } : {}),
    seed,
    recipe: {
      engine: 'photo-studio',
      prompt,
      seed,
      settings,
      refinements: [...refinements],
      ...(creditFree ? { creditFree } : {}),
      ...(objectEdits.length > 0 && { objectEdits: [...objectEdits] }),
    },
    ...(reports.length > 0
      ? { refinements: reports.map((report, i) => withoutUndone(report, undone, i)) }
      : {}),
  };
}

/** Words of edits that found no room or nothing to change are left out. */
export function withoutUndone(
  { text, understood, leftOut }: RefinementReport,
  undone: readonly ThingEdit[],
  index: number,
): RefinementReport {
  const failed = undone.filter(({ refinement }) => refinement === index).flatMap(({ words }) => words);
  return {
    text,
    understood: understood.filter((word) => !failed.includes(word)),
    leftOut: [...new Set([...leftOut, ...failed])],
  };
}

function isOffice(set: string): boolean {
  return set === 'office' || set === 'home office';
}
