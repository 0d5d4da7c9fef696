import { paymentOf } from '../billing/collect-payment.ts';
import { isLive } from '../billing/end-subscription.ts';
import { DELIVERY_MODES, type Delivery } from '../events/deliveries.ts';
import { FAULT_KINDS } from '../faults.ts';
import { itemOf } from '../objects/subscription.ts';
import { findObject, getObject, type Kinds, listObjects, type Store } from '../store.ts';
import type { StripeStandIn } from '../stripe-stand-in.ts';
import { documentPage } from './document.ts';
import { type Html, html } from './html.ts';
import { day, invoiceBadge, moment, money, subscriptionBadge } from './wording.ts';

/** Rows of a list; older ones are in the API. */
const ROWS = 25;

/** A merchant's dashboard, with controls for time, webhooks and failures. */
export function dashboardPage(standIn: StripeStandIn): string {
  const store = standIn.stores.test;
  const newest = <T>(all: readonly T[]) => all.slice(-ROWS).toReversed();
  return documentPage(
    'Stand-in for Stripe',
    html`<section><h1>Stand-in for Stripe</h1>
      <p class="quiet">Test mode. The API is at <code>${standIn.url}/v1/</code>, its key <code>${standIn.secretKeys.test}</code>.</p></section>
    <div class="columns">${clockSection(standIn)}${webhookSection(standIn)}${faultSection(standIn)}</div>
    ${list(
      'Subscriptions',
      newest(listObjects(store, 'subscription')).map((each) => subscriptionRow(store, each)),
    )}
    ${list(
      'Invoices',
      newest(listObjects(store, 'invoice')).map((each) => invoiceRow(store, each)),
    )}
    ${list('Webhooks', newest(standIn.deliveries.list()).map(deliveryRow))}
    ${list(
      'Prices',
      listObjects(store, 'price').map((each) => priceRow(store, each)),
    )}
    ${list('Promotion codes', listObjects(store, 'promotion_code').map(codeRow))}`,
    { wide: true },
  );
}

function clockSection({ clock }: StripeStandIn): Html {
  return html`<section><h2>Clock</h2><p>${moment(clock.now().getTime() / 1000)}</p>
    <div class="row">${button('advance', { days: '1' }, 'A day on')}${button('advance', { months: '1' }, 'A month on')}</div>
    <p class="quiet small">Renewals, retries and ends in between happen.</p></section>`;
}

function webhookSection({ deliveries }: StripeStandIn): Html {
  const held = deliveries.list().filter(({ state }) => state === 'held').length;
  return html`<section><h2>Webhook deliveries</h2>
    ${chooser('setMode', 'mode', DELIVERY_MODES, deliveries.mode(), 'Delivery')}
    ${held > 0 && html`<div class="row">${button('flush', {}, `Send ${held} held back`)}</div>`}
    <p class="quiet small">Lost events can still be read from the API.</p></section>`;
}

function faultSection({ faults }: StripeStandIn): Html {
  return html`<section><h2>API failures</h2>${chooser('setFault', 'kind', FAULT_KINDS, faults.kind(), 'Failure')}
    <p class="quiet small">Slow and answer-lost requests are still executed.</p></section>`;
}

function subscriptionRow(store: Store, subscription: Kinds['subscription']): Html {
  const { price, current_period_end: end } = itemOf(subscription);
  const { name } = getObject(store, 'product', price.product);
  const actions = html`${button('failNextPayment', { customerId: subscription.customer }, 'Fail next payment')}
    ${button('cancelNow', { subscriptionId: subscription.id }, 'Cancel now')}`;
  return html`<li><span>${who(store, subscription.customer)}: ${name} ${subscriptionBadge(subscription)}
    <br><code>${subscription.id}</code> <span class="quiet small">until ${day(end)}</span></span>
    <span class="actions">${isLive(subscription) && actions}</span></li>`;
}

