import { read } from '#web/api/request.ts';
import type { PaymentConfig, PriceTest } from '../../contract/payment-test.ts';

export async function testPaymentConfig(): Promise<PaymentConfig> {
  return await read<PaymentConfig>(['api', 'test-stripe-config']);
}

export async function testPrice(priceId: string): Promise<PriceTest> {
  return await read<PriceTest>(['api', 'test-stripe-price', encodeURIComponent(priceId)]);
}
