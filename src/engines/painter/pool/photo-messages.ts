import type { RenderedPicture } from '#engines/photo-studio/photo-studio';
import type { CutOut } from '#engines/photo-studio/product/cut-out';
import type { Margins } from '#engines/photo-studio/scene/widen-camera';
import type { ThingEdit } from '#engines/photo-studio/sets/set';
import type { ObjectEdit } from '#engines/studio/scene/object-edit';
import type { PhotoPlan } from '../plan/photo-plan.ts';

/** Orders to the photo thread: one photo at a time. */
export type PhotoOrder =
  | {
      kind: 'paint';
      plan: PhotoPlan;
      seed: number;
      /** Of the plan's product. */
      cutOut?: CutOut | undefined;
      /** Changes of single things. */
      objectEdits?: readonly ObjectEdit[] | undefined;
      /** Pixels of the picture for which the scene is composed: another size shows the same scene. */
      composedFor: { width: number; height: number };
      /** How much more is seen beyond its edges. */
      margins?: Margins | undefined;
      width: number;
      height: number;
      samples: number;
      /** Whether somebody looks at previews, which take about a second. */
      hasPreviews: boolean;
    }
  | { kind: 'cancel' };

/** `progress` and `preview` come in between; one of the others ends a photo. */
export type PhotoAnswer =
  | { kind: 'preview'; preview: RenderedPicture }
  | { kind: 'progress'; fraction: number }
  | {
      kind: 'painted';
      pixels: Uint8Array<ArrayBuffer>;
      missing: readonly string[];
      undone: readonly ThingEdit[];
    }
  | { kind: 'canceled' }
  | { kind: 'failed'; message: string };
