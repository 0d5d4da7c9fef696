import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { applyEvent } from '../rules/apply-event.ts';

export type StripeWebhookDeps = Parameters<typeof applyEvent>[0];

// Stripe's events are a few kilobytes; a long invoice takes tens of them.
const MAX_BYTES = 1024 * 1024;
const SIGNATURE = 'stripe-signature';

/**
 * Takes the events of the payment gateway. Its signature is what lets them in: they come from many addresses, all at
 * once, so that they count against no limit. Whatever is not accepted is sent again for days, so a failure loses nothing.
 */
export async function registerStripeWebhook(app: App, { db, payments }: StripeWebhookDeps): Promise<void> {
  // Without payments there is nothing at this address.
  if (!payments) return;
  const { gateway } = payments;
  await app.register(async (hooks) => {
    // What is signed is the bytes.
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    hooks.post(
      '/api/stripe/webhook',
      {
        bodyLimit: MAX_BYTES,
        config: { isUncounted: true },
        onRequest: async (request) => {
          if (!request.headers[SIGNATURE]) throw new AppError('invalid_request.signature_missing');
        },
      },
      async (request) => {
        const event = gateway.readEvent(request.body as Buffer, String(request.headers[SIGNATURE]));
        const findings = await applyEvent({ db, payments }, event, 'webhook');
        if (findings.length > 0)
          request.log.warn({ eventId: event.id, findings }, 'a payment has a loose end');
        return { received: true };
      },
    );
  });
}
