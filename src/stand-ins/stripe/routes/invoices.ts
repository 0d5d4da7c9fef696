import { z } from 'zod';
import { payInvoice } from '../billing/follow-payment.ts';
import { previewInvoice } from '../billing/preview-invoice.ts';
import { ignored, readParameters, timeRange } from '../wire/parameters.ts';
import { list, lookUp, PAGE, page, type Route, retrieve } from './route.ts';

export const invoiceRoutes: Route[] = [
  retrieve('invoice', '/v1/invoices'),
  retrieve('invoice_payment', '/v1/invoice_payments'),
  list(
    'invoice',
    '/v1/invoices',
    {
      customer: z.string(),
      subscription: z.string(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
      collection_method: z.string(),
      created: timeRange,
    },
    { subscription: ({ parent }, id) => parent?.subscription_details?.subscription === id },
  ),
  list(
    'invoice_payment',
    '/v1/invoice_payments',
    {
      invoice: z.string(),
      status: z.enum(['open', 'paid', 'canceled']),
      payment: z
        .strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() })
        .or(z.strictObject({ type: z.literal('charge'), charge: z.string() })),
      created: timeRange,
    },
    {
      // Payments here are payment intents; none is a bare charge.
      payment: ({ payment }, wanted) =>
        wanted.type === 'payment_intent' && payment.payment_intent === wanted.payment_intent,
    },
  ),
  {
    method: 'POST',
    path: '/v1/invoices/create_preview',
    answer: (call) => {
      const { subscription } = readParameters(z.strictObject({ subscription: z.string() }), call.form);
      return previewInvoice(call.store, lookUp(call, 'subscription', subscription, 'subscription'));
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id/lines',
    answer: (call) => {
      const cursor = readParameters(z.strictObject(PAGE), call.form);
      const { lines } = lookUp(call, 'invoice');
      return page(lines.url, lines.data.toReversed(), cursor);
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    answer: (call) => {
      readParameters(z.strictObject({ payment_method: ignored, off_session: ignored }), call.form);
      const invoice = lookUp(call, 'invoice');
      payInvoice(call.store, invoice);
      return invoice;
    },
  },
];
