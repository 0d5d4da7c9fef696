import type { Asset, ExampleProduct } from '../contract/assets.ts';

/** How a reference picture is shown: examples are cut-outs, and so are uploads with a transparent ground; others are framed. */
export function referenceKind(
  asset: Asset | null | undefined,
  example: ExampleProduct | null | undefined,
): 'cut-out' | 'picture' | null {
  if (asset) return asset.hasAlpha ? 'cut-out' : 'picture';
  return example ? 'cut-out' : null;
}
