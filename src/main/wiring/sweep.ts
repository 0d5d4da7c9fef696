import { deleteLapsedSignIns } from '#features/accounts/rules/delete-lapsed-sign-ins';
import { sweepAds, sweepAnalyses } from '#features/ads/rules/sweep-ads';
import { sweepUnusedAssets } from '#features/assets/rules/sweep-unused-assets';
import { sweepAdminAudit } from '#features/audit/rules/sweep-admin-audit';
import { sweepDownloads } from '#features/downloads/rules/sweep-downloads';
import { giveUpStrandedPaintings } from '#features/gallery/rules/give-up-painting';
import { removeOldImages } from '#features/gallery/rules/remove-old-images';
import { failStrandedGenerations } from '#features/generations/rules/fail-stranded-generations';
import { sweepFailedPrompts } from '#features/generations/rules/sweep-failed-prompts';
import { sweepUsedKeys } from '#features/generations/rules/sweep-used-keys';
import { sweepTrash } from '#features/generations/rules/trash/erase-trash';
import { sweepModelCalls } from '#features/image-models/rules/sweep-model-calls';
import { nameColors } from '#features/images/rules/name-colors';
import { sweepOrphanedObjects } from '#features/images/rules/sweep-orphaned-objects';
import { sweepPendingObjects } from '#features/images/rules/sweep-pending-objects';
import { forgetRefusedPrompts } from '#features/moderation/rules/forget-refused-prompts';
import { forgetPersons } from '#features/my-account/rules/forget-persons';
import { sweepConnections } from '#features/oauth/rules/sweep-connections';
import { sweepPublications } from '#features/publications/rules/sweep-publications';
import { sweepSecurityEvents } from '#features/security-events/queries/security-events';
import { mergeStorageChanges } from '#features/storage/queries/storage';
import { sweepDeliveries } from '#features/webhooks/rules/sweep-deliveries';
import type { Retention } from '#platform/limits/days';

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
  sweepConnections,
  forgetRefusedPrompts,
  sweepFailedPrompts,
  sweepUsedKeys,
  sweepTrash,
  sweepPublications,
  nameColors,
  forgetPersons,
  sweepAdminAudit,
  sweepSecurityEvents,
  mergeStorageChanges,
];

/**
 * Runs every minute: settles abandoned work and deletes expired data. A failed sweeper does not stop the others.
 * @throws AggregateError naming the failed sweepers, after all have run
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
