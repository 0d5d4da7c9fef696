import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';
import type { Caller } from '#platform/fairness/shed-load';
import type { Preview } from '#platform/images/encode-preview';
import type { Moderation } from '#ports/moderation';
import type { PictureSketchers, SketchRequest } from '#ports/picture-sketcher';
import { type ExplainPromptDeps, explainPrompt } from './explain-prompt.ts';

export interface SketchPictureDeps extends ExplainPromptDeps {
  moderation: Moderation;
  pictureSketchers: PictureSketchers;
}

interface Asked {
  imageModel: string;
  /** Its size is that of the picture; the sketch is smaller. */
  request: SketchRequest;
  caller: Caller;
  signal: AbortSignal;
}

/** Pixels of the longer side. */
const EDGE = 256;
const SHORTEST_EDGE = 64;

/**
 * A sketch of a picture that may be asked for; null if the model paints none, could not draw the prompt, or has no time.
 * @throws AppError `moderated`: whatever moderation doubts is not sketched; ProviderError if moderation fails
 */
export async function sketchPicture(
  deps: SketchPictureDeps,
  { imageModel, request, caller, signal }: Asked,
): Promise<Preview | null> {
  const sketcher = deps.pictureSketchers.get(imageModel);
  if (!sketcher) return null;
  const { prompt, creditFree, settings } = request;
  const verdict = await deps.moderation.judgePrompt(prompt);
  if (verdict.decision !== 'allow')
    throw new AppError(`moderated.${verdict.reason}`, { publish: false, field: 'prompt' });
  const asked = { imageModel, prompt, creditFree, category: settings?.category, isPaid: false, caller };
  try {
    if (!(await explainPrompt(deps, asked)).drawsPrompt) return null;
    return await sketcher.sketch({ ...request, ...sketchSize(request) }, { caller, signal });
  } catch (error) {
    // Nobody waits for a sketch.
    if (error instanceof ProviderError || isRateLimited(error)) return null;
    throw error;
  }
}

function isRateLimited(error: unknown): boolean {
  return error instanceof AppError && error.code === 'rate_limited';
}

function sketchSize({ width, height }: { width: number; height: number }) {
  const scale = EDGE / Math.max(width, height);
  const scaled = (side: number) => Math.max(SHORTEST_EDGE, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
