import type { PlacedProduct } from '../product/lay-picture.ts';
import type { Product } from '../product/product.ts';
import type { Random } from '../scene/random.ts';
import type { Scene } from '../scene/scene.ts';
import type { Rgb } from '../scene/vector.ts';
import type { Margins } from '../scene/widen-camera.ts';
import type { Land } from '../views/views.ts';
import type { PhotoEdit, PhotoObject } from './edit-photo-objects.ts';
import type { FarPlace } from './far-room.ts';
import type { FloorName } from './rooms/floors.ts';

/** One thing asked for, with its count and color, resolved to an item of the catalog (`things/catalog.ts`). */
export interface Subject {
  /** Key of the catalog. */
  key: string;
  /** The word that was typed. */
  name: string;
  count: number;
  /** Linear. */
  color?: Rgb | undefined;
  /** Where it is, seen from the camera, in relation to the subject with index `of` (the first one unless given). */
  relation?: Relation | undefined;
  of?: number | undefined;
  /** Rooms only: the kind of the room's own piece that `relation` is about, instead of a subject. */
  ofKind?: string | undefined;
  /** Rooms only: the camera comes as near to it as all else that was asked for lets it. */
  comesNear?: boolean | undefined;
}

export type Relation = 'on' | 'under' | 'left' | 'right' | 'behind' | 'in-front' | 'in' | 'beside';

export type LightMood = 'soft' | 'window' | 'evening' | 'dark' | 'bright';

/** Whether an outdoor set has a sky at dusk. */
export function isDusk(mood: LightMood): mood is 'evening' | 'dark' {
  return mood === 'evening' || mood === 'dark';
}

export interface View {
  /** 1 as the set likes it, 2 twice as close. */
  closer?: number | undefined;
  above?: boolean | undefined;
  /** From just above the table or floor. */
  below?: boolean | undefined;
  /** Rooms only: another place of the camera for each whole number; 0 unless given. */
  turn?: number | undefined;
  /** Where the picture stays empty for words. */
  copySpace?: 'left' | 'right' | 'top' | undefined;
}

/** A piece of furniture that a room is to show, or to show in a color. */
export interface PieceWish {
  /** A role in the room's design: `sofa`, `rug`; `window` for windows. */
  kind: string;
  /** How many at least; 1 unless given. */
  count?: number | undefined;
  /** No more than `count`. */
  isExact?: boolean | undefined;
  /** Linear. */
  color?: Rgb | undefined;
  /** Windows only: from the floor nearly to the ceiling. */
  isLarge?: boolean | undefined;
}

/** What an edit is about: a subject by its index, or something that a set added by itself, by its names. */
export type EditTarget = { subject: number } | { names: readonly string[] };

/** A change of one thing in a composed set. */
export type ThingEdit = {
  /** The typed words, and the place of their refinement among all. */
  words: readonly string[];
  refinement: number;
} & (
  | {
      kind: 'add';
      /** Its index as a target counts on from the request's subjects, in the order of the edits. */
      subject: Subject;
      /** Rooms only: a kind of piece that the room builds in its own style, instead of the catalog's item. */
      pieceKind?: string | undefined;
      /** As the picture was seen when it was asked for. */
      view: View;
      /** What it takes the place of. */
      insteadOf?: EditTarget | undefined;
      /** How what lies in or on the replaced thing lies with the new one; it may not lie there unless given. */
      carries?: 'in' | 'on' | undefined;
    }
  /** `copies` of a thing, the last ones first; all unless given, `some` about half of those that are seen. */
  | { kind: 'remove'; target: EditTarget; copies?: number | 'some' | undefined }
  /** Rooms only: wider windows that reach further down. */
  | { kind: 'enlarge-windows' }
  | { kind: 'recolor'; target: EditTarget; color: Rgb }
);

/** What refinements change of a composed set. All else keeps its place, turn, model and color. */
export interface Edits {
  /** Seeds the random streams of what is added or drawn anew. */
  seed: number;
  things: readonly ThingEdit[];
  /** These four replace those of the request, by which the set is still laid out. */
  light?: LightMood | undefined;
  view?: View | undefined;
  backdrop?: Rgb | undefined;
  surface?: string | undefined;
  /** Rooms only; the room's own unless given. */
  floor?: FloorName | undefined;
}

export interface SetRequest {
  /** The photographed product that the subject with its key shows. */
  product?: Product | undefined;
  /** Still lifes only: keys of what may decorate it, instead of what suits the subject. */
  props?: readonly string[] | undefined;
  /** The first one is the hero. */
  subjects: readonly Subject[];
  random: Random;
  /** Of the picture, in pixels. */
  width: number;
  height: number;
  /** Room that an expansion adds beyond each edge; it needs scenery there too. */
  margins?: Margins | undefined;
  light?: LightMood | undefined;
  /** A word such as `marble` or `oak`; unknown words are ignored. */
  surface?: string | undefined;
  /** The room behind a table, or the land behind open ground. */
  place?: FarPlace | Land | undefined;
  palette?: { backdrop?: Rgb | undefined; accent?: Rgb | undefined } | undefined;
  view?: View | undefined;
  /** Rooms only: what is to be seen; each once or more. */
  wishes?: readonly PieceWish[] | undefined;
  /** Kinds of pieces, or names of things, that must not be there. */
  without?: readonly string[] | undefined;
  /** Still lifes only: nothing beside the subjects. */
  isBare?: boolean | undefined;
  /** Rooms only: a style such as `scandinavian`; unknown words are ignored. */
  character?: string | undefined;
  edits?: Edits | undefined;
  /** Changes of single things, after all else. */
  objectEdits?: readonly PhotoEdit[] | undefined;
}

/** The request as refinements want it seen and lit. */
export function asEdited(request: SetRequest): SetRequest {
  const { light, view, backdrop, surface } = request.edits ?? {};
  return {
    ...request,
    light: light ?? request.light,
    view: view ?? request.view,
    surface: surface ?? request.surface,
    palette: backdrop ? { ...request.palette, backdrop } : request.palette,
  };
}

export interface ComposedSet {
  scene: Scene;
  /** Whose picture is laid over the rendered scene. */
  product?: PlacedProduct | undefined;
  /** Edits that found no room, or nothing to change. */
  undone: readonly ThingEdit[];
  /** The things that can be changed by themselves, the nearest first. */
  objects: readonly PhotoObject[];
  /** Changes of single things that are not possible. */
  refusedEdits: readonly PhotoEdit[];
}

export interface PhotoSet {
  name: string;
  /** English words that ask for it. */
  nouns: readonly string[];
  /** Whether the set can show the subject at its true size. */
  fits(subject: Pick<Subject, 'key'>): boolean;
  /** The same request, with a random stream of the same seed, gives the same scene. */
  compose(request: SetRequest): Promise<ComposedSet>;
}
