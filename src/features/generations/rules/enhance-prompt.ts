import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import type { Moderation } from '#ports/moderation';
import type { PromptExplainers } from '#ports/prompt-explainer';
import type { TextModel } from '#ports/text-model';

export interface EnhancePromptDeps {
  textModel: TextModel;
  moderation: Moderation;
  /** Undefined where every model draws every prompt. */
  promptExplainers?: PromptExplainers;
}

interface PromptToEnhance {
  prompt: string;
  imageModel: string | undefined;
  creditFree?: boolean | undefined;
  /** The user. */
  caller: string;
  signal: AbortSignal;
}

/** Short, since a person is waiting for a picture. */
const TIMEOUT_MS = 15_000;

/**
 * Enhances a prompt, to at most `PROMPT_MAX_CHARACTERS`. A failure never fails the picture.
 * @param imageModel which must draw the result as well; undefined if a picture decides the subject
 * @returns null if the model cannot or failed, or the result is refused by moderation, cannot be drawn or says nothing new
 * @throws only the signal's reason, when it is aborted
 */
export async function enhancePrompt(
  { textModel, moderation, promptExplainers }: EnhancePromptDeps,
  { prompt, imageModel, creditFree, caller, signal }: PromptToEnhance,
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
    if (decision !== 'allow') return null;
    // The typed prompt was checked before it was paid; the written one must not lose its subject.
    const explainer = imageModel === undefined ? undefined : promptExplainers?.get(imageModel);
    const isDrawn =
      !explainer ||
      (await explainer.explain({ prompt: written, creditFree, isPaid: true, caller: { id: caller } }))
        .drawsPrompt;
    signal.throwIfAborted();
    return isDrawn ? written : null;
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
