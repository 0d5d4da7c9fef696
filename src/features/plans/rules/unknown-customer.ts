import type { Finding } from '../contract/billing.ts';

/** A finding about a gateway object that belongs to no user. */
export function unknownCustomer(subject: string, customerId: string): Finding {
  const detail = `Customer ${customerId} belongs to no user of this site`;
  return { kind: 'unknown-customer', subject, detail, repaired: false };
}
