import type { Caller } from '#platform/fairness/shed-load';
import type { Preview } from '#platform/images/encode-preview';
import type { ImageRequest } from './image-model.ts';

/** Paints small, quick and possibly grainy pictures while a request is still being written. */
export interface PictureSketcher {
  /**
   * @param caller a newer request replaces the caller's earlier one
   * @throws ProviderError `transient` if it was replaced, too many people wait, or it failed; the signal's reason when aborted
   */
  sketch(request: SketchRequest, options: { caller: Caller; signal: AbortSignal }): Promise<Preview>;
}

export type SketchRequest = Pick<
  ImageRequest,
  'prompt' | 'width' | 'height' | 'seed' | 'settings' | 'creditFree'
>;

/** By image model; models without one sketch nothing. */
export type PictureSketchers = ReadonlyMap<string, PictureSketcher>;
