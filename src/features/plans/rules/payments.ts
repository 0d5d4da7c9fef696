import type { PaymentGateway } from '#ports/payment-gateway';
import type { Plan } from '../contract/plans.ts';

/** What takes payments here, and what is sold. */
export interface Payments {
  gateway: PaymentGateway;
  /** All have a price. */
  plans: readonly Plan[];
}

export interface PaymentsDeps {
  /** Null where no payments are configured. */
  payments: Payments | null;
}
