import type { FarPlace } from '#engines/photo-studio/sets/far-room';
import type { FloorName } from '#engines/photo-studio/sets/rooms/floors';
import type { LightMood, PieceWish, Subject, ThingEdit } from '#engines/photo-studio/sets/set';
import type { Land } from '#engines/photo-studio/views/views';
import type { Explanation } from '#engines/studio/plan/explain-drawing';
import type { Change } from '#engines/studio/scene/change';

/** The content of a photo, decided before anything is composed. Plain data: it can be cloned to another thread. */
export interface PhotoPlan {
  /** Name of a set of the photo studio. */
  set: string;
  subjects: Subject[];
  wishes: PieceWish[];
  /** Kinds of pieces that must not be there. */
  without: string[];
  /** Photos of things only: nothing but them. */
  isBare?: true;
  light?: LightMood;
  /** A word such as `marble`. */
  surface?: string;
  /** The room behind a table, or the land behind open ground. */
  place?: FarPlace | Land;
  /** Of a room; the room's own unless given. */
  floor?: FloorName;
  /** Linear. */
  wall?: PieceWish['color'];
  /** Linear: cabinets of a kitchen. */
  accent?: PieceWish['color'];
  /** A style such as `rustic`. */
  character?: string;
  /** The uploaded product that a subject shows: its names, and the meters of its longer side. */
  product?: { names: readonly string[]; size: number };
  /** Keys of what may decorate it, instead of what suits the subjects. */
  props?: readonly string[];
  /** View and grade. */
  change: Change;
  /** How much is in focus; as the set likes it unless given. */
  depth?: 'shallow' | 'deep';
  /** What the prompt alone asks for, by which the photo is laid out; undefined unless refinements changed the photo. */
  original?: Pick<PhotoPlan, 'light' | 'wall' | 'surface' | 'change'>;
  /** What refinements add, remove and recolor, in their order. */
  edits?: ThingEdit[];
}

/** A model of the photo studio that a prompt names. */
export interface PhotoModel {
  id: string;
  license: string;
  author: string;
  source: string;
}

/** A plan, and what it makes of the words of the prompt. */
export interface PlannedPhoto {
  plan: PhotoPlan;
  explanation: Explanation;
  models: PhotoModel[];
}
