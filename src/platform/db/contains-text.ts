import { type RawBuilder, sql } from 'kysely';

/** Whether a text of small letters has this part, in any case; every sign stands for itself. */
export function containing(text: RawBuilder<unknown>, part: string): RawBuilder<boolean> {
  return sql<boolean>`${text} LIKE '%' || lower(${part.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`;
}
