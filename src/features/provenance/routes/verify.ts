import multipart from '@fastify/multipart';
import type { App } from '#platform/http/app';
import { addressKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { IMAGE_FORM_LIMITS, readImageField } from '#platform/http/uploads/read-image-field';
import { createUploadQueue } from '#platform/http/uploads/upload-queue';
import { VERIFY_MAX_BYTES } from '#platform/limits/limits';
import { type PictureOrigin, pictureOrigin } from '../contract/picture-origin.ts';

export interface VerifyDeps {
  limits: RateLimiters;
  /** Reads the credentials of a stranger's picture, in a process of its own. */
  readOrigin(bytes: Buffer): Promise<PictureOrigin>;
}

// A running upload may hold 50 MB. The bodies of waiting ones are not read yet.
const UPLOADS = { concurrency: 2, concurrencyPerKey: 1, maxWaiting: 50 };

/** Reads the origin that any picture names. Nothing of the picture is kept. */
export async function registerVerify(app: App, deps: VerifyDeps): Promise<void> {
  const queue = createUploadQueue(UPLOADS);
  await app.register(async (forms) => {
    // The handler alone reads the body; one of another kind is never read.
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const limits = { ...IMAGE_FORM_LIMITS, fileSize: VERIFY_MAX_BYTES };
    await forms.register(multipart, { limits, throwFileSizeLimit: false });

    forms.post('/api/verify', { schema: { response: { 200: pictureOrigin } } }, async (request, reply) => {
      const key = addressKey(request.ip);
      await countCall(deps.limits.verify, key);
      return await queue.run(key, async () => {
        const { bytes } = await readImageField(request, VERIFY_MAX_BYTES);
        reply.header('cache-control', 'no-store');
        return await deps.readOrigin(bytes);
      });
    });
  });
}
