import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import type { Moderation } from '#ports/moderation';
import type { TextModel } from '#ports/text-model';

export interface EnhancePromptDeps {
  textModel: TextModel;
  moderation: Moderation;
}

/** Somebody waits for a picture. */
const LONGEST_MS = 15_000;

/**
 * Writes a prompt out, at most `PROMPT_MAX_CHARACTERS` long. A picture never fails for want of it.
 * @returns null where the model writes none or failed, what came may not be pictured, or it says nothing new
 * @throws the signal's reason when it is aborted, and nothing else
 */
export async function enhancePrompt(
  { textModel, moderation }: EnhancePromptDeps,
  { prompt, signal }: { prompt: string; signal: AbortSignal },
): Promise<string | null> {
  signal.throwIfAborted();
  if (!textModel.enhancePrompt) return null;
  const within = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
  try {
    const request = { prompt, maxCharacters: PROMPT_MAX_CHARACTERS };
    const written = (await textModel.enhancePrompt(request, { signal: within })).trim();
    signal.throwIfAborted();
    if (written === '' || written.length > PROMPT_MAX_CHARACTERS || isSame(written, prompt)) return null;
    const { decision } = await moderation.judgePrompt(written);
    return decision === 'allow' ? written : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

function isSame(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.]+/g, ' ')
    .trim();
}
