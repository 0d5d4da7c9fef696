import type { ProviderErrorKind } from '#platform/errors/provider-error';

/** Records every call of a hosted model in advance, and checks the day's budget. */
export interface CallJournal {
  /**
   * @returns the call's id
   * @throws ProviderError `transient` with `wasRetried` if the day's budget is spent, so that a fallback model is used
   */
  begin(call: ModelCall): Promise<string>;
  end(callId: string, result: CallResult): Promise<void>;
}

export interface ModelCall {
  /** `provider/model`. */
  model: string;
  kind: ModelKind;
  purpose: CallPurpose;
  /** Expected cost in US dollars. */
  expectedUsd: number;
  /** Whether the expected cost is a guess. */
  isCostAssumed: boolean;
}

export type ModelKind = 'image' | 'text' | 'vision';

/** The purpose of a call: a user's generation, the gallery, a visitor's ads, or a test of the API key. */
export type CallPurpose = 'generation' | 'gallery' | 'ads' | 'check';

export interface CallResult {
  outcome: 'delivered' | ProviderErrorKind | 'abandoned';
  /** The provider's message, without keys. */
  detail?: string;
  /** Cost in US dollars. By default failed calls cost nothing, others the expected amount. */
  usd?: number;
  images?: number;
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}
