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
  /** Words for another thing, to learn whether it can be drawn. */
  by?: string | undefined;
}

export interface SceneReading {
  /** The things that can be changed by themselves, the nearest first; none for pictures of other models and versions. */
  objects: SceneObject[];
  /** Whether `by` names something that can take a thing's place; undefined if nothing was asked. */
  knowsReplacement?: boolean | undefined;
}

/** A thing of a picture. */
export interface SceneObject {
  id: string;
  /** A noun, and which of several it is. */
  label: string;
  /** As parts of the picture's width and height, from its top left. */
  box: PartBox;
  actions: ObjectAction[];
}

export interface PartBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const OBJECT_ACTIONS = ['remove', 'recolor', 'replace', 'move'] as const;
export type ObjectAction = (typeof OBJECT_ACTIONS)[number];
