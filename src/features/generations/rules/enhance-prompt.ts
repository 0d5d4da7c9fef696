import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import type { Moderation } from '#ports/moderation';
import type { TextModel } from '#ports/text-model';

export interface EnhancePromptDeps {
  textModel: TextModel;
  moderation: Moderation;
}

/** Short, since a person is waiting for a picture. */
const TIMEOUT_MS = 15_000;

/**
 * Enhances a prompt, to at most `PROMPT_MAX_CHARACTERS`. A failure never fails the picture.
 * @returns null if the model cannot or failed, or the result is refused by moderation or says nothing new
 * @throws only the signal's reason, when it is aborted
 */
export async function enhancePrompt(
  { textModel, moderation }: EnhancePromptDeps,
  { prompt, signal }: { prompt: string; signal: AbortSignal },
): Promise<string | null> {
  signal.throwIfAborted();
  if (!textModel.enhancePrompt) return null;
  const within = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
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
