import { storageOwnerOfRequest } from '#features/storage/routes/storage-owner-of-request';
import { expectRoom } from '#features/storage/rules/require-room';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { addressKey } from '#platform/http/rate-limits/address-keys';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { abortOnDisconnect } from '#platform/http/requests/abort-on-disconnect';
import type { QueueUpload } from '#platform/http/uploads/image-forms';
import { imageAnalysis } from '../contract/ads.ts';
import { findImageAnalysis } from '../rules/analysis/find-image-analysis.ts';
import {
  type RequestImageAnalysisDeps,
  requestImageAnalysis,
} from '../rules/analysis/request-image-analysis.ts';
import { waitForAnalysis } from '../rules/analysis/wait-for-analysis.ts';
import { countAdCall } from './ad-limits.ts';

export type AnalyzeImageDeps = RequestImageAnalysisDeps & { limits: RateLimiters };

const PATIENCE_MS = 60_000;
const COME_BACK_S = 30;

/** Says what an uploaded picture shows, which needs no sign-in. */
export function registerAnalyzeImage(forms: App, queueUpload: QueueUpload, deps: AnalyzeImageDeps): void {
  forms.post(
    '/api/ad-creator/analyze-image',
    {
      // Before any of the body is read.
      onRequest: async (request) => {
        await countAdCall(deps.limits, request);
        const owner = await storageOwnerOfRequest(deps.db, request);
        await expectRoom(deps.db, deps.storageLimits, { owner, bytes: 1 });
      },
      schema: { response: { 200: imageAnalysis } },
    },
    async (request, reply) => {
      const storageOwner = await storageOwnerOfRequest(deps.db, request);
      const { analysisId, picture } = await queueUpload(request, addressKey(request.ip), (image) =>
        requestImageAnalysis(deps, { ...image, storageOwner }),
      );
      await waitForAnalysis(deps.db, {
        id: analysisId,
        patienceMs: PATIENCE_MS,
        signal: abortOnDisconnect(reply),
      });
      const analysis = await findImageAnalysis(deps, analysisId);
      if (!analysis) throw new AppError('unavailable.image_analyses', { retryAfter: COME_BACK_S });
      reply.header('cache-control', 'no-store');
      return { ...analysis, picture };
    },
  );
}
