import { AppError } from '#platform/errors/app-error';
import type { Moderation } from '#ports/moderation';

/**
 * Refuses what no ad may be made of, in words that a person typed.
 * @param use texts may name public figures, pictures may not show them
 * @throws AppError `moderated`, naming the field and what to change; ProviderError when no verdict can be had.
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
