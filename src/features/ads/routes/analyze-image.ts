import { storageOwnerOfRequest } from '#features/storage/routes/storage-owner-of-request';
import { expectRoom } from '#features/storage/rules/require-room';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { abortOnDisconnect } from '#platform/http/requests/abort-on-disconnect';
import { route } from '#platform/http/route';
import type { QueueUpload } from '#platform/http/uploads/image-forms';
import * as contract from '../contract/ad-analyses.ts';
import { findImageAnalysis } from '../rules/analysis/find-image-analysis.ts';
import {
  type RequestImageAnalysisDeps,
  requestImageAnalysis,
} from '../rules/analysis/request-image-analysis.ts';
import { waitForAnalysis } from '../rules/analysis/wait-for-analysis.ts';
import { countAdCall } from './ad-limits.ts';

export type AnalyzeImageDeps = RequestImageAnalysisDeps & { limits: RateLimiters };

const TIMEOUT_MS = 60_000;
const RETRY_AFTER_S = 30;

export function registerAnalyzeImage(forms: App, queueUpload: QueueUpload, deps: AnalyzeImageDeps): void {
  route(forms, contract.analyzeImage, async ({ request, reply }) => {
    await countAdCall(deps.limits, request);
    const storageOwner = await storageOwnerOfRequest(deps.db, request);
    await expectRoom(deps.db, deps.storageLimits, { owner: storageOwner, bytes: 1 });
    const user = await request.findUser();
    const { analysisId, picture } = await queueUpload(request, user?.id ?? null, (image) =>
      requestImageAnalysis(deps, { ...image, storageOwner }),
    );
    await waitForAnalysis(deps.db, {
      id: analysisId,
      timeoutMs: TIMEOUT_MS,
      signal: abortOnDisconnect(reply),
    });
    const analysis = await findImageAnalysis(deps, analysisId);
    if (!analysis) throw new AppError('unavailable.image_analyses', { retryAfter: RETRY_AFTER_S });
    return { ...analysis, picture };
  });
}
