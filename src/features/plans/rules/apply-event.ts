import type { Database } from '#platform/db/client';
import type { GatewayEvent } from '#ports/payment-gateway';
import type { Finding } from '../queries/reconciliations.ts';
import { hasStripeEvent, insertStripeEvent } from '../queries/stripe-events.ts';
import { observeEvent } from './observe-event.ts';
import type { PaymentsDeps } from './payments.ts';
import { requirePayments } from './require-payments.ts';
import { runGatewayTasks } from './run-gateway-tasks.ts';

/**
 * Applies what an event tells of, once. The event is a hint: what it is about is asked for again, outside any
 * transaction, so that neither order nor repetition matters; its effect and its id are written together.
 * @returns what could not be explained; those of an event that was applied before are not told again
 * @throws ProviderError when the gateway cannot be asked; nothing has been written then, and the event may come again.
 */
export async function applyEvent(
  { db, payments }: PaymentsDeps & { db: Database },
  event: GatewayEvent,
  source: 'webhook' | 'reconciliation',
): Promise<Finding[]> {
  const open = requirePayments(payments);
  if (event.about === 'other' || (await hasStripeEvent(db, event.id))) return [];
  const effect = await observeEvent({ db, payments: open }, event);
  const findings = await db.transaction().execute(async (trx) => {
    const { id, type, createdAt } = event;
    const isNew = await insertStripeEvent(trx, { id, type, source, createdAt });
    return isNew ? await effect(trx) : [];
  });
  return [...findings, ...(await runGatewayTasks({ db, payments: open }, { isPatient: true }))];
}
