import { setTimeout as wait } from 'node:timers/promises';
import type { LedgerAudit } from '#features/credits/contract/credits';
import { generationAccepted } from '#features/generations/contract/generations';
import type { PlanId } from '#features/plans/contract/plans';
import { type CreditMovement, creditHistory } from '#features/statement/contract/credit-history';
import { STAND_IN_PRICES } from '#main/embedded/stripe-seed';
import type { StripeStandIn } from '#stand-ins/stripe/stripe-stand-in';
import { auditLedger } from './audit-ledger.ts';
import { createPerson, type SitePerson } from './site-person.ts';
import type { TestBilling } from './test-billing.ts';

type Objects = StripeStandIn['stores']['test']['objects'];
type Kept<Kind extends keyof Objects> = Objects[Kind] extends Map<string, infer T> ? T : never;

/** A user who can pay. */
export interface Payer extends SitePerson {
  /** Asks for a plan's Checkout, as the button of the pricing page does. */
  askForCheckout(plan?: PlanId, promoCode?: string): Promise<Response>;
  /** The id of the Checkout session that was opened. */
  openCheckout(plan?: PlanId, promoCode?: string): Promise<string>;
  /** Opens a Checkout, pays there and comes back after the webhooks. */
  subscribe(plan?: PlanId, promoCode?: string): Promise<void>;
  /** Asks for pictures. @returns the generation's id */
  request(imageCount?: number): Promise<string>;
  /** What can be spent, and what is reserved. */
  balance(): Promise<{ credits: number; held: number }>;
  /**
   * The statement, the oldest line first, such as `+300 subscription = 300`.
   * @throws Error when its lines do not add up
   */
  history(): Promise<string[]>;
  /** The gateway's id for this person. */
  customerId(): Promise<string>;
  /** The subscription at the gateway. @throws Error where there is not exactly one */
  subscription(): Promise<Kept<'subscription'>>;
  /** The invoices at the gateway, the oldest first. */
  invoices(): Promise<Kept<'invoice'>[]>;
}

const FORM = {
  assetId: null,
  exampleAsset: null,
  modelId: 'wellness-yoga',
  category: 'wellness',
  style: 'artistic',
  customPrompt: 'a yoga class at dawn',
  mood: 'calm',
  colorScheme: 'muted',
  composition: 'balanced',
  outputFormat: 'banner',
};

/** @param credits that do not expire, which the person has from the start */
export async function createPayer(site: TestBilling, credits = 0): Promise<Payer> {
  const person = await createPerson(site, credits);
  const { objects } = site.standIn.stores.test;
  const accept = async (answer: Response) => {
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return await answer.json();
  };
  const askForCheckout: Payer['askForCheckout'] = (plan = 'professional', promoCode) =>
    person.post('/api/create-subscription', { priceId: STAND_IN_PRICES[plan], promoCode });
  const openCheckout: Payer['openCheckout'] = async (plan, promoCode) => {
    const { url } = (await accept(await askForCheckout(plan, promoCode))) as { url: string };
    return sessionOf(url);
  };
  const customerId = async () => {
    const { stripeCustomerId } = await site.db
      .selectFrom('users')
      .select('stripeCustomerId')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    if (stripeCustomerId === null) throw new Error('There is no customer');
    return stripeCustomerId;
  };
  return {
    ...person,
    askForCheckout,
    openCheckout,
    customerId,
    async subscribe(plan, promoCode) {
      site.standIn.completeCheckout(await openCheckout(plan, promoCode));
      await untilDelivered(site.standIn);
    },
    async request(imageCount = 1) {
      const answer = await person.post('/api/visualize', { ...FORM, imageCount });
      return generationAccepted.parse(await accept(answer)).id;
    },
    async balance() {
      return (await accept(await person.call('/api/auth/credits'))) as { credits: number; held: number };
    },
    async history() {
      const answer = await person.call('/api/credit-history?limit=200');
      const { movements } = creditHistory.parse(await accept(answer));
      return checkSums(movements.toReversed()).map(line);
    },
    async subscription() {
      const customer = await customerId();
      const [one, ...others] = [...objects.subscription.values()].filter((s) => s.customer === customer);
      if (!one || others.length > 0)
        throw new Error(`There are ${others.length + (one ? 1 : 0)} subscriptions`);
      return one;
    },
    async invoices() {
      const customer = await customerId();
      return [...objects.invoice.values()].filter((invoice) => invoice.customer === customer);
    },
  };
}

/** After a test: mends the gateway, waits for what it still has to tell, and audits the ledger. */
export async function closeBooks({ db, standIn }: TestBilling): Promise<LedgerAudit> {
  standIn.faults.set('none');
  standIn.deliveries.setMode('normal');
  await untilDelivered(standIn);
  return await auditLedger(db);
}

const PATIENCE_MS = 30_000;

/** Waits until every event has been accepted. @throws Error that names those that are not */
export async function untilDelivered({ deliveries }: StripeStandIn): Promise<void> {
  const told = deliveries.idle().then(() => true);
  if (await Promise.race([told, wait(PATIENCE_MS, false, { ref: false })])) return;
  const open = deliveries.list().filter(({ state }) => state === 'pending' || state === 'failed');
  throw new Error(`Events are not accepted: ${JSON.stringify(open)}`);
}

/** The Checkout session behind an address. */
export function sessionOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1)!;
}

function checkSums(movements: CreditMovement[]): CreditMovement[] {
  let balance = 0;
  for (const movement of movements) {
    balance += movement.amount;
    if (movement.balance !== balance)
      throw new Error(`The statement says ${movement.balance} where its lines add up to ${balance}`);
  }
  return movements;
}

function line({ amount, reason, balance, generation, lapsed }: CreditMovement): string {
  const signed = amount > 0 ? `+${amount}` : `${amount}`;
  const ended = lapsed > 0 ? ` (${lapsed} lapsed)` : '';
  const became =
    reason !== 'generation' || !generation
      ? ''
      : generation.state === 'reserved'
        ? ' (reserved)'
        : ` (charged ${generation.charged})`;
  return `${signed} ${reason}${became}${ended} = ${balance}`;
}
