import { pictureEdit } from '../contract/picture-edit.ts';

/** The words that a person typed for an edit: written over the picture, or saying what comes into it. None for no edit. */
export function wordsOfEdit(stored: unknown): string[] {
  const { data: edit } = pictureEdit.safeParse(stored);
  if (edit?.operation === 'adjust') return edit.adjust.texts.map(({ words }) => words);
  if (edit?.operation === 'background')
    return edit.background.kind === 'staging' ? [edit.background.prompt] : [];
  if (edit?.operation === 'paint') return [edit.prompt];
  if (edit?.operation === 'object') return edit.object.action === 'replace' ? [edit.object.prompt] : [];
  return [];
}
