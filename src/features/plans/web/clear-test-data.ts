import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { ApiError } from '#web/api/request.ts';
import { toast, toastFailure, toastSuccess } from '#web/ui/toast-store.ts';
import { clearTestCustomer } from '../contract/billing.ts';
import { adviceFor } from './failure-texts.ts';

const RELOAD_MS = 1_500;

/** Whether the refusal is about a test-mode customer. */
export function isTestData(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'test_mode_customer';
}

/** Forgets the test customer, shows a toast, and reloads the page. */
export async function clearTestData(): Promise<void> {
  toast({
    title: 'Test Subscription Detected',
    description: 'Your previous subscription was created in test mode. Clearing test data...',
  });
  try {
    await call(clearTestCustomer);
  } catch (error) {
    toastFailure(phrases.portalFailed, adviceFor(error));
    return;
  }
  toastSuccess('Test data cleared', 'You can now subscribe to a production plan.');
  setTimeout(() => location.reload(), RELOAD_MS);
}
