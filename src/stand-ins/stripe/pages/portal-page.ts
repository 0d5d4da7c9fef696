import { prorationLines } from '../billing/change-plan.ts';
import { isLive } from '../billing/end-subscription.ts';
import { openInvoices } from '../billing/follow-payment.ts';
import { previewInvoice } from '../billing/preview-invoice.ts';
import { waitsForPeriodEnd } from '../billing/schedule-plan.ts';
import { cardOf } from '../objects/payment-method.ts';
import { itemOf } from '../objects/subscription.ts';
import { findObject, getObject, type Kinds, listObjects, type Store } from '../store.ts';
import { documentPage } from './document.ts';
import { type Html, html } from './html.ts';
import { cardChoice, day, invoiceBadge, money, subscriptionBadge } from './wording.ts';

type Subscription = Kinds['subscription'];

interface PortalPlace {
  session: Kinds['billing_portal.session'];
  /** The form address. */
  path: string;
}

/** The customer's plan, card and invoices. `path`: the form address. */
export function portalPage(store: Store, session: Kinds['billing_portal.session'], path: string): string {
  const customer = getObject(store, 'customer', session.customer);
  const subscriptions = listObjects(store, 'subscription')
    .filter((each) => each.customer === customer.id && isLive(each))
    .toReversed();
  const invoices = listObjects(store, 'invoice').filter((each) => each.customer === customer.id);
  return documentPage(
    'Your subscription',
    html`<section>
      <h1>Your subscription</h1>
      <p class="quiet">${customer.email ?? customer.id}</p>
      ${subscriptions.length === 0 && html`<p>No plan is running. Nothing will be charged.</p>`}
    </section>
    ${subscriptions.map((each) => subscriptionSections(store, each, { session, path }))}
    ${subscriptions[0] && cardSection(store, subscriptions[0], path)}
    <section><h2>Invoices</h2>${invoices.length === 0 ? html`<p class="quiet">None yet.</p>` : html`<ul class="plain">${invoices.toReversed().map(invoiceRow)}</ul>`}</section>
    ${session.return_url !== null && html`<a class="back" href="${session.return_url}">Back</a>`}`,
  );
}

function subscriptionSections(
  store: Store,
  subscription: Subscription,
  { session, path }: PortalPlace,
): Html {
  const { price, current_period_end: end } = itemOf(subscription);
  const product = getObject(store, 'product', price.product);
  const ending = subscription.cancel_at_period_end;
  const hidden = html`<input type="hidden" name="subscription" value="${subscription.id}">`;
  return html`<section>
    <h2>${product.name} ${subscriptionBadge(subscription)}</h2>
    ${openInvoices(store, subscription.id).map(unpaidNote)}
    <dl>
      <div><dt>Price</dt><dd>${money(price.unit_amount ?? 0, price.currency)} per month</dd></div>
      ${
        ending
          ? html`<div><dt>Ends on</dt><dd>${day(end)}</dd></div>`
          : html`<div><dt>Next payment</dt><dd>${money(previewInvoice(store, subscription).amount_due, price.currency)} on ${day(end)}</dd></div>`
      }
    </dl>
    <form method="post" action="${path}/${ending ? 'resume' : 'cancel'}">${hidden}
      ${
        ending
          ? html`<button type="submit">Keep the plan</button>`
          : html`<button class="danger" type="submit">Cancel the plan</button>
            <p class="quiet small">It stays yours until ${day(end)}; nothing is charged after.</p>`
      }</form>
  </section>
  <section><h2>Change plan</h2>
    ${scheduledNote(store, subscription)}
    <ul class="plain">${otherPrices(store, subscription).map((other) => planRow(store, subscription, other, { session, path }))}</ul></section>`;
}

function unpaidNote(invoice: Kinds['invoice']): Html {
  const retry = invoice.next_payment_attempt;
  return html`<p class="problem">A payment of ${money(invoice.amount_remaining, invoice.currency)} failed.
    <a href="/i/${invoice.id}">Pay it now</a>${retry === null ? '.' : `, or it is tried again on ${day(retry)}.`}</p>`;
}

function scheduledNote(store: Store, subscription: Subscription): Html | false {
  const price = findObject(store, 'price', store.scheduledPrices.get(subscription.id) ?? '');
  if (!price) return false;
  const { name } = getObject(store, 'product', price.product);
  return html`<p class="quiet">${name} begins on ${day(itemOf(subscription).current_period_end)}.</p>`;
}

function planRow(
  store: Store,
  subscription: Subscription,
  price: Kinds['price'],
  { session, path }: PortalPlace,
): Html {
  const product = getObject(store, 'product', price.product);
  const lines = prorationLines(store, subscription, { price, quantity: itemOf(subscription).quantity ?? 1 });
  const balance = getObject(store, 'customer', subscription.customer).balance;
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  const due = sum + balance;
  const configuration = getObject(store, 'billing_portal.configuration', session.configuration);
  const today = waitsForPeriodEnd(configuration, subscription, price)
    ? `from ${day(itemOf(subscription).current_period_end)} on`
    : due > 0
      ? `${money(due, price.currency)} today`
      : `nothing today, ${money(-due, price.currency)} left for later payments`;
  return html`<li><span>${product.name} <span class="quiet small">${money(price.unit_amount ?? 0, price.currency)} per month; ${today}</span></span>
    <form method="post" action="${path}/change-plan">
      <input type="hidden" name="subscription" value="${subscription.id}"><input type="hidden" name="price" value="${price.id}">
      <button type="submit">Switch to ${product.name}</button></form></li>`;
}

function cardSection(store: Store, subscription: Subscription, path: string): Html {
  const method = getObject(store, 'payment_method', subscription.default_payment_method!);
  return html`<section><h2>Card</h2>
    <p class="quiet">Visa ending in ${method.card?.last4 ?? ''}</p>
    <form method="post" action="${path}/card">${cardChoice(cardOf(method))}<button type="submit">Use this card</button></form></section>`;
}

function invoiceRow(invoice: Kinds['invoice']): Html {
  return html`<li><span><a href="/i/${invoice.id}">${day(invoice.created)}</a> <span class="quiet small">${invoice.number ?? ''}</span></span>
    <span class="actions"><span class="money">${money(invoice.total, invoice.currency)}</span> ${invoiceBadge(invoice)}</span></li>`;
}

function otherPrices(store: Store, subscription: Subscription): Kinds['price'][] {
  const current = itemOf(subscription).price;
  return listObjects(store, 'price').filter(
    (price) =>
      price.active &&
      price.recurring !== null &&
      price.currency === current.currency &&
      price.id !== current.id &&
      findObject(store, 'product', price.product)?.active === true,
  );
}
