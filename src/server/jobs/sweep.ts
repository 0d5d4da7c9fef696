import { deleteLapsedSignIns } from '#server/domain/accounts/delete-lapsed-sign-ins';
import { sweepAnalyses } from '#server/domain/ads/analysis/sweep-analyses';
import { sweepAds } from '#server/domain/ads/sweep-ads';
import { giveUpStrandedPaintings } from '#server/domain/gallery/give-up-painting';
import { removeOldImages } from '#server/domain/gallery/remove-old-images';
import { failStrandedGenerations } from '#server/domain/generations/fail-stranded-generations';
import { forgetFailedPrompts } from '#server/domain/generations/forget-failed-prompts';
import { sweepDownloads } from '#server/domain/images/sweep-downloads';
import { sweepOrphanedObjects } from '#server/domain/images/sweep-orphaned-objects';
import { sweepPendingObjects } from '#server/domain/images/sweep-pending-objects';
import { sweepModelCalls } from '#server/domain/models/sweep-model-calls';
import { forgetRefusedPrompts } from '#server/domain/moderation/forget-refused-prompts';
import type { Retention } from '#server/domain/operations/retention';
import { sweepAdminAudit } from '#server/domain/operations/sweep-admin-audit';

import { sweepDeliveries } from '#server/domain/webhooks/sweep-deliveries';

export type SweepDeps = Parameters<typeof failStrandedGenerations>[0] &
  Parameters<typeof removeOldImages>[0] &
  Parameters<typeof sweepOrphanedObjects>[0] &
  Parameters<typeof sweepPendingObjects>[0] &
  Parameters<typeof deleteLapsedSignIns>[0] & { retention: Retention };

/** Every minute: settles what nobody will finish, and clears what nobody will read. */
export async function sweepJob(deps: SweepDeps): Promise<void> {
  await failStrandedGenerations(deps);
  await giveUpStrandedPaintings(deps);
  await removeOldImages(deps);
  await sweepDownloads(deps);
  await sweepAds(deps);
  await sweepAnalyses(deps);
  await sweepModelCalls(deps);
  await sweepDeliveries(deps);
  await sweepPendingObjects(deps);
  await sweepOrphanedObjects(deps);
  await deleteLapsedSignIns(deps);
  await forgetRefusedPrompts(deps);
  await forgetFailedPrompts(deps);
  await sweepAdminAudit(deps);
}
