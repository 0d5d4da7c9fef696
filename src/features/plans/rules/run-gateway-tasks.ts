import type { Database } from '#platform/db/client';
import { ProviderError } from '#platform/errors/provider-error';
import type { PaymentGateway } from '#ports/payment-gateway';
import type { Finding } from '../contract/billing.ts';
import {
  type GatewayTaskRow,
  takeGatewayTask,
  updateGatewayTaskDone,
  updateGatewayTaskFailed,
} from '../queries/gateway-tasks.ts';
import { findSubscription } from '../queries/subscriptions.ts';
import type { Payments } from './payments.ts';
import { refreshSubscription } from './refresh-subscriptions.ts';

/**
 * Runs the open gateway tasks: ends subscriptions, refunds money, charges balances. Each task has an idempotency key,
 * so it takes effect once even if a process dies or two run at once. A failed task stays open and is retried.
 * @param skipsRecent skips tasks that failed less than a minute ago
 */
export async function runGatewayTasks(
  { db, payments }: { db: Database; payments: Payments },
  { skipsRecent }: { skipsRecent: boolean },
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const tried: string[] = [];
  for (;;) {
    const task = await takeGatewayTask(db, { skipsRecent, except: tried });
    if (!task) return findings;
    tried.push(task.name);
    try {
      await perform(payments.gateway, task);
      await updateGatewayTaskDone(db, task.name);
      if (task.kind === 'cancel-subscription') await applyCancellation({ db, payments }, task.subject);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await updateGatewayTaskFailed(db, task.name, error.message);
      const detail = `${task.description}: ${error.message}`;
      findings.push({ kind: 'gateway-task-failed', subject: task.subject, detail, repaired: false });
      if (error.kind === 'transient') return findings;
    }
  }
}

async function perform(gateway: PaymentGateway, task: GatewayTaskRow): Promise<void> {
  const { name, kind, subject, description } = task;
  const amount = task.amount ?? 0;
  const currency = task.currency ?? '';
  if (kind === 'cancel-subscription') await gateway.cancelSubscription(subject, name);
  else if (kind === 'refund-payment') await gateway.refundPayment({ paymentIntentId: subject, amount }, name);
  else await gateway.chargeBalance({ customerId: subject, amount, currency, description }, name);
}

/** Applies the change at once, without waiting for the gateway's webhook. */
async function applyCancellation(deps: { db: Database; payments: Payments }, id: string): Promise<void> {
  const row = await findSubscription(deps.db, id);
  if (row) await refreshSubscription(deps, row);
}
