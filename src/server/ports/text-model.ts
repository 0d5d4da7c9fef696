import type { AspectRatio } from '#contract/enumerations';

/** Writes: a built-in composer of sentences, or a hosted language model. */
export interface TextModel {
  /** Such as `builtin`. */
  readonly id: string;
  /**
   * Writes the prompt of a stock picture.
   * @throws ProviderError saying whether a retry can help; the signal's reason when it is aborted.
   */
  writeImagePrompt(request: ImagePromptRequest, options: { signal: AbortSignal }): Promise<ImagePrompt>;
}

export interface ImagePromptRequest {
  /** A content category, such as `nature`. */
  category: string;
  /** What was asked for lately, newest first: something else is wanted. */
  recent: readonly string[];
}

export interface ImagePrompt {
  prompt: string;
  /** The shape that suits it, width to height. */
  aspectRatio: AspectRatio;
}
