import { AppError } from '#platform/errors/app-error';
import type { Payments } from './payments.ts';

/** @throws AppError `payments_off` where no payments are configured. */
export function requirePayments(payments: Payments | null): Payments {
  if (payments) return payments;
  throw new AppError('payments_off');
}
