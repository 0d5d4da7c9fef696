import type { ModerationReason } from '#features/moderation/contract/moderation-reasons';

export { MODERATION_REASONS, type ModerationReason } from '#features/moderation/contract/moderation-reasons';

/** Judges what people ask for, before anything is made of it: by rules on this machine, or as a provider does. */
export interface Moderation {
  /**
   * How prompts for one's own library are judged: `law` refuses what is never theirs to make, `strict` whatever the public
   * gallery refuses.
   */
  privateRules: PrivateRules;
  /** @throws ProviderError when no verdict can be had. */
  judgePrompt(prompt: string): Promise<ModerationVerdict>;
}

export type PrivateRules = 'law' | 'strict';

/** `review` is for a person to look at: of prompts for the gallery, the picture waits until somebody has. */
export type ModerationVerdict =
  | { decision: 'allow' }
  | { decision: 'review' | 'block'; reason: ModerationReason };
