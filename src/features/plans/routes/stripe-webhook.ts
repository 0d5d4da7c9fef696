import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import { receiveStripeEvent } from '../contract/billing.ts';
import { applyEvent } from '../rules/apply-event.ts';

export type StripeWebhookDeps = Parameters<typeof applyEvent>[0];

// Stripe's events are a few kilobytes; a long invoice takes tens of them.
const MAX_BYTES = 1024 * 1024;
const SIGNATURE = 'stripe-signature';

/**
 * Receives the payment gateway's events. The signature authenticates them. They come from many addresses at once, so no
 * limit counts them. The gateway sends a refused event again for days, so a failure loses nothing.
 */
export async function registerStripeWebhook(app: App, { db, payments }: StripeWebhookDeps): Promise<void> {
  // 404 while payments are off.
  if (!payments) return;
  const { gateway } = payments;
  await app.register(async (hooks) => {
    hooks.addHook('onRequest', async ({ headers }) => {
      if (!headers[SIGNATURE]) throw new AppError('invalid_request.signature_missing');
    });
    // The signature covers the raw bytes.
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    route(hooks, receiveStripeEvent, async ({ request }) => {
      const event = gateway.readEvent(request.body as Buffer, String(request.headers[SIGNATURE]));
      const findings = await applyEvent({ db, payments }, event, 'webhook');
      if (findings.length > 0)
        request.log.warn({ eventId: event.id, findings }, 'payment event applied with findings');
      return { received: true };
    });
  });
}
