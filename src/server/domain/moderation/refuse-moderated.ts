import { AppError } from '#server/errors';
import type { Moderation, ModerationReason } from '#server/ports/moderation';

/**
 * Refuses what may not be made: for the public gallery anything that moderation does not allow, for the asker's
 * own library sexual content with minors alone (docs/decisions/007).
 * @throws AppError `moderated`, saying what to change.
 */
export async function refuseModerated(
  { moderation }: { moderation: Moderation },
  { prompt, publish }: { prompt: string; publish: boolean },
): Promise<void> {
  const verdict = await moderation.judgePrompt(prompt);
  if (verdict.decision === 'allow') return;
  if (publish || verdict.reason === 'minors')
    throw new AppError('moderated', ADVICE[verdict.reason], { field: 'prompt' });
}

const ADVICE: Record<ModerationReason, string> = {
  minors: 'This prompt cannot be made into a picture: it puts minors together with sexual content.',
  sexual: 'The public gallery takes no sexual content or nudity. Please describe the picture without it.',
  gore: 'The public gallery takes no gore or cruelty. Please describe the picture without it.',
  hate: 'The public gallery takes no hateful words or symbols. Please describe the picture without them.',
  'public-figure':
    'The public gallery takes no pictures of real public figures. Please describe a person without a famous name.',
  profanity: 'The public gallery takes no swear words. Please say it in other words.',
};
