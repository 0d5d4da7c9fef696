/** Judges what people ask for, before anything is made of it. */
export interface Moderation {
  /** @throws ProviderError when no verdict can be had. */
  judgePrompt(prompt: string): Promise<ModerationVerdict>;
}

/** `review` is for a person to look at; nothing asks for it yet of prompts. */
export type ModerationVerdict =
  | { decision: 'allow' }
  | { decision: 'review' | 'block'; reason: ModerationReason };

/** `minors` is sexual content with minors, and the gravest. */
export const MODERATION_REASONS = ['minors', 'sexual', 'gore', 'hate', 'public-figure', 'profanity'] as const;
export type ModerationReason = (typeof MODERATION_REASONS)[number];
