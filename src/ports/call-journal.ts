import type { ProviderErrorKind } from '#platform/errors/provider-error';

/** Writes down every call of a hosted model before it is made, and says whether there is money left for it. */
export interface CallJournal {
  /**
   * @returns what the call is ended by
   * @throws ProviderError `transient` with `wasRetried` when the day’s budget does not allow it, so that a fallback comes in.
   */
  begin(call: ModelCall): Promise<string>;
  end(callId: string, result: CallResult): Promise<void>;
}

export interface ModelCall {
  /** `provider/model`. */
  model: string;
  kind: ModelKind;
  purpose: CallPurpose;
  /** US dollars that it is expected to cost. */
  expectedUsd: number;
  /** Whether that is a guess. */
  isCostAssumed: boolean;
}

export type ModelKind = 'image' | 'text' | 'vision';

/** Whom a call is for: somebody who asked for pictures, the gallery, a visitor's ads; `check` tries the key. */
export type CallPurpose = 'generation' | 'gallery' | 'ads' | 'check';

export interface CallResult {
  outcome: 'delivered' | ProviderErrorKind | 'abandoned';
  /** What the provider said, without keys. */
  detail?: string;
  /** US dollars; where it is not given, what failed costs nothing, and the rest what was expected. */
  usd?: number;
  images?: number;
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}
