import { z } from 'zod';
import type { GatewayInvoice, GatewayInvoiceLine } from '#ports/payment-gateway';
import {
  readAs,
  reference,
  referenceOrNull,
  textOrNull,
  time,
  timeOrNull,
  userIdOfMetadata,
} from './wire-values.ts';

const proration = z.object({ proration: z.boolean() }).nullish();

// Before API version 2025-03-31, price and proration were fields of the line.
const line = z
  .object({
    amount: z.number(),
    quantity: z.number().nullish(),
    period: z.object({ start: time, end: time }),
    pricing: z.object({ price_details: z.object({ price: reference }).nullish() }).nullish(),
    price: reference.nullish(),
    plan: reference.nullish(),
    parent: z
      .object({ subscription_item_details: proration, invoice_item_details: proration })
      .partial()
      .nullish(),
    proration: z.boolean().optional(),
    metadata: userIdOfMetadata,
  })
  .transform((raw) => ({
    userId: raw.metadata,
    line: {
      priceId: raw.pricing?.price_details?.price ?? raw.price ?? raw.plan ?? null,
      amount: raw.amount,
      quantity: raw.quantity ?? 1,
      isProration:
        raw.parent?.subscription_item_details?.proration ??
        raw.parent?.invoice_item_details?.proration ??
        raw.proration ??
        false,
      periodStart: raw.period.start,
      periodEnd: raw.period.end,
    } satisfies GatewayInvoiceLine,
  }));

const payment = z.object({
  status: z.string(),
  is_default: z.boolean().optional(),
  payment: z.object({ payment_intent: referenceOrNull }),
});

// Since API version 2025-09-30, `source` has the coupon. Discounts that were not expanded are ids without a coupon.
const discount = z.union([
  z.string().transform(() => null),
  z
    .object({
      source: z.object({ coupon: referenceOrNull }).nullish(),
      coupon: referenceOrNull,
    })
    .transform((raw) => raw.source?.coupon ?? raw.coupon),
]);

const subscriptionDetails = z
  .object({ subscription: referenceOrNull, metadata: userIdOfMetadata })
  .partial()
  .nullish();

const invoice = z
  .object({
    id: z.string(),
    customer: reference,
    parent: z.object({ subscription_details: subscriptionDetails }).nullish(),
    // In API versions before 2025-03-31.
    subscription: reference.nullish(),
    subscription_details: subscriptionDetails,
    payment_intent: reference.nullish(),
    number: textOrNull,
    status: z
      .string()
      .nullish()
      .transform((status) => status ?? 'draft'),
    billing_reason: textOrNull,
    currency: z.string(),
    amount_due: z.number(),
    amount_paid: z.number(),
    total: z.number().optional(),
    discounts: z.array(discount).nullish(),
    payments: z.object({ data: z.array(payment) }).nullish(),
    next_payment_attempt: timeOrNull,
    hosted_invoice_url: textOrNull,
    invoice_pdf: textOrNull,
    lines: z.object({ data: z.array(line), has_more: z.boolean() }),
    livemode: z.boolean(),
    created: time,
    status_transitions: z.object({ paid_at: timeOrNull }).nullish(),
  })
  .transform((raw) => {
    const details = raw.parent?.subscription_details ?? raw.subscription_details;
    const lineUserId = raw.lines.data.find(({ userId }) => userId)?.userId;
    return {
      /** Whether the invoice has more lines than it included. */
      hasMoreLines: raw.lines.has_more,
      /** Whether it included its payments, in the current or the older field. */
      hasPayments: raw.payments != null || raw.payment_intent !== undefined,
      invoice: {
        id: raw.id,
        customerId: raw.customer,
        userId: details?.metadata ?? lineUserId ?? null,
        subscriptionId: details?.subscription ?? raw.subscription ?? null,
        number: raw.number,
        status: raw.status,
        billingReason: raw.billing_reason,
        currency: raw.currency,
        amountDue: raw.amount_due,
        amountPaid: raw.amount_paid,
        total: raw.total ?? raw.amount_due,
        couponIds: (raw.discounts ?? []).filter((id) => id !== null),
        paymentIntentId: chosenPayment(raw.payments?.data ?? []) ?? raw.payment_intent ?? null,
        nextAttemptAt: raw.next_payment_attempt,
        hostedUrl: raw.hosted_invoice_url,
        pdfUrl: raw.invoice_pdf,
        lines: raw.lines.data.map(({ line }) => line),
        livemode: raw.livemode,
        createdAt: raw.created,
        paidAt: raw.status_transitions?.paid_at ?? null,
      } satisfies GatewayInvoice,
    };
  });

/** An invoice and its missing parts: Stripe includes at most ten lines, and payments only if expanded. */
export function readInvoice(object: unknown): z.output<typeof invoice> {
  return readAs(invoice, object, 'invoice');
}

export function readInvoiceLine(object: unknown): GatewayInvoiceLine {
  return readAs(line, object, 'line of an invoice').line;
}

/** @returns the payment intent that paid the invoice, or will pay it */
export function readPaymentIntentId(payments: readonly unknown[]): string | null {
  return chosenPayment(payments.map((object) => readAs(payment, object, 'payment of an invoice')));
}

function chosenPayment(payments: readonly z.output<typeof payment>[]): string | null {
  const chosen =
    payments.find(({ status }) => status === 'paid') ??
    payments.find((candidate) => candidate.is_default) ??
    payments[0];
  return chosen?.payment.payment_intent ?? null;
}
