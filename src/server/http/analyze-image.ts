import { imageAnalysis } from '#contract/ads';
import { AppError } from '#platform/errors/app-error';
import { findImageAnalysis } from '#server/domain/ads/analysis/find-image-analysis';
import {
  type RequestImageAnalysisDeps,
  requestImageAnalysis,
} from '#server/domain/ads/analysis/request-image-analysis';
import { waitForAnalysis } from '#server/domain/ads/analysis/wait-for-analysis';
import { expectRoom } from '#server/domain/storage/require-room';
import { abortOnDisconnect } from './abort-on-disconnect.ts';
import { countAdCall } from './ad-limits.ts';
import type { App } from './app.ts';
import type { QueueUpload } from './image-forms.ts';
import { addressKey, type RateLimits } from './rate-limits.ts';
import { storageOwnerOfRequest } from './storage-owner-of-request.ts';

export type AnalyzeImageDeps = RequestImageAnalysisDeps & { limits: RateLimits };

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
