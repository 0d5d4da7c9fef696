import multipart from '@fastify/multipart';
import type { App } from '#platform/http/app';
import { addressKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { route } from '#platform/http/route';
import { IMAGE_FORM_LIMITS, readImageField } from '#platform/http/uploads/read-image-field';
import { createUploadQueues } from '#platform/http/uploads/upload-queue';
import { VERIFY_MAX_BYTES } from '#platform/limits/limits';
import { type PictureOrigin, verifyPicture } from '../contract/picture-origin.ts';

export interface VerifyDeps {
  limits: RateLimiters;
  /** Reads the credentials of an untrusted picture in an isolated process. */
  readOrigin(bytes: Buffer): Promise<PictureOrigin>;
}

// A running upload may hold 50 MB. The bodies of waiting ones are not read yet.
const SLOTS = { concurrency: 2, concurrencyPerKey: 1, maxWaiting: 50, maxWaitingPerKey: 4 };

/** Reads the origin that an uploaded picture names. The picture is not stored. */
export async function registerProvenanceRoutes(app: App, deps: VerifyDeps): Promise<void> {
  const queues = createUploadQueues({ users: SLOTS, visitors: SLOTS });
  await app.register(async (forms) => {
    // Only the handler reads the body, and only if it is a form.
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const limits = { ...IMAGE_FORM_LIMITS, fileSize: VERIFY_MAX_BYTES };
    await forms.register(multipart, { limits, throwFileSizeLimit: false });

    route(forms, verifyPicture, async ({ request }) => {
      await countCall(deps.limits.verify, addressKey(request.ip));
      const user = await request.findUser();
      return await queues.run(request, user?.id ?? null, async () => {
        const { bytes } = await readImageField(request, VERIFY_MAX_BYTES);
        return await deps.readOrigin(bytes);
      });
    });
  });
}
