import type { ModerationReason } from '#contract/moderation-reasons';

export { MODERATION_REASONS, type ModerationReason } from '#contract/moderation-reasons';

/** Judges what people ask for, before anything is made of it: by rules on this machine, or as a provider does. */
export interface Moderation {
  /** @throws ProviderError when no verdict can be had. */
  judgePrompt(prompt: string): Promise<ModerationVerdict>;
}

/** `review` is for a person to look at: of prompts for the gallery, the picture waits until somebody has. */
export type ModerationVerdict =
  | { decision: 'allow' }
  | { decision: 'review' | 'block'; reason: ModerationReason };
