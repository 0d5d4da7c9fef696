import { reconcile } from '../rules/reconcile.ts';

/** Every hour, and when a worker starts: compares the payment gateway with what stands here. */
export async function reconcilePaymentsJob(deps: Parameters<typeof reconcile>[0]): Promise<void> {
  await reconcile(deps);
}
