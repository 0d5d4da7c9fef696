import type { PhotoPlan } from './photo-plan.ts';

/** Whether two plans give the same pixels for the same seed and size. */
export function isSamePlan(one: PhotoPlan, other: PhotoPlan): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
