import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import {
  listSecurityEventRows,
  type SecurityEventRow,
} from '#features/security-events/queries/security-events';
import { CSV_FORMAT } from '#platform/csv/csv-format';
import type { Database } from '#platform/db/client';
import { type FilterQuery, readFilter } from './read-filter.ts';

const PAGE = 1_000;

const COLUMNS = [
  'id',
  'at',
  'kind',
  'userId',
  'email',
  'subjectUserId',
  'subjectEmail',
  'address',
  'requestId',
  'count',
  'details',
] as const;

/** All events that match the filter, newest first, streamed as CSV (RFC 4180) or JSON lines. */
export function exportSecurityEvents(
  deps: { db: Database },
  { format, ...query }: FilterQuery & { format: 'csv' | 'ndjson' },
): Readable {
  const rows = readRows(deps.db, query);
  if (format === 'ndjson') return Readable.from(toLines(rows), { objectMode: false });
  const csv = stringify({ ...CSV_FORMAT, columns: [...COLUMNS] });
  pipeline(Readable.from(toRecords(rows)), csv, () => undefined);
  return csv;
}

async function* readRows(db: Database, query: FilterQuery): AsyncGenerator<SecurityEventRow> {
  const filter = readFilter(query);
  let before: number | undefined;
  for (;;) {
    const rows = await listSecurityEventRows(db, {
      ...filter,
      limit: PAGE,
      ...(before !== undefined && { before }),
    });
    yield* rows;
    before = rows.at(-1)?.id;
    if (rows.length < PAGE) return;
  }
}

async function* toLines(rows: AsyncIterable<SecurityEventRow>): AsyncGenerator<string> {
  for await (const row of rows)
    yield `${JSON.stringify(Object.fromEntries(COLUMNS.map((name) => [name, row[name]])))}\n`;
}

async function* toRecords(rows: AsyncIterable<SecurityEventRow>) {
  for await (const { at, details, ...row } of rows)
    yield { ...row, at: at.toISOString(), details: JSON.stringify(details) };
}
