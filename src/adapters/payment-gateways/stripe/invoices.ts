import type Stripe from 'stripe';
import type { GatewayInvoice, PaymentGateway } from '#ports/payment-gateway';
import { createdSince, oldestFirst } from './lists.ts';
import { readInvoice, readInvoiceLine, readPaymentIntentId } from './read-invoice.ts';
import { callStripe, findInStripe } from './stripe-errors.ts';

type Invoices = Pick<
  PaymentGateway,
  'previewRenewal' | 'findInvoice' | 'listSubscriptionInvoices' | 'listPaidInvoices'
>;

export function invoicesOf(stripe: Stripe): Invoices {
  return {
    async previewRenewal(subscription) {
      const preview = await findInStripe(() => stripe.invoices.createPreview({ subscription }));
      if (!preview) return undefined;
      const months = preview.lines.data.map(readInvoiceLine).filter(({ isProration }) => !isProration);
      return {
        amountDue: preview.amount_due,
        currency: preview.currency,
        priceId: months.at(-1)?.priceId ?? null,
      };
    },
    async findInvoice(id) {
      const found = await findInStripe(() =>
        stripe.invoices.retrieve(id, { expand: ['payments', 'discounts'] }),
      );
      return found && (await addMissingParts(stripe, readInvoice(found)));
    },
    async listSubscriptionInvoices(subscription) {
      const found: GatewayInvoice[] = [];
      for await (const invoice of listPaid(stripe, { subscription })) found.push(invoice);
      return found;
    },
    listPaidInvoices: (since) => listPaid(stripe, { created: createdSince(since) }),
  };
}

async function* listPaid(stripe: Stripe, which: Stripe.InvoiceListParams): AsyncGenerator<GatewayInvoice> {
  const found = await oldestFirst(
    () =>
      stripe.invoices.list({
        ...which,
        status: 'paid',
        limit: 100,
        expand: ['data.payments', 'data.discounts'],
      }),
    readInvoice,
  );
  for (const read of found) yield await addMissingParts(stripe, read);
}

/** Fetches the lines and payments that the invoice did not include. */
async function addMissingParts(
  stripe: Stripe,
  read: ReturnType<typeof readInvoice>,
): Promise<GatewayInvoice> {
  const { invoice } = read;
  if (read.hasMoreLines) {
    const lines = await callStripe(() =>
      stripe.invoices.listLineItems(invoice.id, { limit: 100 }).autoPagingToArray({ limit: MAX_LINES }),
    );
    invoice.lines = lines.map(readInvoiceLine);
  }
  if (!read.hasPayments) {
    const { data } = await callStripe(() => stripe.invoicePayments.list({ invoice: invoice.id }));
    invoice.paymentIntentId = readPaymentIntentId(data);
  }
  return invoice;
}

const MAX_LINES = 10_000;
