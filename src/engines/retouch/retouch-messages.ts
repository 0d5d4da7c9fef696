import type { ChangeLimits } from './changed-mask.ts';
import type { Mask, Raster } from './raster.ts';

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
  /** Colors are display hex: one, or two for a gradient from top to bottom. */
  | { kind: 'lay-over'; cutout: Raster; colors: readonly [top: string, bottom?: string] };

/** `progress` comes in between. */
export type RetouchAnswer =
  | { kind: 'progress'; fraction: number }
  | { kind: 'done'; picture: Raster }
  /** Nothing to fill it with, or nothing that changed. */
  | { kind: 'impossible' }
  | { kind: 'failed'; message: string };
