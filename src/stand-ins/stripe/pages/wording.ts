import type { Card } from '../objects/payment-method.ts';
import type { Kinds } from '../store.ts';
import { type Html, html } from './html.ts';

/** `$19.00`; from cents, may be negative. */
export function money(cents: number, currency = 'usd'): string {
  // A discount of nothing would be `-$0.00`.
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100 + 0);
}

/** `21 Nov 2026`; seconds since 1970. */
export function day(second: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(second * 1000);
}

/** `21 Nov 2026, 23:05 UTC`. */
export function moment(second: number): string {
  const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return `${text.format(second * 1000)} UTC`;
}

/** `20% off, first payment`. */
export function reduction(coupon: Kinds['coupon']): string {
  const size =
    coupon.percent_off === null
      ? `${money(coupon.amount_off!, coupon.currency ?? 'usd')} off`
      : `${coupon.percent_off}% off`;
  const months = coupon.duration_in_months;
  const length = { once: 'first payment', forever: 'every payment', repeating: `${months} months` };
  return `${size}, ${length[coupon.duration as keyof typeof length]}`;
}

export function cardChoice(chosen: Card): Html {
  const choices = [
    ['ok', 'Works', '•••• 4242'],
    ['declined', 'Is declined', '•••• 0002'],
    ['fails-later', 'Works now, fails at the renewal', '•••• 0341'],
  ] as const;
  return html`<fieldset><legend>Test card</legend>${choices.map(
    ([card, label, number]) => html`<label class="choice">
      <input type="radio" name="card" value="${card}"${{ markup: card === chosen ? ' checked' : '' }}>
      <span>${label}</span><small>${number}</small></label>`,
  )}</fieldset>`;
}

export function subscriptionBadge(subscription: Kinds['subscription']): Html {
  if (subscription.status === 'canceled') return html`<span class="badge">Ended</span>`;
  if (subscription.status === 'past_due') return html`<span class="badge bad">Past due</span>`;
  if (subscription.cancel_at !== null)
    return html`<span class="badge">Ends ${day(subscription.cancel_at)}</span>`;
  return html`<span class="badge good">Active</span>`;
}

export function invoiceBadge({ status }: Kinds['invoice']): Html {
  const labels: Record<string, [string, string]> = { paid: ['good', 'Paid'], open: ['bad', 'Open'] };
  const [tone, label] = labels[status ?? ''] ?? ['', status ?? ''];
  return html`<span class="badge ${tone}">${label}</span>`;
}
