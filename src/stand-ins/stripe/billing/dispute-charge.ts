import { emitEvent } from '../events/emit-event.ts';
import { buildDispute } from '../objects/money-back.ts';
import { buildBalanceTransaction } from '../objects/payment.ts';
import { getObject, type Kinds, keepObject, type Store } from '../store.ts';
import { invalidRequest } from '../wire/api-error.ts';

type Dispute = Kinds['dispute'];

/**
 * Withdraws the whole charge until the dispute is decided.
 * @throws ApiError when the charge is already disputed
 */
export function openDispute(store: Store, charge: Kinds['charge']): Dispute {
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} is disputed already.`);
  const dispute = keepObject(store, 'dispute', buildDispute(store, { charge }));
  charge.disputed = true;
  emitEvent(store, 'charge.dispute.created', dispute);
  moveMoney(store, dispute, -dispute.amount);
  emitEvent(store, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** @throws ApiError when it is already decided */
export function closeDispute(store: Store, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw invalidRequest(`Dispute ${dispute.id} is closed already.`);
  const previous = { status: dispute.status };
  dispute.status = outcome;
  emitEvent(store, 'charge.dispute.closed', dispute, previous);
  if (outcome === 'won') {
    moveMoney(store, dispute, dispute.amount);
    emitEvent(store, 'charge.dispute.funds_reinstated', dispute);
  }
  return dispute;
}

function moveMoney(store: Store, dispute: Dispute, amount: number): void {
  const charge = getObject(store, 'charge', dispute.charge);
  const movement = buildBalanceTransaction(store, {
    amount,
    currency: dispute.currency,
    source: dispute.id,
    type: 'adjustment',
    description: `Chargeback ${amount < 0 ? 'withdrawal' : 'reversal'} for ${charge.id}`,
  });
  dispute.balance_transactions.push(keepObject(store, 'balance_transaction', movement));
}
