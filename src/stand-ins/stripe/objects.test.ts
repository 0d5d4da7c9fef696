import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScene, type Scene } from './stand-in.fixture.ts';

type Json = Record<string, unknown>;

const samples = new URL('../../../../shared/peers/stripe-fixtures3.json', import.meta.url);
const present = existsSync(samples);

/** Fields of the samples (earlier API versions) that the SDK's types no longer have. */
const REMOVED = ['invoice.subscription'];
/** Present only when expanded. */
const ONLY_EXPANDED = ['charge.refunds'];

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.stop());

/** One object of each kind as the API sends it, read as plain JSON: the SDK would convert decimals. */
async function collectObjects(): Promise<Json[]> {
  const { customer, session } = await scene.subscribe({ code: 'ONCE20' });
  await scene.subscribe({ card: 'fails-later' });
  const [invoice] = await scene.invoices(customer);
  scene.standIn.refund(invoice!.id, { amount: 100 });
  await scene.standIn.clock.advance({ months: 1 });
  const [renewal] = await scene.invoices(customer);
  scene.standIn.openDispute(renewal!.id);
  await scene.stripe.customers.createBalanceTransaction(customer, { amount: -500, currency: 'usd' });
  const portal = await scene.stripe.billingPortal.sessions.create({ customer });
  const deleted = await scene.stripe.customers.create({});
  await scene.stripe.customers.del(deleted.id);
  scene.standIn.setUpTax();
  const { test } = scene.standIn.stores;
  const raw = async (path: string): Promise<Json> => {
    const response = await fetch(`${scene.standIn.url}/v1/${path}`, {
      headers: { authorization: `Bearer ${scene.standIn.secretKeys.test}` },
    });
    return (await response.json()) as Json;
  };
  const stored = Object.values(test.objects).flatMap((all) =>
    [...all.values()].map((object): Json => ({ ...object })),
  );
  return [
    ...stored,
    await raw('account'),
    await raw('tax/settings'),
    { ...(await raw(`customers/${deleted.id}`)), kind: 'deleted_customer' },
    await raw(`checkout/sessions/${session}?expand[]=line_items`),
    { ...portal },
  ];
}

it.skipIf(!present)(
  'sends every field of Stripe’s published samples (skipped where the samples are not beside the checkout)',
  async () => {
    const { resources } = JSON.parse(readFileSync(samples, 'utf8')) as { resources: Record<string, Json> };
    const objects = await collectObjects();
    const checked = new Set<string>();
    const problems = objects.flatMap((object) => {
      const kind = String(object.kind ?? object.object);
      const sample = resources[kind];
      if (!sample) return [];
      checked.add(kind);
      return differences(sample, object, kind);
    });
    expect([...new Set(problems)].sort()).toEqual([]);
    expect([...checked].sort()).toEqual([
      'account',
      'balance_transaction',
      'billing_portal.configuration',
      'billing_portal.session',
      'charge',
      'checkout.session',
      'coupon',
      'customer',
      'customer_balance_transaction',
      'deleted_customer',
      'discount',
      'dispute',
      'event',
      'invoice',
      'invoice_payment',
      'payment_intent',
      'payment_method',
      'price',
      'product',
      'promotion_code',
      'refund',
      'subscription',
      'tax.settings',
    ]);
  },
);

/** Fields of the sample that ours lacks or has with another type, where both are filled. */
function differences(sample: unknown, ours: unknown, path: string): string[] {
  if (REMOVED.includes(path) || ONLY_EXPANDED.includes(path) || path.endsWith('.metadata')) return [];
  // An event may carry any kind of object.
  if (path === 'event.data.object') return [];
  if (ours === undefined) return [`${path} is missing`];
  if (sample === null || ours === null) return [];
  if (Array.isArray(sample) && Array.isArray(ours)) {
    if (sample.length === 0) return [];
    return ours.flatMap((each) => differences(sample[0], each, `${path}[]`));
  }
  if (typeof sample !== typeof ours || Array.isArray(sample) !== Array.isArray(ours))
    return [`${path} is ${typeof ours}, not ${typeof sample}`];
  if (typeof sample !== 'object') return [];
  return Object.entries(sample as Json).flatMap(([name, value]) =>
    differences(value, (ours as Json)[name], `${path}.${name}`),
  );
}
