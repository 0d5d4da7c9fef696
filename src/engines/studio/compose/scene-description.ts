import type { Archetype } from '../archetypes.ts';
import type { OverlayKind } from '../landscape/overlays/overlay-kinds.ts';
import type { Carrier } from '../lettering/carriers.ts';
import type { RefinementReport } from '../prompt/understand-refinement.ts';
import type { Category } from '../scene/categories.ts';
import type { ObjectEdit } from '../scene/object-edit.ts';
import type { PictureSettings } from '../scene/picture-settings.ts';
import type { Staging } from '../scene/staging-words.ts';
import type { Season, TimeOfDay, Weather } from '../scene/weather.ts';

/** Everything needed to compose the same scene again, except a reference picture. */
export interface Recipe {
  prompt: string;
  seed: number;
  settings: PictureSettings;
  /** In the order in which they were made. */
  refinements: string[];
  /** Changes of single things; undefined for none. */
  objectEdits?: ObjectEdit[] | undefined;
}

/** A picture's content as plain JSON; stored with it and shown to users. */
export interface SceneDescription {
  engineVersion: string;
  archetype: Archetype | 'artwork' | 'lettering' | 'product-shot' | 'print';
  /** Words of the prompt, lower case and in its order, that shaped the picture. */
  understood: string[];
  /** Meaningful words without effect. */
  leftOut: string[];
  /**
   * False if nothing in the prompt could be drawn; the picture then shows a stand-in of the settings'
   * category, or an abstract in the prompt's colors.
   */
  drawsPrompt: boolean;
  hasPeople: boolean;
  /** A flat drawing, not photo-like. */
  illustration: boolean;
  /** Whether more of the scene can be painted around it. */
  canBeSeenWider?: boolean;
  /** Artwork only: what is drawn, the main thing first. */
  things?: { name: string; count: number; category: Category; color?: string }[];
  /** Lettering only: what the words are written on. */
  carrier?: Carrier;
  /** Only for pictures with a reference. */
  staging?: Staging;
  seed: number;
  recipe: Recipe;
  /** Results of the recipe's refinements; undefined if it has none. */
  refinements?: RefinementReport[];
  /** Landscapes only: the overlays. */
  additions?: OverlayKind[];
  /** Landscapes only. */
  time?: TimeOfDay;
  weather?: Weather;
  season?: Season;
  /** Abstracts only: `#rrggbb`, dark to light. */
  palette?: string[];
}
