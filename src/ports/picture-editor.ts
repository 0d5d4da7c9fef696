import type { Adjustment } from '#features/editing/contract/adjustment';
import type { RawPicture } from '#platform/images/raw-picture';
import type { EncodedImage, GenerateOptions, ImageDescription } from './image-model.ts';
import type { PictureEdit } from './provenance.ts';
import type { PartBox, SceneEdit } from './scene-reader.ts';

/** Changes a part of a picture; the rest keeps its pixels. */
export interface PictureEditor {
  /**
   * @throws ProviderError `rejected` if the edit is not possible; the signal's reason when aborted
   */
  edit(
    asked: PictureToEdit,
    options: Pick<GenerateOptions, 'signal' | 'onProgress' | 'onPreview'>,
  ): Promise<EditedPicture>;
}

export interface PictureToEdit {
  picture: EncodedImage;
  description: ImageDescription;
  edit: EditOfPicture;
  /** White where the picture changes, of the picture's size; only for edits that are painted. */
  mask?: EncodedImage | undefined;
}

export type EditOfPicture =
  | {
      operation: 'object';
      object: SceneEdit;
      /** Where the thing was, as parts of the picture's sides. */
      from: PartBox;
    }
  | { operation: 'erase' }
  | { operation: 'background'; background: Background }
  | { operation: 'adjust'; adjust: Adjustment };

/** What is behind the subject; colors are display hex, gradients run from top to bottom. */
export type Background =
  | { kind: 'none' }
  | { kind: 'color'; color: string }
  | { kind: 'gradient'; from: string; to: string };

export interface EditedPicture {
  /** Of the same size, unless it was cropped; with alpha if it was transparent, or is now. */
  image: RawPicture;
  description: ImageDescription;
  /** For the content credentials. */
  made: PictureEdit;
}
