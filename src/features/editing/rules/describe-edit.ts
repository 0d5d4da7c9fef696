import type { StoredEdit } from '#features/generations/contract/picture-edit';
import { editWords } from '#phrases';

/** The words of a version: what was done, as its prompt says for others. */
export function describeEdit(edit: StoredEdit, label: string | undefined): string {
  if (edit.operation === 'erase') return editWords.erase;
  if (edit.operation === 'paint') return editWords.paint(edit.prompt);
  if (edit.operation === 'adjust') {
    const [text, ...more] = edit.adjust.texts;
    return text ? editWords.write(text.words.replace(/\s+/g, ' ').trim(), more.length) : editWords.adjust;
  }
  if (edit.operation === 'expand') return editWords.expand;
  if (edit.operation === 'background')
    return edit.background.kind === 'staging'
      ? editWords.stage(edit.background.prompt)
      : editWords.background[edit.background.kind];
  const { object } = edit;
  const thing = label ?? editWords.thing;
  return object.action === 'replace'
    ? editWords.replace(thing, object.prompt)
    : editWords[object.action](thing);
}
