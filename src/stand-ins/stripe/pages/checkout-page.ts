import type { Card } from '../objects/payment-method.ts';
import { getObject, type Kinds, type Store } from '../store.ts';
import { documentPage, messagePage } from './document.ts';
import { type Html, html } from './html.ts';
import { cardChoice, money, reduction } from './wording.ts';

export interface CheckoutState {
  /** Why the last attempt failed. */
  problem?: string | undefined;
  codeProblem?: string | undefined;
  card?: Card | undefined;
  email?: string | undefined;
}

/** The Checkout page: plan, first and later payments, and the button. */
export function checkoutPage(store: Store, session: Kinds['checkout.session'], state: CheckoutState): string {
  const order = store.orders.get(session.id)!;
  const price = getObject(store, 'price', order.price);
  const product = getObject(store, 'product', price.product);
  const currency = price.currency;
  const monthly = session.amount_subtotal!;
  const back = session.cancel_url;
  return documentPage(
    `Subscribe to ${product.name}`,
    html`<section>
      <h1>Subscribe to ${product.name}</h1>
      ${product.description !== null && html`<p class="quiet">${product.description}</p>`}
      <p class="big">${money(monthly, currency)} <small>per month</small></p>
    </section>
    <section>
      <h2>Summary</h2>
      <dl>
        <div><dt>${product.name}${order.quantity > 1 ? ` × ${order.quantity}` : ''}</dt><dd>${money(monthly, currency)}</dd></div>
        ${discountRows(store, session)}
        <div class="sum"><dt>Total today</dt><dd>${money(session.amount_total!, currency)}</dd></div>
      </dl>
      ${renewal(store, session, monthly)}
      ${session.allow_promotion_codes === true && codeForm(session, state)}
    </section>
    <section>
      <h2>Payment</h2>
      ${state.problem !== undefined && html`<p class="problem" role="alert">${state.problem}</p>`}
      <form method="post" action="/c/pay/${session.id}">
        ${emailField(session, state)}
        ${session.amount_total === 0 ? html`<p class="small quiet">Nothing is due today. The card is saved for later payments.</p>` : undefined}
        ${cardChoice(state.card ?? 'ok')}
        <div class="field"><label for="fingerprint">Card name <span class="quiet small">(the same name means the same card; leave empty for a new card)</span></label>
        <input type="text" id="fingerprint" name="fingerprint" maxlength="64" autocomplete="off"></div>
        <button class="main" type="submit">Subscribe</button>
      </form>
    </section>
    ${back !== null && html`<a class="back" href="${back}">Back</a>`}`,
  );
}

/** For sessions that are complete or expired. */
export function closedCheckoutPage(session: Kinds['checkout.session']): string {
  if (session.status === 'complete')
    return messagePage('You are subscribed', 'This checkout was completed; nothing more is charged here.', {
      href: successUrl(session),
      label: 'Continue',
    });
  return messagePage(
    'This checkout has expired',
    'Nothing was charged. Choose the plan again to start over.',
    session.cancel_url === null ? undefined : { href: session.cancel_url, label: 'Back' },
  );
}

export function successUrl(session: Kinds['checkout.session']): string {
  return session.success_url!.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function discountRows(store: Store, session: Kinds['checkout.session']): Html[] {
  return (session.discounts ?? []).map(({ coupon: couponId, promotion_code }) => {
    const coupon = getObject(store, 'coupon', couponId!);
    const code =
      promotion_code === null
        ? (coupon.name ?? coupon.id)
        : getObject(store, 'promotion_code', promotion_code).code;
    const off = session.total_details!.amount_discount;
    return html`<div><dt>${code} <span class="quiet small">${reduction(coupon)}</span></dt><dd>${money(-off, session.currency!)}</dd></div>`;
  });
}

function renewal(store: Store, session: Kinds['checkout.session'], monthly: number): Html {
  const lasting = (session.discounts ?? []).some(
    ({ coupon }) => getObject(store, 'coupon', coupon!).duration !== 'once',
  );
  const next = lasting ? session.amount_total! : monthly;
  return html`<p class="quiet small">Then ${money(next, session.currency!)} each month until canceled.</p>`;
}

function codeForm(session: Kinds['checkout.session'], { codeProblem }: CheckoutState): Html {
  const action = `/c/pay/${session.id}/code`;
  if ((session.discounts ?? []).length > 0)
    return html`<form method="post" action="${action}"><input type="hidden" name="code" value="">
      <button type="submit">Remove the code</button></form>`;
  const described = codeProblem === undefined ? '' : ' aria-invalid="true" aria-describedby="code-problem"';
  return html`<form method="post" action="${action}">
    <label for="code">Promotion code</label>
    <div class="row"><span class="grow"><input type="text" id="code" name="code" required maxlength="100" autocomplete="off" autocapitalize="characters"${{ markup: described }}></span>
    <button type="submit">Apply</button></div>
    ${codeProblem !== undefined && html`<p class="problem small" role="alert" id="code-problem">${codeProblem}</p>`}</form>`;
}

function emailField(session: Kinds['checkout.session'], { email = '' }: CheckoutState): Html {
  const known = session.customer_details?.email;
  if (known) return html`<p><span class="quiet">Email</span> ${known}</p>`;
  return html`<div class="field"><label for="email">Email</label>
    <input type="email" id="email" name="email" required maxlength="254" autocomplete="email" value="${email}"></div>`;
}
