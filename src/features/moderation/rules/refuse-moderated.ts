import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Moderation, ModerationReason } from '#ports/moderation';
import { insertRefusedPrompt } from '../queries/refused-prompts.ts';

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
  throw new AppError(`moderated.${reason}`, { publish, field: 'prompt' });
}

/** Refused in private too, and where it is only doubted. */
const NEVER: ReadonlySet<ModerationReason> = new Set(['minors', 'real-person']);