function invoiceRow(store: Store, invoice: Kinds['invoice']): Html {
  const intent = paymentOf(store, invoice.id)?.payment.payment_intent;
  const charge = intent === undefined ? undefined : chargeOfIntent(store, intent);
  const dispute = listObjects(store, 'dispute').findLast((each) => each.charge === charge?.id);
  const undecided = dispute && dispute.status !== 'won' && dispute.status !== 'lost';
  const refunded = charge ? charge.amount_refunded : 0;
  const reason = (invoice.billing_reason ?? '').replace('subscription_', '');
  return html`<li><span><a href="/i/${invoice.id}">${invoice.number ?? invoice.id}</a> ${who(store, invoice.customer ?? '')} ${invoiceBadge(invoice)}
    ${refunded > 0 && html`<span class="badge bad">${money(refunded, invoice.currency)} refunded</span>`}
    ${dispute && html`<span class="badge bad">Dispute ${dispute.status.replace('_', ' ')}</span>`}
    <br><code>${invoice.id}</code> <span class="quiet small">${reason}, ${day(invoice.created)}</span></span>
    <span class="actions"><span class="money">${money(invoice.total, invoice.currency)}</span>
    ${invoice.status === 'open' && button('payInvoice', { invoiceId: invoice.id }, 'Pay')}
    ${charge?.paid && !charge.refunded && !dispute && button('refund', { invoiceId: invoice.id }, 'Refund')}
    ${charge?.paid && !dispute && button('openDispute', { invoiceId: invoice.id }, 'Dispute')}
    ${undecided && html`${button('closeDispute', { disputeId: dispute.id, outcome: 'won' }, 'Win')}${button('closeDispute', { disputeId: dispute.id, outcome: 'lost' }, 'Lose')}`}</span></li>`;
}

function chargeOfIntent(store: Store, intentId: string): Kinds['charge'] | undefined {
  const { latest_charge } = getObject(store, 'payment_intent', intentId);
  return latest_charge === null ? undefined : getObject(store, 'charge', latest_charge);
}

function deliveryRow({ eventId, type, state, attempts }: Delivery): Html {
  const last = attempts.at(-1);
  const answer = last ? (last.status ?? last.problem ?? 'no answer') : '';
  const tones: Partial<Record<Delivery['state'], string>> = { delivered: 'good', failed: 'bad', lost: 'bad' };
  return html`<li><span>${type} <span class="badge ${tones[state] ?? ''}">${state}</span>
    <br><code>${eventId}</code> <span class="quiet small">${answer}${attempts.length > 1 ? `, ${attempts.length} times` : ''}</span></span>
    <span class="actions">${button('redeliver', { eventId }, 'Send again')}</span></li>`;
}

function priceRow(store: Store, price: Kinds['price']): Html {
  const { name } = getObject(store, 'product', price.product);
  return html`<li><span>${name} ${!price.active && html`<span class="badge">Inactive</span>`}<br><code>${price.id}</code></span>
    <span class="actions"><span class="money">${money(price.unit_amount ?? 0, price.currency)}</span>
    ${price.active && button('deactivatePrice', { priceId: price.id }, 'Deactivate')}</span></li>`;
}

function codeRow(code: Kinds['promotion_code']): Html {
  return html`<li><span>${code.code} ${!code.active && html`<span class="badge">Inactive</span>`}</span>
    <span class="quiet small">${code.times_redeemed}${code.max_redemptions === null ? '' : ` of ${code.max_redemptions}`} redeemed</span></li>`;
}

function who(store: Store, customerId: string): string {
  return findObject(store, 'customer', customerId)?.email ?? customerId;
}

function list(title: string, rows: readonly Html[]): Html {
  return html`<section><h2>${title}</h2>${rows.length === 0 ? html`<p class="quiet">None yet.</p>` : html`<ul class="plain">${rows}</ul>`}</section>`;
}

function button(control: string, values: Record<string, string>, label: string): Html {
  const fields = Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="/dashboard/${control}">${fields}<button type="submit">${label}</button></form>`;
}

function chooser(control: string, name: string, all: readonly string[], now: string, label: string): Html {
  return html`<form method="post" action="/dashboard/${control}"><div class="row"><span class="grow"><label for="${name}">${label}</label>
    <select id="${name}" name="${name}">${all.map((each) => html`<option${{ markup: each === now ? ' selected' : '' }}>${each}</option>`)}</select></span>
    <button type="submit">Set</button></div></form>`;
}
