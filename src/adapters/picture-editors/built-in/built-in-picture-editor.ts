import type { Painter } from '#engines/painter/painter';
import type { CutoutModel } from '#ports/cutout-model';
import type { PictureEditor } from '#ports/picture-editor';
import { adjustPicture } from './adjust-picture.ts';
import { changeBackground } from './change-background.ts';
import { editObject } from './edit-object.ts';
import { erasePart } from './erase-part.ts';
import { expandPicture } from './expand-picture.ts';

/** Edits on this machine, without a key or the network. */
export function createBuiltInPictureEditor(deps: {
  studio: Pick<Painter, 'render'>;
  cutoutModel: CutoutModel;
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
        case 'expand':
          return expandPicture(deps, { ...asked, ...edit }, options);
        case 'background':
          return changeBackground(deps, { ...asked, ...edit }, options);
      }
    },
  };
}
