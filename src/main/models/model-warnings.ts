import { CronExpressionParser } from 'cron-parser';
import { createHostedModels } from '#adapters/model-providers/hosted-models';
import type { ConfiguredModels } from '#features/image-models/rules/configured-models';
import type { Config } from '../config/config.ts';
import { listConfiguredModels } from './list-configured-models.ts';
import { imagePriceOf } from './model-prices.ts';

/** Warnings about the configured models for the console, one line each; none stops the start. */
export function listModelWarnings({
  models,
  galleryCron,
  galleryBatch,
}: Pick<Config, 'models' | 'galleryCron' | 'galleryBatch'>): string[] {
  // No model is called, so nothing is recorded.
  const hosted = createHostedModels({
    settings: models.providers,
    callTimeoutS: models.callTimeoutS,
    journal: NO_JOURNAL,
    onJournalFailure: () => undefined,
  });
  const configured = listConfiguredModels(models, hosted);
  const [painter] = models.images;
  const isMissing = configured.models.some(({ id, missingVariable }) => id === painter && missingVariable);
  const usdATick = isMissing ? 0 : imagePriceOf(models, painter).usd * galleryBatch;
  // Counting takes 30 ms of every start, and the studio's pictures are free.
  const usdADay = usdATick > 0 ? usdATick * countTicksOfDay(galleryCron) : 0;
  return [
    ...warningsOf(configured),
    ...(models.budgetUsd === undefined && usdADay >= 1
      ? [
          `the gallery's own pictures cost about ${Math.round(usdADay)} US dollars a day with ${painter}: MODEL_BUDGET_USD sets a limit, GALLERY_BATCH and GALLERY_CRON make fewer`,
        ]
      : []),
  ];
}

function countTicksOfDay(cron: string): number {
  const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')];
  const ticks = CronExpressionParser.parse(cron, { tz: 'UTC', currentDate: from, endDate: to });
  return ticks.take(MINUTES_OF_DAY).length;
}

const MINUTES_OF_DAY = 24 * 60;

function warningsOf({ models, budgetUsd }: ConfiguredModels): string[] {
  const missing = models.flatMap(({ id, missingVariable }) =>
    missingVariable === null ? [] : [`${missingVariable} is missing: ${id} can make nothing`],
  );
  const assumed = models.flatMap(({ id, isPriceAssumed, usdPerImage }) =>
    isPriceAssumed
      ? [
          `the price of ${id} is unknown: MODEL_BUDGET_USD assumes ${usdPerImage} US dollars an image (set MODEL_PRICES)`,
        ]
      : [],
  );
  return budgetUsd === undefined ? missing : [...missing, ...assumed];
}

const NO_JOURNAL = {
  begin: () => Promise.reject(new Error('No model is called before the start')),
  end: () => Promise.resolve(),
};
