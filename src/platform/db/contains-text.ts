import { type RawBuilder, sql } from 'kysely';

/** Whether a lower-case text contains this part, ignoring its case; no character is a wildcard. */
export function containing(text: RawBuilder<unknown>, part: string): RawBuilder<boolean> {
  return sql<boolean>`${text} LIKE '%' || lower(${part.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`;
}
