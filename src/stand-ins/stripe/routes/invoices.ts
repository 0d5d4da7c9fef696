import { z } from 'zod';
import { payInvoice } from '../billing/follow-payment.ts';
import { ignored, readParameters, timeRange } from '../wire/parameters.ts';
import { listObjects } from '../world.ts';
import { isWithin, lookUp, PAGE, page, type Route, retrieve } from './route.ts';

const invoiceFilters = z.strictObject({
  ...PAGE,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  collection_method: z.string().optional(),
  created: timeRange.optional(),
});
const paymentFilters = z.strictObject({
  ...PAGE,
  invoice: z.string().optional(),
  status: z.enum(['open', 'paid', 'canceled']).optional(),
  payment: z
    .strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() })
    .or(z.strictObject({ type: z.literal('charge'), charge: z.string() }))
    .optional(),
  created: timeRange.optional(),
});

export const invoiceRoutes: Route[] = [
  retrieve('invoice', '/v1/invoices'),
  retrieve('invoice_payment', '/v1/invoice_payments'),
  {
    method: 'GET',
    path: '/v1/invoices',
    answer: ({ world, form }) => {
      const wanted = readParameters(invoiceFilters, form);
      const found = listObjects(world, 'invoice').filter(
        (each) =>
          (wanted.customer === undefined || each.customer === wanted.customer) &&
          (wanted.subscription === undefined ||
            each.parent?.subscription_details?.subscription === wanted.subscription) &&
          (wanted.status === undefined || each.status === wanted.status) &&
          isWithin(each.created, wanted.created),
      );
      return page('/v1/invoices', found, wanted);
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
      payInvoice(call.world, invoice);
      return invoice;
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    answer: ({ world, form }) => {
      const { invoice, status, payment, created, ...cursor } = readParameters(paymentFilters, form);
      const found = listObjects(world, 'invoice_payment').filter(
        (each) =>
          (invoice === undefined || each.invoice === invoice) &&
          (status === undefined || each.status === status) &&
          // Payments here are payment intents; none is a bare charge.
          (payment === undefined ||
            (payment.type === 'payment_intent' && each.payment.payment_intent === payment.payment_intent)) &&
          isWithin(each.created, created),
      );
      return page('/v1/invoice_payments', found, cursor);
    },
  },
];
