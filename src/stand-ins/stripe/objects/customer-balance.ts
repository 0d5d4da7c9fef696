import { newId } from '../new-id.ts';
import type { Kinds, Store } from '../store.ts';

type Transaction = Kinds['customer_balance_transaction'];

/** A change of the customer's balance; a positive amount is a debt. */
export function buildCustomerBalanceTransaction(
  store: Store,
  input: Pick<
    Transaction,
    'amount' | 'currency' | 'customer' | 'description' | 'ending_balance' | 'metadata'
  >,
): Transaction {
  return {
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    amount: input.amount,
    checkout_session: null,
    created: store.clock.now(),
    credit_note: null,
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    description: input.description,
    ending_balance: input.ending_balance,
    invoice: null,
    livemode: store.livemode,
    metadata: input.metadata,
    type: 'adjustment',
  } satisfies Transaction;
}
