import type Stripe from 'stripe';

type Plain = string | number | boolean | null | undefined;

/**
 * An object of the SDK's types as it crosses the wire unexpanded: where the type allows an id or the whole
 * object the id stands, and decimals are text.
 */
export type Flat<T> = T extends Stripe.Decimal
  ? string
  : T extends Plain
    ? T
    : T extends readonly (infer E)[]
      ? Flat<Named<E>>[]
      : { [K in keyof T]: Flat<Named<T[K]>> };

type Named<T> = string extends Extract<T, string> ? Extract<T, Plain> : T;
