import { z } from 'zod';
import { emitEvent } from '../events/emit-event.ts';
import { buildCustomerBalanceTransaction } from '../objects/customer-balance.ts';
import { keepObject, listObjects } from '../store.ts';
import { invalidRequest } from '../wire/api-error.ts';
import { changeMetadata, integer, metadata, readParameters } from '../wire/parameters.ts';
import { lookUp, PAGE, page, type Route } from './route.ts';

const PATH = '/v1/customers/:id/balance_transactions';
const fields = z.strictObject({
  amount: integer,
  currency: z.string().length(3),
  description: z.string().max(350).optional(),
  metadata: metadata.optional(),
});

export const customerBalanceRoutes: Route[] = [
  {
    method: 'POST',
    path: PATH,
    answer: (call) => {
      const customer = lookUp(call, 'customer');
      const { amount, currency, description, metadata: given } = readParameters(fields, call.form);
      if (customer.currency !== null && customer.currency !== currency)
        throw invalidRequest(`The currency of this customer is ${customer.currency}.`, { param: 'currency' });
      const before = customer.balance;
      customer.balance += amount;
      customer.currency ??= currency;
      emitEvent(call.store, 'customer.updated', customer, { balance: before });
      return keepObject(
        call.store,
        'customer_balance_transaction',
        buildCustomerBalanceTransaction(call.store, {
          amount,
          currency,
          customer: customer.id,
          description: description ?? null,
          ending_balance: customer.balance,
          metadata: changeMetadata({}, given),
        }),
      );
    },
  },
  {
    method: 'GET',
    path: PATH,
    answer: (call) => {
      const { id } = lookUp(call, 'customer');
      const found = listObjects(call.store, 'customer_balance_transaction').filter(
        ({ customer }) => customer === id,
      );
      return page(
        `/v1/customers/${id}/balance_transactions`,
        found,
        readParameters(z.strictObject(PAGE), call.form),
      );
    },
  },
];
