import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Moderation, ModerationReason } from '#ports/moderation';
import { insertRefusedPrompt } from '../queries/refused-prompts.ts';

/**
 * Refuses prompts that moderation blocks. Private pictures are refused only for `minors` and `real-person`, unless the
 * operator has set strict rules (docs/decisions/007 and 012). Refused prompts are recorded for the admins.
 * @returns the reason for a review before publication; null if none is needed
 * @throws AppError `moderated`, saying what to change; ProviderError if moderation fails
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
  throw new AppError(`moderated.${reason}`, { publish, field: 'prompt' });
}

/** Always refused: in private too, and for decision `review` too. */
const NEVER: ReadonlySet<ModerationReason> = new Set(['minors', 'real-person']);
