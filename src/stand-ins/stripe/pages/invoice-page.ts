import { couponOf } from '../billing/discounts.ts';
import { getObject, type Kinds, type Line, type Store } from '../store.ts';
import { documentPage } from './document.ts';
import { type Html, html } from './html.ts';
import { day, invoiceBadge, money, reduction } from './wording.ts';

/** An invoice to read and print, and to pay while it is open. */
export function invoicePage(store: Store, invoice: Kinds['invoice'], problem: string | undefined): string {
  const { currency } = invoice;
  return documentPage(
    `Invoice ${invoice.number ?? ''}`,
    html`<section>
      <h1>Invoice ${invoice.number ?? ''} ${invoiceBadge(invoice)}</h1>
      <p class="quiet">${invoice.account_name ?? ''}</p>
      <dl>
        <div><dt>Billed to</dt><dd class="long">${invoice.customer_email ?? invoice.customer ?? ''}</dd></div>
        <div><dt>Issued</dt><dd>${day(invoice.created)}</dd></div>
        ${invoice.status_transitions.paid_at !== null && html`<div><dt>Paid</dt><dd>${day(invoice.status_transitions.paid_at)}</dd></div>`}
      </dl>
    </section>
    <section>
      <dl>
        ${invoice.lines.data.map((line) => lineRow(line))}
        ${(invoice.total_discount_amounts ?? []).map((each) => discountRow(store, each, currency))}
        <div><dt>Total</dt><dd>${money(invoice.total, currency)}</dd></div>
        ${invoice.starting_balance !== invoice.ending_balance && balanceRow(invoice)}
        <div class="sum"><dt>${invoice.status === 'paid' ? 'Paid' : 'Due'}</dt><dd>${money(invoice.amount_due, currency)}</dd></div>
      </dl>
      ${invoice.status === 'paid' && invoice.amount_due === 0 && html`<p class="quiet small">Nothing was charged.</p>`}
      ${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
      ${invoice.status === 'open' && html`<form method="post" action="/i/${invoice.id}/pay"><button class="main" type="submit">Pay ${money(invoice.amount_remaining, currency)}</button></form>`}
    </section>
    <p class="quiet small screen">To keep it, print this page.</p>`,
  );
}

function lineRow(line: Line): Html {
  return html`<div><dt>${line.description ?? ''}<br><span class="quiet small">${day(line.period.start)} to ${day(line.period.end)}</span></dt><dd>${money(line.amount, line.currency)}</dd></div>`;
}

function discountRow(store: Store, each: { amount: number; discount: string }, currency: string): Html {
  const coupon = couponOf(store, getObject(store, 'discount', each.discount));
  return html`<div><dt>${coupon.name ?? 'Discount'} <span class="quiet small">${reduction(coupon)}</span></dt><dd>${money(-each.amount, currency)}</dd></div>`;
}

function balanceRow(invoice: Kinds['invoice']): Html {
  const used = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  return used > 0
    ? html`<div><dt>From the credit balance</dt><dd>${money(-used, invoice.currency)}</dd></div>`
    : html`<div><dt>To the credit balance, for later invoices</dt><dd>${money(-used, invoice.currency)}</dd></div>`;
}
