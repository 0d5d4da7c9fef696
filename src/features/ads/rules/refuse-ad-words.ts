import { AppError } from '#platform/errors/app-error';
import type { Moderation } from '#ports/moderation';

/**
 * Moderates words that a person typed for an ad.
 * @param use texts may name public figures, pictures may not show them
 * @throws AppError `moderated` with the field and what to change; ProviderError without a verdict
 */
export async function refuseAdWords(
  { moderation }: { moderation: Moderation },
  { words, field, use }: { words: string; field: string; use: 'text' | 'picture' },
): Promise<void> {
  const verdict = await moderation.judgePrompt(words);
  if (verdict.decision === 'allow') return;
  if (use === 'text' && verdict.reason === 'public-figure') return;
  throw new AppError(`moderated.ad_${verdict.reason}`, { field });
}
