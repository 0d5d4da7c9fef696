import type Stripe from 'stripe';
import type { GatewayInvoice, PaymentGateway } from '#ports/payment-gateway';
import { createdSince, oldestFirst } from './lists.ts';
import { readInvoice, readInvoiceLine, readPaymentIntentId } from './read-invoice.ts';
import { asking, askingFor } from './stripe-errors.ts';

type Invoices = Pick<PaymentGateway, 'findInvoice' | 'listSubscriptionInvoices' | 'listPaidInvoices'>;

export function invoicesOf(stripe: Stripe): Invoices {
  return {
    async findInvoice(id) {
      const found = await askingFor(() =>
        stripe.invoices.retrieve(id, { expand: ['payments', 'discounts'] }),
      );
      return found && (await complete(stripe, readInvoice(found)));
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
  for (const read of found) yield await complete(stripe, read);
}

/** Asks for what did not come along with the invoice. */
async function complete(stripe: Stripe, read: ReturnType<typeof readInvoice>): Promise<GatewayInvoice> {
  const { invoice } = read;
  if (read.hasMoreLines) {
    const lines = await asking(() =>
      stripe.invoices.listLineItems(invoice.id, { limit: 100 }).autoPagingToArray({ limit: MOST_LINES }),
    );
    invoice.lines = lines.map(readInvoiceLine);
  }
  if (!read.hasPayments) {
    const { data } = await asking(() => stripe.invoicePayments.list({ invoice: invoice.id }));
    invoice.paymentIntentId = readPaymentIntentId(data);
  }
  return invoice;
}

const MOST_LINES = 10_000;
