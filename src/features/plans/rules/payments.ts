import { AppError } from '#platform/errors/app-error';
import type { PaymentGateway } from '#ports/payment-gateway';
import type { Plan } from '../contract/plans.ts';

/** The payment gateway and the plans for sale. */
export interface Payments {
  gateway: PaymentGateway;
  /** All have a price. */
  plans: readonly Plan[];
}

export interface PaymentsDeps {
  /** Null if payments are not configured. */
  payments: Payments | null;
}

/** @throws AppError `payments_off` if payments are not configured */
export function requirePayments(payments: Payments | null): Payments {
  if (payments) return payments;
  throw new AppError('payments_off');
}
