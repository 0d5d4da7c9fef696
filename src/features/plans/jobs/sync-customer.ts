import { isWorthRetrying } from '#platform/errors/provider-error';
import { syncCustomer } from '../rules/sync-customer.ts';

interface SyncCustomerDeps {
  onNotSynced: (userId: string, error: unknown) => void;
}

/** Updates the customer at the gateway. A refused update is logged and not retried: it would be refused again. */
export async function syncCustomerJob(
  deps: SyncCustomerDeps & Parameters<typeof syncCustomer>[0],
  { data }: { data: { userId: string; occasion: string } },
): Promise<void> {
  try {
    await syncCustomer(deps, data);
  } catch (error) {
    if (isWorthRetrying(error)) throw error;
    deps.onNotSynced(data.userId, error);
  }
}
