import type { Archetype } from '../archetypes.ts';
import type { OverlayKind } from '../landscape/overlays/overlay-kinds.ts';
import type { RefinementReport } from '../prompt/understand-refinement.ts';
import type { PictureSettings } from '../scene/picture-settings.ts';
import type { Staging } from '../scene/stagings.ts';
import type { Season, TimeOfDay, Weather } from '../scene/weather.ts';

/** All that is needed to compose the same scene again; a reference picture is to be given again beside it. */
export interface Recipe {
  prompt: string;
  seed: number;
  settings: PictureSettings;
  /** Changes asked for since, one after the other. */
  refinements: string[];
}

/** What a picture shows, as plain JSON: stored with it and shown to people. */
export interface SceneDescription {
  engineVersion: string;
  archetype: Archetype | 'product-shot' | 'print';
  /** Words of the prompt, lower case and in its order, that shaped the picture. */
  understood: string[];
  /** Words that carry meaning but had no effect. */
  leftOut: string[];
  /**
   * False when nothing in the prompt could be drawn: something of the category that the settings name stands in,
   * or an abstract in the prompt's colors.
   */
  drawsPrompt: boolean;
  /** Whether any person can be seen. */
  hasPeople: boolean;
  /** Whether it is a flat drawing rather than something like a photograph. */
  illustration: boolean;
  /** Pictures built round a reference only. */
  staging?: Staging;
  /** The caller's seed. */
  seed: number;
  recipe: Recipe;
  /** What was made of each of the recipe's refinements; absent where there are none. */
  refinements?: RefinementReport[];
  /** Landscapes only: what stands, flies or swims in it. */
  additions?: OverlayKind[];
  /** Landscapes only. */
  time?: TimeOfDay;
  weather?: Weather;
  season?: Season;
  /** Abstracts only: `#rrggbb`, dark to light. */
  palette?: string[];
}
