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
