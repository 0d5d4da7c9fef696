import { readModelName } from '../../model-providers/model-name.ts';
import type { Provider } from '../../model-providers/provider.ts';

export interface Tokens {
  input: number;
  output: number;
}

/** For models without a known price, as much as the most expensive models of most providers. USD per million tokens. */
const ASSUMED = { inputUsd: 3, outputUsd: 15 };
const MILLION = 1_000_000;
/** Most tokenizers have more characters per token. */
const CHARACTERS_PER_TOKEN = 3;
/** For a picture of 1,024 pixels a side at the provider that counts most. */
const TOKENS_PER_PICTURE = 1_600;
const TOKENS_PER_ANSWER = 1_000;

/** @param id `provider/model` */
export function priceTokens(
  { textPrices = [] }: Provider,
  id: string,
): { isAssumed: boolean; isFree: boolean; usdOf(tokens: Tokens): number } {
  const model = readModelName(id)?.model ?? id;
  const known = textPrices.find(({ models }) => models.test(model));
  const { inputUsd, outputUsd } = known ?? ASSUMED;
  return {
    isAssumed: known === undefined,
    isFree: inputUsd === 0 && outputUsd === 0,
    usdOf: ({ input, output }) => (input * inputUsd + output * outputUsd) / MILLION,
  };
}

/** Estimates a call's tokens before it is made. @param characters of the whole conversation */
export function estimateTokens({ characters, pictures }: { characters: number; pictures: number }): Tokens {
  return {
    input: Math.ceil(characters / CHARACTERS_PER_TOKEN) + pictures * TOKENS_PER_PICTURE,
    output: TOKENS_PER_ANSWER,
  };
}
