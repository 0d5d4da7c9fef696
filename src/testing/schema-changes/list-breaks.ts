import type { Schema } from './read-schema.ts';

/** A change that processes of the release before may not survive, or that stops them while it is made. */
export interface Break {
  /** Table, `table.column`, `table.constraint`, index, `table.trigger` or function. */
  subject: string;
  why: string;
}

/**
 * Lists schema changes that break code for the first schema: removed objects, new restrictions, and changes that lock
 * rows for long. New tables break nothing.
 * @param isOneByOne whether the migration between them ran statement by statement
 */
export function listBreaks(before: Schema, after: Schema, isOneByOne: boolean): Break[] {
  const breaks: Break[] = [];
  const add = (subject: string, why: string) => breaks.push({ subject, why });
  const isOld = (table: string) => before.tables.has(table) && after.tables.has(table);
  const isNewColumn = (column: string) => !before.columns.has(column);

  for (const [name, { file }] of before.tables) {
    const now = after.tables.get(name);
    if (!now) add(name, 'is gone');
    else if (now.file !== file) add(name, 'is rewritten as a whole, while nobody may read it');
  }
  for (const [name, column] of before.columns) {
    if (!isOld(column.table)) continue;
    const now = after.columns.get(name);
    if (!now) add(name, 'is gone');
    else if (now.type !== column.type) add(name, `was ${column.type} and is ${now.type}`);
    else if (now.isGenerated !== column.isGenerated) add(name, 'is written by another than before');
    else if (now.isRequired && !column.isRequired) add(name, 'may not be null any more');
    else if (now.isRequired && column.isFilled && !now.isFilled) add(name, 'has no default any more');
  }
  for (const [name, { table, isRequired, isFilled }] of after.columns)
    if (isOld(table) && isNewColumn(name) && isRequired && !isFilled)
      add(name, 'is required, and the release before does not fill it');
  for (const [name, constraint] of after.constraints) {
    const was = before.constraints.get(name);
    if (!isOld(constraint.table) || was?.definition === constraint.definition) continue;
    if (constraint.columns.length > 0 && constraint.columns.every(isNewColumn)) continue;
    if (!was || !isWider(was.definition, constraint.definition))
      add(name, 'refuses what the release before may write');
    else if (constraint.isValidated && !isOneByOne)
      add(name, 'reads all rows, while nobody may write: add it NOT VALID, and validate it one by one');
  }
  for (const [name, index] of after.indexes) {
    const was = before.indexes.get(name);
    if (!isOld(index.table) || was?.definition === index.definition) continue;
    if (index.isUnique && !index.columns.every(isNewColumn))
      add(name, 'refuses what the release before may write');
    else if (!isOneByOne) add(name, 'is made while nobody may write: make it CONCURRENTLY, one by one');
  }
  for (const [name, { table, definition }] of before.indexes) {
    const now = after.indexes.get(name);
    if (isOld(table) && now?.definition !== definition) add(name, now ? 'is another' : 'is gone');
  }
  for (const [name, { table, definition }] of before.triggers)
    if (isOld(table) && after.triggers.get(name)?.definition !== definition)
      add(name, after.triggers.has(name) ? 'is another' : 'is gone');
  // Those that come after a change tell of it, as a rule; the others may alter or refuse it.
  for (const [name, { table, definition }] of after.triggers)
    if (
      isOld(table) &&
      !before.triggers.has(name) &&
      /^CREATE (CONSTRAINT|\w.* (BEFORE|INSTEAD OF)) /.test(definition)
    )
      add(name, 'may refuse what the release before writes');
  for (const [name, { returns }] of before.functions)
    if (after.functions.get(name)?.returns !== returns)
      add(name, after.functions.has(name) ? 'returns something else' : 'is gone');
  return breaks;
}

const LIST = /ARRAY\[([^\]]*)\]/g;

/** Whether a check is the earlier one with more words in its lists. */
function isWider(was: string, is: string): boolean {
  if (was.replace(LIST, '') !== is.replace(LIST, '')) return false;
  const [before, after] = [was, is].map((text) =>
    [...text.matchAll(LIST)].map(([, words]) => new Set(words?.split(', '))),
  );
  return before!.every((words, at) => [...words].every((word) => after![at]!.has(word)));
}
