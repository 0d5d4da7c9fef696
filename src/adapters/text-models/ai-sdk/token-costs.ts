import { readModelName } from '../../model-providers/model-name.ts';
import type { Provider } from '../../model-providers/provider.ts';

export interface Tokens {
  input: number;
  output: number;
}

/** What is reckoned where nobody has said: as much as the dearest models of most providers. US dollars a million tokens. */
const ASSUMED = { inputUsd: 3, outputUsd: 15 };
const MILLION = 1_000_000;
/** Fewer than most tokenizers get out of a token, in characters. */
const CHARACTERS_A_TOKEN = 3;
/** Of a picture of 1,024 pixels a side, where it takes most. */
const TOKENS_A_PICTURE = 1_600;
const TOKENS_OF_ANSWER = 1_000;

/** What a model's tokens cost. @param id `provider/model` */
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

/** Before a call is made. @param characters of all that is said to the model */
export function estimateTokens({ characters, pictures }: { characters: number; pictures: number }): Tokens {
  return {
    input: Math.ceil(characters / CHARACTERS_A_TOKEN) + pictures * TOKENS_A_PICTURE,
    output: TOKENS_OF_ANSWER,
  };
}
