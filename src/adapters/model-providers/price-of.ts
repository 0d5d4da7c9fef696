import type { ImagePrice } from './provider.ts';

/** US dollars that an image is reckoned at where nobody has said what it costs: more than most do. */
export const ASSUMED_USD_PER_IMAGE = 0.1;
const MILLION = 1_000_000;

export interface PricedImages {
  /** What the provider's models cost, as far as it is known. */
  price: ImagePrice;
  /** What the operator says that an image costs; it holds before all else. */
  usdPerImage: number | undefined;
  /** Pixels. */
  width: number;
  height: number;
  images: number;
}

interface Tokens {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}

/** US dollars that a call for pictures is expected to cost, and whether that is a guess. */
export function expectedCost(priced: PricedImages): { expectedUsd: number; isCostAssumed: boolean } {
  const usd = imageCost(priced);
  return { expectedUsd: usd ?? ASSUMED_USD_PER_IMAGE * priced.images, isCostAssumed: usd === undefined };
}

/**
 * US dollars that the pictures which came have cost.
 * @returns undefined where nobody has said what they cost
 */
export function imageCost({
  price,
  usdPerImage,
  width,
  height,
  images,
  usage,
}: PricedImages & { usage?: Tokens | undefined }): number | undefined {
  if (usdPerImage !== undefined) return usdPerImage * images;
  if (price?.per === 'megapixel') return (price.usd * images * width * height) / MILLION;
  if (price?.per === 'tokens' && usage?.outputTokens !== undefined) return costOfTokens(price, usage);
  return price ? price.usd * images : undefined;
}

function costOfTokens(
  { inputUsd, outputUsd }: { inputUsd: number; outputUsd: number },
  { inputTokens = 0, outputTokens = 0 }: Tokens,
): number {
  return (inputUsd * inputTokens + outputUsd * outputTokens) / MILLION;
}
