import multipart from '@fastify/multipart';
import { VERIFY_MAX_BYTES } from '#contract/limits';
import { type PictureOrigin, pictureOrigin } from '#contract/picture-origin';
import type { App } from './app.ts';
import { addressKey, countCall, type RateLimits } from './rate-limits.ts';
import { IMAGE_FORM_LIMITS, readImageField } from './read-image-field.ts';
import { createTurns } from './turns.ts';

export interface VerifyDeps {
  limits: RateLimits;
  /** Reads the credentials of a stranger's picture, in a process of its own. */
  readOrigin(bytes: Buffer): Promise<PictureOrigin>;
}

// Each may hold 50 MB while it comes in and is read. The others stay with their senders until it is their turn.
const TURNS = { atOnce: 2, atOncePerKey: 1, waiting: 50 };

/** Reads what any picture says of where it comes from. Nothing of it is kept. */
export async function registerVerify(app: App, deps: VerifyDeps): Promise<void> {
  const turns = createTurns(TURNS);
  await app.register(async (forms) => {
    // Nothing is read before the handler does so; a body of another kind never.
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const limits = { ...IMAGE_FORM_LIMITS, fileSize: VERIFY_MAX_BYTES };
    await forms.register(multipart, { limits, throwFileSizeLimit: false });

    forms.post('/api/verify', { schema: { response: { 200: pictureOrigin } } }, async (request, reply) => {
      const key = addressKey(request.ip);
      await countCall(deps.limits.verify, key);
      const endTurn = await turns.take(key);
      try {
        const { bytes } = await readImageField(request, VERIFY_MAX_BYTES);
        reply.header('cache-control', 'no-store');
        return await deps.readOrigin(bytes);
      } finally {
        endTurn();
      }
    });
  });
}
