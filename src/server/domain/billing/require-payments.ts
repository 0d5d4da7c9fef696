import { AppError } from '#server/errors';
import type { Payments } from './payments.ts';

/** @throws AppError `payments_off` where no payments are configured. */
export function requirePayments(payments: Payments | null): Payments {
  if (payments) return payments;
  throw new AppError('payments_off', 'Payments are not set up on this site.');
}
