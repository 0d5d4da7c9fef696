import type { TextPrice } from '../provider.ts';

const PRICING = 'ai.google.dev/gemini-api/docs/pricing, 2026-10';

/** For prompts up to 200,000 tokens. */
export const googleTextPrices: readonly TextPrice[] = [
  { models: /^gemini-3\.8-flash/, inputUsd: 0.75, outputUsd: 3.75, source: `${PRICING}, until 2026-12-31` },
  { models: /^gemini-3\.5-flash-lite/, inputUsd: 0.3, outputUsd: 2.5, source: PRICING },
  { models: /^gemini-3\.5-flash$/, inputUsd: 1.5, outputUsd: 9, source: PRICING },
  { models: /^gemini-3\.1-pro/, inputUsd: 2, outputUsd: 12, source: PRICING },
];
