import { sweep } from '../../objects/backdrops.ts';
import { STUDIO_FINISH } from '../../objects/object-finish.ts';
import { lightStudio } from '../../objects/studio-lights.ts';
import { matte } from '../../objects/surfaces.ts';
import type { PlanSet } from '../set-plan.ts';

/** Bent paper of one color and nothing else. */
export const planPaper: PlanSet = (set, { palette, random, side }) => {
  const paper = set.paint(matte(palette.backdrop));
  return {
    light: { ...lightStudio(palette.backdrop, random, { side }), gobo: null },
    backdrop: sweep(paper, paper, random.between(4.4, 5.6), random.between(2, 3)),
    finish: STUDIO_FINISH,
    surface: { height: 0, radius: null, mirror: 0.02, blur: 9 },
  };
};
