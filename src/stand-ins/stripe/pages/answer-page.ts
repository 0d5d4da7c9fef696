import type { ServerResponse } from 'node:http';
import { answerControl } from '../answer-control.ts';
import { isLive } from '../billing/end-subscription.ts';
import { applyCode } from '../billing/open-checkout.ts';
import { schedulePlan, waitsForPeriodEnd } from '../billing/schedule-plan.ts';
import { CARDS, type Card } from '../objects/payment-method.ts';
import { findObject, getObject, type Kind, type Kinds, listObjects, type Store } from '../store.ts';
import type { StripeStandIn } from '../stripe-stand-in.ts';
import { ApiError, invalidRequest } from '../wire/api-error.ts';
import type { Form } from '../wire/parse-form.ts';
import { type CheckoutState, checkoutPage, closedCheckoutPage, successUrl } from './checkout-page.ts';
import { dashboardPage } from './dashboard-page.ts';
import { contentSecurityPolicy, messagePage } from './document.ts';
import { invoicePage } from './invoice-page.ts';
import { portalPage } from './portal-page.ts';

export interface PageRequest {
  standIn: StripeStandIn;
  method: string;
  path: string;
  /** The form's fields. */
  form: Form;
}

/** `targets`: other sites that the page's forms may lead to. */
type Answer = { redirect: string } | { status: number; page: string; targets?: readonly (string | null)[] };

/** Shows a hosted page, or handles its form and redirects. */
export async function answerPage(request: PageRequest, response: ServerResponse): Promise<void> {
  try {
    send(response, await answer(request));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const title = error.status === 404 ? 'Not found' : 'That did not work';
    const page = messagePage(title, error.message, { href: '/', label: 'To the dashboard' });
    send(response, { status: error.status, page });
  }
}

async function answer(request: PageRequest): Promise<Answer> {
  const { path, standIn, method } = request;
  const [, area, id = '', step = '', action = ''] = path.split('/');
  if (path === '/' && method === 'GET') return { status: 200, page: dashboardPage(standIn) };
  if (area === 'dashboard' && method === 'POST') {
    await answerControl(standIn, id, request.form);
    return { redirect: '/' };
  }
  if (area === 'c' && id === 'pay') return answerCheckout(request, step, action);
  if (area === 'p' && id === 'session') return answerPortal(request, step, action);
  if (area === 'i') return answerInvoice(request, id, step);
  if (area === 'receipts') return { redirect: invoicePathOf(standIn, id) };
  throw notFound();
}

function answerCheckout({ standIn, method, form }: PageRequest, id: string, action: string): Answer {
  const [store, session] = findOnPage(standIn, 'checkout.session', id);
  const show = (status: number, state: CheckoutState): Answer => ({
    status,
    page: session.status === 'open' ? checkoutPage(store, session, state) : closedCheckoutPage(session),
    targets: [session.success_url, session.cancel_url],
  });
  if (method !== 'POST') return show(200, {});
  // A second press leads to the same page as the first.
  if (session.status === 'complete') return { redirect: successUrl(session) };
  if (session.status !== 'open') return show(410, {});
  if (action === 'code') {
    const codeProblem = tryCode(store, session, text(form, 'code').trim());
    return codeProblem === undefined ? { redirect: `/c/pay/${id}` } : show(422, { codeProblem });
  }
  const email = text(form, 'email').trim() || undefined;
  const card = cardIn(form);
  if (!session.customer_details?.email && !email?.includes('@'))
    return show(422, { problem: 'Enter an email address.', card, email });
  const fingerprint = text(form, 'fingerprint').trim().slice(0, 64);
  const paid = standIn.completeCheckout(id, {
    card,
    ...(email === undefined ? {} : { email }),
    ...(fingerprint === '' ? {} : { fingerprint }),
  });
  if (paid === 'paid') return { redirect: successUrl(session) };
  return show(402, { problem: 'The card was declined. Nothing was charged; try another card.', card, email });
}

function tryCode(store: Store, session: Kinds['checkout.session'], code: string): string | undefined {
  try {
    applyCode(store, session, code);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

function answerPortal({ standIn, method, form }: PageRequest, token: string, action: string): Answer {
  const path = `/p/session/${token}`;
  const [store, session] = findPortal(standIn, path);
  if (!findObject(store, 'customer', session.customer))
    throw invalidRequest('This customer was deleted; there is nothing to manage.');
  if (method !== 'POST')
    return { status: 200, page: portalPage(store, session, path), targets: [session.return_url] };
  const subscription = text(form, 'subscription');
  const owner = findObject(store, 'subscription', subscription)?.customer;
  if (action !== 'card' && owner !== session.customer)
    throw invalidRequest('That is not this customer’s plan.');
  if (action === 'cancel') standIn.cancel(subscription);
  else if (action === 'resume') standIn.resume(subscription);
  else if (action === 'change-plan')
    changePlanInPortal(standIn, store, { session, subscription, price: text(form, 'price') });
  else if (action === 'card') standIn.changeCard(session.customer, cardIn(form));
  else throw notFound();
  return { redirect: path };
}

function changePlanInPortal(
  standIn: StripeStandIn,
  store: Store,
  change: { session: Kinds['billing_portal.session']; subscription: string; price: string },
): void {
  const subscription = getObject(store, 'subscription', change.subscription);
  const price = findObject(store, 'price', change.price);
  const configuration = getObject(store, 'billing_portal.configuration', change.session.configuration);
  if (price?.active && isLive(subscription) && waitsForPeriodEnd(configuration, subscription, price))
    schedulePlan(store, subscription, price);
  else standIn.changePlan(change.subscription, change.price);
}

function findPortal({ stores }: StripeStandIn, path: string): [Store, Kinds['billing_portal.session']] {
  for (const store of [stores.test, stores.live]) {
    const session = listObjects(store, 'billing_portal.session').find(({ url }) => url.endsWith(path));
    if (session) return [store, session];
  }
  throw notFound();
}

function answerInvoice({ standIn, method }: PageRequest, id: string, step: string): Answer {
  const [store, invoice] = findOnPage(standIn, 'invoice', id);
  if (method !== 'POST') return { status: 200, page: invoicePage(store, invoice, undefined) };
  const paid = step !== 'pay' || invoice.status !== 'open' || standIn.payInvoice(id);
  if (paid) return { redirect: `/i/${id}` };
  return { status: 402, page: invoicePage(store, invoice, 'The card was declined. Nothing was charged.') };
}

function invoicePathOf(standIn: StripeStandIn, chargeId: string): string {
  const [store, charge] = findOnPage(standIn, 'charge', chargeId);
  const payment = listObjects(store, 'invoice_payment').find(
    (each) => each.payment.payment_intent === charge.payment_intent,
  );
  if (!payment) throw notFound();
  return `/i/${payment.invoice}`;
}

function findOnPage<K extends Kind>({ stores }: StripeStandIn, kind: K, id: string): [Store, Kinds[K]] {
  for (const store of [stores.test, stores.live]) {
    const object = findObject(store, kind, id);
    if (object) return [store, object];
  }
  throw notFound();
}

function notFound(): ApiError {
  return new ApiError(404, { type: 'invalid_request_error', message: 'There is no such page.' });
}

function text(form: Form, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

function cardIn(form: Form): Card {
  return CARDS.find((card) => card === form.card) ?? 'ok';
}

function send(response: ServerResponse, answered: Answer): void {
  if ('redirect' in answered) {
    response.writeHead(303, { location: answered.redirect, 'cache-control': 'no-store' });
    response.end();
    return;
  }
  response.writeHead(answered.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(answered.targets ?? []),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(answered.page);
}
