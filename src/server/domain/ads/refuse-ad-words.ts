import type { Moderation, ModerationReason } from '#ports/moderation';
import { AppError } from '#server/errors';

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
  throw new AppError('moderated', ADVICE[verdict.reason], { field });
}

const ADVICE: Record<ModerationReason, string> = {
  minors: 'No ad can be made of this: it puts minors together with sexual content.',
  'real-person': 'No ad can be made of this: it shows a real person in a sexual or violent context.',
  sexual: 'Ads take no sexual content or nudity. Please describe it without.',
  gore: 'Ads take no gore or cruelty. Please describe it without.',
  hate: 'Ads take no hateful words or symbols. Please describe it without them.',
  'public-figure':
    'Ads take no pictures of real public figures. Please describe a person without a famous name.',
  profanity: 'Ads take no swear words. Please say it in other words.',
};
