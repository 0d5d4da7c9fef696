import type { Database } from '#platform/db/client';
import type { Moderation, ModerationReason } from '#ports/moderation';
import { insertRefusedPrompt } from '#server/db/queries/refused-prompts';
import { AppError } from '#server/errors';

/**
 * Refuses what may not be made: for the public gallery what moderation blocks, for the asker's own library what is never
 * theirs to make, or the same where the operator wants it so (docs/decisions/007 and 012). What was refused is kept for whoever reviews the asker's pictures.
 * @returns why the picture is to wait for a person before it becomes public; null where it need not
 * @throws AppError `moderated`, saying what to change; ProviderError when no verdict can be had.
 */
export async function refuseModerated(
  { db, moderation }: { db: Database; moderation: Moderation },
  { userId, prompt, publish }: { userId: string; prompt: string; publish: boolean },
): Promise<ModerationReason | null> {
  const verdict = await moderation.judgePrompt(prompt);
  if (verdict.decision === 'allow') return null;
  const { decision, reason } = verdict;
  const isRefused =
    NEVER.has(reason) || (decision === 'block' && (publish || moderation.privateRules === 'strict'));
  if (!isRefused) return publish ? reason : null;
  await insertRefusedPrompt(db, { userId, prompt, publish, decision, reason });
  throw new AppError('moderated', adviceFor(reason, publish ? 'The public gallery' : 'This site'), {
    field: 'prompt',
  });
}

/** Refused in private too, and where it is only doubted. */
const NEVER: ReadonlySet<ModerationReason> = new Set(['minors', 'real-person']);

/** @param refuser what refuses it */
function adviceFor(reason: ModerationReason, refuser: string): string {
  return ADVICE[reason].replace('REFUSER', refuser);
}

const ADVICE: Record<ModerationReason, string> = {
  minors: 'This prompt cannot be made into a picture: it puts minors together with sexual content.',
  'real-person':
    'This prompt cannot be made into a picture: it shows a real person in a sexual or violent context.',
  sexual: 'REFUSER takes no sexual content or nudity. Please describe the picture without it.',
  gore: 'REFUSER takes no gore or cruelty. Please describe the picture without it.',
  hate: 'REFUSER takes no hateful words or symbols. Please describe the picture without them.',
  'public-figure':
    'REFUSER takes no pictures of real public figures. Please describe a person without a famous name.',
  profanity: 'REFUSER takes no swear words. Please say it in other words.',
};
