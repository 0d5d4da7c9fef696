import { emitEvent } from '../events/emit-event.ts';
import { buildDispute } from '../objects/money-back.ts';
import { buildBalanceTransaction } from '../objects/payment.ts';
import { invalidRequest } from '../wire/api-error.ts';
import { getObject, type Kinds, keepObject, type World } from '../world.ts';

type Dispute = Kinds['dispute'];

/**
 * Withdraws the whole charge until the dispute is decided.
 * @throws ApiError when the charge is already disputed
 */
export function openDispute(world: World, charge: Kinds['charge']): Dispute {
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} is disputed already.`);
  const dispute = keepObject(world, 'dispute', buildDispute(world, { charge }));
  charge.disputed = true;
  emitEvent(world, 'charge.dispute.created', dispute);
  moveMoney(world, dispute, -dispute.amount);
  emitEvent(world, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** @throws ApiError when it is already decided */
export function closeDispute(world: World, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw invalidRequest(`Dispute ${dispute.id} is closed already.`);
  const previous = { status: dispute.status };
  dispute.status = outcome;
  emitEvent(world, 'charge.dispute.closed', dispute, previous);
  if (outcome === 'won') {
    moveMoney(world, dispute, dispute.amount);
    emitEvent(world, 'charge.dispute.funds_reinstated', dispute);
  }
  return dispute;
}

function moveMoney(world: World, dispute: Dispute, amount: number): void {
  const charge = getObject(world, 'charge', dispute.charge);
  const movement = buildBalanceTransaction(world, {
    amount,
    currency: dispute.currency,
    source: dispute.id,
    type: 'adjustment',
    description: `Chargeback ${amount < 0 ? 'withdrawal' : 'reversal'} for ${charge.id}`,
  });
  dispute.balance_transactions.push(keepObject(world, 'balance_transaction', movement));
}
