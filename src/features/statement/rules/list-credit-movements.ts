import { BACKGROUND_REMOVAL_MODEL } from '#features/images/contract/enumerations';
import { nameOfPrompt } from '#features/images/rules/words-before-change';
import type { Database } from '#platform/db/client';
import { CREDIT_REASONS, type CreditReason } from '../contract/credit-history.ts';
import {
  type CreditMovementRow,
  type CreditMovementsPlace,
  listCreditMovementRows,
} from '../queries/credit-movements.ts';

/**
 * A line of the statement, see contract/credit-history. The parts of a hold are one line, as are those of its release.
 */
export type Movement = ReturnType<typeof toMovement>;

// A hold and its release have a monthly and an extra part.
const PARTS_MAX = 2;

/**
 * A page of the changes of a user's spendable credits, newest first, each with the balance after it.
 * @param place `limit` in lines; `before` is the id of the last line of the previous page
 */
export async function listCreditMovements(
  { db }: { db: Database },
  place: CreditMovementsPlace,
): Promise<{ movements: Movement[]; next: number | null }> {
  // One more line than requested, with all parts of each.
  const rows = await listCreditMovementRows(db, { ...place, limit: PARTS_MAX * (place.limit + 1) });
  const lines = groupParts(rows);
  const movements = lines.slice(0, place.limit).map(toMovement);
  return { movements, next: lines.length > place.limit ? (movements.at(-1)?.id ?? null) : null };
}

/** The parts of a line are adjacent, because a transfer locks the user's accounts. */
function groupParts(rows: readonly CreditMovementRow[]): CreditMovementRow[][] {
  const lines: CreditMovementRow[][] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    if (last && row.generationId !== null && lineName(last[0]!) === lineName(row)) last.push(row);
    else lines.push([row]);
  }
  return lines;
}

function lineName({ kind, generationId }: CreditMovementRow): string {
  return `${kind === 'hold' ? 'hold' : 'return'}:${generationId}`;
}

/** @param parts newest first, at least one */
function toMovement(parts: CreditMovementRow[]) {
  const newest = parts[0]!;
  return {
    // The oldest part's id, so that smaller ids belong to other lines.
    id: parts.at(-1)!.id,
    at: newest.createdAt,
    reason: reasonOf(newest),
    amount: sum(parts, 'change'),
    balance: newest.balance,
    lapsed: sum(parts, 'lapsed'),
    generation: generationOf(newest),
    invoice: invoiceOf(newest),
  };
}

function sum(parts: CreditMovementRow[], key: 'change' | 'lapsed'): number {
  return parts.reduce((total, part) => total + part[key], 0);
}

/**
 * A generation's reason follows from the kind of transfer. Expirations without a reason are renewals of early releases.
 */
function reasonOf({ kind, generationId, reason }: CreditMovementRow): CreditReason {
  if (generationId !== null) return kind === 'hold' ? 'generation' : 'not-delivered';
  const known = CREDIT_REASONS.find((it) => it === reason);
  return known ?? (kind === 'expire' && reason === null ? 'renewed' : 'other');
}

function generationOf(row: CreditMovementRow) {
  const { generationId: id, captured, modelId, imageCount, prompt, grounding } = row;
  if (id === null) return null;
  return {
    id,
    isDeleted: modelId === null,
    isCutout: modelId === BACKGROUND_REMOVAL_MODEL,
    imageCount,
    prompt: prompt ? nameOfPrompt({ prompt, grounding }) : null,
    image: imageOf(row),
    state: captured === null ? ('reserved' as const) : ('settled' as const),
    charged: captured ?? 0,
    isCanceled: row.settledFor === 'canceled',
  };
}

function imageOf({ imageId: id, objectKey, width, height, thumbHash }: CreditMovementRow) {
  if (id === null || objectKey === null || width === null || height === null || thumbHash === null)
    return null;
  return { id, objectKey, width, height, thumbHash };
}

function invoiceOf({ invoiceId: id, invoiceNumber, invoiceUrl, amountPaid, currency }: CreditMovementRow) {
  if (id === null || amountPaid === null || currency === null) return null;
  return { id, number: invoiceNumber, hostedUrl: invoiceUrl, amountPaid, currency };
}
