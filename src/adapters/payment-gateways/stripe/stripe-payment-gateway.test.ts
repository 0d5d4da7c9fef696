import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ProviderError } from '#platform/errors/provider-error';
import { describePaymentGateway } from '#testing/payment-gateway-suite';
import { createTestGateway, startTestPayments, type TestPayments } from '#testing/test-billing';
import { OLDER_EVENTS } from './older-events.fixture.ts';
import { createStripePaymentGateway } from './stripe-payment-gateway.ts';

const started: TestPayments[] = [];
afterEach(async () => {
  for (const { standIn } of started.splice(0)) await standIn.stop();
});

async function startStandIn() {
  const payments = await startTestPayments();
  started.push(payments);
  return payments.standIn;
}

describePaymentGateway(async () => {
  const standIn = await startStandIn();
  return {
    gateway: createTestGateway(standIn),
    priceIds: ['price_starter', 'price_professional'],
    codes: { twenty: 'WELCOME20', free: 'FREEMONTH', expired: 'EXPIRED10', usedUp: 'USEDUP' },
    pay: (checkoutId) => expect(standIn.completeCheckout(checkoutId)).toBe('paid'),
    refund: (invoiceId, amount) => standIn.refund(invoiceId, amount === undefined ? {} : { amount }),
    dispute(invoiceId) {
      const { id } = standIn.openDispute(invoiceId);
      return { lose: () => standIn.closeDispute(id, 'lost') };
    },
    cancelAtPeriodEnd: (id) => standIn.cancel(id),
    changePlan: (id, priceId) => standIn.changePlan(id, priceId),
    deactivatePrice: (id) => standIn.deactivatePrice(id),
    deleteCustomer: (id) => standIn.deleteCustomer(id),
    failNextPayment: (id) => standIn.failNextPayment(id),
    passMonths: (months) => standIn.clock.advance({ months }),
  };
});

const CHECKOUT = {
  priceId: 'price_starter',
  promotionCodeId: null,
  successUrl: 'http://127.0.0.1:1/success',
  cancelUrl: 'http://127.0.0.1:1/pricing',
};

test('charges tax only if Stripe Tax is set up', async () => {
  const standIn = await startStandIn();
  const gateway = createTestGateway(standIn);
  const open = async (name: string) => {
    const details = { userId: name, email: 'ada@example.test', name: null };
    const opened = await gateway.openCheckout(
      { ...CHECKOUT, userId: name, customerId: await gateway.createCustomer(details, `customer:${name}`) },
      `checkout:${name}`,
    );
    if ('refused' in opened) throw new Error(opened.refused);
    return standIn.stores.test.objects['checkout.session'].get(opened.id)!.automatic_tax.enabled;
  };
  expect(await open('ada')).toBe(false);
  standIn.setUpTax();
  expect(await open('bob')).toBe(true);
});

test('opens Checkouts without tax if the key may not read the tax settings', async () => {
  const requests: string[] = [];
  const url = await startServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const isTax = request.url === '/v1/tax/settings';
    response.writeHead(isTax ? 403 : 200, { 'content-type': 'application/json' });
    const refusal = { error: { type: 'invalid_request_error', message: 'The key may not do this.' } };
    const session = { id: 'cs_1', object: 'checkout.session', url: 'https://pay.test/1', expires_at: 60 };
    response.end(JSON.stringify(isTax ? refusal : session));
  });
  const opened = await gatewayOn(url, 'rk_test_key').openCheckout(
    { ...CHECKOUT, userId: 'ada', customerId: 'cus_1' },
    'checkout:ada:1',
  );
  expect(opened).toMatchObject({ id: 'cs_1', url: 'https://pay.test/1' });
  expect(requests).toEqual(['GET /v1/tax/settings', 'POST /v1/checkout/sessions']);
});

describe('a key of the other mode', () => {
  test('does not find the objects of this mode, and reports the other mode', async () => {
    const standIn = await startStandIn();
    const details = { userId: 'user-1', email: 'ada@example.test', name: null };
    const customerId = await createTestGateway(standIn).createCustomer(details, 'customer:1');
    const live = createTestGateway(standIn, { mode: 'live' });
    expect(await live.findCustomer(customerId)).toEqual({ state: 'other-mode' });
    expect(await live.openPortal({ customerId, returnUrl: 'http://127.0.0.1:1/' })).toEqual({
      refused: 'customer_other_mode',
    });
    expect(await live.findPrice('price_starter')).toBeUndefined();
    await live.deleteCustomer(customerId, 'delete:1');
    expect(await createTestGateway(standIn).findCustomer(customerId)).toEqual({ state: 'present' });
  });
});

