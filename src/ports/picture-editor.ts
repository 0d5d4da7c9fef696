import type { RawPicture } from '#platform/images/raw-picture';
import type { EncodedImage, GenerateOptions, ImageDescription } from './image-model.ts';
import type { PictureEdit } from './provenance.ts';
import type { PartBox } from './scene-reader.ts';

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
  /** `from` is where the thing was, as parts of the picture's sides. */
  { operation: 'object'; object: { id: string } & ObjectChange; from: PartBox } | { operation: 'erase' };

export type ObjectChange =
  | { action: 'remove' }
  /** Display hex. */
  | { action: 'recolor'; color: string }
  | { action: 'replace'; prompt: string }
  | { action: 'move'; box: PartBox };

export interface EditedPicture {
  /** Of the same size, with the same channels. */
  image: RawPicture;
  description: ImageDescription;
  /** For the content credentials. */
  made: PictureEdit;
}
