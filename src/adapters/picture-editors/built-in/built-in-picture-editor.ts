import type { Painter } from '#engines/painter/painter';
import type { PictureEditor } from '#ports/picture-editor';
import { editObject } from './edit-object.ts';
import { erasePart } from './erase-part.ts';

/** Edits on this machine, without a key or the network. */
export function createBuiltInPictureEditor(deps: { studio: Pick<Painter, 'render'> }): PictureEditor {
  return {
    edit({ edit, ...asked }, options) {
      switch (edit.operation) {
        case 'object':
          return editObject(deps, { ...asked, ...edit }, options);
        case 'erase':
          return erasePart(asked, options);
      }
    },
  };
}
