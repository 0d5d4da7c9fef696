import type Stripe from 'stripe';

type Plain = string | number | boolean | null | undefined;

/** An object of the SDK's types as it is sent unexpanded: ids instead of objects, decimals as text. */
export type Flat<T> = T extends Stripe.Decimal
  ? string
  : T extends Plain
    ? T
    : T extends readonly (infer E)[]
      ? Flat<Named<E>>[]
      : { [K in keyof T]: Flat<Named<T[K]>> };

type Named<T> = string extends Extract<T, string> ? Extract<T, Plain> : T;
