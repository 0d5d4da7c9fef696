import { emitEvent } from '../events/emit-event.ts';
import { type Kinds, listObjects, type Store } from '../store.ts';
import { endSubscription, isLive } from './end-subscription.ts';

/** Ends the customer's subscriptions at once; invoices and payments stay. */
export function deleteCustomer(store: Store, customer: Kinds['customer']): void {
  for (const subscription of listObjects(store, 'subscription'))
    if (subscription.customer === customer.id && isLive(subscription))
      endSubscription(store, subscription, 'cancellation_requested');
  store.objects.customer.delete(customer.id);
  store.deletedCustomers.add(customer.id);
  emitEvent(store, 'customer.deleted', customer);
}
