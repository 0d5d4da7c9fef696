import type { PromptExplanation } from '#features/generations/contract/explain-prompt';
import type { ContentCategory } from '#features/images/contract/enumerations';
import type { Caller } from '#platform/fairness/shed-load';
import type { Grounding } from './image-model.ts';

/** Says what an image model would draw, before it is asked. */
export interface PromptExplainer {
  /** @throws ProviderError `transient` if it stopped; AppError `rate_limited` if it has too many prompts to read */
  explain(asked: PromptToExplain): Promise<PromptExplanation>;
}

export interface PromptToRead {
  prompt: string;
  /** Chooses between meanings of a word. */
  category?: ContentCategory | undefined;
  /** The earlier picture that the prompt refines. */
  grounding?: Pick<Grounding, 'details'>;
  /** Whether the words describe the surroundings of a cut-out. */
  hasCutOut?: boolean | undefined;
  /** Whether the picture must be free of works whose authors must be named. */
  creditFree?: boolean | undefined;
  /** Pixels of the picture that somebody is about to pay for, which decide what finds room in it. */
  size?: { width: number; height: number } | undefined;
}

export interface PromptToExplain extends PromptToRead {
  /** A paid request waits for it: explained before all others, and refused only if several changes of the same caller wait. */
  isPaid: boolean;
  /** Nobody's many prompts hold up those of others. */
  caller: Caller;
}

/** By image model; models without one draw every prompt. */
export type PromptExplainers = ReadonlyMap<string, PromptExplainer>;
