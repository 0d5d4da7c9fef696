import type { Finding } from '../queries/reconciliations.ts';

/** Something at the gateway that belongs to nobody here. */
export function unknownCustomer(subject: string, customerId: string): Finding {
  const detail = `Customer ${customerId} belongs to no user of this site`;
  return { kind: 'unknown-customer', subject, detail, repaired: false };
}
