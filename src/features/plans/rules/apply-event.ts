import type { Database } from '#platform/db/client';
import type { GatewayEvent } from '#ports/payment-gateway';
import type { Finding } from '../contract/billing.ts';
import { hasStripeEvent, insertStripeEvent } from '../queries/stripe-events.ts';
import { observeEvent } from './observe-event.ts';
import { type PaymentsDeps, requirePayments } from './payments.ts';
import { runGatewayTasks } from './run-gateway-tasks.ts';

/**
 * Applies an event once. The event is only a hint: the current state is read from the gateway first, outside any
 * transaction, so order and repetition do not matter. The effect and the event's id are committed together.
 * @returns findings that nothing explains; none for an event that was applied before
 * @throws ProviderError when the gateway call fails; nothing is written, and the event may be delivered again
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
  return [...findings, ...(await runGatewayTasks({ db, payments: open }, { skipsRecent: true }))];
}
