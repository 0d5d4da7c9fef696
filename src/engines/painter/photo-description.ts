import type { Recipe as StudioRecipe } from '#engines/studio/compose/scene-description';
import type { RefinementReport } from '#engines/studio/prompt/understand-refinement';
import type { Category } from '#engines/studio/scene/categories';
import type { PhotoModel } from './plan/photo-plan.ts';

/** Everything needed to compose the same photo again. */
export interface PhotoRecipe extends StudioRecipe {
  engine: 'photo-studio';
  /** Whether it was planned without models whose authors must be named. */
  creditFree?: boolean;
}

/** A photo's content as plain JSON; stored with it and shown to users. */
export interface PhotoDescription {
  engine: 'photo-studio';
  engineVersion: string;
  /** Name of the set. */
  set: string;
  category: Category;
  /** Words of the prompt that shaped the photo, in its order. */
  understood: string[];
  /** Words without effect. */
  leftOut: string[];
  drawsPrompt: boolean;
  hasPeople: false;
  illustration: false;
  /** Whether the first subject is an uploaded picture, without which the recipe shows something else. */
  hasProduct?: true;
  /** The things that the prompt names, the main one first. */
  subjects: { name: string; count: number }[];
  /** Models of the catalog that the prompt names. */
  models: PhotoModel[];
  light?: string;
  seed: number;
  recipe: PhotoRecipe;
  /** Results of the recipe's refinements; undefined if it has none. */
  refinements?: RefinementReport[];
}
