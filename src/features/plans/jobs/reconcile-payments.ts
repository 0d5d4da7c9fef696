import { reconcile } from '../rules/reconcile.ts';

/** Runs every hour and when a worker starts: compares the gateway's data with the database. */
export async function reconcilePaymentsJob(deps: Parameters<typeof reconcile>[0]): Promise<void> {
  await reconcile(deps);
}
