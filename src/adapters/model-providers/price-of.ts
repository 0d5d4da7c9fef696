import type { ImagePrice } from './provider.ts';

/** US dollars assumed for an image of unknown price; more than most cost. */
export const ASSUMED_USD_PER_IMAGE = 0.1;
const MILLION = 1_000_000;

export interface PricedImages {
  /** The model's price, if known. */
  price: ImagePrice;
  /** The operator's configured price; overrides all others. */
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

/** Expected cost of a call for images in US dollars, and whether the price is assumed. */
export function expectedCost(priced: PricedImages): { expectedUsd: number; isCostAssumed: boolean } {
  const usd = imageCost(priced);
  return { expectedUsd: usd ?? ASSUMED_USD_PER_IMAGE * priced.images, isCostAssumed: usd === undefined };
}

/**
 * Cost of the delivered images in US dollars.
 * @returns undefined if the price is unknown
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
