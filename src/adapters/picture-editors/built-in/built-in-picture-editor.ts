import type { Painter } from '#engines/painter/painter';
import type { CutoutModel } from '#ports/cutout-model';
import type { ImageModel } from '#ports/image-model';
import type { PictureEditor } from '#ports/picture-editor';
import { adjustPicture } from './adjust-picture.ts';
import { changeBackground } from './change-background.ts';
import { editObject } from './edit-object.ts';
import { erasePart } from './erase-part.ts';
import { expandPicture } from './expand-picture.ts';
import { paintPart } from './paint-part.ts';

/** Edits on this machine, without a key or the network; a hosted model paints parts that no engine knows. */
export function createBuiltInPictureEditor(deps: {
  studio: Pick<Painter, 'render'>;
  cutoutModel: CutoutModel;
  /** Undefined for models that are not on offer. */
  findImageModel: (id: string) => ImageModel | undefined;
}): PictureEditor {
  return {
    edit({ edit, ...asked }, options) {
      switch (edit.operation) {
        case 'object':
          return editObject(deps, { ...asked, ...edit }, options);
        case 'erase':
          return erasePart(asked, options);
        case 'adjust':
          return adjustPicture({ ...asked, ...edit }, options);
        case 'paint':
          return paintPart(deps, { ...asked, ...edit }, options);
        case 'expand':
          return expandPicture(deps, { ...asked, ...edit }, options);
        case 'background':
          return changeBackground(deps, { ...asked, ...edit }, options);
      }
    },
  };
}
