import { deleteLapsedSignIns } from '#server/domain/accounts/delete-lapsed-sign-ins';
import { forgetPersons } from '#server/domain/accounts/forget-persons';
import { sweepAnalyses } from '#server/domain/ads/analysis/sweep-analyses';
import { sweepAds } from '#server/domain/ads/sweep-ads';
import { sweepUnusedAssets } from '#server/domain/assets/sweep-unused-assets';
import { giveUpStrandedPaintings } from '#server/domain/gallery/give-up-painting';
import { removeOldImages } from '#server/domain/gallery/remove-old-images';
import { failStrandedGenerations } from '#server/domain/generations/fail-stranded-generations';
import { forgetFailedPrompts } from '#server/domain/generations/forget-failed-prompts';
import { forgetUsedKeys } from '#server/domain/generations/forget-used-keys';
import { sweepDownloads } from '#server/domain/images/sweep-downloads';
import { sweepOrphanedObjects } from '#server/domain/images/sweep-orphaned-objects';
import { sweepPendingObjects } from '#server/domain/images/sweep-pending-objects';
import { sweepModelCalls } from '#server/domain/models/sweep-model-calls';
import { forgetRefusedPrompts } from '#server/domain/moderation/forget-refused-prompts';
import type { Retention } from '#server/domain/operations/retention';
import { sweepAdminAudit } from '#server/domain/operations/sweep-admin-audit';
import { sweepSecurityEvents } from '#server/domain/security-events/sweep-security-events';
import { addUpStorage } from '#server/domain/storage/add-up-storage';
import { sweepDeliveries } from '#server/domain/webhooks/sweep-deliveries';

export type SweepDeps = Parameters<typeof failStrandedGenerations>[0] &
  Parameters<typeof removeOldImages>[0] &
  Parameters<typeof sweepOrphanedObjects>[0] &
  Parameters<typeof sweepPendingObjects>[0] &
  Parameters<typeof deleteLapsedSignIns>[0] & { retention: Retention };

const SWEEPERS: readonly ((deps: SweepDeps) => Promise<unknown>)[] = [
  failStrandedGenerations,
  giveUpStrandedPaintings,
  removeOldImages,
  sweepDownloads,
  sweepAds,
  sweepAnalyses,
  sweepModelCalls,
  sweepDeliveries,
  sweepUnusedAssets,
  sweepPendingObjects,
  sweepOrphanedObjects,
  deleteLapsedSignIns,
  forgetRefusedPrompts,
  forgetFailedPrompts,
  forgetUsedKeys,
  forgetPersons,
  sweepAdminAudit,
  sweepSecurityEvents,
  addUpStorage,
];

/**
 * Every minute: settles what nobody will finish, and clears what nobody will read. One that fails stops no other.
 * @throws AggregateError that names those that failed, once all have run
 */
export async function sweepJob(deps: SweepDeps): Promise<void> {
  const failures: Error[] = [];
  for (const sweep of SWEEPERS) {
    try {
      await sweep(deps);
    } catch (error) {
      failures.push(new Error(`${sweep.name}: ${(error as Error).message}`, { cause: error }));
    }
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} of ${SWEEPERS.length} sweepers failed: ${failures.map(({ message }) => message).join('; ')}`,
    );
}
