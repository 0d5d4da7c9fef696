import { emitEvent } from '../events/emit-event.ts';
import { type Kinds, listObjects, type World } from '../world.ts';
import { endSubscription, isLive } from './end-subscription.ts';

/** Ends the customer's subscriptions at once; invoices and payments stay. */
export function deleteCustomer(world: World, customer: Kinds['customer']): void {
  for (const subscription of listObjects(world, 'subscription'))
    if (subscription.customer === customer.id && isLive(subscription))
      endSubscription(world, subscription, 'cancellation_requested');
  world.objects.customer.delete(customer.id);
  world.deletedCustomers.add(customer.id);
  emitEvent(world, 'customer.deleted', customer);
}
