import type { Logger } from 'pino';
import { checkModels } from '#adapters/model-providers/check-models';
import type { HostedModels } from '#adapters/model-providers/hosted-models';
import type { CallJournal, CallResult } from '#ports/call-journal';
import type { ModelsConfig } from '../config/models.ts';
import { listHostedModels } from './list-configured-models.ts';

/**
 * Checks the keys of all configured models, if that is free of charge, and records the results in the log and for
 * `/admin/operations`. It runs in the background, and its failure stops nothing.
 */
export async function checkModelKeys(
  { hosted, journal, logger }: { hosted: HostedModels; journal: CallJournal; logger: Logger },
  { models, signal, tell }: { models: ModelsConfig; signal: AbortSignal; tell: (warning: string) => void },
): Promise<void> {
  try {
    const ids = listHostedModels(models);
    for (const { id, outcome, detail } of await checkModels(hosted, ids, { signal })) {
      // Missing variables were reported at the start.
      if (outcome === 'untried' || outcome === 'missing') continue;
      if (detail !== '') {
        logger.warn(detail);
        tell(detail);
      }
      const call = { model: id, purpose: 'check', expectedUsd: 0, isCostAssumed: false } as const;
      const kind = models.text === id ? 'text' : models.vision === id ? 'vision' : 'image';
      await journal.end(await journal.begin({ ...call, kind }), {
        outcome: OUTCOMES[outcome],
        ...(detail !== '' && { detail }),
      });
    }
  } catch (error) {
    if (!signal.aborted) logger.warn({ err: error }, 'model key check failed');
  }
}

const OUTCOMES: Record<'ok' | 'refused' | 'unreachable', CallResult['outcome']> = {
  ok: 'delivered',
  refused: 'misconfigured',
  unreachable: 'transient',
};
