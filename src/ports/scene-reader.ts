import type { Caller } from '#platform/fairness/shed-load';

/** Knows what the pictures of an engine show. */
export interface SceneReader {
  /** @throws ProviderError `transient` if it stopped; AppError `rate_limited` if it has too many scenes to read */
  readScene(asked: SceneToRead & { isPaid: boolean; caller: Caller }): Promise<SceneReading>;
}

export interface SceneToRead {
  /** The picture's own, of any model. */
  details: Record<string, unknown>;
  size: { width: number; height: number };
  /** A change, to learn whether the scene allows it. */
  edit?: SceneEdit | undefined;
}

export interface SceneReading {
  /** The things that can be changed by themselves, the nearest first; none for pictures of other models and versions. */
  objects: SceneObject[];
  /** Whether the change is possible: its words are known, and there is room; undefined if none was asked. */
  allows?: boolean | undefined;
}

/** A thing of a picture. */
export interface SceneObject {
  id: string;
  /** A noun, and which of several it is. */
  label: string;
  /** As parts of the picture's width and height, from its top left. */
  box: PartBox;
  actions: ObjectAction[];
  /** Whether a move may change its size as well: photographed things keep theirs. */
  isScalable: boolean;
}

/** A change of one of the things. */
export type SceneEdit = { id: string } & (
  | { action: 'remove' }
  /** Display hex. */
  | { action: 'recolor'; color: string }
  /** What takes its place, in words. */
  | { action: 'replace'; prompt: string }
  | { action: 'move'; box: PartBox }
  | { action: 'turn' }
  | { action: 'duplicate' }
  /** Stands before what hid a part of it. */
  | { action: 'front' }
);

export interface PartBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type ObjectAction = SceneEdit['action'];
