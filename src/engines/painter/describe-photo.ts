import { findItem } from '#engines/photo-studio/things/catalog';
import type { PaintRequest } from './painter.ts';
import type { PhotoDescription } from './photo-description.ts';
import { PHOTO_VERSION } from './photo-version.ts';
import type { PlannedPainting } from './plan/plan-painting.ts';

export function describePhoto(
  { prompt, seed, settings = {}, refinements = [], creditFree }: Omit<PaintRequest, 'engine'>,
  { plan, explanation, models, reports }: PlannedPainting,
  missing: readonly string[],
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
    subjects: plan.subjects.map(({ key, name, count }) => ({ name: findItem(key)?.names[0] ?? name, count })),
    models,
    ...(plan.light ? { light: plan.light } : {}),
    seed,
    recipe: {
      engine: 'photo-studio',
      prompt,
      seed,
      settings,
      refinements: [...refinements],
      ...(creditFree ? { creditFree } : {}),
    },
    ...(reports.length > 0 ? { refinements: reports } : {}),
  };
}

function isOffice(set: string): boolean {
  return set === 'office' || set === 'home office';
}
