import type { ChangeLimits } from './changed-mask.ts';
import type { Place } from './continue-picture.ts';
import type { Behind, ShadowOrder } from './lay-over.ts';
import type { Area, Mask, Raster } from './raster.ts';

/** An order to the retouching thread; each thread gets one. */
export type RetouchOrder =
  | { kind: 'fill'; picture: Raster; mask: Mask }
  | {
      kind: 'lay-in';
      /** The picture that is changed. */
      under: Raster;
      /** Two paintings of its scene, without and with the change. */
      before: Raster;
      after: Raster;
      limits: ChangeLimits;
    }
  /** The picture in a wider view of its scene; on a larger canvas that is filled with patches of it. */
  | { kind: 'lay-into-view'; picture: Raster; view: Raster; place: Place }
  | { kind: 'continue'; picture: Raster; frame: Place & { width: number; height: number } }
  /** Another painting of an area of the picture, RGB. */
  | { kind: 'lay-part'; under: Raster; over: Raster; area: Area; mask: Mask }
  | { kind: 'lay-over'; cutout: Raster; behind: Behind; shadow?: ShadowOrder | undefined };

/** `progress` comes in between. */
export type RetouchAnswer =
  | { kind: 'progress'; fraction: number }
  | { kind: 'done'; picture: Raster }
  /** Nothing to fill it with, nothing that changed, or no shadow that can be told from the background. */
  | { kind: 'impossible' }
  | { kind: 'failed'; message: string };
