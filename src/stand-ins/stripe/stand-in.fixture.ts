import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { type StandInOptions, type StripeStandIn, startStripeStandIn } from './stripe-stand-in.ts';

export const WEBHOOK_SECRET = 'whsec_fixture';

export interface Scene {
  standIn: StripeStandIn;
  stripe: Stripe;
  /** The SDK with a live key. */
  live: Stripe;
  /** Events in order of arrival; the SDK has verified their signatures. */
  received: Stripe.Event[];
  /** The endpoint's answer; initially 200. */
  endpoint: { status: number };
  /** Subscribes a new customer through Checkout. */
  subscribe(options?: SubscribeOptions): Promise<Subscribed>;
  invoices(customer: string): Promise<Stripe.Invoice[]>;
  stop(): Promise<void>;
}

interface SubscribeOptions {
  price?: string;
  /** A seeded code. */
  code?: string;
  card?: 'ok' | 'fails-later';
}

export interface Subscribed {
  customer: string;
  subscription: string;
  session: string;
}

const PLANS = [
  ['price_starter', 'Starter', 1900],
  ['price_pro', 'Professional', 4900],
] as const;

/** A stand-in with two plans and three codes, a verifying webhook endpoint, and the real SDK. */
export async function openScene(options: StandInOptions = {}): Promise<Scene> {
  const received: Stripe.Event[] = [];
  const endpoint = { status: 200 };
  const hooks = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const signature = request.headers['stripe-signature'] ?? '';
      received.push(stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET));
      response.writeHead(endpoint.status).end();
    });
  });
  await new Promise<void>((resolve) => hooks.listen(0, '127.0.0.1', resolve));
  const standIn = await startStripeStandIn({
    retryDelayMs: 20,
    seed: {
      prices: PLANS.map(([id, productName, unitAmount]) => ({
        id,
        productName,
        unitAmount,
        currency: 'usd',
        interval: 'month',
      })),
      promotionCodes: [
        { code: 'ONCE20', percentOff: 20, duration: 'once' },
        { code: 'ALWAYS50', percentOff: 50, duration: 'forever' },
        { code: 'FREE', percentOff: 100, duration: 'forever', maxRedemptions: 1 },
      ],
    },
    webhook: { url: `http://127.0.0.1:${(hooks.address() as AddressInfo).port}/`, secret: WEBHOOK_SECRET },
    ...options,
  });
  const connect = (key: string) =>
    new Stripe(key, { host: '127.0.0.1', port: standIn.port, protocol: 'http', maxNetworkRetries: 0 });
  const stripe = connect(standIn.secretKeys.test);
  return {
    standIn,
    stripe,
    live: connect(standIn.secretKeys.live),
    received,
    endpoint,
    subscribe: (wanted) => subscribe(stripe, standIn, wanted),
    invoices: async (customer) => (await stripe.invoices.list({ customer })).data,
    async stop() {
      await standIn.stop();
      await new Promise((resolve) => hooks.close(resolve));
    },
  };
}

async function subscribe(
  stripe: Stripe,
  standIn: StripeStandIn,
  { price = 'price_starter', code, card = 'ok' }: SubscribeOptions = {},
): Promise<Subscribed> {
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  const codes = code === undefined ? [] : (await stripe.promotionCodes.list({ code })).data;
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price, quantity: 1 }],
    success_url: 'http://localhost/success?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost/pricing',
    ...(codes[0] ? { discounts: [{ promotion_code: codes[0].id }] } : {}),
  });
  standIn.completeCheckout(session.id, { card });
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
  return { customer: customer.id, subscription: String(subscription), session: session.id };
}

/** The item with a subscription's price and current month. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  return subscription.items.data[0]!;
}
