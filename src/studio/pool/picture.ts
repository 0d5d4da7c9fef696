import type { BatchRequest, PictureRequest } from '../compose/picture-request.ts';
import type { SceneDescription } from '../compose/scene-description.ts';

export interface Picture {
  width: number;
  height: number;
  /** RGB, 8 bits a channel, row by row from the top left: `width * height * 3` bytes. */
  pixels: Uint8Array;
  scene: SceneDescription;
}

export interface RenderOptions {
  /** Stops the work within one slice and rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called with a growing fraction, 0..1, of the work done. */
  onProgress?: (fraction: number) => void;
}

/** Paints pictures on threads of its own; the caller's event loop stays free. */
export interface Studio {
  /** Pictures are painted in the order they were asked for, each by all threads. */
  render(request: PictureRequest, options?: RenderOptions): Promise<Picture>;
  /** Pictures in the order of the seeds, all or none; progress is that of all together. */
  renderBatch(request: BatchRequest, options?: RenderOptions): Promise<Picture[]>;
  /** Ends the threads; renders still waiting or in hand reject with the code `closed`. */
  close(): Promise<void>;
}
