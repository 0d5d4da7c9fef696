import type Stripe from 'stripe';
import type { Clock } from './clock.ts';
import type { Flat } from './wire/flat.ts';

/** All stored objects, by the value of `object`. */
export interface Kinds {
  customer: Flat<Stripe.Customer>;
  payment_method: Flat<Stripe.PaymentMethod>;
  product: Flat<Stripe.Product>;
  price: Flat<Stripe.Price>;
  coupon: Flat<Stripe.Coupon>;
  promotion_code: Flat<Stripe.PromotionCode>;
  discount: Flat<Stripe.Discount>;
  'checkout.session': Flat<Stripe.Checkout.Session>;
  'billing_portal.session': Flat<Stripe.BillingPortal.Session>;
  'billing_portal.configuration': Flat<Stripe.BillingPortal.Configuration>;
  subscription: Flat<Stripe.Subscription>;
  invoice: Flat<Stripe.Invoice>;
  invoice_payment: Flat<Stripe.InvoicePayment>;
  payment_intent: Flat<Stripe.PaymentIntent>;
  charge: Flat<Stripe.Charge>;
  refund: Flat<Stripe.Refund>;
  dispute: Flat<Stripe.Dispute>;
  balance_transaction: Flat<Stripe.BalanceTransaction>;
  customer_balance_transaction: Flat<Stripe.CustomerBalanceTransaction>;
  event: StandInEvent;
}
export type Kind = keyof Kinds;
/** Properties that may be left out. */
export type Optional<T, N extends keyof T> = { [K in N]?: T[K] | undefined };
export type Line = Flat<Stripe.InvoiceLineItem>;

export interface StandInEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: boolean;
  /** Webhook endpoints that have not accepted it yet: 0 or 1. */
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** What the stand-in stores for one mode, test or live. Objects of one are unknown to the other. */
export interface Store {
  livemode: boolean;
  clock: Clock;
  /** Origin of the hosted pages. */
  origin: string;
  objects: { [K in Kind]: Map<string, Kinds[K]> };
  deletedCustomers: Set<string>;
  /** The parts of a Checkout request that its session does not show, by session. */
  orders: Map<string, Order>;
  /** Prorations for the next invoice, by subscription. */
  pendingLines: Map<string, Line[]>;
  /** Scheduled prices, by subscription. */
  scheduledPrices: Map<string, string>;
  /** Customers whose next payment is declined, whatever the card. */
  failNext: Set<string>;
  /** Whether the merchant has set up tax. */
  hasTax: boolean;
  /** The request being answered, for its events. */
  cause: { id: string | null; idempotency_key: string | null };
  /** The second up to which everything due has run; -1 initially. */
  settledAt: number;
  announce: (event: StandInEvent) => void;
  /** Whether a webhook endpoint is configured. */
  hasEndpoint: () => boolean;
}

export interface Order {
  price: string;
  quantity: number;
  subscriptionMetadata: Record<string, string>;
  description: string | null;
}

const KINDS: readonly Kind[] = [
  'customer',
  'payment_method',
  'product',
  'price',
  'coupon',
  'promotion_code',
  'discount',
  'checkout.session',
  'billing_portal.session',
  'billing_portal.configuration',
  'subscription',
  'invoice',
  'invoice_payment',
  'payment_intent',
  'charge',
  'refund',
  'dispute',
  'balance_transaction',
  'customer_balance_transaction',
  'event',
];

export function createStore(
  parts: Pick<Store, 'livemode' | 'clock' | 'origin' | 'announce' | 'hasEndpoint'>,
): Store {
  return {
    ...parts,
    objects: Object.fromEntries(KINDS.map((kind) => [kind, new Map()])) as Store['objects'],
    deletedCustomers: new Set(),
    orders: new Map(),
    pendingLines: new Map(),
    scheduledPrices: new Map(),
    failNext: new Set(),
    hasTax: false,
    cause: { id: null, idempotency_key: null },
    settledAt: -1,
  };
}

/** Oldest first. */
export function listObjects<K extends Kind>(store: Store, kind: K): Kinds[K][] {
  return [...store.objects[kind].values()];
}

export function findObject<K extends Kind>(store: Store, kind: K, id: string): Kinds[K] | undefined {
  return store.objects[kind].get(id);
}

/**
 * The object of an id that another stored object refers to.
 * @throws Error when it is not stored
 */
export function getObject<K extends Kind>(store: Store, kind: K, id: string): Kinds[K] {
  const object = findObject(store, kind, id);
  if (!object) throw new Error(`The stand-in for Stripe has no ${kind} ${id}`);
  return object;
}

export function keepObject<K extends Kind>(store: Store, kind: K, object: Kinds[K]): Kinds[K] {
  store.objects[kind].set(object.id, object);
  return object;
}

/** The object with this id, of any kind. */
export function findAny(store: Store, id: string): Kinds[Kind] | undefined {
  for (const kind of KINDS) {
    const object = findObject(store, kind, id);
    if (object) return object;
  }
  return undefined;
}
