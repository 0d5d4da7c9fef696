import type { ArchetypeDefinition } from '../scene/archetype-definition.ts';
import type { Outfit } from './outfits.ts';
import type { PeopleScene, Setting } from './people-scene.ts';
import type { Extent } from './rooms.ts';

/** An activity that a picture of people shows. */
export interface PeopleDefinition extends ArchetypeDefinition {
  /** Rooms for prompts that name none, each as likely. */
  settings: readonly Setting[];
  countCast(frame: CastFrame): number;
  wardrobe: readonly Outfit[];
  /**
   * Outfits by the person's index, before the wardrobe is asked; null and beyond the end: from the wardrobe.
   */
  uniforms: readonly (Outfit | null)[];
  faces: readonly string[];
  barefoot: boolean;
  /** Everyone wears one with a microphone. */
  headset: boolean;
  /** A family: alike in skin, with children between the parents. */
  related: boolean;
  /** People and the things they use, as SVG, from back to front. */
  draw(scene: PeopleScene, extent: Extent): string;
  /** Height about which the view tilts and zooms, as a part of the picture's: heads must stay in it. */
  pivot: number;
  /** Where the floor meets the wall in tall pictures, as a part of the height. */
  tallFloor: number;
  /** No room around it, and no camera: a screen. */
  fillsFrame: boolean;
  /** A disc behind the group where the room is bare. */
  backdropDisc: boolean;
}

interface CastFrame {
  aspect: number;
  tall: boolean;
  /** Two random numbers in [0, 1); the first only in pictures that are hardly wider than high, else 0. */
  luck: readonly [number, number];
}

/** Nouns that every room contains. */
export const ROOM_NOUNS = 'room, wall, window, floor, plant';

export const USUAL_PEOPLE = {
  uniforms: [],
  faces: ['smile', 'smile', 'smile', 'calm', 'cute'],
  barefoot: false,
  headset: false,
  related: false,
  pivot: 0.4,
  tallFloor: 0.76,
  fillsFrame: false,
  backdropDisc: true,
} satisfies Partial<PeopleDefinition>;

/** A speaker and an audience. */
export function countAudience({ aspect, tall }: CastFrame): number {
  return 1 + (tall ? 5 : Math.min(8, Math.round(3.4 * Math.max(1, aspect))));
}
