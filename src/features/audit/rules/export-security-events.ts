import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import {
  listSecurityEventRows,
  type SecurityEventRow,
} from '#features/security-events/queries/security-events';
import type { Database } from '#platform/db/client';
import { type AskedFilter, readFilter } from './read-filter.ts';

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

/** All events that fit the filter, the newest first, as CSV (RFC 4180) or a JSON object a line; made while it is read. */
export function exportSecurityEvents(
  deps: { db: Database },
  { format, ...asked }: AskedFilter & { format: 'csv' | 'ndjson' },
): Readable {
  const rows = walk(deps.db, asked);
  if (format === 'ndjson') return Readable.from(toLines(rows), { objectMode: false });
  // An apostrophe keeps spreadsheets from running a value as a formula; the byte order mark tells them that it is UTF-8.
  const csv = stringify({
    bom: true,
    header: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    columns: [...COLUMNS],
  });
  pipeline(Readable.from(toRecords(rows)), csv, () => undefined);
  return csv;
}

async function* walk(db: Database, asked: AskedFilter): AsyncGenerator<SecurityEventRow> {
  const filter = readFilter(asked);
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
