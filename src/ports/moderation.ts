import type { ModerationReason } from '#features/moderation/contract/moderation-reasons';

export { MODERATION_REASONS, type ModerationReason } from '#features/moderation/contract/moderation-reasons';

/** Judges prompts before generation: by local rules, or by a provider. */
export interface Moderation {
  /**
   * The rules for unpublished generations: `law` refuses only illegal content, `strict` everything that the public gallery
   * refuses.
   */
  privateRules: PrivateRules;
  /** @throws ProviderError if there is no verdict */
  judgePrompt(prompt: string): Promise<ModerationVerdict>;
}

export type PrivateRules = 'law' | 'strict';

/** `review`: a person decides. Until then, the picture is not published to the gallery. */
export type ModerationVerdict =
  | { decision: 'allow' }
  | { decision: 'review' | 'block'; reason: ModerationReason };