describe('errors', () => {
  test.each(['down', 'rate-limited', 'errors'] as const)(
    'can be retried after a temporary failure: %s',
    async (fault) => {
      const standIn = await startStandIn();
      standIn.faults.set(fault);
      await expect(createTestGateway(standIn).checkAccess()).rejects.toMatchObject({
        name: 'ProviderError',
        kind: 'transient',
        message: expect.stringMatching(/^Stripe: /),
      });
    },
  );

  test('can be retried after a timeout', async () => {
    const standIn = await startStandIn();
    standIn.faults.set('slow', { slowMs: 60_000 });
    await expect(createTestGateway(standIn, { timeoutMs: 50 }).checkAccess()).rejects.toMatchObject({
      kind: 'transient',
    });
  });

  test('a lost answer can be retried without doing anything twice', async () => {
    const standIn = await startStandIn();
    standIn.faults.set('answer-lost');
    const details = { userId: 'user-1', email: 'ada@example.test', name: null };
    const gateway = createTestGateway(standIn);
    await expect(gateway.createCustomer(details, 'customer:1')).rejects.toMatchObject({ kind: 'transient' });
    standIn.faults.set('none');
    const customerId = await gateway.createCustomer(details, 'customer:1');
    expect([...standIn.stores.test.objects.customer.keys()]).toEqual([customerId]);
  });

  test('a wrong key is a misconfiguration, and the key is never quoted', async () => {
    const standIn = await startStandIn();
    const error = await accessErrorOf(standIn.url, 'sk_test_wrong1234567890');
    expect(error.kind).toBe('misconfigured');
    expect(fullTextOf(error)).not.toMatch(/wrong123/);
  });

  test('a key quoted in an error is masked', async () => {
    const error = await accessErrorOf(
      await startServer((_request, response) => {
        response.writeHead(403, { 'content-type': 'application/json', 'request-id': 'req_1' });
        const message = 'The key sk_live_abcDEF123 may not do this, nor rk_test_x_y, nor whsec_zzz.';
        response.end(JSON.stringify({ error: { type: 'invalid_request_error', message } }));
      }),
    );
    expect(error).toMatchObject({
      kind: 'misconfigured',
      message: 'Stripe: The key [key] may not do this, nor [key], nor [key]. (req_1)',
    });
    expect(fullTextOf(error)).not.toMatch(/abcDEF|zzz/);
  });

  test('a portal that was never set up is a misconfiguration', async () => {
    const url = await startServer((_request, response) => {
      response.writeHead(400, { 'content-type': 'application/json' });
      const message =
        'No configuration provided and your test mode default configuration has not been created.';
      response.end(JSON.stringify({ error: { type: 'invalid_request_error', message } }));
    });
    const gateway = gatewayOn(url);
    await expect(gateway.openPortal({ customerId: 'cus_1', returnUrl: url })).rejects.toMatchObject({
      kind: 'misconfigured',
    });
  });

  test("can be retried after a proxy's error page", async () => {
    const error = await accessErrorOf(
      await startServer((_request, response) => response.writeHead(502).end('<html>Bad gateway</html>')),
    );
    expect(error.kind).toBe('transient');
  });

  test('does not retry a refused request', async () => {
    let requests = 0;
    const error = await accessErrorOf(
      await startServer((_request, response) => {
        requests += 1;
        response.writeHead(400, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'No.' } }));
      }),
    );
    expect([error.kind, requests]).toEqual(['rejected', 1]);
  });
});

test('fetches the missing parts of an invoice', async () => {
  const invoice = OLDER_EVENTS['invoice.paid'];
  const [line] = invoice.lines.data;
  const requests: string[] = [];
  const url = await startServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://stripe.test');
    requests.push(pathname);
    const payment = { status: 'paid', payment: { type: 'payment_intent', payment_intent: 'pi_asked' } };
    const answers: Record<string, unknown> = {
      '/v1/invoices/in_old': {
        ...invoice,
        payment_intent: undefined,
        lines: { ...invoice.lines, has_more: true },
      },
      '/v1/invoices/in_old/lines': { object: 'list', data: Array(12).fill(line), has_more: false },
      '/v1/invoice_payments': { object: 'list', data: [payment], has_more: false },
    };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers[pathname]));
  });
  const found = await gatewayOn(url).findInvoice('in_old');
  expect(found?.lines).toHaveLength(12);
  expect(found?.paymentIntentId).toBe('pi_asked');
  expect(requests).toHaveLength(3);
});

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function gatewayOn(apiBase: string, secretKey = 'sk_test_key') {
  return createStripePaymentGateway({ secretKey, webhookSecret: 'whsec_1', apiBase, mode: 'test' });
}

async function accessErrorOf(apiBase: string, secretKey?: string): Promise<ProviderError> {
  const error = await gatewayOn(apiBase, secretKey)
    .checkAccess()
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProviderError);
  return error as ProviderError;
}

/** Everything that a log could contain. */
function fullTextOf(error: Error): string {
  return `${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`;
}
