import type { PictureRequest } from '../compose/picture-request.ts';
import type { Scene } from '../compose/scene.ts';
import type { SceneDescription } from '../compose/scene-description.ts';
import type { Exposure } from '../finish/finish-stages.ts';
import type { StudioErrorCode } from '../studio-error.ts';
import type { CanvasMemory, CanvasSizes, Part } from './canvas.ts';
import type { Sketch } from './find-change.ts';

/** Orders from the queue to a thread. `control` holds [next slice, canceled]. */
export type Order =
  | ({ kind: 'compose' } & PictureRequest)
  | {
      kind: 'begin';
      scene: Scene;
      width: number;
      height: number;
      memory: CanvasMemory;
      control: SharedArrayBuffer;
      part: Part | undefined;
      /** Metered if undefined. */
      exposure: Exposure | undefined;
    }
  | { kind: 'stage'; index: number }
  | { kind: 'collect' }
  | { kind: 'end'; leavesMemory: boolean };

/** One answer per order; `slice` and `sketch` report progress in between, `refused` replaces any other answer. */
export type Answer =
  | {
      kind: 'composed';
      scene: Scene;
      description: SceneDescription;
      sizes: CanvasSizes;
      /** The area to repaint; undefined for the whole picture. */
      part: Part | undefined;
    }
  | { kind: 'refused'; code: StudioErrorCode; message: string }
  | { kind: 'begun'; weights: number[] }
  | { kind: 'slice'; work: number }
  | { kind: 'sketch'; sketch: Sketch }
  | { kind: 'staged' }
  | { kind: 'collected'; pixels: Uint8Array<ArrayBuffer> }
  | { kind: 'ended' };

export const NEXT_SLICE = 0;
export const CANCELED = 1;
