import type { Adjustment } from '#features/editing/contract/adjustment';
import type { Expansion } from '#features/editing/contract/expansion';
import type { RawPicture } from '#platform/images/raw-picture';
import type { EncodedImage, GenerateOptions, ImageDescription } from './image-model.ts';
import type { PictureEdit } from './provenance.ts';
import type { PartBox, SceneEdit } from './scene-reader.ts';

/** Changes a part of a picture; the rest keeps its pixels. */
export interface PictureEditor {
  /**
   * @throws ProviderError `rejected` if the edit is not possible; the signal's reason when aborted
   */
  edit(asked: PictureToEdit, options: GenerateOptions): Promise<EditedPicture>;
}

export interface PictureToEdit {
  picture: EncodedImage;
  description: ImageDescription;
  edit: EditOfPicture;
  /** White where the picture changes, of the picture's size; only for edits that are painted. */
  mask?: EncodedImage | undefined;
  /** The picture that comes behind the subject; only for that background. */
  behind?: EncodedImage | undefined;
  /** 32-bit unsigned: another one stages a subject in another way. */
  seed: number;
  /** Idempotency key, for providers that support one. */
  requestKey: string;
  /** Whether the picture was made around an upload, which its scene does not know. */
  isAroundUpload: boolean;
  /** Whether nothing may be added whose author must be named. */
  creditFree?: boolean | undefined;
}

export type EditOfPicture =
  | {
      operation: 'object';
      object: SceneEdit;
      /** Where the thing was, as parts of the picture's sides. */
      from: PartBox;
    }
  | { operation: 'erase' }
  /** A hosted model paints what the mask covers. */
  | { operation: 'paint'; prompt: string; model: string }
  | { operation: 'background'; background: Background }
  | { operation: 'adjust'; adjust: Adjustment }
  | { operation: 'expand'; expand: Expansion };

/** What is behind the subject; colors are display hex, gradients run from top to bottom. */
export type Background =
  | { kind: 'none' }
  | { kind: 'color'; color: string; shadow: Shadow }
  | { kind: 'gradient'; from: string; to: string; shadow: Shadow }
  /** A set of the studio, in words: the subject is photographed on it. */
  | { kind: 'staging'; prompt: string }
  /** `behind` of the request. */
  | { kind: 'picture'; shadow: Shadow };

/** `kept`: the one that it throws on its present background; `made`: one on a floor, or on a wall. */
export type Shadow = 'none' | 'kept' | 'made';

export interface EditedPicture {
  /** Of the same size, unless it was cropped or expanded; with alpha if it was transparent, or is now. */
  image: RawPicture;
  description: ImageDescription;
  /** What was done, in order, for the content credentials. */
  made: PictureEdit[];
}
