import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { CSV_FORMAT } from '#platform/csv/csv-format';
import type { Database } from '#platform/db/client';
import { describeMovement } from './describe-movement.ts';
import type { Movement } from './list-credit-movements.ts';
import { streamCreditMovements } from './stream-credit-movements.ts';

const COLUMNS = [
  'Date',
  'Description',
  'Credits',
  'Balance',
  'Picture ID',
  'Prompt',
  'Invoice number',
  'Invoice amount',
];

/** A user's whole statement as CSV (RFC 4180), newest first, produced as fast as it is read. */
export function writeStatementCsv(deps: { db: Database }, { userId }: { userId: string }): Readable {
  const csv = stringify({ ...CSV_FORMAT, columns: COLUMNS });
  pipeline(Readable.from(readRecords(deps, userId)), csv, () => undefined);
  return csv;
}

async function* readRecords(deps: { db: Database }, userId: string) {
  for await (const movement of streamCreditMovements(deps, { userId })) yield toRecord(movement);
}

function toRecord(movement: Movement): (string | number | null)[] {
  const { at, amount, balance, generation, invoice } = movement;
  return [
    at.toISOString(),
    describeMovement(movement),
    amount,
    balance,
    generation?.id ?? null,
    generation?.prompt ?? null,
    invoice?.number ?? null,
    invoice && moneyText(invoice),
  ];
}

/** `9.99 USD`, with the currency's number of decimals. */
function moneyText({ amountPaid, currency }: NonNullable<Movement['invoice']>): string {
  const code = currency.toUpperCase();
  const { maximumFractionDigits: decimals = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions();
  return `${(amountPaid / 10 ** decimals).toFixed(decimals)} ${code}`;
}
