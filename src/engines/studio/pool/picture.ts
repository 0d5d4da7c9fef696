import type { BatchRequest, PictureRequest } from '../compose/picture-request.ts';
import type { SceneDescription } from '../compose/scene-description.ts';
import type { Exposure } from '../finish/finish-stages.ts';
import type { Part } from './canvas.ts';
import type { Sketch } from './find-change.ts';

export interface Picture {
  width: number;
  height: number;
  /** RGB, 8 bits a channel, row by row from the top left: `width * height * 3` bytes. */
  pixels: Uint8Array;
  /** The repainted area, if the request had `changeOf`; undefined if the whole picture was painted. */
  area?: Part['area'] | undefined;
  /** How it was developed; undefined for people, who are drawn in display colors. */
  exposure?: Exposure | undefined;
  scene: SceneDescription;
}

export interface RenderOptions {
  /** Aborts within one slice and rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called with the increasing fraction of the work done, 0..1. */
  onProgress?: (fraction: number) => void;
  /** Gets the changed picture, small, of a request for the change alone. */
  onSketch?: (sketch: Sketch) => void;
}

/** Paints pictures on its own threads, off the caller's event loop. */
export interface Studio {
  /** Pictures are painted in FIFO order, each on all threads. */
  render(request: PictureRequest, options?: RenderOptions): Promise<Picture>;
  /** Pictures in the order of the seeds, all or none; progress covers all of them. */
  renderBatch(request: BatchRequest, options?: RenderOptions): Promise<Picture[]>;
  /** Terminates the threads; pending renders reject with the code `closed`. */
  close(): Promise<void>;
}
