import { afterEach, expect } from 'vitest';
import { describePaymentGateway } from '#testing/payment-gateway-suite';
import { createTestGateway, startTestPayments, type TestPayments } from '#testing/test-billing';

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
